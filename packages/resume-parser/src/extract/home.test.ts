import { expect, test } from 'vitest'
import type { Line } from '#document/model'
import { findHome } from './home.ts'

const homeIn = (text: string) => {
  const { city, state, country } = findHome([{ text, page: 0, block: 0 } as Line]) ?? {}
  return [city, state, country]
}

test.each([
  ['Savannah, Georgia', ['Savannah', 'Georgia', 'United States']],
  ['Tbilisi, Georgia', ['Tbilisi', '', 'Georgia']],
  ['Malmö, Sweden', ['Malmö', '', 'Sweden']],
])('the home in %s', (text, home) => expect(homeIn(text)).toEqual(home))
