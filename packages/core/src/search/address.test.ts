import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearchQuery, toSearchQuery } from './address.ts'
import { EXPERIENCE_LEVELS, PLATFORMS, SEARCH_COUNTRIES, SEARCH_JOB_TYPES, WORK_TYPES } from './constants.ts'
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
  })
  const id = fc.option(fc.uuid(), { nil: undefined })
  const place = fc.record({ filters, sort: fc.constantFrom('overall' as const, 'best' as const), profileId: id, jobId: id })
  fc.assert(
    fc.property(place, (one) => {
      expect(read(toSearchQuery(one))).toEqual(one)
    }),
  )
})

test('what is not set stays out of the address; the words tell that a search was made', () => {
  expect(toSearchQuery({ filters: NO_FILTERS, sort: 'overall' })).toBe('searchTerm=')
  const filters = { ...NO_FILTERS, searchTerm: 'registered nurse', country: 'Sweden' }
  expect(toSearchQuery({ filters, sort: 'best' })).toBe('searchTerm=registered+nurse&country=Sweden&sort=best')
  expect(read('country=Sweden')).toBeUndefined()
})

test('an address that nobody of us has written sets nothing that does not exist', () => {
  const place = read(`searchTerm=${'x'.repeat(900)}&country=Atlantis&workType=remote&sort=worst&jobType=`)
  expect(place).toEqual({
    filters: { ...NO_FILTERS, workType: 'remote' },
    sort: 'overall',
    profileId: undefined,
    jobId: undefined,
  })
})
