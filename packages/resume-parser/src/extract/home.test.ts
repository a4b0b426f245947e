import { expect, test } from 'vitest'
import type { Line } from '#document/model'
import { findHome } from './home.ts'

const homeIn = (text: string) => {
  const { city, state, country } = findHome([{ text, page: 0, block: 0 } as Line]) ?? {}
  return [city, state, country]
}

test('a town above its country is one home, a town above another word is not', () => {
  const below = (first: string, second: string) => {
    const lines = [first, second].map((text, block) => ({ text, page: 0, block }) as Line)
    const { city, country } = findHome(lines) ?? {}
    return [city, country]
  }
  expect(below('Malmö', 'Sweden')).toEqual(['Malmö', 'Sweden'])
  expect(below('Winnipeg, Manitoba', 'Canada')).toEqual(['Winnipeg', 'Canada'])
  expect(below('Malmö', 'Baker')).not.toEqual(['Malmö', 'Baker'])
})

test.each([
  ['Savannah, Georgia', ['Savannah', 'Georgia', 'United States']],
  ['Tbilisi, Georgia', ['Tbilisi', '', 'Georgia']],
  ['Malmö, Sweden', ['Malmö', '', 'Sweden']],
  // What stands on the two sides of a phone number are two things.
  ['Malmö, 040 123 4567, Baker', ['Malmö', '', '']],
])('the home in %s', (text, home) => expect(homeIn(text)).toEqual(home))
