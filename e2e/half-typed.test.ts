import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { profileButton, saveButton, visitPreferences } from './shared/preferences.ts'
import { dialogOf, openEditor, openTab, problemOf, saveBar, saveTab } from './shared/profiles.ts'
import { arriveAt, eventually, placeOf } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const newEntry = (page: Page) => page.getByRole('group', { name: 'Add a work authorization' })
const answer = (page: Page, dialog: string, name: string) => dialogOf(page, dialog).getByRole('button', { name }).click()
async function chooseCountry(page: Page, name: string) {
  await newEntry(page).getByLabel('Country').fill(name)
  await page.keyboard.press('Enter')
}

test('a half-typed authorization is unsaved on /job-preferences, and never goes silently', async () => {
  const page = await visitPreferences(product, 'Nurse', 'Teacher')
  const [nurse, teacher = ''] = page.ids
  await chooseCountry(page, 'Canada')
  // proves PREFS-010
  await page.getByText('Unsaved changes').waitFor()
  await profileButton(page, 'Teacher').click()
  await answer(page, 'Unsaved Changes', 'Save and Continue')
  await dialogOf(page, 'Unfinished entry').getByText('A new entry under Work Authorization is incomplete').waitFor()
  await answer(page, 'Unfinished entry', 'Finish it')
  expect(placeOf(page)).toBe(`/job-preferences/${nurse}`)
  await eventually(() => newEntry(page).getByLabel('Country').inputValue()).toBe('Canada')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('workAuthorization')
  await eventually(() => problemOf(page, 'Work authorization')).toBe('Work authorization is required')

  await newEntry(page).getByLabel('Work authorization').selectOption('Citizen')
  await newEntry(page).getByLabel('Security clearance').selectOption('None')
  await profileButton(page, 'Teacher').click()
  await answer(page, 'Unsaved Changes', 'Save and Continue')
  await seeToast(page, 'Job Preferences Saved', '')
  await arriveAt(page, `/job-preferences/${teacher}`)
  expect((await page.stored()).preferences.work_authorization_entries).toMatchObject([{ country: 'Canada' }])

  await chooseCountry(page, 'Norway')
  await page.getByLabel('Desired job title').fill('Head teacher')
  await saveButton(page).click()
  await answer(page, 'Unfinished entry', 'Save without it')
  await seeToast(page, 'Job Preferences Saved', '')
  const { desired_job_title, work_authorization_entries } = (await page.stored(teacher)).preferences
  expect([desired_job_title, work_authorization_entries ?? []]).toEqual(['Head teacher', []])
  await chooseCountry(page, 'Norway')
  await profileButton(page, 'Nurse').click()
  await answer(page, 'Unsaved Changes', 'Discard Changes')
  await arriveAt(page, `/job-preferences/${nurse}`)
})

test('a half-typed authorization is unsaved on /edit-profile, too', async () => {
  const { page, id, stored } = await openEditor(product, { full_name: 'Maya' })
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('First name').waitFor()
  await openTab(page, 'Job Preferences')
  await chooseCountry(page, 'Canada')
  await saveBar(page).waitFor()
  await page.getByRole('tab', { name: 'Skills' }).click()
  // proves EDITOR-025
  await answer(page, 'Unsaved Changes', 'Save & Continue')
  await answer(page, 'Unfinished entry', 'Finish it')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('workAuthorization')
  await newEntry(page).getByLabel('Work authorization').selectOption('TN')
  await saveTab(page)
  await saveBar(page).waitFor({ state: 'detached' })
  expect((await stored()).work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])
})

test('a word that is being typed counts as unsaved before the keyboard leaves its field', async () => {
  const { page, stored } = await openEditor(product, { full_name: 'Maya' }, 'Work Experience')
  await page.getByLabel('Technologies').first().pressSequentially('Exc')
  // proves EDITOR-024
  await saveBar(page).waitFor()
  await page.getByLabel('Technologies').first().fill('')
  await saveBar(page).waitFor({ state: 'detached' })

  await page.getByLabel('Company').fill('Union Bank')
  await page.getByLabel('Position').fill('Clerk')
  await page.getByLabel('Start date: month').selectOption('March')
  await page.getByLabel('Start date: year').fill('2021')
  await page.getByLabel('I currently work here').check()
  await page.getByLabel('Technologies').first().pressSequentially('SAP')
  await page.keyboard.press('Control+s')
  await seeToast(page, 'Changes saved', '')
  expect((await stored()).experience).toMatchObject([{ company: 'Union Bank', technologies: ['SAP'] }])

  const preferences = await visitPreferences(product, 'Nurse')
  await preferences.getByLabel('Companies to exclude').pressSequentially('Acm')
  // proves PREFS-010
  await eventually(() => saveButton(preferences).isEnabled()).toBe(true)
})
