import { expect, test } from 'vitest'
import { ownLines, sentencesOf } from './mail-text.ts'

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
