import { addDays } from '#shared/time/dates'
import { EVENT_MINUTES } from './constants.ts'
import type { Task } from './schema.ts'

export type CalendarTask = Pick<Task, 'id' | 'title' | 'day' | 'dueAt'> & { job: string; address: string; changedAt: Date }

const MINUTE = 60_000
const LINE_BYTES = 75

/** Escapes a text value (RFC 5545 §3.3.11). */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const compact = (day: string) => day.replaceAll('-', '')

/** Lines have at most 75 bytes (RFC 5545 §3.1); a letter is never cut. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    // The blank of a continued line counts too.
    if (bytes + size > LINE_BYTES - (pieces.length > 0 ? 1 : 0)) {
      pieces.push(piece)
      ;[piece, bytes] = ['', 0]
    }
    piece += letter
    bytes += size
  }
  return [...pieces, piece].join('\r\n ')
}

/** For a calendar that is read again and again: its name, and how often that makes sense. */
const FEED = ['X-WR-CALNAME:JobApply AI', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']

/** A calendar file. Times are in UTC, so that every program shows them in its own zone; a task without a time takes the whole day. */
export function writeCalendar(tasks: readonly CalendarTask[], now: Date, { isFeed = false } = {}): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//JobApply AI//Tasks//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...(isFeed ? FEED : []),
    ...tasks.flatMap((task) => eventOf(task, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventOf({ id, title, day, dueAt, job, address, changedAt }: CalendarTask, now: Date): string[] {
  const start = dueAt && new Date(dueAt)
  return [
    'BEGIN:VEVENT',
    `UID:task-${id}@jobapply-ai`,
    `DTSTAMP:${stamp(now)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    ...(start
      ? [`DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + EVENT_MINUTES * MINUTE))}`]
      : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(job)}`,
    `URL:${address}`,
    'END:VEVENT',
  ]
}
