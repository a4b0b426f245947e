import { expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-time'
import type { Appointment } from './appointments.ts'
import { type MailCase, readCases, SENT_AT } from './cases.testing.ts'
import { readPastedMail } from './mail-text.ts'
import { readReply } from './read-reply.ts'

/** The last two were written after the rules: 14 of 40 and then 12 of 20 were right at first sight, all others but one unsure. */
const CASES = ['english', 'german', 'french', 'spanish', 'dutch', 'traps', 'unseen', 'unseen-2'].flatMap(readCases)

function show({ day, time, zone, isOwnZone }: Appointment): string {
  if (!day) return 'ask'
  if (!time) return `${day} ?`
  if (!zone) return isOwnZone ? `${day} ${time} yours` : `${day} ${time} ?`
  return `${momentOf(day, time, zone).at.toISOString().slice(0, 16)}Z`
}

/** Where the letters of a zone contradict its clocks, the zone is asked for: that is an answer to 'ask'. */
function readCase(one: MailCase) {
  const mail = readPastedMail(one.text)
  const { kind, quote, appointments } = readReply({ ...mail, sentAt: one.isPasted ? null : SENT_AT }, SENT_AT)
  return {
    mail: one.text.slice(0, 160),
    wanted: one.kind,
    given: kind ?? 'unsure',
    quote,
    wantedDates: one.when,
    dates: appointments.map(show),
  }
}
const read = CASES.map(readCase)
const isRightDate = (wanted: string, given: string | undefined) => wanted === given || (wanted === 'ask' && given?.endsWith('?'))

test('every mail of the tables proposes the right status', () => {
  expect(read.length).toBeGreaterThanOrEqual(150)
  const wrong = read.filter(({ wanted, given }) => wanted !== given)
  expect(wrong).toEqual([])
})

test('no rejection is proposed as anything else', () => {
  expect(read.filter(({ wanted, given }) => wanted === 'rejection' && given !== 'rejection' && given !== 'unsure')).toEqual([])
})

test('every date of an interview is in the right zone, or what is not said is asked for', () => {
  const interviews = read.filter(({ wanted }) => wanted === 'interview')
  const wrong = interviews.filter(
    ({ wantedDates, dates }) =>
      wantedDates.length !== dates.length || !wantedDates.every((one, at) => isRightDate(one, dates[at])),
  )
  expect(wrong).toEqual([])
})

test('the sentence that says so is a sentence of the mail', () => {
  const read = CASES.map((one) => ({ text: one.text.replace(/\s+/g, ' '), ...readCase(one) }))
  expect(read.filter(({ text, given, quote }) => given !== 'unsure' && (quote === '' || !text.includes(quote)))).toEqual([])
})
