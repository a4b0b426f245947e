import { expect, test } from 'vitest'
import { matching } from './combobox-match.ts'

const options = [
  { value: 'IE', label: 'Ireland' },
  { value: 'GB', label: 'United Kingdom', keywords: 'Britain' },
  { value: 'NI', label: 'Nireland' },
  { value: 'CI', label: 'Côte d’Ivoire' },
]
const found = (typed: string) => matching(options, typed).map(({ value }) => value)

test('a list is searched by the start, by words and by keywords, without accents', () => {
  expect(found('')).toEqual(['IE', 'GB', 'NI', 'CI'])
  expect(found('ire')).toEqual(['IE', 'NI', 'CI'])
  expect(found('king')).toEqual(['GB'])
  expect(found('united k')).toEqual(['GB'])
  expect(found('BRIT')).toEqual(['GB'])
  expect(found('cote')).toEqual(['CI'])
  expect(found('zz')).toEqual([])
})
