import { expect, test } from 'vitest'
import { invitationWith } from './invitation.ts'
import { readReply } from './read-reply.ts'

/** A Monday. */
const SENT = new Date('2026-11-16T09:00:00Z')
const read = (text: string) => {
  const { kind, appointments } = readReply({ from: '', subject: '', sentAt: SENT, text }, SENT, true)
  return [kind, ...appointments.map(({ day, time }) => `${day} ${time ?? '-'}`)]
}

test.each([
  ['Thank you for your application. Please send us two references by 24 November.', ['request', '2026-11-24 -']],
  ['Vielen Dank für Ihre Bewerbung. Bitte senden Sie uns Ihre Zeugnisse bis zum 27. November 2026.', ['request', '2026-11-27 -']],
  ['Merci de nous envoyer une copie de votre diplôme avant le 30 novembre 2026.', ['request', '2026-11-30 -']],
  ['We still need a copy of your certificate by Friday.', ['request', '2026-11-20 -']],
  [
    'We are delighted to offer you the position of Cook. Your contract is attached. Please sign it by 1 December 2026.',
    ['offer', '2026-12-01 -'],
  ],
])('the day by which an employer wants papers or an answer is read: %s', (text, read_) => {
  expect(read(text)).toEqual(read_)
})

test.each([
  // Until when the employer decides is nobody else's deadline.
  ['Please send us two references. You will hear from us by 24 November.', ['request']],
  // Two days: nobody knows which.
  ['Please send us your certificate by 24 November. Please send the original by 1 December.', ['request']],
  ['Please send us the references that were due by 3 November.', ['request']],
  ['Please send us your certificate of 24 November 2020.', ['request']],
])('no deadline is guessed: %s', (text, read_) => {
  expect(read(text)).toEqual(read_)
})

test('a calendar entry beside an offer is not taken for an interview', () => {
  const calendar = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261124T090000Z\nSUMMARY:First day\nEND:VEVENT'
  expect(invitationWith('offer', calendar)).toBeNull()
  expect(invitationWith('message', calendar)).toMatchObject({ day: '2026-11-24', time: '09:00' })
})
