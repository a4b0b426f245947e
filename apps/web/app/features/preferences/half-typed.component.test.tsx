import { expect, test } from 'vitest'
import { dialogOf, openEditor, openTab, problemOf, saveBar, saveTab } from '#features/profiles/editor/mounted-editor.testing.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const newEntry = (page: Page) => page.getByRole('group', { name: 'Add a work authorization' })
const answer = (page: Page, dialog: string, name: string) => dialogOf(page, dialog).getByRole('button', { name }).click()
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
const profileButton = (page: Page, name: string) => page.getByRole('group', { name: 'Profile' }).getByRole('button', { name })

async function chooseCountry(page: Page, name: string) {
  await newEntry(page).getByLabel('Country').fill(name)
  await page.keyboard.press('Enter')
}

async function openPreferences(...names: string[]) {
  const kept = keepPreferences(...newProfiles(...names))
  const page = mountPage('/job-preferences', { as: 'maya', answers: kept.answers })
  await saveButton(page).waitFor()
  const ids = kept.profiles.all().map(({ id }) => id)
  return { page, ids, stored: (id: string) => kept.stored(id)?.preferences }
}

test('a half-typed authorization is unsaved on /job-preferences, and never goes silently', async () => {
  const { page, ids, stored } = await openPreferences('Nurse', 'Teacher')
  const [nurse = '', teacher = ''] = ids
  await chooseCountry(page, 'Canada')
  // proves PREFS-010
  await page.getByText('Unsaved changes').waitFor()
  await profileButton(page, 'Teacher').click()
  await answer(page, 'Unsaved Changes', 'Save and Continue')
  await dialogOf(page, 'Unfinished entry').getByText('A new entry under Work Authorization is incomplete').waitFor()
  await answer(page, 'Unfinished entry', 'Finish it')
  expect(page.place()).toBe(`/job-preferences/${nurse}`)
  await eventually(() => newEntry(page).getByLabel('Country').inputValue()).toBe('Canada')
  await eventually(() => document.activeElement?.getAttribute('name')).toBe('workAuthorization')
  await eventually(() => problemOf(page, 'Work authorization')).toBe('Work authorization is required')

  await newEntry(page).getByLabel('Work authorization').selectOption('Citizen')
  await newEntry(page).getByLabel('Security clearance').selectOption('None')
  await profileButton(page, 'Teacher').click()
  await answer(page, 'Unsaved Changes', 'Save and Continue')
  await seeToast('Job Preferences Saved', '')
  await arriveAt(page, `/job-preferences/${teacher}`)
  expect(stored(nurse)?.work_authorization_entries).toMatchObject([{ country: 'Canada' }])

  await chooseCountry(page, 'Norway')
  await page.getByLabel('Desired job title').fill('Head teacher')
  await saveButton(page).click()
  await answer(page, 'Unfinished entry', 'Save without it')
  await seeToast('Job Preferences Saved', '')
  const { desired_job_title, work_authorization_entries } = stored(teacher) ?? {}
  expect([desired_job_title, work_authorization_entries ?? []]).toEqual(['Head teacher', []])
  await chooseCountry(page, 'Norway')
  await profileButton(page, 'Nurse').click()
  await answer(page, 'Unsaved Changes', 'Discard Changes')
  await arriveAt(page, `/job-preferences/${nurse}`)
})

test('a half-typed authorization is unsaved on /edit-profile, too', async () => {
  const { page, ids, stored } = await openPreferences('Nurse')
  const [id = ''] = ids
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  await openTab(page, 'Job Preferences')
  await chooseCountry(page, 'Canada')
  await saveBar(page).waitFor()
  await page.getByRole('tab', { name: 'Skills' }).click()
  // proves EDITOR-025
  await answer(page, 'Unsaved Changes', 'Save & Continue')
  await answer(page, 'Unfinished entry', 'Finish it')
  await eventually(() => document.activeElement?.getAttribute('name')).toBe('workAuthorization')
  await newEntry(page).getByLabel('Work authorization').selectOption('TN')
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect(stored(id)?.work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])
})

test('a word that is being typed counts as unsaved before the keyboard leaves its field', async () => {
  const { page, stored } = await openEditor({ full_name: 'Maya' }, 'Work Experience')
  await page.getByLabel('Technologies').first().type('Exc')
  // proves EDITOR-024
  await saveBar(page).waitFor()
  await page.getByLabel('Technologies').first().fill('')
  await saveBar(page).waitFor({ state: 'detached' })

  await page.getByLabel('Company').fill('Union Bank')
  await page.getByLabel('Position').fill('Clerk')
  await page.getByLabel('Start date: month').selectOption('March')
  await page.getByLabel('Start date: year').fill('2021')
  await page.getByLabel('I currently work here').check()
  await page.getByLabel('Technologies').first().type('SAP')
  await page.keyboard.press('Control+s')
  await seeToast('Changes saved', '')
  expect(stored()?.experience).toMatchObject([{ company: 'Union Bank', technologies: ['SAP'] }])
})

test('PREFS-010 a word that is being typed into the preferences can be saved at once', async () => {
  const { page } = await openPreferences('Nurse')
  await page.getByLabel('Companies to exclude').type('Acm')
  await eventually(() => saveButton(page).isEnabled()).toBe(true)
})
