import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import { addDays, dayOf } from '@jobapply/core/shared/time/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { newcomer, openBrowser, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function withProfile() {
  const ann = await newcomer(server)
  const { id } = await ann.call.profiles.create({ profile_name: 'Nurse' })
  return { ann, profileId: id }
}

test('PREFS-034 a new profile has the default auto-apply settings', async () => {
  const { ann, profileId } = await withProfile()
  expect(await ann.call.preferences.settings.get({ profileId })).toEqual({ ...DEFAULT_SETTINGS, version: 1 })
  expect(DEFAULT_SETTINGS).toMatchObject({
    isActive: false,
    jobTypes: ['full-time'],
    locations: ['remote'],
    workAuthorizationEntries: [],
    salaryRange: { min: 50_000, max: 150_000 },
    autoGenerateCoverLetter: true,
    customMessage: '',
    maxApplicationsPerDay: 5,
    minMatchScore: 70,
  })
})

test('PREFS-033 PREFS-035 settings are kept on the server and are the same in another browser', async () => {
  const { ann, profileId } = await withProfile()
  const settings = { ...DEFAULT_SETTINGS, isActive: true, customMessage: 'Hello', keywords: ['ward'], minMatchScore: 80 }
  const stored = { ...settings, version: 2 }
  expect(await ann.call.preferences.settings.save({ profileId, version: 1, settings })).toEqual(stored)
  const elsewhere = openBrowser(server)
  await signInDirectly(server, elsewhere, ann.id)
  expect(await elsewhere.call.preferences.settings.get({ profileId })).toEqual(stored)
})

test('settings are not saved over a version that was not seen, unless the person says so', async () => {
  const { ann, profileId } = await withProfile()
  const save = (minMatchScore: number, overwrite?: boolean) =>
    ann.call.preferences.settings.save({ profileId, version: 1, overwrite, settings: { ...DEFAULT_SETTINGS, minMatchScore } })
  await save(80)
  await expect(save(90)).rejects.toMatchObject({ code: 'PROFILE_CHANGED', status: 409 })
  expect(await ann.call.preferences.settings.get({ profileId })).toMatchObject({ minMatchScore: 80, version: 2 })
  expect(await save(90, true)).toMatchObject({ minMatchScore: 90, version: 3 })
})

test("nobody reads or saves the settings of another person's profile, and the owner's stay", async () => {
  const { ann, profileId } = await withProfile()
  const eve = await newcomer(server)
  const refused = { code: 'PROFILE_NOT_FOUND', status: 404 }
  await expect(eve.call.preferences.settings.get({ profileId })).rejects.toMatchObject(refused)
  const settings = { ...DEFAULT_SETTINGS, minMatchScore: 10 }
  await expect(eve.call.preferences.settings.save({ profileId, version: 1, settings })).rejects.toMatchObject(refused)
  expect(await ann.call.preferences.settings.get({ profileId })).toEqual({ ...DEFAULT_SETTINGS, version: 1 })
})

test('PREFS-037 settings without a boolean isActive, or without the two lists, are refused', async () => {
  const { ann, profileId } = await withProfile()
  const good = { isActive: true, jobTypes: ['full-time'], workAuthorizationEntries: [] }
  for (const bad of [{ isActive: 'yes' }, { jobTypes: 'full-time' }, { workAuthorizationEntries: null }, { isActive: undefined }])
    await expect(
      ann.call.preferences.settings.save({ profileId, version: 1, settings: { ...good, ...bad } as never }),
    ).rejects.toMatchObject({ status: 400 })
  expect((await ann.call.preferences.settings.get({ profileId })).isActive).toBe(false)
})

