import { htmlToText } from '@jobapply/core/jobs/html-text'
import type { Posting } from '@jobapply/core/jobs/posting'
import { isRecord } from '@jobapply/core/shared/records'
import type { z } from 'zod'
import type { Outcome, Reading, Refusal } from './source.ts'

/** Entries that were read, and how many were not; undefined: it is no list. */
type Entries = { jobs: Posting[]; unread: number }

export const failed = (outcome: Outcome): Reading => ({ outcome, jobs: [], unread: 0 })

/** A list of JSON entries as postings. */
export function readEntries<T>(
  list: unknown,
  entry: z.ZodType<T>,
  toPosting: (one: T) => Posting | undefined,
): Entries | undefined {
  if (!Array.isArray(list)) return undefined
  const read: Entries = { jobs: [], unread: 0 }
  for (const raw of list) {
    const parsed = entry.safeParse(raw)
    const posting = parsed.success ? toPosting(parsed.data) : undefined
    if (posting) read.jobs.push(posting)
    else if (!parsed.success) read.unread += 1
  }
  return read
}

/** A list with entries of which none can be read has a new shape; a list without entries is empty. */
export function settle(entries: Entries): Reading {
  if (entries.jobs.length > 0) return { outcome: 'ok', ...entries }
  return { outcome: entries.unread > 0 ? 'changed' : 'empty', ...entries }
}

/** An answer that should be JSON. `read` gives undefined for a shape that it does not know. */
export function readJson(text: string, read: (value: unknown) => Reading | undefined): Reading {
  const value = parseJson(text)
  if (value === undefined) return failed(judgePage(text))
  return read(value) ?? failed(judgeError(value))
}

/** One JSON job. */
export const readSingle = <T>(
  value: unknown,
  entry: z.ZodType<T>,
  toPosting: (one: T) => Posting | undefined,
): Reading | undefined => {
  const parsed = entry.safeParse(value)
  const posting = parsed.success ? toPosting(parsed.data) : undefined
  return posting && { outcome: 'ok', jobs: [posting], unread: 0 }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

const WALL_TITLE =
  /<title>\s*(?:just a moment|attention required|access denied|security|sign (?:in|up)|log ?in|are you (?:a )?(?:human|robot)|pardon our interruption|request blocked|403|forbidden|robot check|verify)/i
const WALL_WORDS =
  /cf_chl_opt|cf-challenge-running|unusual traffic|enable javascript and cookies to continue|you have been blocked|request unsuccessful|verify (?:that )?you are (?:a )?human/i
/** Many good pages carry a captcha in their form; a page that has hardly anything else is a wall. */
const CAPTCHA = /captcha|datadome|incapsula|challenge-platform/i
const FEW_WORDS = 600

const isWall = (page: string) =>
  WALL_TITLE.test(page) || WALL_WORDS.test(page) || (CAPTCHA.test(page) && htmlToText(page).length < FEW_WORDS)

/** A page where data was expected: a wall, an honest 'not found', or something new. */
export function judgePage(text: string): Outcome {
  const start = text.slice(0, 100_000)
  if (/^\s*</.test(start) && isWall(start)) return 'blocked'
  if (/^\s*(?:<[^<>]*>\s*)*(?:429\b|too many requests|rate limit)/i.test(start)) return 'limited'
  if (/<title>[^<]{0,80}(?:404|not found)/i.test(start) || /^\s*(?:404\b|not found)/i.test(start)) return 'gone'
  return /^\s*(?:403\b|forbidden|access denied)/i.test(start) ? 'blocked' : 'changed'
}

/** What an error in place of the data says. */
function judgeError(value: unknown): Outcome {
  if (!isRecord(value)) return 'changed'
  const said = [
    'error',
    'errors',
    'message',
    'status',
    'statusCode',
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
  if (/too many|rate.?limit|\b429\b|throttl/i.test(said)) return 'limited'
  if (/\bno (?:jobs|results|positions|openings|listings)\b/i.test(said)) return 'empty'
  if (/not.?found|does not exist|no longer|unknown (?:board|company)|\b404\b|\b410\b/i.test(said)) return 'gone'
  return /forbidden|denied|unauthori[sz]ed|\b40[13]\b|captcha|blocked/i.test(said) ? 'blocked' : 'changed'
}

/** What the status of an answer says before its text is read; undefined: read the text. */
export function judgeStatus(status: number): Refusal | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status >= 300 && status < 400) return 'moved'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'limited'
  return status >= 500 ? 'unreachable' : 'blocked'
}
