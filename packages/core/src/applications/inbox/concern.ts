import { foldCompany } from '@jobapply/language/company'
import { companyInHost, isBoardHost, isSystemHost, readSender } from '#applications/replies/sender'
import { foldWords } from '#shared/text/text'
import { speaksOfOwnApplication } from './new-job.ts'

/** What the first look at an email shows. */
type Head = { from: string; subject: string; sentAt: Date | null; references: readonly string[] }
type Known = { company: string; job_title: string; appliedAt: Date | null }

/** Looked up and not searched through, so that a subject takes the same time however many applications there are. */
export type ConcernIndex = {
  /** Companies and titles, their first words. */
  names: ReadonlySet<string>
  /** Beginnings of names without blanks, as they are in domains. */
  domains: ReadonlySet<string>
  glued: ReadonlySet<string>
  submits: readonly number[]
  threads: ReadonlySet<string>
}

const SHORTEST = 4
/** Longer titles are known by their beginning. */
const MAX_WORDS = 10
const MAX_HEAD = 1_000
const HOUR = 3_600_000
/** A confirmation comes within this time after an application was sent. */
const CONFIRMED_WITHIN = 24 * HOUR

export function indexConcerns(applications: readonly Known[], threads: ReadonlySet<string>): ConcernIndex {
  const names = new Set<string>()
  const domains = new Set<string>()
  const glued = new Set<string>()
  for (const { company, job_title } of applications) {
    const name = foldCompany(company)
    const whole = name.replaceAll(' ', '')
    if (whole.length >= SHORTEST) {
      glued.add(whole)
      for (let end = SHORTEST; end <= whole.length; end += 1) domains.add(whole.slice(0, end))
    }
    for (const text of [name, foldWords(job_title)])
      if (text.length >= SHORTEST) names.add(text.split(' ').slice(0, MAX_WORDS).join(' '))
  }
  return { names, domains, glued, threads, submits: applications.flatMap(({ appliedAt }) => appliedAt?.getTime() ?? []) }
}

/** Whether an email may be about an application, by its head alone. Of all others nothing is fetched. */
export function mayConcern(head: Head, index: ConcernIndex): boolean {
  if (head.references.some((id) => index.threads.has(id))) return true
  const { name, host } = readSender(head.from)
  if (namesOne(foldWords(`${name} ${head.subject}`.slice(0, MAX_HEAD)), index)) return true
  if (isCompanyHost(companyInHost(host), index)) return true
  // Alerts of job boards are many; applicant systems write about applications alone, soon after one was sent.
  if (isSystemHost(host) && !isBoardHost(host) && isSoonAfter(head.sentAt, index)) return true
  // 'Your application': perhaps for a job that was never recorded here.
  return !isBoardHost(host) && speaksOfOwnApplication(head.subject)
}

function namesOne(text: string, { names }: ConcernIndex): boolean {
  const words = text.split(' ')
  return words.some((_, at) => {
    let name = ''
    return words.slice(at, at + MAX_WORDS).some((word) => {
      name = name === '' ? word : `${name} ${word}`
      return names.has(name)
    })
  })
}

function isCompanyHost(domain: string, { domains, glued }: ConcernIndex): boolean {
  if (domain.length < SHORTEST) return false
  if (domains.has(domain)) return true
  for (let end = SHORTEST; end <= domain.length; end += 1) if (glued.has(domain.slice(0, end))) return true
  return false
}

const isSoonAfter = (sentAt: Date | null, { submits }: ConcernIndex) =>
  sentAt !== null && submits.some((at) => sentAt.getTime() >= at - HOUR && sentAt.getTime() <= at + CONFIRMED_WITHIN)
