import { readCards } from './cards.ts'
import { failed } from './parse-response.ts'
import type { Board, SourceResult } from './source.ts'

/** A part of a path that holds jobs, in the languages of the systems. */
const JOBS =
  /^(?:jobs?|careers?|positions?|vacanc(?:y|ies)|openings?|postings?|requisitions?|opportunit(?:y|ies)|job[-_]?(?:details?|postings?|offers?|openings?)|stellen(?:angebote?)?|offres?|emplois?|vagas?|ofertas?)$/i
/** What follows the number of a job in its address. */
const OF_ONE = /^(?:description|details?|overview|show|view|job)$/i
/** Lists, actions and other pages below them. */
const NO_JOB =
  /^(?:search|categor(?:y|ies)|departments?|locations?|teams?|login|sign-?in|register|apply|application|alerts?|saved?|page|tags?|filters?|refer|blog|news|about|share)$/i
const PARAMETERS = ['jobId', 'jobid', 'job_id', 'gh_jid', 'reqId', 'requisitionId', 'positionId', 'vacancyId']

/** What names a job: a number, a uuid, a number beside words, or a short code of letters and digits. */
const NAMES: readonly RegExp[] = [
  /^\d{4,20}$/,
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /^(\d{3,20})-[a-z]/i,
  /-(\d{3,20})(?:\.html?)?$/i,
  /^(?=[A-Za-z.]{0,13}\d)(?=[\d.]{0,13}[A-Za-z])[A-Za-z\d.]{5,14}$/,
]

/** The number of the job that an address leads to; undefined: it leads to none. */
export const jobIdIn = (href: string): string | undefined => jobLinkOf(href)?.id

/** `kind`: what the number looks like and where it is; all jobs of a list have the same. */
function jobLinkOf(href: string): { id: string; kind: string } | undefined {
  const address = URL.parse(href, 'https://host.invalid/')
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  const parts = address.pathname.split('/').filter(Boolean).slice(0, 12)
  const start = parts.findIndex((part) => JOBS.test(part))
  if (parts.some((part) => NO_JOB.test(part))) return undefined
  const named = PARAMETERS.map((name) => address.searchParams.get(name)).find((value) => value && /^[\w.-]{1,40}$/.test(value))
  if (start >= 0 && named) return { id: named, kind: 'parameter' }
  const below = start >= 0 ? parts.slice(start + 1) : OF_ONE.test(parts.at(-1) ?? '') ? parts : []
  return below.map((part, place) => nameIn(part, below.length - place)).findLast((name) => name !== undefined)
}

function nameIn(part: string, place: number): { id: string; kind: string } | undefined {
  for (const [at, pattern] of NAMES.entries()) {
    const found = pattern.exec(part)
    if (found) return { id: found[1] ?? found[0], kind: `${at} ${place}` }
  }
  return undefined
}

/** Words of a page's own links, and what stands beside a title. */
const OWN_LINK =
  /^(?:home|jobs?|careers?|all (?:jobs|openings|positions)|(?:see|view|show|browse|search|skip|apply|bewerb\w*|schnellbewerb\w*)\b.{0,60}|(?:next|previous|load more|back)\b.{0,20}|(?:fully )?remote|hybrid|on-?site|(?:full|part)[- ]time.{0,20}|.{1,40} (?:careers|jobs)|[£$€\d].{0,40})$/i

/** The links of a page that plainly lead to one job each; undefined: there are none. Nothing may be concluded from what is missing. */
export function readJobLinks(html: string, board: Board, page: string, source: string): SourceResult | undefined {
  const read = readCards(html, board, page, { source, link: jobIdIn, place: /location|\bplace\b|\bcity\b|standort|localidad/i })
  const named = read?.jobs.filter(({ title }) => /\p{L}{2}/u.test(title) && title.length <= 250 && !OWN_LINK.test(title)) ?? []
  const kinds = [...Map.groupBy(named, ({ url }) => jobLinkOf(url)?.kind).values()]
  const [jobs = []] = kinds.toSorted((a, b) => b.length - a.length)
  return jobs.length > 0 ? { ...failed('ok'), jobs, isPartial: true } : undefined
}
