import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { fill, saveButton } from '#e2e/preferences.ts'
import { dialogOf, MAYA, openEditor, personWith } from '#e2e/profiles.ts'
import { found, reviewDialog, storeReading } from '#e2e/resumes.ts'
import { eventually, focusedField } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const jobs = (...companies: string[]) =>
  companies.map((company) => ({ ...MAYA.experience?.[0], id: company, company, position: 'Nurse' })) as never

test('the keyboard stays with the entry that is opened, closed, removed or added', async () => {
  const { page } = await openEditor(product, { ...MAYA, experience: jobs('A', 'B') }, 'Work Experience')
  await press(page, 'Edit Nurse at A')
  await eventually(() => focusedField(page)).toBe('company')
  await press(page, 'Done')
  await eventually(() => focusedName(page)).toBe('Edit Nurse at A')
  await press(page, 'Remove Nurse at A')
  await eventually(() => focusedName(page)).toBe('Edit Nurse at B')
  await press(page, 'Undo')
  await page.getByRole('button', { name: 'Edit Nurse at A' }).waitFor()
  await eventually(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await press(page, 'Add experience')
  await eventually(() => focusedField(page)).toBe('company')
})

test('a review whose form or question is closed keeps the keyboard; a button that is switched off leaves it in the page', async () => {
  const { person, ids } = await personWith(product, 'Kitchen', 'Teacher')
  const [id = ''] = ids
  await storeReading(product, person, id)
  const page = await visitAs(product, person)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.goto('/profiles')
  await page.getByRole('button', { name: /^Review \d+ findings/ }).click()
  await reviewDialog(page).getByRole('button', { name: 'Edit Email' }).click()
  await found(page, 'Email').getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => found(page, 'Email').evaluate((row) => row.contains(document.activeElement))).toBe(true)

  // A question about the review leaves the keyboard in the review.
  const { version } = await person.call.profiles.get({ id })
  await person.call.profiles.update({ id, version, changes: { location_state: 'Kent' } })
  await reviewDialog(page).getByRole('button', { name: 'Save to profile' }).click()
  await dialogOf(page, 'Profile changed elsewhere').getByRole('button', { name: 'Cancel' }).click()
  await dialogOf(page, 'Profile changed elsewhere').waitFor({ state: 'detached' })
  await eventually(() => reviewDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

  // The last possible profile switches the button off that has made it.
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'New Profile' }).click()
  await dialogOf(page, 'Create New Profile').getByLabel('Profile Name').fill('Third')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Profile Created', 'Third')
  await eventually(focused).toBe('main')

  // So does saving the preferences.
  await page.goto(`/job-preferences/${id}`)
  await fill(page, 'Minimum salary', '90,000')
  await saveButton(page).click()
  await seeToast(page, 'Job Preferences Saved', '')
  await eventually(focused).toBe('main')
})
