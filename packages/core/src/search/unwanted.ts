import { foldCompany } from '@jobapply/language/company'
import { foldName } from '@jobapply/language/fold'
import { withoutGenderMarks } from '@jobapply/language/job-titles'
import { z } from 'zod'
import { lineOrEmpty, requiredLine } from '#shared/fields'
import { SEARCH_LIMITS } from './limits.ts'

const LONGEST_ID = 400

/** A job that a person does not want to see, by the words that say which others are like it. */
export const newUnwantedJob = z.object({
  jobId: z.string().min(1, 'Say which job').max(LONGEST_ID, `The job must be at most ${LONGEST_ID} characters`),
  title: requiredLine('Job title', SEARCH_LIMITS.jobWords),
  company: lineOrEmpty('Company', SEARCH_LIMITS.jobWords),
  location: lineOrEmpty('Location', SEARCH_LIMITS.jobWords),
})
export const unwantedJob = z.object({
  id: z.guid(),
  ...{ jobId: z.string(), title: z.string(), company: z.string(), location: z.string() },
  created_at: z.iso.datetime(),
})
export type UnwantedJob = z.output<typeof unwantedJob>

type Named = { title: string; company: string; location: string }
type Known = Named & { jobId: string }

/** The number of a vacancy says nothing about the work. */
const VACANCY_NUMBER = /^\d{4,}$/

/**
 * What makes two jobs alike: the same employer, and the same words in the title whatever their order. Marks for genders, the place of the
 * job and vacancy numbers do not count. Empty without an employer: a title alone is not enough to hide the jobs of others.
 */
export function likenessOf({ title, company, location }: Named): string {
  const who = foldCompany(company)
  if (who === '') return ''
  const words = foldName(withoutGenderMarks(title)).split(' ').filter(Boolean)
  const places = new Set(foldName(location).split(' '))
  const work = words.filter((word) => !places.has(word) && !VACANCY_NUMBER.test(word))
  return `${who}|${[...new Set(work.length > 0 ? work : words)].toSorted().join(' ')}`
}

/** Whether a job is one of these or like one of them. */
export function unwantedTest(unwanted: readonly Known[]): (job: Named & { id: string }) => boolean {
  if (unwanted.length === 0) return () => false
  const ids = new Set(unwanted.map(({ jobId }) => jobId))
  const likenesses = new Set(unwanted.map(likenessOf).filter(Boolean))
  // Folding a title takes longer than comparing the employer, and few jobs are of one of these.
  const companies = new Set(unwanted.map(({ company }) => foldCompany(company)).filter(Boolean))
  return (job) => ids.has(job.id) || (companies.has(foldCompany(job.company)) && likenesses.has(likenessOf(job)))
}

/** What the list and the emails say about jobs that are left out. */
export const sayUnwanted = (count: number) =>
  `${count === 1 ? '1 job is' : `${count} jobs are`} left out because you said “Not like this”`
