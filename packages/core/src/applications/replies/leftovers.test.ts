import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

const SENT = new Date('2026-11-16T09:00:00Z')
const kindOf = (text: string, { subject = 'Your application', from = 'Harbour Trust <jobs@harbourtrust.example>' } = {}) =>
  readReply({ from, subject, sentAt: SENT, text }, SENT, true).kind

test.each([
  ['Thank you for your application. It came down to another candidate.', null],
  ['Gracias por postularte. Como siguiente etapa te enviamos una prueba técnica.', null],
  ['Thank you for your application. We read every one and will be in touch.', 'confirmation'],
  ['Thank you for your application. If the position has been filled, we will tell you.', 'confirmation'],
])('a confirmation is believed where nothing else in it sounds like an outcome or a test: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('what others were invited to is no invitation of the reader', () => {
  const text = 'Vielen Dank für Ihre Bewerbung. Zu den Gesprächen haben wir andere Bewerberinnen eingeladen. Alles Gute!'
  expect(kindOf(text)).toBe('rejection')
  expect(kindOf('We have received your application. We invited other candidates to interview.')).not.toBe('interview')
})

test('a date beside a confirmation that is about no meeting invites nobody', () => {
  expect(kindOf('We have received your application. Why not see the new pier on 26 November at 18:00?')).not.toBe('interview')
})

test('warnings of fraud below an email say nothing of the application', () => {
  const text = 'Thank you for your application. Beware of fraud: we never make an offer without an interview.'
  expect(kindOf(text)).toBe('confirmation')
})

test.each([
  ['Received, thank you.', 'RE: Application as night porter', 'confirmation'],
  ['Recibido, gracias. Se lo paso a la directora.', 'RE: CV vigilante', 'confirmation'],
  ['Received, thank you.', 'Your parcel', null],
])('what has arrived may be named in the subject alone: %s %s', (text, subject, kind) => {
  expect(kindOf(text, { subject, from: 'Ann Berg <ann@harbourtrust.example>' })).toBe(
    kind ?? readReply({ from: '', subject: 'Your parcel', sentAt: SENT, text }, SENT, true).kind,
  )
  expect(kindOf(text, { subject: 'Your parcel' })).not.toBe('confirmation')
})

test('an employer who also speaks of something else is asked about, not put aside', () => {
  const text = "The panel's first choice has accepted the post. We hope you will consider volunteering."
  expect(kindOf(text, { subject: 'Library Assistant' })).toBeNull()
  expect(kindOf('Your demo is booked. Our pricing is below.', { subject: 'Demo' })).toBe('noise')
})

test.each([
  ['I came across your CV: one of our clients looks for a tester. Fancy a chat tomorrow at 12:00?'],
  ['Ik zag je cv voorbijkomen: een van onze klanten zoekt een tester. Zin om morgen om 12:00 te bellen?'],
  ['Ich habe Ihren Lebenslauf gesehen: einer unserer Kunden sucht Sie. Passt morgen um 12:00 ein Gespräch?'],
])('a recruiter who found a resume invites nobody who applied: %s', (text) => {
  const mail = { from: 'Kim <kim@scouts.example>', subject: 'A tester', sentAt: SENT, text }
  expect(readReply(mail, SENT, false, false).kind).not.toBe('interview')
})

test('people who choose among candidates are no candidates', () => {
  const text =
    'You are on the panel for the porter interviews on 23 November at 13:00. The CVs of the five candidates are attached.'
  expect(kindOf(text, { subject: 'Panel prep' })).not.toBe('interview')
})
