import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'
import type { ProfileFields } from '#profiles/schema'

function ask(travel_availability: ProfileFields['travel_availability'], label: string, options = 'Yes ; No') {
  const context = contextOf('ann')
  const profile = { ...context.profile, travel_availability }
  const found = answerQuestion(questionOf(['ann', 'select', label, options, '']), { ...context, profile })
  return found.status === 'answered' ? found.value : found.status
}

test.each([
  ['occasional', 25],
  ['moderate', 50],
  ['frequent', 75],
] as const)('%s travel is up to %i percent, and more is for the person to judge', (travel, most) => {
  expect(ask(travel, `Are you willing to travel up to ${most}%?`)).toBe('Yes')
  expect(ask(travel, `Are you willing to travel up to ${most + 1}%?`)).toBe('ask')
})

test.each([
  ['occasional', '0-25%'],
  ['moderate', '25-50%'],
  ['frequent', '50-75%'],
  ['extensive', '75-100%'],
] as const)('of ranges %s travel is %s', (travel, range) => {
  expect(ask(travel, 'How much are you willing to travel?', '0-25% ; 25-50% ; 50-75% ; 75-100%')).toBe(range)
})

test('an unwilling person is asked about the country where they live already', () => {
  const context = contextOf('ann')
  const answer = (label: string) => {
    const profile = { ...context.profile, willing_to_relocate: false }
    const found = answerQuestion(questionOf(['ann', 'select', label, 'Yes ; No', '']), { ...context, profile })
    return found.status === 'answered' ? found.value : found.status
  }
  expect(answer('Are you willing to relocate to Germany?')).toBe('ask')
  expect(answer('Are you willing to relocate to France?')).toBe('No')
})
