import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'

/** A citizen of Germany who has not added any work authorization. */
const ask = (label: string, citizenship: string | null) => {
  const context = contextOf('ann')
  const profile = { ...context.profile, citizenship, work_authorization_entries: [] }
  const found = answerQuestion(questionOf(['ann', 'select', label, 'Yes ; No', '']), { ...context, profile })
  return found.status === 'answered' ? found.value : found.status
}

test('a stored citizenship says yes for its own country, and nothing about others: people may have two', () => {
  expect(ask('Are you a citizen of Germany?', 'Germany')).toBe('Yes')
  expect(ask('Are you a citizen of France?', 'Germany')).toBe('ask')
  expect(ask('Are you a citizen of Germany / France?', 'Germany')).toBe('ask')
  expect(ask('Are you a citizen of Germany?', null)).toBe('ask')
})
