import { describe, expect, test } from 'vitest'
import { optionsOf } from '#shared/options'
import { EXPERIENCE_LEVELS, PLATFORMS, SEARCH_COUNTRIES, SEARCH_JOB_TYPES, WORK_TYPES } from './constants.ts'
import {
  canSaveSearch,
  freeSearchName,
  isNameTaken,
  jobsFound,
  jobsListed,
  NO_FILTERS,
  postedAge,
  readAge,
  readSearchCopy,
  toSearchParams,
} from './rules.ts'
import { searchInput, searchPreferences } from './schema.ts'

describe('the filters', () => {
  const valuesOf = (table: Readonly<Record<string, string>>) => optionsOf(table).map(({ value }) => value)

  test('SEARCH-001 SEARCH-005 SEARCH-006 SEARCH-007 offer what is documented', () => {
    expect(valuesOf(PLATFORMS)).toEqual(['all', 'indeed', 'linkedin', 'glassdoor', 'dice', 'simplyhired', 'ziprecruiter'])
    expect(valuesOf(SEARCH_JOB_TYPES)).toEqual(['all', 'full-time', 'part-time', 'contract', 'internship'])
    expect(valuesOf(WORK_TYPES)).toEqual(['all', 'remote', 'hybrid', 'on-site'])
    expect(valuesOf(EXPERIENCE_LEVELS)).toEqual(['all', 'entry', 'associate', 'executive'])
  })

  test('SEARCH-004 name 28 countries', () => {
    expect(valuesOf(SEARCH_COUNTRIES)).toHaveLength(29)
    expect(valuesOf(SEARCH_COUNTRIES)).toEqual(expect.arrayContaining(['all', 'United States', 'Germany', 'India']))
  })

  test('are all open when they are cleared, and that is a search', () => {
    const { searchTerm, location, ...lists } = NO_FILTERS
    expect([searchTerm, location]).toEqual(['', ''])
    // Five documented ones, and three that only the counts beside a list set.
    expect(Object.values(lists)).toEqual(Array(8).fill('all'))
    expect(searchPreferences.parse(NO_FILTERS)).toEqual(NO_FILTERS)
  })

  test('a value outside the list is refused', () => {
    for (const bad of [
      { platform: 'monster' },
      { country: 'Atlantis' },
      { jobType: 'slavery' },
      { workType: 'moon' },
      { experienceLevel: 'guru' },
    ])
      expect(searchPreferences.safeParse({ ...NO_FILTERS, ...bad }).success).toBe(false)
  })

  test('SEARCH-002 are not a search without a profile', () => {
    const { error } = searchInput.safeParse({ profileId: '', filters: NO_FILTERS })
    expect(error?.issues[0]?.message).toBe('Please select a profile to search with.')
  })
})

describe('SEARCH-016 the posted age', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  test.each([
    ['2026-11-15T00:30:00Z', 'Today'],
    ['2026-11-15T23:30:00Z', 'Today'],
    ['2026-11-14T23:59:00Z', 'Yesterday'],
    ['2026-11-13T00:00:00Z', '2 days ago'],
    ['2026-10-15T00:00:00Z', '31 days ago'],
    [null, ''],
  ])('of %s reads %s', (posted, age) => expect(postedAge(posted, now)).toBe(age))

  test('is counted by the calendar where the person is', () => {
    expect(postedAge('2026-11-15T03:00:00Z', now, 'America/New_York')).toBe('Yesterday')
    expect(postedAge('2026-11-15T03:00:00Z', now, 'Asia/Tokyo')).toBe('Today')
  })
})

test('SEARCH-022 a blank search text asks the extension for Software Engineer', () => {
  expect(toSearchParams(NO_FILTERS).jobTitle).toBe('Software Engineer')
  expect(toSearchParams({ ...NO_FILTERS, searchTerm: 'Nurse', platform: 'dice' })).toEqual({
    jobTitle: 'Nurse',
    location: '',
    country: 'all',
    jobType: 'all',
    workType: 'all',
    experienceLevel: 'all',
    selectedPlatform: 'dice',
  })
})

test('a finished search says what is listed of how many, and when it is nothing', () => {
  expect(jobsListed(20, 137)).toBe('Listed: 20 of 137 jobs.')
  expect(jobsListed(1, 1)).toBe('Listed: 1 job.')
  // Jobs of the extension come on top of the index.
  expect(jobsListed(7, 5)).toBe('Listed: 7 jobs.')
  expect(jobsListed(0)).toBe('No jobs match.')
})

test('jobs that arrive are counted in words', () => {
  expect(jobsFound('linkedin', 12, 9)).toEqual({
    title: 'Jobs found from LinkedIn',
    message: 'Received 12 jobs, 9 were truly unique',
  })
})

describe("the browser's copy of the last search", () => {
  const copy = { ...NO_FILTERS, searchTerm: 'nurse', user_id: 'ann' }
  test('is read for the person whose id it carries, and for nobody else', () => {
    expect(readSearchCopy(JSON.stringify(copy), 'ann')).toEqual(copy)
    expect(readSearchCopy(JSON.stringify(copy), 'bob')).toBeUndefined()
  })
  test('is ignored when it is broken', () => {
    for (const broken of [null, '', '{', '[]', '{"user_id":"ann"}']) expect(readSearchCopy(broken, 'ann')).toBeUndefined()
  })
})

describe('saved searches', () => {
  test('get a name of their own', () => {
    expect(freeSearchName([])).toBe('My search')
    expect(freeSearchName([{ name: 'my SEARCH' }, { name: 'Other' }])).toBe('My search 2')
  })
  test('are twenty at most, each name once', () => {
    expect([canSaveSearch(19), canSaveSearch(20)]).toEqual([true, false])
    const owned = [{ id: '1', name: 'Ward' }]
    expect([isNameTaken(owned, ' ward '), isNameTaken(owned, 'ward', '1'), isNameTaken(owned, 'desk')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test.each([
  ['2026-03-05T12:00:30Z', 'just now'],
  ['2026-03-05T11:48:00Z', '12 min ago'],
  ['2026-03-05T09:00:00Z', '3 h ago'],
  ['2026-03-04T12:00:00Z', '1 day ago'],
  ['2026-03-01T12:00:00Z', '4 days ago'],
])('a source that was read at %s was read %s', (readAt, text) =>
  expect(readAge(readAt, new Date('2026-03-05T12:00:00Z'))).toBe(text),
)
