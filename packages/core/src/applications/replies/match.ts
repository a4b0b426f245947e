import { foldCompany } from '@jobapply/language/company'
import { foldWords } from '#shared/text/text'
import { MAX_CANDIDATES } from './constants.ts'
import type { Mail } from './mail-text.ts'
import { isRequisitionOf, requisitionsIn } from './requisition.ts'
import { companyInHost, readSender } from './sender.ts'

export type Known = {
  id: string
  job_title: string
  company: string
  isOpen: boolean
  appliedAt: Date | null
  /** Of its posting, which often has the number that emails name. */
  addresses?: readonly (string | null)[]
}
export type Match<K extends Known> = { application: K; score: number }

/** What of a mail is searched for names. */
const SEARCHED = 6_000
const DAY = 86_400_000
/** Below this a mail names nothing of the application. */
const LEAST = 3
const SURE = 6
const AHEAD = 2

const holds = (text: string, words: string) => words !== '' && ` ${text} `.includes(` ${words} `)

/** The applications that a mail can be about, the likeliest first. */
export function rankApplications<K extends Known>(mail: Mail, known: readonly K[]): Match<K>[] {
  const domain = companyInHost(readSender(mail.from).host)
  const head = foldWords(`${mail.from} ${mail.subject}`)
  const body = foldWords(mail.text.slice(0, SEARCHED))
  const named = requisitionsIn(`${mail.subject} ${mail.text.slice(0, SEARCHED)}`)
  return known
    .map((application) => ({ application, score: scoreOf(application, { domain, head, body, named, sentAt: mail.sentAt }) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted(
      (one, other) =>
        other.score - one.score || (other.application.appliedAt?.getTime() ?? 0) - (one.application.appliedAt?.getTime() ?? 0),
    )
    .slice(0, MAX_CANDIDATES)
}

type Folded = { domain: string; head: string; body: string; named: ReadonlySet<string>; sentAt: Date | null }

function scoreOf({ job_title, company, isOpen, appliedAt, addresses }: Known, { domain, head, body, named, sentAt }: Folded) {
  const name = foldCompany(company)
  const glued = name.replaceAll(' ', '')
  const title = foldWords(job_title)
  let score = 0
  if (glued.length > 3 && domain !== '' && (domain === glued || domain.startsWith(glued) || glued.startsWith(domain))) score += 4
  if (holds(head, name)) score += 4
  else if (holds(body, name)) score += 3
  if (holds(head, title)) score += 3
  else if (holds(body, title)) score += 2
  // A name or a title must occur; the rest only orders the candidates.
  if (score === 0) return 0
  if (isOpen) score += 1
  if (addresses && isRequisitionOf(addresses, named)) score += 3
  if (sentAt && appliedAt && sentAt.getTime() < appliedAt.getTime() - DAY) score -= 3
  return score
}

/** The one that is meant, where nothing else comes near; null: the person chooses. */
export function chooseMatch<K extends Known>(ranked: readonly Match<K>[]): K | null {
  const [first, second] = ranked
  if (!first || first.score < SURE - 1) return null
  return !second || first.score - second.score >= AHEAD ? first.application : null
}

/** Whether an employer wrote it to whom the reader applied, also where nothing says which of several applications is meant. */
export const isFromEmployer = <K extends Known>([first]: readonly Match<K>[]): boolean =>
  first !== undefined && first.score >= SURE - 1

/** What the likeliest applications are called. */
export const namesOf = <K extends Known>(ranked: readonly Match<K>[]): string[] =>
  ranked.flatMap(({ application: { job_title, company } }) => [job_title, company])