describe('saving job preferences', () => {
  test('PREFS-016 PREFS-040 PREFS-041 switches automation off and says whether it was on, takes the salary range over and keeps the rest', async () => {
    const { ann, profileId } = await withProfile()
    const kept = { customMessage: 'Hello', autoGenerateCoverLetter: false }
    await ann.call.preferences.settings.save({
      profileId,
      version: 1,
      settings: { ...DEFAULT_SETTINGS, ...kept, isActive: true, jobTypes: ['contract'] },
    })
    const { version } = await ann.call.preferences.get({ profileId })
    const changes = { desired_salary_min: 60_000, desired_salary_max: 90_000 }
    const { settings, automationPaused } = await ann.call.preferences.save({ profileId, version, changes })
    expect(automationPaused).toBe(true)
    expect(settings).toMatchObject({
      ...kept,
      isActive: false,
      jobTypes: ['contract'],
      salaryRange: { min: 60_000, max: 90_000 },
    })
    const emptied = { desired_salary_min: null, desired_salary_max: null }
    const again = await ann.call.preferences.save({ profileId, version: version + 1, changes: emptied })
    expect([again.settings.salaryRange, again.automationPaused]).toEqual([{ min: 50_000, max: 150_000 }, false])
  })

  test('PREFS-017 PREFS-019 PREFS-020 carries the wishes over, and an empty one replaces nothing', async () => {
    const { ann, profileId } = await withProfile()
    const entry = { id: '1', country: 'Sweden', workAuthorization: 'citizen', securityClearance: 'none' } as never
    const changes = {
      desired_job_title: 'Nurse',
      desired_location_city: 'Malmö, Lund',
      desired_location_state: 'Skåne',
      automation_job_types: ['full-time' as const, 'contract' as const],
      work_authorization_entries: [entry],
    }
    const first = await ann.call.preferences.save({
      profileId,
      version: 1,
      changes,
      settings: { preferredCountries: ['Sweden'] },
    })
    expect(first.settings).toMatchObject({
      preferredJobTitle: 'Nurse',
      preferredCities: ['Malmö', 'Lund'],
      preferredStates: ['Skåne'],
      preferredCountries: ['Sweden'],
      jobTypes: ['full-time', 'contract'],
      workAuthorizationEntries: [{ country: 'Sweden', workAuthorization: 'citizen' }],
    })
    const emptied = { desired_job_title: null, desired_location_city: null }
    const second = await ann.call.preferences.save({ profileId, version: 2, changes: emptied })
    expect(second.settings).toMatchObject({
      preferredJobTitle: 'Nurse',
      preferredCities: ['Malmö', 'Lund'],
      preferredCountries: ['Sweden'],
    })
    expect(second.profile.desired_job_title).toBeNull()
  })

  test('stores what was edited of the settings in the same step, also what was emptied', async () => {
    const { ann, profileId } = await withProfile()
    const edited = { preferredCountries: ['Sweden'], keywords: ['ward'], minMatchScore: 80, customMessage: 'Hello' }
    const changes = { desired_job_title: 'Nurse' }
    const first = await ann.call.preferences.save({ profileId, version: 1, changes, settings: edited })
    expect(first.settings).toMatchObject({ ...edited, preferredJobTitle: 'Nurse' })
    expect(first.profile.version).toBe(2)
    const emptied = { preferredCountries: [], keywords: [], customMessage: '' }
    const { settings } = await ann.call.preferences.save({ profileId, version: 2, changes: {}, settings: emptied })
    expect(settings).toMatchObject({ ...emptied, minMatchScore: 80, preferredJobTitle: 'Nurse' })
    expect(await ann.call.preferences.settings.get({ profileId })).toEqual({ ...settings, version: 3 })
  })

  test('PREFS-039 stores nothing at all when the settings are refused or another version is there', async () => {
    const { ann, profileId } = await withProfile()
    const before = await ann.call.preferences.get({ profileId })
    const changes = { desired_job_title: 'Nurse' }
    const refused = ann.call.preferences.save({ profileId, version: 1, changes, settings: { minMatchScore: 101 } })
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_INPUT',
      data: [{ path: 'settings.minMatchScore', message: 'Match score must be between 0 and 100' }],
    })
    const late = ann.call.preferences.save({ profileId, version: 0, changes, settings: { minMatchScore: 80 } })
    await expect(late).rejects.toMatchObject({ code: 'PROFILE_CHANGED' })
    expect(await ann.call.preferences.get({ profileId })).toEqual(before)
  })

  test('stores what was edited on other tabs in the same step, or nothing at all', async () => {
    const { ann, profileId } = await withProfile()
    const changes = { desired_job_title: 'Nurse' }
    const save = (otherTabs: object) => ann.call.preferences.save({ profileId, version: 1, changes, otherTabs })
    await expect(save({ email: 'no address' })).rejects.toMatchObject({ code: 'BAD_INPUT', data: [{ path: 'otherTabs.email' }] })
    await expect(save({ phone: '12', country_code: '+1' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
    expect(await ann.call.profiles.get({ id: profileId })).toMatchObject({ version: 1, desired_job_title: null })
    const { profile } = await save({ full_name: 'Ann Lee', soft_skills: ['Calm'] })
    expect(profile).toMatchObject({ version: 2, desired_job_title: 'Nurse', full_name: 'Ann Lee', soft_skills: ['Calm'] })
  })

  test('PREFS-032 changes only the job preference fields, and only of that profile', async () => {
    const { ann, profileId } = await withProfile()
    const other = await ann.call.profiles.create({ profile_name: 'Other' })
    await ann.call.profiles.update({ id: profileId, version: 1, changes: { full_name: 'Ann Lee', technical_skills: ['ECG'] } })
    const changes = { desired_job_title: 'Nurse', full_name: 'Eve', technical_skills: [], is_primary: false } as never
    const { profile } = await ann.call.preferences.save({ profileId, version: 2, changes })
    expect(profile).toMatchObject({
      desired_job_title: 'Nurse',
      full_name: 'Ann Lee',
      technical_skills: ['ECG'],
      is_primary: true,
    })
    expect(await ann.call.profiles.get({ id: other.id })).toEqual(other)
  })

  test('PREFS-014 PREFS-015 PREFS-021 PREFS-023 stores numbers and dates as decided', async () => {
    const { ann, profileId } = await withProfile()
    const save = (version: number, changes: object) => ann.call.preferences.save({ profileId, version, changes })
    const inTwoWeeks = () => addDays(dayOf(now()), 14)
    const earliest = inTwoWeeks()
    const { profile } = await save(1, {
      current_salary: 0,
      desired_salary_min: '',
      total_experience: 0,
      expected_joining_date: 'two-weeks',
    })
    expect(profile).toMatchObject({ current_salary: null, desired_salary_min: null, total_experience: 0 })
    expect([earliest, inTwoWeeks()]).toContain(profile.expected_joining_date)
    expect((await save(2, { expected_joining_date: '2030-02-01' })).profile.expected_joining_date).toBe('2030-02-01')
    expect((await save(3, { expected_joining_date: 'whenever' })).profile.expected_joining_date).toBeNull()
    for (const bad of [
      { total_experience: 51 },
      { total_experience: -1 },
      { current_salary: 1.5 },
      { desired_salary_min: 9, desired_salary_max: 3 },
    ])
      await expect(save(4, bad)).rejects.toMatchObject({ status: 400 })
    expect((await ann.call.preferences.get({ profileId })).version).toBe(4)
  })

  test.each(['Etc/GMT+12', 'Pacific/Kiritimati', 'Mars/Olympus_Mons'])(
    "PREFS-021 PREFS-022 counts the joining time from the person's own day, in %s",
    async (timeZone) => {
      const { ann, profileId } = await withProfile()
      const [earlier, later] = [now(), new Date(now().getTime() + 60_000)].map((at) => dayOf(at, timeZone))
      const immediate = { expected_joining_date: 'immediate' }
      const { profile } = await ann.call.preferences.save({ profileId, version: 1, timeZone, changes: immediate })
      expect([earlier, later]).toContain(profile.expected_joining_date)
      const week = { expected_joining_date: '1-week' }
      const saved = await ann.call.profiles.update({ id: profileId, version: 2, timeZone, changes: week })
      expect([earlier, later].map((day) => addDays(day ?? '', 7))).toContain(saved.expected_joining_date)
    },
  )

  test('PREFS-018 succeeds also when the settings beside the profile cannot be read', async () => {
    const { ann, profileId } = await withProfile()
    const spoil = `update user_profiles set automation_settings = '{"salaryRange": "spoilt", "keywords": 7}' where id = $1`
    await server.platform.database.systemPool.query(spoil, [profileId])
    const { profile, settings } = await ann.call.preferences.save({
      profileId,
      version: 1,
      changes: { desired_job_title: 'Nurse' },
    })
    expect(profile.desired_job_title).toBe('Nurse')
    expect(settings).toMatchObject({ preferredJobTitle: 'Nurse', salaryRange: { min: 50_000, max: 150_000 } })
  })

  test('from an older version is refused', async () => {
    const { ann, profileId } = await withProfile()
    await ann.call.preferences.save({ profileId, version: 1, changes: { desired_job_title: 'A' } })
    await expect(ann.call.preferences.save({ profileId, version: 1, changes: { desired_job_title: 'B' } })).rejects.toMatchObject(
      {
        code: 'PROFILE_CHANGED',
      },
    )
  })
})

test('API-004 the automation fields are read and updated by profile id, by the owner only', async () => {
  const { ann, profileId } = await withProfile()
  const before = await ann.call.preferences.automation.get({ profileId })
  const changes = {
    automation_is_active: true,
    automation_job_types: ['contract' as const],
    work_authorization_entries: [
      { id: 'se', country: 'Sweden', workAuthorization: 'citizen' as const, otherVisa: null, securityClearance: null },
    ],
  }
  const updated = await ann.call.preferences.automation.update({ profileId, ...changes })
  expect(updated).toMatchObject(changes)
  expect(Date.parse(updated.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
  expect(Object.keys(updated).sort()).toEqual([
    'automation_is_active',
    'automation_job_types',
    'updated_at',
    'work_authorization_entries',
  ])
  expect(await ann.call.preferences.automation.get({ profileId })).toEqual(updated)
  const takeOver = { profileId, automation_is_active: false, automation_job_types: [], work_authorization_entries: null }
  await expect((await newcomer(server)).call.preferences.automation.update(takeOver)).rejects.toMatchObject({
    code: 'PROFILE_NOT_FOUND',
  })
  await expect((await newcomer(server)).call.preferences.automation.get({ profileId })).rejects.toMatchObject({
    code: 'PROFILE_NOT_FOUND',
  })
  // By its id: the person's other profile keeps its own.
  const other = await ann.call.profiles.create({ profile_name: 'Other' })
  await ann.call.preferences.automation.update({ profileId: other.id, ...changes, automation_job_types: ['part-time'] })
  expect(await ann.call.preferences.automation.get({ profileId })).toEqual(updated)
  expect((await ann.call.preferences.automation.get({ profileId: other.id })).automation_job_types).toEqual(['part-time'])
  const stranger = openBrowser(server).call.preferences.automation
  await expect(stranger.update(takeOver)).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  await expect(stranger.get({ profileId })).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  expect(await ann.call.preferences.automation.get({ profileId })).toEqual(updated)
})
