import { notify } from '@jobapply/server/features/notices/notify'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { fill, saveButton, visitPreferences } from './shared/preferences.ts'
import { chooseInMenu, dialogOf, MAYA, openEditor, openTab, personWith, saveBar } from './shared/profiles.ts'
import { found, reviewDialog, storeReading } from './shared/resumes.ts'
import { eventually, focusedField } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const product = openProduct()
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}
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

test('the keyboard stays in a review whose form is closed', async () => {
  const { person, ids } = await personWith(product, 'Kitchen')
  await storeReading(product, person, ids[0] ?? '')
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await page.getByRole('button', { name: /^Review \d+ findings/ }).click()
  await reviewDialog(page).getByRole('button', { name: 'Edit Email' }).click()
  await found(page, 'Email').getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => found(page, 'Email').evaluate((row) => row.contains(document.activeElement))).toBe(true)

  // A question about the review leaves the keyboard in the review.
  const [id = ''] = ids
  const { version } = await person.call.profiles.get({ id })
  await person.call.profiles.update({ id, version, changes: { location_state: 'Kent' } })
  await reviewDialog(page).getByRole('button', { name: 'Save to profile' }).click()
  await dialogOf(page, 'Profile changed elsewhere').getByRole('button', { name: 'Cancel' }).click()
  await dialogOf(page, 'Profile changed elsewhere').waitFor({ state: 'detached' })
  await eventually(() => reviewDialog(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
})

test('marking all notices as read leaves the keyboard in their panel', async () => {
  const person = await newcomer(product.server)
  const { platform } = product.server
  const told = { key: 'paid', kind: 'payment' as const, title: 'Payment received', message: 'It has come.' }
  await platform.database.system.transaction((tx) => notify(tx, platform, person.id, told))
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click()
  await page.getByRole('dialog', { name: 'Notices' }).waitFor()
  await press(page, 'Mark all as read')
  await page.getByRole('button', { name: 'Notices', exact: true }).waitFor()
  await eventually(() => focusedName(page)).toBe('Mark all as read')
  await page.keyboard.press('Tab')
  await eventually(() => focusedName(page)).toMatch(/^Payment received/)
  await page.keyboard.press('Escape')
  await eventually(() => focusedName(page)).toBe('Notices')
})

test('a dialog that was opened from a menu gives the keyboard back to the menu’s button', async () => {
  const { person } = await personWith(product, 'Nurse')
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await chooseInMenu(page, 'Nurse', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Cancel' }).click()
  await eventually(() => focusedName(page)).toBe('Menu of Nurse')
})

test('creating the last possible profile switches its button off and leaves the keyboard in the page', async () => {
  const { person } = await personWith(product, 'Nurse', 'Teacher')
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await page.getByRole('button', { name: 'New Profile' }).click()
  await dialogOf(page, 'Create New Profile').getByLabel('Profile Name').fill('Third')
  await page.keyboard.press('Enter')
  await seeToast(page, 'Profile Created', 'Third')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('saving the preferences switches their button off and leaves the keyboard in the page', async () => {
  const page = await visitPreferences(product, 'Nurse')
  // Thousands as people write them; what is half typed is no figure yet.
  await fill(page, 'Minimum salary', '9,00')
  await page.getByText('50,000 to 150,000, from your salary expectations').waitFor()
  await fill(page, 'Minimum salary', '90,000')
  await page.getByText('90,000 to 150,000, from your salary expectations').waitFor()
  await saveButton(page).click()
  await seeToast(page, 'Job Preferences Saved', '')
  expect((await page.stored()).preferences.desired_salary_min).toBe(90_000)
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('Ctrl+S saves from anywhere on the page, and a discard can be taken back', async () => {
  const { page, stored } = await openEditor(product, MAYA)
  await page.getByLabel('City').fill('Lund')
  await saveBar(page).getByRole('button', { name: 'Discard' }).click()
  await saveBar(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Restore my edits' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Lund')
  await page.getByRole('heading', { name: 'Profiles' }).click()
  await page.keyboard.press('Control+s')
  await seeToast(page, 'Changes saved', '')
  expect((await stored()).location_city).toBe('Lund')
})

test('a removed skill comes back to its place, and a list of lines is pasted as a list', async () => {
  const { page } = await openEditor(product, { ...MAYA, technical_skills: ['ECG', 'Triage'], soft_skills: ['Calm', 'Kind'] })
  await openTab(page, 'Skills')
  const namesOf = (list: string) => page.getByRole('list', { name: list }).getByRole('button', { name: /^Remove/ })
  const shown = (list: string) => namesOf(list).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  for (const [list, first, second] of [
    ['Technical skills', 'ECG', 'Triage'],
    ['Soft skills', 'Calm', 'Kind'],
  ] as const) {
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await toasts(page, 'Removed', first).getByRole('button', { name: 'Undo' }).click()
    await eventually(() => shown(list)).toEqual([`Remove ${first}`, `Remove ${second}`])
  }
  await page.getByLabel('Soft skill', { exact: true }).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '• Patient\n• Exact')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await eventually(() => shown('Soft skills')).toEqual(['Remove Calm', 'Remove Kind', 'Remove Patient', 'Remove Exact'])
})
