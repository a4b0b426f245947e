import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import type { Posting } from '@jobapply/core/jobs/posting'
import { joinPlaces } from '@jobapply/core/jobs/shape'
import { hasWallWords, isWallTitle } from '@jobapply/core/jobs/walls'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { isRecord } from '@jobapply/core/shared/records'
import type { z } from 'zod'
import type { Outcome, Refusal, SourceResult } from './source.ts'

/** Entries that were read, and how many were not; undefined: it is no list. */
type Entries = { jobs: Posting[]; unread: number }

export const failed = (outcome: Outcome) => ({ outcome, jobs: [], unread: 0 })

/** No board has more open jobs; what follows is neither read nor counted. */
export const MAX_ENTRIES = 20_000

/** A list of JSON entries as postings. */
export function readEntries<T>(
  list: unknown,
  entry: z.ZodType<T>,
  toPosting: (one: T) => Posting | undefined,
): Entries | undefined {
  if (!Array.isArray(list)) return undefined
  const read: Entries = { jobs: [], unread: 0 }
  for (const raw of list.slice(0, MAX_ENTRIES)) {
    const parsed = entry.safeParse(raw)
    const posting = parsed.success ? toPosting(parsed.data) : undefined
    if (posting) read.jobs.push(posting)
    else if (!parsed.success) read.unread += 1
  }
  return read
}

/** A list with entries of which none can be read has a new shape; a list without entries is empty. */
export function settle({ jobs, unread }: Entries): SourceResult {
  if (jobs.length > 0) return { outcome: 'ok', jobs: eachOnce(jobs), unread }
  return { outcome: unread > 0 ? 'changed' : 'empty', jobs, unread }
}

/** A job that is advertised in several places may have a row for each: it is one job, with all of them. */
function eachOnce(jobs: Posting[]): Posting[] {
  const rows = [...Map.groupBy(jobs, ({ id }, place) => id || place).values()]
  return rows.flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? []
    const places = [first, ...others].flatMap(({ location }) => location.split('; '))
    return { ...first, location: joinPlaces(...places) }
  })
}

/** An answer that should be JSON. `read` gives undefined for a shape that it does not know. */
export function readJson(text: string, read: (value: unknown) => SourceResult | undefined): SourceResult {
  const value = parseJson(text)
  if (value === undefined) return failed(judgePage(text))
  return read(value) ?? failed(judgeError(value))
}

/** One JSON job. */
export const readSingle = <T>(
  value: unknown,
  entry: z.ZodType<T>,
  toPosting: (one: T) => Posting | undefined,
): SourceResult | undefined => {
  const parsed = entry.safeParse(value)
  const posting = parsed.success ? toPosting(parsed.data) : undefined
  return posting && { outcome: 'ok', jobs: [posting], unread: 0 }
}

/** Many good pages carry a captcha in their form; a page that has hardly anything else is a wall. */
const CAPTCHA = /captcha|datadome|incapsula|challenge-platform/i
const FEW_WORDS = 600

const isWall = (page: string) =>
  isWallTitle(titleOf(page)) || hasWallWords(page) || (CAPTCHA.test(page) && htmlToText(page).length < FEW_WORDS)

/** Only the text of a title: an element inside it is none of a browser's. */
const titleOf = (page: string) => /<title[^<>]*>([^<]*)/i.exec(page)?.[1] ?? ''

/** A page where data was expected: a wall, an honest 'not found', or something new. */
export function judgePage(text: string): Outcome {
  const start = text.slice(0, 100_000)
  if (/^\s*</.test(start) && isWall(start)) return 'blocked'
  if (/^\s*(?:<[^<>]*>\s*)*(?:429\b|too many requests|rate limit|retry later|error code: 1015)/i.test(start)) return 'limited'
  if (GONE_TITLE.test(start) || /^\s*(?:404\b|410\b|not found|page not found)/i.test(start)) return 'gone'
  if (DOWN_TITLE.test(start) || /^\s*(?:50[0-4]\b|internal server error|service unavailable|bad gateway)/i.test(start))
    return 'unreachable'
  return /^\s*(?:403\b|forbidden|access denied|blocked|error code: 10\d\d)/i.test(start) ? 'blocked' : 'changed'
}
const GONE_TITLE =
  /<title[^<>]*>[^<]{0,80}(?:404|410 gone|not found|no longer (?:available|open|active)|(?:job|position|posting) (?:has )?(?:expired|closed|been filled))/i
const DOWN_TITLE =
  /<title[^<>]*>\s*(?:50[0-4]\b|internal server error|service (?:temporarily )?unavailable|bad gateway|gateway time|site maintenance|we['’]ll be back|[^<]{0,40}currently unavailable)/i

/** What an error in place of the data says. */
export function judgeError(value: unknown): Outcome {
  if (typeof value === 'string') return judgePage(value)
  if (!isRecord(value)) return 'changed'
  const said = [
    'error',
    'errors',
    'message',
    'status',
    'statusCode',
    'httpStatus',
    'code',
    'errorCode',
    'title',
    'detail',
    'reason',
    'ok',
    'success',
  ]
    .map((key) => JSON.stringify(value[key] ?? ''))
    .join(' ')
    .slice(0, 2_000)
  if (/too many|rate.?limit|(?<!\d)429(?!\d)|throttl|quota/i.test(said)) return 'limited'
  if (/\bno (?:jobs|results|positions|openings|listings)\b/i.test(said)) return 'empty'
  if (/not.?found|does(?: not|n['’]t) exist|no longer|unknown (?:board|company)|(?<!\d)4(?:04|10)(?!\d)/i.test(said))
    return 'gone'
  return /forbidden|denied|unauthori[sz]ed|(?<!\d)40[13](?!\d)|captcha|blocked|not allowed/i.test(said) ? 'blocked' : 'changed'
}

/** What the status of an answer says before its text is read; undefined: read the text. */
export function judgeStatus(status: number): Refusal | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status >= 300 && status < 400) return 'moved'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unreachable' : 'blocked'
}
