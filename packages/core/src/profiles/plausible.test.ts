import { expect, test } from 'vitest'
import { implausibleLists } from './plausible.ts'
import type { FoundEntry } from './resume-found.ts'

const job = (position: string, startDate = '2019-03'): FoundEntry => ({
  field: 'experience',
  value: { position, company: 'Mill', startDate, endDate: '', current: false },
  from: 'experience.0',
})
const SENTENCE = 'Baked bread for three shops every morning and led a team of four.'

test('most names that are sentences make a list hard to believe', () => {
  expect([...implausibleLists([job(SENTENCE), job('Wrote the menu of two restaurants.'), job('Chef')])]).toEqual(['experience'])
})

test('so do most jobs or schools without any date', () => {
  expect(implausibleLists([job('Chef', ''), job('Baker', ''), job('Cook')]).has('experience')).toBe(true)
  const school = (year: string): FoundEntry => ({
    field: 'education',
    value: { institution: 'Kingsway', graduationYear: year },
    from: '',
  })
  expect(implausibleLists([school(''), school('')]).has('education')).toBe(true)
  expect(implausibleLists([school('2013'), school('')]).has('education')).toBe(false)
})

test('one odd entry says nothing, and lists that need no dates are not judged by them', () => {
  expect(implausibleLists([job(SENTENCE, '')]).size).toBe(0)
  expect(implausibleLists([job('Chef'), job(SENTENCE, '')]).size).toBe(0)
  const project = (name: string): FoundEntry => ({ field: 'projects', value: { name }, from: '' })
  expect(implausibleLists([project('Bread book'), project('Oven')]).size).toBe(0)
  expect(implausibleLists([project('St. Mary Bakery Co.'), project('Oven Ltd.')]).size).toBe(0)
})

test('an employer whose legal form ends with a full stop is no sentence', () => {
  const at = (company: string): FoundEntry => ({ ...job('Dispatcher'), value: { ...job('Dispatcher').value, company } })
  expect(implausibleLists([at('Buckle Parcel and Freight, Inc.'), at('Fjord og Dal Frakt S.A.')]).size).toBe(0)
})
