import { expect, test } from 'vitest'
import { STATUS_OF_KIND } from './constants.ts'
import { readReply } from './read-reply.ts'

const SENT_AT = new Date('2026-11-17T09:30:00Z')
const fromStranger = (subject: string, text: string) =>
  readReply({ from: 'Lighthouse <news@lighthouse.example>', subject, sentAt: SENT_AT, text }, SENT_AT).kind

test.each([
  ['Your application', 'Thank you for your application. We have reviewed it and unfortunately cannot proceed with it.'],
  [
    'Besked om din ansökan',
    'Tack för din ansökan om bolån. Vi har gått igenom din ansökan och kan tyvärr inte gå vidare med den.',
  ],
  ['Votre demande', 'Merci pour votre candidature à la crèche. Nous avons malheureusement retenu une autre famille.'],
  ['Ihre Bewerbung', 'Danke für Ihre Bewerbung um den Garten. Leider haben wir uns für andere Bewerber entschieden.'],
])('of a stranger who names nothing about work no decision is believed: %s', (subject, text) => {
  const kind = fromStranger(subject, text)
  expect(kind && STATUS_OF_KIND[kind]).toBeFalsy()
})

test('a stranger who names the job is believed', () => {
  const text = 'Thank you for applying for the position of Baker. Unfortunately we have decided to proceed with other candidates.'
  expect(fromStranger('Your application', text)).toBe('rejection')
})
