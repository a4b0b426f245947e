import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { fill, heading, profileButton, saveButton, someoneWith, visitPreferences } from './shared/preferences.ts'
import { arriveAt, eventually, failCall, placeOf } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()

test('switching the profile with unsaved edits asks first', async () => {
  const page = await visitPreferences(product, 'Nurse', 'Teacher')
  const [nurse, teacher = ''] = page.ids
  const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' })
  const answer = (name: string) => dialog.getByRole('button', { name }).click()
  const title = page.getByLabel('Desired job title')

  await title.fill('Ward manager')
  await profileButton(page, 'Teacher').click()
  // proves PREFS-008
  await dialog.waitFor()
  for (const name of ['Cancel', 'Discard Changes', 'Save and Continue']) await dialog.getByRole('button', { name }).waitFor()
  await answer('Cancel')
  // proves PREFS-009
  await dialog.waitFor({ state: 'detached' })
  await eventually(async () => [placeOf(page), await title.inputValue()]).toEqual([`/job-preferences/${nurse}`, 'Ward manager'])

  await profileButton(page, 'Teacher').click()
  await answer('Discard Changes')
  await arriveAt(page, `/job-preferences/${teacher}`)
  await saveButton(page).waitFor()
  // proves PREFS-009
  expect((await page.stored()).preferences.desired_job_title).toBeNull()

  await title.fill('Head teacher')
  await profileButton(page, 'Nurse').click()
  await answer('Save and Continue')
  await arriveAt(page, `/job-preferences/${nurse}`)
  // proves PREFS-009
  expect((await page.stored(teacher)).preferences.desired_job_title).toBe('Head teacher')
  expect((await page.stored()).preferences.desired_job_title).toBeNull()

  await title.fill('Unsaved')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await dialog.waitFor()
  await failCall(page, 'preferences/save', { status: 500, code: 'UNEXPECTED', message: 'Oh' })
  await answer('Save and Continue')
  // proves PREFS-012
  await seeToast(page, 'Save failed', 'Failed to save job preferences. Please try again.')
  await eventually(async () => [placeOf(page), await title.inputValue()]).toEqual([`/job-preferences/${nurse}`, 'Unsaved'])
})

test('a save over what another window has saved asks whether to reload or to overwrite', async () => {
  const page = await visitPreferences(product, 'Nurse')
  const title = page.getByLabel('Desired job title')
  const dialog = page.getByRole('dialog', { name: 'Profile changed elsewhere' })
  const saveElsewhere = async (desired_job_title: string) => {
    const { version } = await page.stored()
    await page.person.call.preferences.save({ profileId: page.ids[0], version, changes: { desired_job_title } })
  }
  await title.fill('Mine')
  await saveElsewhere('Theirs')
  await saveButton(page).click()
  await dialog.waitFor()
  expect((await page.stored()).preferences.desired_job_title).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await eventually(() => title.inputValue()).toBe('Theirs')

  await title.fill('Mine again')
  await saveElsewhere('Theirs again')
  await saveButton(page).click()
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  await seeToast(page, 'Job Preferences Saved', '')
  expect((await page.stored()).preferences.desired_job_title).toBe('Mine again')
})

test('settings that cannot be loaded are shown as unknown, and nothing can be saved over them', async () => {
  const { person, ids } = await someoneWith(product, 'Nurse')
  const settings = { isActive: true, jobTypes: ['contract' as const], workAuthorizationEntries: [], minMatchScore: 91 }
  await person.call.preferences.settings.save({ profileId: ids[0], version: 1, settings })
  const page = await visitAs(product, person)
  await failCall(page, 'preferences/settings/get', { status: 400, code: 'BAD_REQUEST', message: 'No' })
  await page.goto('/job-preferences')
  // proves PREFS-038
  await page.getByText('Your auto-apply settings could not be loaded.').waitFor()
  await page.getByText('Unknown', { exact: true }).waitFor()
  await eventually(() => page.getByLabel('Minimum match score').inputValue()).toBe('70')
  await eventually(() => page.getByLabel('Minimum match score').isDisabled()).toBe(true)
  await fill(page, 'Desired job title', 'Nurse')
  await eventually(() => saveButton(page).isDisabled()).toBe(true)

  await page.unroute('**/rpc/preferences/settings/get')
  await page.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => page.getByLabel('Minimum match score').inputValue()).toBe('91')
  await eventually(() => page.getByLabel('Desired job title').inputValue()).toBe('Nurse')
  await eventually(() => saveButton(page).isEnabled()).toBe(true)

  await failCall(page, 'preferences/save', { status: 500, code: 'UNEXPECTED', message: 'Oh' })
  await fill(page, 'Minimum match score', '50')
  await saveButton(page).click()
  // proves PREFS-039
  await seeToast(page, 'Save failed', 'Failed to save job preferences. Please try again.')
  expect(toastsTold(page).map(({ title }) => title)).not.toContain('Job Preferences Saved')
  await eventually(() => page.getByLabel('Minimum match score').inputValue()).toBe('50')
  await eventually(() => saveButton(page).isEnabled()).toBe(true)
})

test('PREFS-007 without a profile the screen says so and leads to the profiles', async () => {
  const page = await visitAs(product)
  for (const place of ['/job-preferences', '/job-preferences-summary', '/profile-summary']) {
    await page.goto(place)
    await heading(page, 'No Profile Selected').waitFor()
    await page.getByText(/Create or select a profile/i).waitFor()
  }
  await page.getByRole('link', { name: 'Go to Profiles' }).click()
  await arriveAt(page, '/profiles')
})
