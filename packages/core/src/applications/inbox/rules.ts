import {
  EARLY_READINGS,
  MAIL_PROVIDERS,
  MAX_PAUSE_MINUTES,
  type MailProvider,
  PASSWORDLESS_HOSTS,
  POLL_MINUTES,
} from './constants.ts'

const MINUTE = 60_000

/** When the mailbox is read next: every ten minutes, and after failures twice as long each time. */
export const nextReading = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(POLL_MINUTES * 2 ** Math.min(failures, 10), MAX_PAUSE_MINUTES) * MINUTE)

/** The arrivals of the last hour with this one; null: it is one too many, and waits for the next reading by the clock. */
export function takeArrival(arrivals: readonly number[], now: Date): number[] | null {
  const recent = arrivals.filter((at) => at > now.getTime() - 60 * MINUTE)
  return recent.length >= EARLY_READINGS.perHour ? null : [...recent, now.getTime()]
}

/** A mailbox that takes no password. */
export function isPasswordless(address: string, host: string): boolean {
  const names = [host.toLowerCase(), address.slice(address.lastIndexOf('@') + 1).toLowerCase()]
  return names.some((name) => PASSWORDLESS_HOSTS.some((one) => name === one || name.endsWith(`.${one}`)))
}

/** Whose mailbox an address is, if its domain says so. */
export function providerOf(address: string): MailProvider | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  const isIn = (one: string) => (one.endsWith('.') ? domain.startsWith(one) : domain === one)
  return (Object.keys(MAIL_PROVIDERS) as MailProvider[]).find((provider) => MAIL_PROVIDERS[provider].domains.some(isIn))
}

/** From the day of the first application, if the person says nothing else. */
export const readingSince = (wanted: string | null, firstApplication: Date | null, now: Date): string =>
  wanted ?? (firstApplication ?? now).toISOString().slice(0, 10)

/** A part of an email as the server describes it. */
export type MailPart = {
  part?: string | undefined
  type?: string | undefined
  encoding?: string | undefined
  disposition?: string | undefined
  parameters?: Readonly<Record<string, string>> | undefined
  childNodes?: readonly MailPart[] | undefined
}
export type ChosenPart = { key: string; type: string; encoding: string; charset: string; method: string }

const MAX_PARTS = 100
const MAX_DEPTH = 12
const ENCODINGS = new Set(['7bit', '8bit', 'base64', 'quoted-printable'])
const word = (text: string | undefined) => (text ?? '').replace(/[^\w.-]/g, '').slice(0, 60)

/** The text and the calendar of an email; its pictures and files are never fetched. */
export function chooseParts(root: MailPart): ChosenPart[] {
  const all: ChosenPart[] = []
  let seen = 0
  const walk = (node: MailPart, depth: number) => {
    seen += 1
    if (seen > MAX_PARTS || depth > MAX_DEPTH) return
    for (const child of node.childNodes ?? []) walk(child, depth + 1)
    const type = (node.type ?? '').toLowerCase()
    const isText = (type === 'text/plain' || type === 'text/html') && node.disposition?.toLowerCase() !== 'attachment'
    if ((node.childNodes ?? []).length > 0 || !(isText || type === 'text/calendar')) return
    const encoding = (node.encoding ?? '').toLowerCase()
    all.push({
      ...{ key: node.part ?? '1', type, encoding: ENCODINGS.has(encoding) ? encoding : '8bit' },
      ...{ charset: word(node.parameters?.charset), method: word(node.parameters?.method) },
    })
  }
  walk(root, 0)
  const first = (type: string) => all.find((one) => one.type === type)
  return [first('text/plain') ?? first('text/html'), first('text/calendar')].flatMap((one) => one ?? [])
}
