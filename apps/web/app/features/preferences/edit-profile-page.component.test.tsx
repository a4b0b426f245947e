import type { Profile } from '@jobapply/core/profiles/schema'
import { expect, test, vi } from 'vitest'
import { MAYA, openTab, saveBar, saveTab } from '#features/profiles/editor/mounted-editor.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { passTime } from '#testing/time.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt } from '#testing/visit.ts'

const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
const NOT_FOUND = "The profile you're looking for doesn't exist or you don't have permission to edit it."
const ALL: Partial<Profile> = {
  ...MAYA,
  awards: [{ id: 'a', title: 'Nurse of the year', issuer: null, date: null, description: null }],
  certifications: [
    {
      id: 'c',
      name: 'ACLS',
      issuer: 'AHA',
      issue_date: null,
      expiry_date: null,
      neverExpires: true,
      credential_id: null,
      credential_url: null,
      description: null,
    },
  ],
  education: [
    {
      id: 'e',
      degree: 'BSc Nursing',
      institution: 'Lund University',
      field: null,
      startDate: null,
      endDate: null,
      graduationYear: 2019,
      gpa: null,
      grade: null,
    },
  ],
  technical_skills: ['Triage'],
  desired_job_title: 'Head nurse',
}

async function openEditProfile({ isLoaded = true } = {}) {
  const nurse = newProfile('Nurse', { is_primary: true, ...ALL })
  const kept = keepPreferences(nurse)
  const page = mountPage(`/edit-profile/${nurse.id}`, { as: 'maya', answers: kept.answers })
  if (isLoaded) await page.getByLabel('First name').waitFor()
  return { page, id: nurse.id, kept, stored: () => kept.profiles.stored(nurse.id) }
}

test('only an own profile can be edited', async () => {
  const { page, id } = await openEditProfile()
  await page.goto(`/edit-profile/${NOBODYS}`)
  // proves EDITOR-012
  await page.getByRole('heading', { name: 'Profile not found' }).waitFor()
  await page.getByText(NOT_FOUND).waitFor()
  await expectAccessible()
  await page.goto('/edit-profile/abc')
  // proves EDITOR-013
  await arriveAt(page, `/profiles/${id}`)
})

test('the overview shows the profile and leads on', async () => {
  const { page, id, kept } = await openEditProfile({ isLoaded: false })
  const answer = page.server.hold('profiles/get')
  await eventually(() => page.server.sentTo('profiles/get').length).toBe(1)
  // proves EDITOR-011
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  await expectAccessible()
  expect(page.getByRole('tab').count()).toBe(0)
  answer()
  const overview = page.getByRole('region', { name: 'Profile Overview' })
  // proves EDITOR-014
  await overview.getByRole('heading', { name: 'Nurse' }).waitFor()
  await overview.getByText('Mandate* fields are essential for qualifying Auto-Apply Jobs').waitFor()
  // proves EDITOR-018
  await eventually(() => page.getByRole('progressbar', { name: 'Profile Completion' }).getAttribute('aria-valuenow')).toBe('100')
  // proves EDITOR-003
  await eventually(() => page.getByRole('tab').allTextContents()).toEqual([
    'Personal Information',
    'Job Preferences',
    'Work Experience',
    'Education',
    'Certifications',
    'Skills',
  ])

  kept.profiles.change(id, { location_city: 'Lund' })
  await page.getByLabel('City').fill('Malmö')
  await overview.getByRole('button', { name: 'Get My Latest Profile Details' }).click()
  // proves EDITOR-037
  await seeToast('Success', '')
  // proves EDITOR-016 EDITOR-024
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Lund')
  await eventually(() => saveBar(page).count()).toBe(0)

  await overview.getByRole('link', { name: 'Show My Latest Profile' }).click()
  // proves EDITOR-017
  await arriveAt(page, `/profile-details/${id}`)
  await page.goto(`/edit-profile/${id}`)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  // proves EDITOR-021
  await arriveAt(page, `/profiles/${id}`)
})

