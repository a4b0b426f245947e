import { isIsoDate } from '#shared/time/dates'
import { isTimeZone } from '#shared/time/time-zones'
import type { Appointment } from './appointments.ts'
import { MAX_QUOTE_CHARS, type ReplyKind } from './constants.ts'

const MAX_LINES = 2_000
const START = /^DTSTART(?:;[^:]{0,200})?:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/

/** Outlook names zones in its own way; others are asked for. */
const OUTLOOK: Readonly<Record<string, string>> = {
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'India Standard Time': 'Asia/Kolkata',
  UTC: 'UTC',
}

/** The appointment of a calendar invitation (RFC 5545) that came with a mail; null: it has none, or cancels one. */
export function readInvitation(text: string): Appointment | null {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/, MAX_LINES)
  if (lines.includes('METHOD:CANCEL')) return null
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1)
  const line = event.find((one) => one.startsWith('DTSTART'))?.slice(0, 300)
  const [, year, month, date, hour, minute, utc] = START.exec(line ?? '') ?? []
  const day = `${year}-${month}-${date}`
  if (!line || !isIsoDate(day)) return null
  const [, named = ''] = /;TZID="?([^:;"]{1,100})"?/.exec(line) ?? []
  const known = Object.hasOwn(OUTLOOK, named) ? (OUTLOOK[named] ?? '') : named
  const zone = utc ? 'UTC' : known !== '' && isTimeZone(known) ? known : null
  const summary =
    event
      .find((one) => one.startsWith('SUMMARY'))
      ?.split(':')
      .slice(1)
      .join(':') ?? ''
  return {
    day,
    time: hour ? `${hour}:${minute}` : null,
    zone: hour ? zone : null,
    isOwnZone: false,
    quote: summary.slice(0, MAX_QUOTE_CHARS),
  }
}

/** What these tell is something else than a date to meet; products and flats are shown by appointment, too. */
const OTHERS = new Set<ReplyKind | null>(['rejection', 'noise', 'offer'])

/** The appointment that came with an email of this kind. */
export const invitationWith = (kind: ReplyKind | null, calendar: string | null): Appointment | null =>
  OTHERS.has(kind) || !calendar ? null : readInvitation(calendar)
