import { dayText } from '#shared/time/show-dates'
import { CONFIRMATIONS, type ConfirmationKind, ORIGINS } from './constants.ts'
import type { ChainCheck, FileProblem, ReceiptBody, ShownReceipt } from './receipt-schema.ts'

/** What a receipt says, line by line: the screen and the PDF show the same. */
export type ReceiptSheet = {
  number: string
  kind: ConfirmationKind
  title: string
  place: string
  status: string
  facts: { label: string; value: string }[]
  fieldsTitle: string
  /** `place` in the form: it may ask the same twice. */
  fields: { place: number; label: string; value: string; isEmpty: boolean; source: string; isYours: boolean }[]
  filesTitle: string
  files: { name: string; detail: string; sha256: string; isKept: boolean }[]
  confirmation: { sentence: string; isQuote: boolean; note: string }
  /** The page has taken its confirmation back. */
  correction: { sentence: string; note: string } | null
  posting: string
}

const WORDS = {
  seen: {
    status: CONFIRMATIONS.seen,
    at: 'Sent',
    by: 'you, in your own browser',
    fields: 'What the form asked, and what it got',
    files: 'Files',
  },
  // Only the person saw the form, so this is what we prepared.
  said: {
    ...{ status: 'You said: submitted', at: 'Noted', by: 'you, on their page' },
    ...{ fields: 'What we prepared for the form', files: 'Files we prepared' },
  },
  unconfirmed: {
    ...{ status: CONFIRMATIONS.unconfirmed, at: 'Started', by: 'you, in your own browser' },
    ...{ fields: 'What was filled in', files: 'Files' },
  },
} as const satisfies Record<ConfirmationKind, object>

export const receiptNumber = (number: number) => String(number).padStart(4, '0')
export const hashGroups = (hash: string) => hash.match(/.{1,8}/g) ?? []
export const shortHash = (hash: string) => `${hash.slice(0, 8)} … ${hash.slice(-4)}`

const BREAKS: Record<NonNullable<ChainCheck['broken']>['reason'], (name: string) => string> = {
  changed: (name) => `Receipt ${name} differs from what was written.`,
  missing: (name) => `Receipt ${name} is missing.`,
  order: (name) => `Receipt ${name} is in the place of another one.`,
  head: (name) => `Receipt ${name} is not the last one that was written.`,
}
export const describeBreak = ({ number, reason }: NonNullable<ChainCheck['broken']>) =>
  BREAKS[reason](`No. ${receiptNumber(number)}`)

const FILE_NAMES: Record<FileProblem['kind'], string> = { resume: 'resume', letter: 'cover letter' }
const FILE_PROBLEMS: Record<FileProblem['problem'], string> = {
  changed: 'differs from what was sent',
  missing: 'is missing from the storage',
}
/** Without the file's name, which often holds the person's. */
export const describeFile = ({ number, kind, problem }: FileProblem) =>
  `The ${FILE_NAMES[kind]} of receipt No. ${receiptNumber(number)} ${FILE_PROBLEMS[problem]}.`

/** A receipt that was changed vouches for nothing. */
export const claimedStatus = (status: string) => `It says: ${status}`

/** A mark that differs visibly with its hash: bars and gaps of one to four units, and the width of all. */
export function barsOf(hash: string): { bars: { x: number; width: number }[]; width: number } {
  let width = 0
  const bars = [...hash.slice(0, 40)].map((digit) => {
    const value = Number.parseInt(digit, 16)
    const bar = { x: width, width: 1 + (value >> 2) }
    width += bar.width + 1 + (value & 3)
    return bar
  })
  return { bars, width: width - 1 }
}

/** Null: the receipt has nothing to show, because its application was removed or its text cannot be read. */
export function receiptSheet({ number, body, keptFiles, correction }: ShownReceipt, timeZone?: string): ReceiptSheet | null {
  if (!body) return null
  const { job, confirmation, fields, files } = body
  const kind = correction ? 'unconfirmed' : confirmation.kind
  const words = WORDS[kind]
  return {
    number: receiptNumber(number),
    kind,
    title: job.job_title,
    place: [job.company, job.location].filter(Boolean).join(' · '),
    status: words.status,
    facts: factsOf(body, kind, timeZone),
    fieldsTitle: words.fields,
    fields: fields.map(({ label, value, source, origin }, index) => ({
      place: index + 1,
      label,
      value: value || 'Left empty',
      isEmpty: value === '',
      source: source || ORIGINS[origin],
      isYours: origin === 'you',
    })),
    filesTitle: words.files,
    files: files.map(({ kind, name, pages, bytes, sha256 }) => ({
      name,
      detail: [kind, pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`, size(bytes)].filter(Boolean).join(', '),
      sha256,
      isKept: keptFiles.includes(sha256),
    })),
    confirmation: confirmationOf(body, timeZone),
    correction: correction && correctionOf(correction, timeZone),
    posting: job.posting,
  }
}

function factsOf({ job, sentAt, profile, confirmation }: ReceiptBody, kind: ConfirmationKind, timeZone?: string) {
  const words = WORDS[kind]
  const form = job.application_url ?? job.job_url
  return [
    { label: words.at, value: moment(sentAt, timeZone) },
    ...(confirmation.reference ? [{ label: 'Reference', value: confirmation.reference }] : []),
    { label: 'By', value: words.by },
    ...(profile ? [{ label: 'Profile', value: `${profile.name}, as of ${dayText(profile.updatedAt, timeZone)}` }] : []),
    ...(form ? [{ label: 'Form', value: form.slice(form.indexOf('://') + 3) }] : []),
  ]
}

function confirmationOf({ confirmation: { kind, quote, at } }: ReceiptBody, timeZone?: string) {
  if (kind === 'said') return { sentence: `${CONFIRMATIONS.said}.`, isQuote: false, note: moment(at, timeZone) }
  if (kind === 'seen')
    return {
      sentence: quote ? `“${quote}”` : 'Their page confirmed that they have it.',
      isQuote: quote !== null,
      note: `seen ${moment(at, timeZone)} on their page`,
    }
  return {
    sentence: 'We did not see whether they have it. Look at their page or your email before you apply again.',
    isQuote: false,
    note: '',
  }
}

function correctionOf({ number, at, quote }: NonNullable<ShownReceipt['correction']>, timeZone?: string) {
  const said = quote === null ? 'This correction cannot be read.' : `Their page then said: “${quote}”`
  return {
    sentence: `${said} Check their page or your inbox before you apply again.`,
    note: `No. ${receiptNumber(number)}, seen ${moment(at, timeZone)} on their page`,
  }
}

const format = (options: Intl.DateTimeFormatOptions, at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) }).format(new Date(at))

/** 'Thu 19 Nov 2026, 09:12 GMT'. */
export const moment = (at: string, timeZone?: string) =>
  `${format({ weekday: 'short' }, at, timeZone)} ${dayText(at, timeZone)}, ${format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }, at, timeZone)}`

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
