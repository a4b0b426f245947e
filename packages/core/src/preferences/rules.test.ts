import { describe, expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import {
  areSettings,
  DEFAULT_SETTINGS,
  readSettingsCopy,
  salaryRangeOf,
  settingsAfterSave,
  settingsOf,
  summaryList,
  syncToAutoApply,
  toColumns,
} from './rules.ts'
import {
  type AutoApplySettings,
  autoApplySettings,
  automationChanges,
  jobPreferences,
  preferencesSave,
  settingsChanges,
} from './schema.ts'

const entry = {
  id: '1',
  country: 'India',
  workAuthorization: 'citizen' as const,
  otherVisa: null,
  securityClearance: 'none' as const,
}
const mine: AutoApplySettings = {
  ...DEFAULT_SETTINGS,
  isActive: true,
  jobTypes: ['contract'],
  workAuthorizationEntries: [entry],
  autoGenerateCoverLetter: false,
  customMessage: 'Hello',
  preferredJobTitle: 'Nurse',
  preferredCities: ['Oslo'],
  preferredCountries: ['Norway'],
  keywords: ['night'],
}
const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002'

describe('auto-apply settings', () => {
  // proves PREFS-033 PREFS-034
  test('PREFS-033 PREFS-034 the documented fields and defaults', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      isActive: false,
      jobTypes: ['full-time'],
      workAuthorizationEntries: [],
      salaryRange: { min: 50_000, max: 150_000 },
      autoGenerateCoverLetter: true,
      customMessage: '',
      preferredJobTitle: '',
      preferredCities: [],
      preferredStates: [],
      preferredCountries: [],
      maxApplicationsPerDay: 5,
      minMatchScore: 70,
      keywords: [],
      excludeKeywords: [],
      locations: ['remote'],
    })
    expect(autoApplySettings.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS)
  })

  // proves PREFS-037
  test.each([
    { isActive: 'true' },
    { isActive: 1 },
    { isActive: null },
    { jobTypes: 'full-time' },
    { jobTypes: null },
    { workAuthorizationEntries: null },
    { workAuthorizationEntries: {} },
  ])('PREFS-037 %j is refused', (wrong) => {
    expect(settingsChanges.safeParse({ ...mine, ...wrong }).success).toBe(false)
    expect(areSettings({ ...mine, ...wrong })).toBe(false)
  })

  test.each([
    { salaryRange: { min: 2, max: 1 } },
    { salaryRange: { min: -1, max: 1 } },
    { minMatchScore: 101 },
    { minMatchScore: -1 },
    { maxApplicationsPerDay: 1.5 },
    { maxApplicationsPerDay: 2 ** 53 },
    { customMessage: 'x'.repeat(2001) },
    { preferredCountries: ['Atlantis'] },
    { jobTypes: ['slavery'] },
    { keywords: ['x'.repeat(201)] },
  ])('%j is out of bounds', (wrong) => expect(settingsChanges.safeParse({ ...mine, ...wrong }).success).toBe(false))

  test('the three columns of the profile and the rest are one record', () => {
    const { columns, further } = toColumns(mine)
    expect(settingsOf(columns, further)).toEqual(mine)
    expect(
      settingsOf({ automation_is_active: false, automation_job_types: ['full-time'], work_authorization_entries: null }, null),
    ).toEqual(DEFAULT_SETTINGS)
  })

  test("the browser's copy is used for its own person only", () => {
    const copy = { ...mine, user_id: 'ann', profileId: ID }
    expect(readSettingsCopy(JSON.stringify(copy), 'ann')).toEqual(copy)
    for (const json of [JSON.stringify({ ...copy, user_id: 'bob' }), JSON.stringify(mine), '{', 'null', null])
      expect(readSettingsCopy(json, 'ann')).toBeUndefined()
  })
})

describe('carrying over', () => {
  // proves PREFS-019 PREFS-020
  test('PREFS-019 PREFS-020 a field is replaced only when the new value is non-empty', () => {
    const empty = {
      preferredJobTitle: '',
      preferredCities: [],
      preferredStates: [],
      preferredCountries: [],
      jobTypes: [],
      workAuthorizationEntries: [],
    }
    expect(syncToAutoApply(mine, empty)).toEqual(mine)
    const full = {
      preferredJobTitle: 'Doctor',
      preferredCities: ['Bergen'],
      preferredStates: ['Vestland'],
      preferredCountries: ['Sweden'],
      jobTypes: ['internship' as const],
      workAuthorizationEntries: [{ ...entry, id: '2' }],
    }
    expect(syncToAutoApply(mine, full)).toEqual({ ...mine, ...full })
  })

  const preferences = { ...EMPTY_FIELDS, automation_job_types: [], work_authorization_entries: [entry] }

  test('a save switches automation off and keeps job types, letter setting and message', () =>
    expect(settingsAfterSave(mine, preferences)).toEqual({ ...mine, isActive: false }))

  test('a save carries title, cities, states, job types and entries over', () =>
    expect(
      settingsAfterSave(
        mine,
        {
          ...preferences,
          desired_job_title: 'Doctor',
          desired_location_city: 'Oslo,Bergen',
          desired_location_state: 'Viken, Vestland',
          automation_job_types: ['full-time'],
          work_authorization_entries: [entry, { ...entry, id: '2' }],
        },
        { preferredCountries: ['Sweden'] },
      ),
    ).toMatchObject({
      preferredJobTitle: 'Doctor',
      preferredCities: ['Oslo', 'Bergen'],
      preferredStates: ['Viken', 'Vestland'],
      preferredCountries: ['Sweden'],
      jobTypes: ['full-time'],
      workAuthorizationEntries: [entry, { ...entry, id: '2' }],
    }))

  test('an authorization that was removed is not claimed any more', () =>
    expect(settingsAfterSave(mine, { ...preferences, work_authorization_entries: [] }).workAuthorizationEntries).toEqual([]))

  // proves PREFS-041
  test.each([
    [null, null, 50_000, 150_000],
    [80_000, null, 80_000, 150_000],
    [null, 120_000, 50_000, 120_000],
    [80_000, 90_000, 80_000, 90_000],
    [200_000, null, 200_000, 200_000],
    [null, 30_000, 30_000, 30_000],
  ])('PREFS-041 preferences from %j to %j give a range from %j to %j', (desired_salary_min, desired_salary_max, min, max) =>
    expect(salaryRangeOf({ desired_salary_min, desired_salary_max })).toEqual({ min, max }),
  )
})

describe('saving', () => {
  test('PREFS-032 job preferences change job preference fields and no other', () => {
    const save = preferencesSave.parse({
      profileId: ID,
      version: 1,
      changes: { full_name: 'x', is_primary: true, experience: [], desired_job_title: 'Nurse' },
    } as never)
    expect(save.changes).toEqual({ desired_job_title: 'Nurse' })
    expect(Object.keys(jobPreferences.shape)).not.toContain('full_name')
  })

  test('automation is updated by its documented columns', () => {
    const changes = {
      profileId: ID,
      automation_is_active: true,
      automation_job_types: ['contract'],
      work_authorization_entries: [entry],
      is_primary: true,
    }
    expect(automationChanges.parse(changes)).toEqual({ ...changes, is_primary: undefined })
    expect(automationChanges.parse({ profileId: ID })).toEqual({ profileId: ID })
    expect(automationChanges.safeParse({ profileId: ID, automation_job_types: ['x'] }).success).toBe(false)
  })
})

test('a summary list shows three and the number of the rest', () => {
  expect(summaryList(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: null })
  expect(summaryList(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: '+2' })
  expect(summaryList(null)).toEqual({ shown: [], more: null })
})
