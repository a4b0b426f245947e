import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchQuery, toSearchQuery } from './address.ts'
import {
  AGES,
  EXPERIENCE_LEVELS,
  PAY_FILTERS,
  PLATFORMS,
  SEARCH_COUNTRIES,
  SEARCH_JOB_TYPES,
  SOURCE_KINDS,
  WORK_TYPES,
} from './constants.ts'
import { NO_FILTERS } from './rules.ts'
import { searchPreferences } from './schema.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))
const keyOf = <T extends string>(options: Readonly<Record<T, string>>) => fc.constantFrom(...(Object.keys(options) as T[]))

test('every search comes back out of its address', () => {
  const words = fc.string({ maxLength: 60 }).map((text) => searchPreferences.shape.location.safeParse(text).data ?? '')
  const filters = fc.record({
    searchTerm: words,
    location: words,
    country: keyOf(SEARCH_COUNTRIES),
    platform: keyOf(PLATFORMS),
    jobType: keyOf(SEARCH_JOB_TYPES),
    workType: keyOf(WORK_TYPES),
    experienceLevel: keyOf(EXPERIENCE_LEVELS),
    sourceKind: keyOf(SOURCE_KINDS),
    pay: keyOf(PAY_FILTERS),
    age: keyOf(AGES),
  })
  const id = fc.option(fc.uuid(), { nil: undefined })
  const sort = fc.constantFrom('overall' as const, 'best' as const)
  const page = fc.option(fc.integer({ min: 2, max: 25 }), { nil: undefined })
  const address = fc.record({ filters, sort, page, profileId: id, jobId: id })
  fc.assert(
    fc.property(address, (one) => {
      expect(read(toSearchQuery(one))).toEqual(one)
    }),
  )
})

test('what is not set stays out of the address; the search text says that a search was made', () => {
  expect(toSearchQuery({ filters: NO_FILTERS, sort: 'best', page: 1 })).toBe('searchTerm=')
  const filters = { ...NO_FILTERS, searchTerm: 'registered nurse', country: 'Sweden' }
  expect(toSearchQuery({ filters, sort: 'overall', page: 3 })).toBe(
    'searchTerm=registered+nurse&country=Sweden&sort=overall&page=3',
  )
  expect(read('country=Sweden')).toBeUndefined()
})

test('values that do not exist are ignored in an address that somebody else wrote', () => {
  const address = read(`searchTerm=${'x'.repeat(900)}&country=Atlantis&workType=remote&sort=worst&jobType=&page=-4`)
  expect(address).toEqual({
    filters: { ...NO_FILTERS, workType: 'remote' },
    sort: 'best',
    page: undefined,
    profileId: undefined,
    jobId: undefined,
  })
  for (const page of ['1', '26', '2.5', 'two', '']) expect(read(`searchTerm=&page=${page}`)?.page).toBeUndefined()
})
