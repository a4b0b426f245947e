import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'

const LEVELS = ['beginner', 'intermediate', 'advanced', 'fluent', 'native'] as const
type Level = (typeof LEVELS)[number]

function ask(proficiency: Level, label: string) {
  const context = contextOf('ann')
  const profile = { ...context.profile, languages: [{ id: '1', name: 'French', proficiency }] }
  const found = answerQuestion(questionOf(['ann', 'select', label, 'Yes ; No', '']), { ...context, profile })
  return found.status === 'answered' ? found.value : found.status
}

/** A level is enough for itself and those below; the next one above is for the person to judge, but for a native speaker. */
test.each([
  ['beginner', 'Do you speak basic French?', 'Yes Yes Yes Yes Yes'],
  ['intermediate', 'Do you speak intermediate French?', 'ask Yes Yes Yes Yes'],
  ['advanced', 'Do you speak advanced French?', 'No ask Yes Yes Yes'],
  ['fluent', 'Do you speak fluent French?', 'No No ask Yes Yes'],
  ['native', 'Is French your native language?', 'No No No No Yes'],
  ['no', 'Do you speak French?', 'ask Yes Yes Yes Yes'],
  ['a vague', 'Do you speak good French?', 'ask ask ask ask ask'],
])('where %s level is asked for: %s', (_level, label, answers) => {
  expect(LEVELS.map((level) => ask(level, label)).join(' ')).toBe(answers)
})

test('a language that the profile does not list is left to the person', () => {
  expect(LEVELS.map((level) => ask(level, 'Do you speak Italian?'))).toEqual(Array(5).fill('ask'))
})
