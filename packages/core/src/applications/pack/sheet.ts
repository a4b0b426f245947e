import { receiptNumber } from '#applications/receipt-sheet'
import { readSender } from '#applications/replies/sender'
import { DOCUMENT_STATES } from '#applications/tracker-constants'
import { dayText, timeText } from '#shared/time/show-dates'
import { UTC } from '#shared/time/time-zones'
import type { Found } from './meeting.ts'
import type { InterviewPack, PackRequirement } from './schema.ts'

/** What a pack says, line by line: the screen and the PDF show the same. */
export type PackSheet = {
  title: string
  place: string
  /** Whose it is, and of when. */
  note: string
  facts: { label: string; value: string; note: string }[]
  callAddress: string | null
  requirements: PackLine[]
  /** '5 of 6' */
  count: string
  theirs: string[]
  yours: string[]
  sent: { title: string; note: string; lines: { label: string; value: string }[]; letter: string }
  people: string[]
  notes: { id: string; text: string; day: string }[]
  posting: { title: string; text: string }
}
export type PackLine = {
  key: string
  name: string
  mark: PackRequirement['answer']
  /** The posting's own sentence, where the name alone does not say what is asked for. */
  asked: string
  text: string
  isQuote: boolean
  note: string
}

/** Nothing is added: what nobody wrote is said to be missing. */
export const NO_WORDS = "Your profile, notes and answers don't mention it. Add a note and it appears here."
const NOT_KNOWN = 'Not known yet'

/** `timeZone`: the person's own. */
export function packSheet(pack: InterviewPack, now: Date, timeZone?: string): PackSheet {
  const { job, requirements, questions, notes, posting } = pack
  const ordered = requirements.toSorted((one, other) => RANK[one.answer] - RANK[other.answer])
  const met = requirements.filter(({ answer }) => answer === 'met').length
  return {
    title: job.title,
    place: [job.company, job.location].filter(Boolean).join(', '),
    note: [pack.name, dayText(now, timeZone)].filter(Boolean).join(', '),
    facts: factsOf(pack, timeZone),
    callAddress: pack.call?.address ?? null,
    requirements: ordered.map(lineOf),
    count: requirements.length > 0 ? `${met} of ${requirements.length}` : '',
    theirs: questions.theirs,
    yours: questions.yours,
    sent: sentOf(pack),
    people: pack.people.map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(', ')),
    notes: notes.map(({ id, text, updatedAt }) => ({ id, text, day: dayText(updatedAt, timeZone) })),
    posting: {
      title: posting.keptAt ? `The posting, kept on ${dayText(posting.keptAt, timeZone)}` : 'The posting, as it is listed now',
      text: posting.text,
    },
  }
}

const RANK = { met: 0, unknown: 1, notMet: 2 } as const

function lineOf({ name, isSkill, isWish, answer, asked, quote, from, fact }: PackRequirement, place: number): PackLine {
  const isOpen = quote === null && fact === ''
  const words = { text: quote === null ? fact || NO_WORDS : `“${quote}”`, isQuote: quote !== null }
  const note = [isOpen ? '' : from, isWish ? 'nice to have' : ''].filter(Boolean).join(', ')
  return { key: `${place} ${name}`, name, mark: answer, asked: isSkill ? '' : asked, ...words, note }
}

function factsOf({ interview, call, place, people }: InterviewPack, timeZone?: string): PackSheet['facts'] {
  const [who] = people
  const where = call ? { label: 'Where', value: serviceOf(call.address), note: originOf({ ...call, text: '' }, timeZone) } : null
  const there = place && { label: call ? 'Place' : 'Where', value: place.text, note: originOf(place, timeZone) }
  return [
    { label: 'When', ...whenOf(interview, timeZone) },
    ...(where ? [where] : []),
    ...(there ? [there] : []),
    ...(where || there ? [] : [{ label: 'Where', value: NOT_KNOWN, note: '' }]),
    { label: 'Who', value: who ? [who.name, who.role].filter(Boolean).join(', ') : NOT_KNOWN, note: '' },
  ]
}

const serviceOf = (address: string) => `Video call, ${new URL(address).hostname}`
const originOf = ({ from, sentAt }: Found, timeZone?: string) =>
  `from ${readSender(from).name || from || 'an email'}${sentAt ? `, ${dayText(sentAt, timeZone)}` : ''}`

/** By the clock of the invitation; where the person's own differs, by that too. */
function whenOf(interview: InterviewPack['interview'], timeZone = UTC): { value: string; note: string } {
  if (!interview) return { value: NOT_KNOWN, note: 'Add a task with its date' }
  const { day, dueAt, zone, title } = interview
  if (!dueAt || !zone) return { value: dayText(`${day}T00:00:00Z`, UTC), note: title }
  const shown = (at: string) => `${dayText(dueAt, at)}, ${timeText(dueAt, at)}`
  const own = shown(timeZone) === shown(zone) ? '' : `, which is ${shown(timeZone)} (${timeZone})`
  return { value: `${weekday(dueAt, zone)} ${shown(zone)} (${zone})`, note: `${title}${own}` }
}

const weekday = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone }).format(new Date(at))

function sentOf({ sent: { state, receipt, resume, letter, answers } }: InterviewPack): PackSheet['sent'] {
  const words = letter?.split(/\s+/).filter(Boolean).length ?? 0
  return {
    title: DOCUMENT_STATES[state],
    note: receipt === null ? '' : `receipt No. ${receiptNumber(receipt)}`,
    lines: [
      { label: 'Resume', value: resume ?? 'none' },
      { label: 'Cover letter', value: letter ? `${words} ${words === 1 ? 'word' : 'words'}` : 'none' },
      ...answers,
    ],
    letter: letter ?? '',
  }
}
