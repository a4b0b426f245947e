import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STATUS_OF_KIND } from './constants.ts'
import { readReply } from './read-reply.ts'

const SENT_AT = new Date('2026-11-17T09:30:00Z')
const read = (subject: string, text: string) => {
  const mail = { from: 'Contoso <jobs@contoso.example>', subject, sentAt: SENT_AT, text }
  return readReply(mail, SENT_AT, true, true, ['Contoso', 'Baker'])
}

/** 'subject ~ text' a line, written before the rules: 30 of the first 82 proposed a status then. */
const UNDECIDED = readFileSync(new URL('./fixtures/undecided.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split(' ~ ') as [string, string])

test('what an employer says about later, about others or about an appointment proposes no status', () => {
  expect(UNDECIDED.length).toBeGreaterThan(90)
  const wrong = UNDECIDED.flatMap(([subject, text]) => {
    const { kind, quote } = read(subject, text)
    return kind && STATUS_OF_KIND[kind] ? { kind, subject, quote } : []
  })
  expect(wrong).toEqual([])
})

test.each([
  ['The position has been filled.', 'The position has been filled. Unfortunately we cannot offer you another one.', 'rejection'],
  ['Die Stelle ist besetzt.', 'Die Stelle ist besetzt. Wir haben uns für eine andere Bewerberin entschieden.', 'rejection'],
  ['Le poste a été pourvu.', 'Le poste a été pourvu. Bonne chance dans vos recherches.', 'rejection'],
  ['Welcome to the team!', 'Welcome to the team! Your contract of employment is attached.', 'offer'],
  ['Anbei der Vertrag.', 'Anbei der Vertrag. Wir möchten Sie einstellen.', 'offer'],
])('one clue asks, a second one with words of its own decides: %s', (one, two, kind) => {
  expect(read('Baker', one).kind).toBe(null)
  expect(read('Baker', two).kind).toBe(kind)
})

test('the subject and the body agree in different words', () => {
  expect(read('Recrutement suspendu', 'Bonjour, le recrutement pour ce poste est annulé.').kind).toBe('rejection')
  expect(read('Recrutement annulé', 'Bonjour, le recrutement pour ce poste est annulé.').kind).toBe(null)
})

test('what speaks for another outcome asks for one clue more', () => {
  const refused = 'We have chosen another candidate for the post.'
  expect(read('Baker', refused).kind).toBe('rejection')
  expect(read('Baker', `${refused} Your application for the other post is still under review.`).kind).toBe(null)
})