test('a reload that does not work says why and keeps the edits', async () => {
  const { page } = await openEditProfile()
  await page.getByLabel('City').fill('Malmö')
  const reload = () => page.getByRole('button', { name: 'Get My Latest Profile Details' }).click()
  page.server.answer({ profiles: { get: fault('INTERNAL_SERVER_ERROR') } })
  await reload()
  // proves EDITOR-040
  await seeToast('Error', 'Failed to fetch latest profile details.')
  page.server.answer({ profiles: { get: fault('SIGNED_OUT') } })
  await reload()
  // proves EDITOR-039
  await seeToast('', 'You must be logged in to fetch profile data.')
  page.server.answer({ profiles: { get: fault('PROFILE_NOT_FOUND') } })
  await reload()
  // proves EDITOR-038
  await seeToast('No Data Found', '')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
})

test('the job preferences are a tab of the same editor', async () => {
  const { page, id, stored } = await openEditProfile()
  await openTab(page, 'Job Preferences')
  // proves PROFILES-042 EDITOR-113
  await eventually(() => page.getByLabel('Expected currency').inputValue()).toBe('USD')
  expect(stored()?.expected_salary_currency).toBeNull()
  await expectAccessible()
  const add = page.getByRole('button', { name: 'Add Authorization' })
  const entry = page.getByRole('group', { name: 'Add a work authorization' })
  const entries = page.getByRole('list', { name: 'Work authorizations' })
  const choose = async (country: string, authorization: string) => {
    await entry.getByLabel('Country').fill(country)
    await page.keyboard.press('Enter')
    // proves EDITOR-088
    expect(add.isDisabled()).toBe(true)
    await entry.getByLabel('Work authorization').selectOption(authorization)
  }
  await choose('Canada', 'TN')
  await eventually(() => add.isEnabled()).toBe(true)
  await add.click()
  await page.getByLabel('Minimum salary').fill('40000')
  await saveBar(page).getByRole('button', { name: 'Save All' }).click()
  // proves EDITOR-030 EDITOR-031
  await seeToast('All sections saved', '')
  expect(stored()).toMatchObject({ desired_salary_min: 40000, full_name: 'Maya Lindqvist', technical_skills: ['Triage'] })
  // proves EDITOR-089
  expect(stored()?.work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])

  await page.goto(`/job-preferences/${id}`)
  await entries.getByText('Canada').waitFor()
  await choose('Norway', 'Citizen')
  await entry.getByLabel('Security clearance').selectOption('None')
  await add.click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await seeToast('Job Preferences Saved', '')
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  expect(saveBar(page).count()).toBe(0)
  await openTab(page, 'Job Preferences')
  // proves EDITOR-089
  await eventually(() => entries.getByRole('listitem').locator('b').allTextContents()).toEqual(['Canada', 'Norway'])
})

test('CLEAR empties a tab in the form only', async () => {
  const { page, stored } = await openEditProfile()
  const before = stored()
  const tabs = ['Personal Information', 'Job Preferences', 'Work Experience', 'Education', 'Certifications', 'Skills']
  const filled = ['Maya', 'Head nurse', 'Öresund', 'BSc Nursing', 'ACLS', 'Triage']
  for (const [index, tab] of tabs.entries()) {
    await openTab(page, tab)
    const panel = page.getByRole('tabpanel')
    const text = () =>
      panel.evaluate((node) => node.textContent + [...node.querySelectorAll('input')].map(({ value }) => value).join(' '))
    await eventually(text).toContain(filled[index])
    await page.getByRole('button', { name: `CLEAR ${tab}` }).click()
    // proves EDITOR-019
    await eventually(text).not.toContain(filled[index])
    await saveBar(page).getByRole('button', { name: 'Discard' }).click()
    await eventually(text).toContain(filled[index])
  }
  expect(stored()).toEqual(before)

  await openTab(page, 'Certifications')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page.getByRole('button', { name: 'CLEAR achievements' }).evaluate((button) => button.click())
  await passTime(0)
  expect(page.getByText('Nurse of the year').count()).toBe(0)
  // proves EDITOR-020
  expect(page.getByRole('button', { name: 'Achievements CLEARED' }).count()).toBe(1)
  await passTime(999)
  expect(page.getByRole('button', { name: 'Achievements CLEARED' }).count()).toBe(1)
  await passTime(1)
  expect(page.getByRole('button', { name: 'CLEAR achievements' }).count()).toBe(1)
  vi.useRealTimers()
  await page.getByText('ACLS').first().waitFor()
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect(stored()).toMatchObject({ awards: [], certifications: [{ name: 'ACLS' }] })
})
