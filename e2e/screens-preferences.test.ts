import { test } from 'vitest'
import { inspect, openProduct, visitAs } from './shared/browser.ts'
import { addWord, choose, fill, profileButton, saveButton, someoneWith, visitPreferences } from './shared/preferences.ts'
import { dialogOf } from './shared/profiles.ts'
import { eventually, failCall, focusedField } from './shared/steps.ts'

const product = openProduct()

test('job preferences, filled in and overtaken by another window', async () => {
  const page = await visitPreferences(product, 'Nurse')
  await fill(page, 'Desired job title', 'Registered Nurse')
  await fill(page, 'Minimum salary', '40000')
  await choose(page, 'Expected joining', '2 weeks')
  await choose(page, 'Veteran status', 'Not a veteran')
  await addWord(page, 'Desired cities', 'Malmö', 'Lund')
  await addWord(page, 'Companies to exclude', 'Acme', 'Initech')
  await addWord(page, 'Keywords', 'cardiology')
  await inspect(page, 'job-preferences')
  const { version } = await page.stored()
  const changes = { desired_job_title: 'Theirs' }
  await page.person.call.preferences.save({ profileId: page.ids[0], version, changes })
  await saveButton(page).click()
  await dialogOf(page, 'Profile changed elsewhere').waitFor()
  await inspect(page, 'preferences-changed')
})

test('edits that are unsaved or unfinished', async () => {
  const page = await visitPreferences(product, 'Nurse', 'Teacher')
  await page.getByRole('group', { name: 'Add a work authorization' }).getByLabel('Country').fill('Canada')
  await page.keyboard.press('Enter')
  await profileButton(page, 'Teacher').click()
  await dialogOf(page, 'Unsaved Changes').waitFor()
  await inspect(page, 'preferences-unsaved')
  await dialogOf(page, 'Unsaved Changes').getByRole('button', { name: 'Save and Continue' }).click()
  await dialogOf(page, 'Unfinished entry').waitFor()
  await inspect(page, 'preferences-unfinished')
  await dialogOf(page, 'Unfinished entry').getByRole('button', { name: 'Finish it' }).click()
  await eventually(() => focusedField(page)).toBe('workAuthorization')
  await inspect(page, 'preferences-entry-refused')
})

test('preferences of a profile that another window deletes', async () => {
  const page = await visitPreferences(product, 'Nurse', 'Teacher')
  await fill(page, 'Desired job title', 'Ward manager')
  await page.person.call.profiles.remove({ id: page.ids[0] })
  await saveButton(page).click()
  await page.getByRole('alert').filter({ hasText: 'This profile was deleted in another window.' }).waitFor()
  await inspect(page, 'preferences-deleted-elsewhere')
})

test('settings that cannot be loaded', async () => {
  const { person } = await someoneWith(product, 'Nurse')
  const page = await visitAs(product, person)
  await failCall(page, 'preferences/settings/get', { status: 400, code: 'BAD_REQUEST', message: 'No' })
  await page.goto('/job-preferences')
  await page.getByText('Your auto-apply settings could not be loaded.').waitFor()
  await page.getByText('Unknown', { exact: true }).waitFor()
  await inspect(page, 'preferences-unknown')
})
