import { expect, test } from 'vitest'
import { tidyCity } from './place-pieces.ts'

test.each([
  ['Berlin', 'Berlin'],
  ['  New \n York ', 'New York'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), null],
  ['Remote', null],
  ['Worldwide', null],
  ['', null],
  [undefined, null],
])('the city %j is %j', (text, city) => expect(tidyCity(text)).toBe(city))
