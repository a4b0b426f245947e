import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { fillProfile, MAYA, openTab, personWith, saveBar } from './shared/profiles.ts'
import { eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
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
