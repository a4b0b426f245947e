import { expect, test } from 'vitest'
import { type Case, questionOf } from '#answers/case.testing'
import { ENGLISH } from '#answers/cases-english.testing'
import { FRESH } from '#answers/cases-fresh.testing'
import { GERMAN } from '#answers/cases-german.testing'
import { TRAPS } from '#answers/cases-traps.testing'
import { UNSEEN } from '#answers/cases-unseen.testing'
import { contextOf, PEOPLE, type PersonName } from '#answers/people.testing'
import { answerQuestion } from './answer.ts'

const NAMES = Object.keys(PEOPLE) as PersonName[]

/** The answer of each person, and what of the profile it rests on; answers that are the same are written once. */
function rowOf(one: Case): string {
  const [, kind, label, options, , more] = one
  const { required, description, ...job } = more ?? {}
  const answers = NAMES.map((name) => {
    const found = answerQuestion(questionOf(one), { ...contextOf(name, job), mayBeNear: true })
    if (found.status !== 'answered') return 'reason' in found ? `${found.status}: ${found.reason}` : found.status
    const { value, origin, isNear } = found
    return `= ${isNear ? 'near ' : ''}${Array.isArray(value) ? value.join(' + ') : value} (${origin.sentence})`
  })
  const about = Object.entries({ ...job, ...(required ? { required } : {}), ...(description ? { description } : {}) })
  const asked = [kind, label, options && `{${options}}`, ...about.map(([name, value]) => `${name}=${value}`)]
  return `${asked.filter(Boolean).join(' · ')} -> ${new Set(answers).size === 1 ? answers[0] : answers.join(' | ')}`
}

test.each(Object.entries({ english: ENGLISH, fresh: FRESH, german: GERMAN, traps: TRAPS, unseen: UNSEEN }))(
  'what each of three people is answered with, and what it rests on, is as approved: %s',
  async (name, cases) => {
    const rows = [...new Set(cases.map(rowOf))]
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`all-answers-${name}.approved.txt`)
  },
)
