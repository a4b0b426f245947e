import { groupQuestions } from '@jobapply/core/answers/answering/group'
import type { AnswersInput, NeedsYou } from '@jobapply/core/applications/questions-schema'
import { type ApplicationRow, noteChanges, updateApplication } from '#features/applications/record/applying-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { withPersonLock } from '#platform/db/lock'
import { keepAnswer, takeAnswer } from './given.ts'
import { listHere, listWaiting } from './store.ts'

/** Questions as they are put to the person: equal ones once, those that free most applications first. */
export async function findQuestions(db: Db, userId: string): Promise<NeedsYou> {
  const rows = await listWaiting(db, userId)
  const asked = rows.flatMap((row) => row.openQuestions.map((open) => ({ row, open })))
  const groups = groupQuestions(
    asked.map(({ row, open }) => ({
      applicationId: row.id,
      jobTitle: row.job_title,
      // The country was taken into account when the question was found open.
      job: { employer: row.company, country: open.country, city: null },
      question: open.question,
    })),
  )
  const placeOf = (applicationId: string, questionId: string) =>
    asked.find(({ row, open }) => row.id === applicationId && open.question.id === questionId)
  return {
    groups: groups.flatMap(({ key, question, isApart, members }) => {
      const first = members[0] && placeOf(members[0].applicationId, question.id)
      if (!first) return []
      const { status, reason } = first.open
      return {
        id: key,
        question,
        status: isApart ? 'never' : status,
        reason,
        canKeep: !isApart && first.open.key !== null,
        country: members.every(({ job }) => job.country === first.open.country) ? first.open.country : null,
        members: members.map(({ applicationId, question: own, job }) => ({
          applicationId,
          questionId: own.id,
          label: own.label,
          job_title: placeOf(applicationId, own.id)?.row.job_title ?? '',
          company: job.employer,
        })),
      }
    }),
    waiting: rows.map(({ id, job_title, company, application_url, job_url, fields, openQuestions }) => ({
      applicationId: id,
      job_title,
      company,
      application_url: application_url ?? job_url,
      answered: fields.filter(({ value }) => value !== '').length,
      open: openQuestions.length,
    })),
  }
}

type Refusals = { ANSWER_DOES_NOT_FIT(): Error; APPLICATION_NOT_FOUND(): Error }
type Given = AnswersInput['answers'][number]

/** Writes the answers into the forms that asked, and keeps those that may serve again. All of it, or nothing. */
export function answerQuestions(db: Db, userId: string, { answers }: AnswersInput, errors: Refusals) {
  return withPersonLock(db, userId, async (tx) => {
    const at = now()
    const asked = answers.flatMap(({ members }) => members.map(({ applicationId }) => applicationId))
    const waiting = [...(await listWaiting(tx, userId)), ...(await listHere(tx, userId, asked))]
    const rows = new Map(waiting.map((row) => [row.id, row]))
    const changed = new Set<string>()
    for (const answer of answers) {
      const kept = await keep(tx, userId, answer, rows, errors)
      for (const { applicationId, questionId } of answer.members) {
        const row = rows.get(applicationId)
        const open = row?.openQuestions.find(({ question }) => question.id === questionId)
        if (!row || !open) throw errors.APPLICATION_NOT_FOUND()
        rows.set(applicationId, takeAnswer(row, open, answer.values, kept, errors))
        changed.add(applicationId)
      }
    }
    const goesOn: string[] = []
    for (const id of changed) {
      const row = rows.get(id)
      if (!row) continue
      const isComplete = row.openQuestions.length === 0
      // One whose page the person has opened already is finished there.
      const progress = isComplete && row.progress === 'needs-you' && !row.openedAt ? 'ready' : row.progress
      if (isComplete) goesOn.push(id)
      await store(tx, userId, row, progress, at)
    }
    return { goesOn, needsYou: await findQuestions(tx, userId) }
  })
}

async function store(tx: Db, userId: string, row: ApplicationRow, progress: ApplicationRow['progress'], at: Date) {
  const { fields, openQuestions, status } = row
  await updateApplication(tx, userId, row, { fields, openQuestions, progress, updated_at: at })
  const change = { applicationId: row.id, before: row, after: { status, progress } }
  await noteChanges(tx, userId, [change], { by: 'you', at, note: 'Questions answered' })
}

/** The bank's id of the answer; null where it may not be kept, or the person does not want it. */
async function keep(tx: Db, userId: string, answer: Given, rows: Map<string, ApplicationRow>, errors: Refusals) {
  const [first] = answer.members
  const row = rows.get(first?.applicationId ?? '')
  const open = row?.openQuestions.find(({ question }) => question.id === first?.questionId)
  if (!row || !open) throw errors.APPLICATION_NOT_FOUND()
  return answer.keep ? keepAnswer(tx, userId, open, row.company, answer.values) : null
}
