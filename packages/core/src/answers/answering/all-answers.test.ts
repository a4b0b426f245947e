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
import { contextOf, PEOPLE, type PersonName } from '#answers/people.testing'
import { answerQuestion } from './answer.ts'

/** What the tables of cases do not ask: lists, intervals, codes and what is proposed about oneself. */
const FURTHER: readonly Case[] = (
  [
    ['text', 'Which languages do you speak?', ''],
    ['text', 'Which languages do you speak fluently?', ''],
    ['text', 'Welche Sprachen sprechen Sie?', ''],
    ['multi-select', 'Which languages do you speak?', 'English ; German ; Hindi ; Klingon'],
    ['select', 'English level', 'No knowledge ; Basic ; Conversational ; Fluent ; Native'],
    ['select', 'Gender', 'Woman ; Man ; Non-binary ; I prefer not to say'],
    ['select', 'Gender', 'Female ; Woman ; Male'],
    ['select', 'What is your race/ethnicity?', 'White (not Hispanic or Latino) ; Asian (not Hispanic or Latino) ; Two or more'],
    ['select', 'Veteran status', 'I am not a protected veteran ; I identify as a veteran ; I do not wish to answer'],
    ['select', 'Disability status', 'Yes, I have a disability ; No, I do not have a disability ; I do not want to answer'],
    [
      'select',
      'How many years of experience do you have with React?',
      'Less than a year ; 1 to 3 years ; 4 to 5 years ; 6 years or more',
    ],
    ['select', 'How many years of experience do you have with Java?', 'None ; Up to 3 years ; More than 3 years'],
    ['select', 'How many years of experience do you have with Python?', 'Less than 3 ; 3 ; More than 3'],
    ['select', 'How many years of work experience do you have?', '5-2 ; 2-5 ; 5+'],
    ['select', 'Notice period', 'Within a week ; Within 2 weeks ; Within a month ; Within 3 months'],
    ['select', 'Phone country code', 'Germany (+49) ; United States (+1) ; Canada (+1) ; 🇬🇧 +44'],
    ['select', 'Phone country code', '+49 ; +1 ; +44'],
    ['select', 'Phone country code', '🇩🇪 +49 ; 🇺🇸 +1 ; 🇨🇦 +1'],
    ['select', 'Phone country code', 'DE ; US ; CA'],
    ['select', 'Country', 'United States of America ; Deutschland ; Other'],
    ['select', 'State', 'TX ; NY ; CA'],
    ['select', 'State', 'Texas ; New York ; Berlin'],
    ['select', 'City', 'Austin, TX ; Berlin, Germany ; Elsewhere'],
    ['select', 'Highest education', 'Associate ; Bachelor ; Master or higher'],
    ['select', 'Willingness to travel', 'None ; Up to 10% ; 25% ; 50% ; 75% or more'],
    ['select', 'Willingness to travel', '0-25% ; 25-50% ; 50-75%'],
    ['select', 'Preferred work mode', 'Remote ; Hybrid ; On-site'],
    ['number', 'Expected salary per month', ''],
    ['select', 'Salary expectation per year', '60-70k ; 70-80k ; 80-90k ; 150k+'],
    ['text', 'Degree', ''],
    ['text', 'Field of study', ''],
    ['number', 'Graduation year', ''],
    ['text', 'Current job title', ''],
    ['text', 'Street address', ''],
    ['text', 'ZIP code', ''],
    ['text', 'Middle name', ''],
    ['text', 'Website', ''],
  ] as const
).flatMap(([kind, label, options]) => [
  ['ann', kind, label, options, ''],
  ['ann', kind, label, options, '', { country: 'United States', required: true }],
])

const NAMES = Object.keys(PEOPLE) as PersonName[]

/** The answer of each person, and what of the profile it rests on; answers that are the same are written once. */
function rowOf(one: Case, mode: 'review' | 'automatic'): string {
  const [, kind, label, options, , more] = one
  const { required, description, ...job } = more ?? {}
  const answers = NAMES.map((name) => {
    const found = answerQuestion(questionOf(one), { ...contextOf(name, job), mayBeNear: true, mode })
    if (found.status !== 'answered') return 'reason' in found ? `${found.status}: ${found.reason}` : found.status
    const { value, origin, isNear } = found
    return `= ${isNear ? 'near ' : ''}${Array.isArray(value) ? value.join(' + ') : value} (${origin.sentence})`
  })
  const about = Object.entries({ ...job, ...(required ? { required } : {}), ...(description ? { description } : {}) })
  const asked = [kind, label, options && `{${options}}`, ...about.map(([name, value]) => `${name}=${value}`)]
  return `${asked.filter(Boolean).join(' · ')} -> ${new Set(answers).size === 1 ? answers[0] : answers.join(' | ')}`
}

test.each(
  Object.entries({
    further: FURTHER,
    english: ENGLISH,
    fresh: FRESH,
    german: GERMAN,
    french: FRENCH,
    spanish: SPANISH,
    dutch: DUTCH,
    polish: POLISH,
    traps: TRAPS,
    unseen: UNSEEN,
  }),
)('what each of three people is answered with, and what it rests on, is as approved: %s', async (name, cases) => {
  const rows = [...new Set(cases.map((one) => rowOf(one, name === 'further' ? 'review' : 'automatic')))]
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`all-answers-${name}.approved.txt`)
})
