import { expect, test } from 'vitest'
import { answerQuestion } from './answer.ts'
import { type Case, questionOf } from './case.testing.ts'
import { DUTCH } from './cases-dutch.testing.ts'
import { ENGLISH } from './cases-english.testing.ts'
import { FRENCH } from './cases-french.testing.ts'
import { GERMAN } from './cases-german.testing.ts'
import { POLISH } from './cases-polish.testing.ts'
import { SPANISH } from './cases-spanish.testing.ts'
import { TRAPS } from './cases-traps.testing.ts'
import { UNSEEN } from './cases-unseen.testing.ts'
import { contextOf } from './people.testing.ts'

const CASES = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...POLISH, ...DUTCH, ...UNSEEN, ...TRAPS]

function verdictOf(one: Case): string {
  const { required: _required, description: _description, ...job } = one[5] ?? {}
  const found = answerQuestion(questionOf(one), contextOf(one[0], job))
  if (found.status === 'answered') return `= ${Array.isArray(found.value) ? found.value.join(' + ') : found.value}`
  return found.status === 'never' ? `never ${found.reason}` : found.status === 'leave-empty' ? 'empty' : 'ask'
}

const verdicts = CASES.map((one) => ({ question: one[2], who: one[0], wanted: one[4], given: verdictOf(one) }))

test('no wrong answer is given in the table of questions', () => {
  expect(CASES.length).toBeGreaterThan(500)
  expect(verdicts.filter(({ given, wanted }) => given !== wanted && given.startsWith('='))).toEqual([])
})

test('consent, attestations, signatures, criminal records, captchas, identity and legal questions are left to the person', () => {
  expect(verdicts.filter(({ given, wanted }) => /^(?:never|empty)/.test(wanted) && given !== wanted)).toEqual([])
})

/** The promise is 80 %; the table has no question that is missed. */
test('every question of the table that the profile answers is answered', () => {
  expect(verdicts.filter(({ wanted, given }) => wanted.startsWith('=') && !given.startsWith('='))).toEqual([])
})
