import { expect, test } from 'vitest'
import { isPlausibleName } from './name-doubts.ts'

const plausible = (first_name: string, last_name: string, email = '') =>
  isPlausibleName({ first_name, last_name, email } as Parameters<typeof isPlausibleName>[0])

test('a word of a trade in a name must be in the mail address too', () => {
  expect(plausible('Zoë', 'Architect', 'zoe@example.com')).toBe(false)
  expect(plausible('Zoë', 'Baker', 'zoe.baker@example.com')).toBe(true)
})

test('an address with another family name contradicts the name', () => {
  expect(plausible('Zoë', 'Kiln', 'zoe.lindstrom@example.com')).toBe(false)
  expect(plausible('Jürgen', 'Löwe', 'juergen.loewe@example.com')).toBe(true)
  expect(plausible('Zoë', 'Lindström', 'glazier77@example.com')).toBe(true)
})
