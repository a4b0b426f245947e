import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

const SENT_AT = new Date('2026-11-17T09:00:00Z')
const readOf = (text: string, isTied = true) =>
  readReply({ from: 'Bea <bea@contoso.example>', subject: 'Contoso', sentAt: SENT_AT, text }, SENT_AT, isTied).kind

test.each([
  'Thank you for your application. In the end it went to somebody with more years on the road.',
  'Danke für Ihre Bewerbung. Am Ende wurde es jemand mit mehr Erfahrung.',
  "Merci pour votre candidature. Finalement, c'est une autre personne qui rejoint l'atelier.",
  'Gracias por tu candidatura. Al final se incorpora otra persona.',
  'Obrigado pela sua candidatura. No final ficou outra pessoa.',
  'Bedankt voor je sollicitatie. Uiteindelijk is het iemand anders geworden.',
  "Grazie per la candidatura. Alla fine l'incarico va a un'altra persona.",
  'Tack för din ansökan. Till slut blev det någon annan.',
  'Dziękujemy za aplikację. Ostatecznie dołączy do nas inna osoba.',
])('one sentence names the application, the next says that it became somebody else: %s', (text) => {
  expect(readOf(text)).toBe('rejection')
})

test.each([
  'Thank you for your application. In the end somebody from the team will call you.',
  'Thank you for your application. Finally, another colleague joins our interview.',
  'Thank you for your application. This time nobody else has written to us.',
  'Danke für Ihre Bewerbung. Inzwischen prüft eine andere Kollegin die Unterlagen.',
  'Merci pour votre candidature. Finalement, une autre personne vous recevra.',
  'In the end somebody else took the parcel. It is at the reception.',
])('who still does something for the application was not preferred: %s', (text) => {
  expect(readOf(text)).not.toBe('rejection')
})

test('of an employer whom nothing ties to an application two sentences are not put together', () => {
  expect(readOf('Tack för din ansökan. Till slut blev det någon annan.', false)).not.toBe('rejection')
})

test.each([
  'Please upload your certificate by Friday, otherwise we cannot consider your application.',
  'Reichen Sie das Zeugnis bis Freitag nach, sonst können wir Ihre Bewerbung nicht berücksichtigen.',
  "Merci d'envoyer votre diplôme avant vendredi, faute de quoi votre candidature ne pourra pas être retenue.",
  'Envíanos el título antes del viernes; de lo contrario no podremos seguir con tu candidatura.',
  'Envie o diploma até sexta, caso contrário não podemos avançar com a sua candidatura.',
])('what would happen otherwise is asked for, not refused: %s', (text) => {
  expect(readOf(text)).toBe('request')
})

test('papers that have not arrived are asked for, and what has arrived is confirmed', () => {
  expect(readOf('Your work certificate for the application has not reached us.')).toBe('request')
  expect(readOf('Your application has reached us.')).toBe('confirmation')
})

test.each([
  ['Your application reads well. Does Thursday, 26 November at 10:30 suit you?', 'interview'],
  ['Ihre Bewerbung gefällt uns. Passt Ihnen Donnerstag, der 26. November um 10:30 Uhr?', 'interview'],
  ['We read your application. Have you received our letter of 26 November, 10:30?', 'other'],
  ['Your team may like our tool. Does Thursday, 26 November at 10:30 suit you?', 'other'],
])('a question with a day and a time asks to meet where the email is about work: %s', (text, kind) => {
  expect(readOf(text) === 'interview').toBe(kind === 'interview')
})
