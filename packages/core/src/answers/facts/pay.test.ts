import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'

type Asked = { label: string; country: string | null; currency: string; most?: number; options?: string }

function ask({ label, country, currency, most, options = '' }: Asked) {
  const context = contextOf('ann', { country })
  const pay = { desired_salary_min: 60_000, desired_salary_max: most ?? null, expected_salary_currency: currency }
  const asked = questionOf(['ann', options ? 'select' : 'number', label, options, ''])
  const found = answerQuestion(asked, { ...context, profile: { ...context.profile, ...pay } })
  return found.status === 'answered' ? found.value : found.status
}

test.each([
  ['Germany', 'EUR', 'Desired salary', 60_000],
  ['United States', 'USD', 'Desired salary', 60_000],
  ['Germany', 'EUR', 'Gehaltsvorstellung', 60_000],
  // Where pay is stated per month, a bare number would be read so.
  ['Sweden', 'SEK', 'Desired salary', 'ask'],
  ['Poland', 'PLN', 'Desired salary', 'ask'],
  ['Netherlands', 'EUR', 'Desired salary', 'ask'],
  ['Germany', 'EUR', 'Oczekiwania finansowe', 'ask'],
  ['Germany', 'EUR', 'Salarisverwachting', 'ask'],
  [null, 'EUR', 'Desired salary (EUR)', 'ask'],
  // A question that names the year is clear everywhere.
  ['Sweden', 'SEK', 'Expected annual salary (SEK)', 60_000],
  [null, 'EUR', 'Expected annual salary (EUR)', 60_000],
  [null, 'EUR', 'Expected annual salary', 'ask'],
] as const)('yearly pay as a bare number, in %s for %s: %s', (country, currency, label, given) => {
  expect(ask({ country, currency, label })).toBe(given)
})

test('an option is chosen only where its amounts are yearly and in the currency of the profile', () => {
  const options = '40,000 - 59,000 ; 60,000 - 80,000'
  expect(ask({ country: 'Germany', currency: 'EUR', label: 'Salary expectation', options })).toBe('60,000 - 80,000')
  expect(ask({ country: 'Sweden', currency: 'SEK', label: 'Salary expectation', options })).toBe('ask')
  expect(ask({ country: null, currency: 'EUR', label: 'Expected annual salary', options })).toBe('ask')
})

test('an option must hold the whole desired range', () => {
  const asked = { country: 'Germany', currency: 'EUR', label: 'Salary expectation', most: 80_000 }
  expect(ask({ ...asked, options: '40,000 - 59,000 ; 60,000 - 80,000' })).toBe('60,000 - 80,000')
  expect(ask({ ...asked, options: '40,000 - 59,000 ; 60,000 - 79,000' })).toBe('ask')
  expect(ask({ ...asked, options: '40,000 - 59,000 ; 61,000 - 80,000' })).toBe('ask')
})
