import { fold } from '@jobapply/language/fold'
import type { Task } from '#applications/tasks/schema'
import { dayOf } from '#shared/time/dates'
import { CALL_SERVICES } from './constants.ts'

/** An email that the person confirmed, and the calendar part that came with it. */
export type Told = { from: string; text: string; calendar: string | null; sentAt: string | null }
export type Found = { text: string; from: string; sentAt: string | null }

const HOUR = 3_600_000
/** An interview that has begun is still the one to prepare. */
const STILL_HOURS = 3
const INTERVIEW = /interview|gesprach|kennenlern|entretien|entrevista|colloquio|gesprek|intervju/

/** The task that a pack is for: the one that was asked for, else the next with a time, an interview before any other. */
export function chooseTask(tasks: readonly Task[], taskId: string | undefined, now: Date): Task | null {
  const asked = tasks.find(({ id }) => id === taskId)
  if (asked) return asked
  const isNext = ({ doneAt, dueAt, day, title }: Task) =>
    doneAt === null &&
    (dueAt ? Date.parse(dueAt) > now.getTime() - STILL_HOURS * HOUR : day >= dayOf(now) && INTERVIEW.test(fold(title)))
  const order = (task: Task) => `${INTERVIEW.test(fold(task.title)) ? 0 : 1} ${task.dueAt ?? task.day}`
  return tasks.filter(isNext).toSorted((one, other) => (order(one) < order(other) ? -1 : 1))[0] ?? null
}

const MAX_CHARS = 40_000
const MAX_ADDRESS = 1_000

/** The address of a video call in the newest email that has one. Other links are nobody's meeting. */
export function findCall(mails: readonly Told[]): Found | null {
  for (const mail of newestFirst(mails))
    for (const text of textsOf(mail)) {
      const address = text
        .split(/[\s<>"]+/)
        .map(callIn)
        .find(Boolean)
      if (address) return { text: address, from: mail.from, sentAt: mail.sentAt }
    }
  return null
}

/** A word may open with a bracket, and end with the sentence's own marks. */
function callIn(word: string): string | undefined {
  const at = word.indexOf('https://')
  if (at < 0) return undefined
  let end = Math.min(word.length, at + MAX_ADDRESS)
  while (end > at && ".,;:!?)]}'*>".includes(word[end - 1] ?? '')) end -= 1
  const address = word.slice(at, end)
  const url = URL.canParse(address) ? new URL(address) : undefined
  // A name before the host is how forged addresses look.
  if (!url || url.username || url.port) return undefined
  return Object.entries(CALL_SERVICES).some(
    ([host, paths]) =>
      (url.hostname === host || url.hostname.endsWith(`.${host}`)) &&
      paths.some((path) => url.pathname.startsWith(path) && url.pathname.length > path.length),
  )
    ? url.href
    : undefined
}

const PLACE_LABELS = new Set(
  'where location venue address place wo ort adresse treffpunkt anschrift lieu donde lugar direccion ubicacion dove luogo indirizzo sede onde local endereco morada waar plaats locatie adres var plats adress'.split(
    ' ',
  ),
)
const PLACE_CHARS = 200

/** Where to go, as a line of the newest email says: 'Where: 12 Mill Lane'. Only a labelled line is sure. */
export function findPlace(mails: readonly Told[]): Found | null {
  for (const mail of newestFirst(mails)) {
    const text = inCalendar(mail.calendar) ?? inLines(mail.text)
    if (text) return { text, from: mail.from, sentAt: mail.sentAt }
  }
  return null
}

const isPlace = (text: string) => text.length > 2 && text.length <= PLACE_CHARS && !text.includes('://')

function inCalendar(calendar: string | null): string | undefined {
  const [line] = (calendar ?? '')
    .slice(0, MAX_CHARS)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((one) => one.startsWith('LOCATION'))
  if (!line) return undefined
  const text = line
    .slice(line.indexOf(':') + 1)
    .replace(/\\n/gi, ', ')
    .replace(/\\([\\;,])/g, '$1')
    .trim()
  return isPlace(text) ? text : undefined
}

function inLines(text: string): string | undefined {
  for (const line of text.slice(0, MAX_CHARS).split('\n')) {
    // The email that was answered is below.
    if (line.startsWith('>')) return undefined
    const colon = line.indexOf(':')
    if (colon < 2 || colon > 20) continue
    const value = line
      .slice(colon + 1)
      .replaceAll('*', '')
      .trim()
    if (PLACE_LABELS.has(fold(line.slice(0, colon)).replaceAll('*', '').trim()) && isPlace(value)) return value
  }
  return undefined
}

const newestFirst = (mails: readonly Told[]) =>
  mails.toSorted((one, other) => ((one.sentAt ?? '') > (other.sentAt ?? '') ? -1 : 1))
const textsOf = ({ text, calendar }: Told) => [
  text.slice(0, MAX_CHARS),
  (calendar ?? '').slice(0, MAX_CHARS).replace(/\r?\n[ \t]/g, ''),
]
