import { expect, test } from 'vitest'
import { innerMail, isOfForwarder, ownLines, plausibleDate, sentencesOf } from './mail-text.ts'

test('lines that a mail program has wrapped are one sentence again, others stay apart', () => {
  const wrapped = 'Thank you for the interview on Tuesday; we would very much'
  expect(sentencesOf([wrapped, 'like to see you again.'])).toEqual([`${wrapped} like to see you again.`])
  expect(sentencesOf(['Date: 24 November', 'Time: 14:00', 'Place: Room 4'])).toEqual([
    'Date: 24 November',
    'Time: 14:00',
    'Place: Room 4',
  ])
  const whole = 'Thank you for the interview on Tuesday in our new office.'
  expect(sentencesOf([whole, 'Kind regards'])).toEqual([whole, 'Kind regards'])
  expect(sentencesOf([wrapped, '', 'Kind regards'])).toEqual([wrapped, 'Kind regards'])
})

test('a sentence ends at its mark, not at an abbreviation or a date', () => {
  expect(sentencesOf(['We met Dr. Klein. She liked your work! Are you free on 24. November? Yes'])).toEqual([
    'We met Dr. Klein.',
    'She liked your work!',
    'Are you free on 24. November?',
    'Yes',
  ])
})

test('quoted mails and signatures are not the words of the writer', () => {
  expect(ownLines('Hello Ann\n> You wrote this\nBye\n-- \nNorthwind Ltd')).toEqual(['Hello Ann', 'Bye'])
  expect(ownLines('Hello Ann\nOn Tue, 10 Nov 2026 at 09:12, Ann Berg wrote:\nAn older mail')).toEqual(['Hello Ann'])
})

test('earlier emails begin at a line that every mail program writes in its own language', () => {
  for (const head of [
    'On Fri, 13 Nov 2026 at 10:20, Ann Berg <ann@mail.example> wrote:',
    'Am Fr., 13. Nov. 2026 um 10:20 Uhr schrieb Ann Berg:',
    'Le ven. 13 nov. 2026 à 09:41, Ann Berg a écrit :',
    'El vie, 13 nov 2026 a las 9:12, Ann Berg escribió:',
    'Em sex., 13 de nov. de 2026 às 10:02, Ann Berg escreveu:',
    'Op vr 13 nov 2026 om 10:02 schreef Ann Berg:',
    'Il giorno ven 13 nov 2026 alle ore 10:02 Ann Berg ha scritto:',
    'Den fre 13 nov. 2026 kl 10:11 skrev Ann Berg:',
    'On Fri, 13 Nov 2026 at 10:20, Ann Berg\n<ann@mail.example> wrote:',
    'Von: Ann Berg\nGesendet: Freitag\nBetreff: Termin',
    'Från: Ann Berg\nSkickat: fredag\nÄmne: Tid',
    '----- Messaggio originale -----',
  ])
    expect(ownLines(`Hello Ann\n${head}\nAn older mail`)).toEqual(['Hello Ann'])
})

test('a forwarded email is the one inside, with its own sender, unless more than a note is above it', () => {
  const own = { from: 'Ann <ann@mail.example>', subject: 'Fwd: Baker', sentAt: null }
  const inside = 'De: Padaria Boa Massa <vagas@boamassa.example>\nAssunto: Padeira\n\nOlá Ann'
  const inner = { from: 'Padaria Boa Massa <vagas@boamassa.example>', subject: 'Padeira' }
  expect(innerMail({ ...own, text: `fyi\n---------- Mensagem encaminhada ----------\n${inside}` })).toMatchObject(inner)
  expect(innerMail({ ...own, text: inside })).toMatchObject(inner)
  const answer = { ...own, subject: 'Re: Baker', text: `See you on Friday!\n${inside}` }
  expect(innerMail(answer)).toBe(answer)
  const letter = { ...own, text: `${'My own words. '.repeat(20)}\n---------- Forwarded message ----------\n${inside}` }
  expect(innerMail(letter)).toBe(letter)
})

test('a line that stops early goes on where the next one begins with a small letter', () => {
  expect(sentencesOf(['your application was selected for an', 'interview next week.'])).toEqual([
    'your application was selected for an interview next week.',
  ])
})

test('a day that no calendar of ours has is no day on which an email was sent', () => {
  expect(plausibleDate('Mon, 16 Nov 2026 10:00:00 +0100')).toEqual(new Date('2026-11-16T09:00:00Z'))
  for (const said of ['Mon, 16 Nov 20260 10:00:00 +0000', '2101-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', 'soon', ''])
    expect(plausibleDate(said), said).toBeNull()
})

test.each([
  ['a friend with a word about it', 'Luca <luca@home.example>', 'they dropped me as well\n\n', 'Dear Luca,', true],
  ['an agency that passes an answer on', 'Kim <kim@agency.example>', 'see what they wrote\n\n', 'Dear Ann,', false],
  ['somebody without a word', 'Luca <luca@home.example>', '', 'Dear Luca,', false],
])('whether what is forwarded was written to whoever forwards it: %s', (_, from, note, greeting, isTheirs) => {
  const inner = `---------- Forwarded message ---------\nFrom: HR <hr@harbour.example>\nSubject: Result\n\n${greeting} unfortunately.`
  expect(isOfForwarder({ from, subject: 'Fwd: Result', sentAt: null, text: `${note}${inner}` })).toBe(isTheirs)
})
