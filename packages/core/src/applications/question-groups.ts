import { foldWords } from '#shared/text'
import type { NeedsYou, OpenQuestion, QuestionGroup } from './questions-schema.ts'

type Waiting = {
  id: string
  job_title: string
  company: string
  job_url: string | null
  application_url: string | null
  answered: number
  openQuestions: readonly OpenQuestion[]
}

/** Open questions as they are put to the person: equal ones once. An answer must fit every field that it serves, so options count. */
export function groupQuestions(applications: readonly Waiting[]): NeedsYou {
  const groups = new Map<string, QuestionGroup>()
  for (const { id: applicationId, job_title, company, openQuestions } of applications)
    for (const { question, key, status, reason } of openQuestions) {
      const id = key === null ? `${applicationId} ${question.id}` : groupKey(key, question)
      const group = groups.get(id) ?? { id, question, status, reason, canKeep: key !== null, members: [] }
      group.members.push({ applicationId, questionId: question.id, label: question.label, job_title, company })
      groups.set(id, group)
    }
  const rank = ({ status }: QuestionGroup) => (status === 'never' ? 1 : 0)
  return {
    groups: [...groups.values()].toSorted((one, other) => rank(one) - rank(other) || other.members.length - one.members.length),
    waiting: applications.map(({ id, job_title, company, job_url, application_url, answered, openQuestions }) => ({
      applicationId: id,
      job_title,
      company,
      application_url: application_url ?? job_url,
      answered,
      open: openQuestions.length,
    })),
  }
}

const groupKey = (key: string, { kind, options }: OpenQuestion['question']) =>
  JSON.stringify([key, kind, options.map(({ label }) => foldWords(label)).sort()])
