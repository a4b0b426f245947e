import { expect, test } from 'vitest'
import { type Case, questionOf } from '#answers/case.testing'
import { DUTCH } from '#answers/cases-dutch.testing'
import { ENGLISH } from '#answers/cases-english.testing'
import { FRENCH } from '#answers/cases-french.testing'
import { FRESH } from '#answers/cases-fresh.testing'
import { GERMAN } from '#answers/cases-german.testing'
import { POLISH } from '#answers/cases-polish.testing'
import { SPANISH } from '#answers/cases-spanish.testing'
import { TRAPS } from '#answers/cases-traps.testing'
import { UNSEEN } from '#answers/cases-unseen.testing'
import { contextOf } from '#answers/people.testing'
import { EMPTY_FIELDS } from '#profiles/rules'
import { answerQuestion } from './answer.ts'

const CASES = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...POLISH, ...DUTCH, ...UNSEEN, ...TRAPS, ...FRESH]

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

/** The same case in other words. */
const inOther = ([who, kind, label, options, wanted, ...more]: Case, words: { label?: string; options?: string }): Case => [
  who,
  kind,
  words.label ?? label,
  words.options ?? options,
  wanted,
  ...more,
]

test('the order of the options changes no answer', () => {
  const chosen = (one: Case) => verdictOf(one).replace('= ', '').split(' + ').sort().join()
  const choices = CASES.filter(([, , , options]) => options.includes(' ; '))
  const turned = choices.filter(
    (one) => chosen(one) !== chosen(inOther(one, { options: one[3].split(' ; ').reverse().join(' ; ') })),
  )
  expect(turned).toEqual([])
})

test('a negated question is asked, whatever it was before', () => {
  const negations: [readonly Case[], string][] = [
    [[...ENGLISH, ...UNSEEN.slice(0, 40)], 'not'],
    [GERMAN, 'nicht'],
    [FRENCH, 'pas'],
    [SPANISH, 'no'],
    [POLISH, 'nie'],
    [DUTCH, 'niet'],
  ]
  const negated = negations.flatMap(([cases, word]) =>
    cases.map((one) => inOther(one, { label: `${one[2].replace('?', '')} ${word}?` })),
  )
  expect(negated.filter((one) => verdictOf(one).startsWith('=')).map((one) => one[2])).toEqual([])
})

test('without facts nothing is answered', () => {
  const blank = CASES.map((one) => {
    const context = contextOf(one[0])
    return answerQuestion(questionOf(one), { ...context, profile: { ...EMPTY_FIELDS, onboardingFields: [] } })
  })
  const origins = blank.flatMap((found) => (found.status === 'answered' ? found.origin.field : []))
  // The job types of a new profile are the only preference that it starts with.
  expect(new Set(origins)).toEqual(new Set(['automation_job_types']))
})

test.each([
  ['Sweden', 'What are your salary expectations?', '600000 SEK per year'],
  ['Sweden', 'What are your salary expectations in EUR?', undefined],
  ['Norway', 'What are your salary expectations?', undefined],
  ['Cambodia', 'What are your salary expectations?', undefined],
  [null, 'What are your salary expectations in SEK?', '600000 SEK per year'],
])('EDITOR-102 pay in SEK is stated for a job in %s only where SEK is paid: %s', (country, label, value) => {
  const profile = { ...EMPTY_FIELDS, desired_salary_min: 600_000, expected_salary_currency: 'SEK', onboardingFields: [] }
  const context = { ...contextOf('ann'), profile, job: { employer: 'Pier', country, city: null } }
  const answer = answerQuestion(questionOf(['ann', 'text', label, '', '']), context)
  expect(answer.status === 'answered' ? answer.value : undefined).toBe(value)
})
