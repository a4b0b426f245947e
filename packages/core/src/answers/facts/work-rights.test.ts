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

test('sponsorship for a visa of the United States is not about a job elsewhere', () => {
  const context = contextOf('ann')
  const work_authorization_entries = [
    { id: 'w1', country: 'Germany', workAuthorization: 'citizen' as const, otherVisa: null, securityClearance: null },
  ]
  const inGermany = {
    ...context,
    profile: { ...context.profile, work_authorization_entries },
    job: { ...context.job, country: 'Germany' },
  }
  const statusOf = (label: string) => answerQuestion(questionOf(['ann', 'select', label, 'Yes ; No', '']), inGermany).status
  expect(statusOf('Will you now or in the future require visa sponsorship?')).toBe('answered')
  expect(statusOf('Will you now or in the future require sponsorship for employment visa status (e.g. H-1B visa status)?')).toBe(
    'ask',
  )
})
