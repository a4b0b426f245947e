import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { fillProfile, MAYA, openTab, personWith, saveBar, saveTab } from './shared/profiles.ts'
import { arriveAt, eventually, failCall, holdCall } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const HOUR = 3_600_000
const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
const NOT_FOUND = "The profile you're looking for doesn't exist or you don't have permission to edit it."
const ALL = {
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

async function openEditProfile() {
  const { person, ids } = await personWith(product, 'Nurse')
  const id = ids[0] ?? ''
  await fillProfile(person, id, ALL)
  const page = await visitAs(product, person)
  return { page, person, id, stored: () => person.call.profiles.get({ id }) }
}

test('only an own profile can be edited', async () => {
  const { page } = await openEditProfile()
  const { ids: strange } = await personWith(product, 'Spy')
  for (const id of [NOBODYS, strange[0]]) {
    await page.goto(`/edit-profile/${id}`)
    // proves EDITOR-012
    await page.getByRole('heading', { name: 'Profile not found' }).waitFor()
    await page.getByText(NOT_FOUND).waitFor()
    expect(await page.getByText('Spy').count()).toBe(0)
  }
  await page.goto('/edit-profile/abc')
  // proves EDITOR-013
  await page.waitForURL('**/profiles/*')
})

test('the overview shows the profile and leads on', async () => {
  const { page, person, id } = await openEditProfile()
  const answer = await holdCall(page, 'profiles/get')
  await page.goto(`/edit-profile/${id}`)
  // proves EDITOR-011
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
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

  await fillProfile(person, id, { location_city: 'Lund' })
  await page.getByLabel('City').fill('Malmö')
  await overview.getByRole('button', { name: 'Get My Latest Profile Details' }).click()
  // proves EDITOR-037
  await seeToast(page, 'Success', '')
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
  const { page, person, id } = await openEditProfile()
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('City').fill('Malmö')
  const reload = () => page.getByRole('button', { name: 'Get My Latest Profile Details' }).click()
  await failCall(page, 'profiles/get', { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'No.' })
  await reload()
  // proves EDITOR-040
  await seeToast(page, 'Error', 'Failed to fetch latest profile details.')
  await page.unroute('**/rpc/profiles/get')
  await failCall(page, 'profiles/get', { status: 401, code: 'SIGNED_OUT', message: 'No.' })
  await reload()
  // proves EDITOR-039
  await seeToast(page, '', 'You must be logged in to fetch profile data.')
  await page.unroute('**/rpc/profiles/get')
  await person.call.profiles.remove({ id })
  await reload()
  // proves EDITOR-038
  await seeToast(page, 'No Data Found', '')
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
})

test('CLEAR empties a tab in the form only', async () => {
  const { page, id, stored } = await openEditProfile()
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  const before = await stored()
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
  expect(await stored()).toEqual(before)

  await openTab(page, 'Certifications')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + HOUR)
  await page.getByRole('button', { name: 'CLEAR achievements' }).click()
  await eventually(() => page.getByText('Nurse of the year').count()).toBe(0)
  // proves EDITOR-020
  await page.getByRole('button', { name: 'Achievements CLEARED' }).waitFor()
  await page.clock.runFor(999)
  expect(await page.getByRole('button', { name: 'Achievements CLEARED' }).count()).toBe(1)
  await page.clock.runFor(1)
  await page.getByRole('button', { name: 'CLEAR achievements' }).waitFor()
  await page.clock.resume()
  await page.getByText('ACLS').first().waitFor()
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ awards: [], certifications: [{ name: 'ACLS' }] })
})

test('the job preferences are a tab of the same editor', async () => {
  const { page, id, stored } = await openEditProfile()
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  await openTab(page, 'Job Preferences')
  // proves PROFILES-042 EDITOR-113
  await eventually(() => page.getByLabel('Expected currency').inputValue()).toBe('USD')
  expect((await stored()).expected_salary_currency).toBeNull()
  const add = page.getByRole('button', { name: 'Add Authorization' })
  const entry = page.getByRole('group', { name: 'Add a work authorization' })
  await entry.getByLabel('Country').fill('Canada')
  await page.keyboard.press('Enter')
  // proves EDITOR-088
  await eventually(() => add.isDisabled()).toBe(true)
  await entry.getByLabel('Work authorization').selectOption('TN')
  await eventually(() => add.isEnabled()).toBe(true)
  await add.click()
  await page.getByLabel('Minimum salary').fill('40000')
  await saveBar(page).getByRole('button', { name: 'Save All' }).click()
  // proves EDITOR-030 EDITOR-031
  await seeToast(page, 'All sections saved', '')
  expect(await stored()).toMatchObject({ desired_salary_min: 40000, full_name: 'Maya Lindqvist', technical_skills: ['Triage'] })
  // proves EDITOR-089
  expect((await stored()).work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])
  await page.goto(`/job-preferences/${id}`)
  const entries = page.getByRole('list', { name: 'Work authorizations' })
  await entries.getByText('Canada').waitFor()
  await entry.getByLabel('Country').fill('Norway')
  await page.keyboard.press('Enter')
  await entry.getByLabel('Work authorization').selectOption('Citizen')
  await entry.getByLabel('Security clearance').selectOption('None')
  await add.click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await seeToast(page, 'Job Preferences Saved', '')
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  expect(await saveBar(page).count()).toBe(0)
  await openTab(page, 'Job Preferences')
  // proves EDITOR-089
  await eventually(() => entries.getByRole('listitem').locator('b').allTextContents()).toEqual(['Canada', 'Norway'])
})
