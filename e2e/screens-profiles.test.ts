import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { inspect, openProduct, takePicture, visitAs } from './shared/browser.ts'
import { button, card, visitMaya } from './shared/maya.ts'
import {
  cardOf,
  chooseInMenu,
  dialogOf,
  fillProfile,
  MAYA,
  openEditor,
  openMenuOf,
  openTab,
  personWith,
} from './shared/profiles.ts'
import { failCall, holdCall } from './shared/steps.ts'

const product = openProduct()
const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
const AWARD = { id: 'a', title: 'Nurse of the year', issuer: null, date: null, description: null }
const leaveDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('no profile yet', async () => {
  const page = await visitAs(product)
  await page.goto('/profiles')
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  await inspect(page, 'profiles-empty')
  await page.getByRole('button', { name: 'Create your first profile' }).click()
  await dialogOf(page, 'Create New Profile').getByLabel('Profile Name').fill('   ')
  await inspect(page, 'profiles-create')
  await page.goto('/profile-summary')
  await page.getByRole('heading', { level: 2, name: 'No Profile Selected' }).waitFor()
  await inspect(page, 'no-profile')
})

test('three profiles, their menu and their dialogs', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher', 'Baker')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, gender: 'female', awards: [AWARD] })
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await cardOf(page, 'Baker').waitFor()
  await page.getByRole('tab', { name: 'Skills' }).waitFor()
  await inspect(page, 'profiles')
  await openMenuOf(page, 'Teacher')
  await inspect(page, 'profiles-menu', { widths: ['1280'] })
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete Profile').waitFor()
  await inspect(page, 'profiles-delete')
  await leaveDialog(page)

  await chooseInMenu(page, 'Nurse', 'Export (JSON Resume)')
  await dialogOf(page, 'Export Profile').getByRole('button', { name: 'Download file' }).click()
  await dialogOf(page, 'Export Profile').getByText('What the file leaves out:').waitFor()
  await inspect(page, 'profiles-export')
  await leaveDialog(page)
  await chooseInMenu(page, 'Baker', 'Import (JSON Resume)')
  const importing = dialogOf(page, 'Import into this profile')
  const buffer = Buffer.from(JSON.stringify({ basics: { name: 'Maya Berg', image: 'https://example.org/maya.png' } }))
  await importing.getByLabel('JSON Resume file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  await importing.getByRole('button', { name: 'Import' }).click()
  await importing.getByText('"Baker" was filled from the file.').waitFor()
  await inspect(page, 'profiles-import')
})

test('profiles that cannot be loaded', async () => {
  const { person } = await personWith(product, 'Nurse')
  const page = await visitAs(product, person)
  await failCall(page, 'profiles/list', { status: 400, code: 'BAD_INPUT', message: 'No.' })
  await page.goto('/profiles')
  await page.getByRole('alert').getByText('Error loading profiles').waitFor()
  await inspect(page, 'profiles-failed')
})

test('/edit-profile', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { ...MAYA, awards: [AWARD], technical_skills: ['Triage'] })
  const page = await visitAs(product, person)
  await page.goto(`/edit-profile/${NOBODYS}`)
  await page.getByRole('heading', { name: 'Profile not found' }).waitFor()
  await inspect(page, 'edit-profile-missing')
  const answer = await holdCall(page, 'profiles/get')
  await page.goto(`/edit-profile/${ids[0]}`)
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  await inspect(page, 'edit-profile-loading')
  answer()
  await page.getByRole('region', { name: 'Profile Overview' }).getByRole('heading', { name: 'Nurse' }).waitFor()
  await page.getByLabel('First name').waitFor()
  await inspect(page, 'edit-profile')
  await openTab(page, 'Job Preferences')
  await page.getByLabel('Expected currency').waitFor()
  await inspect(page, 'edit-profile-preferences')
})

test('the summaries and the details of a profile', async () => {
  const page = await visitMaya(product)
  await page.goto('/profile-summary')
  await card(page, 'Personal Information').waitFor()
  await button(page, 'Nursing').waitFor()
  await inspect(page, 'profile-summary')
  await page.goto('/job-preferences-summary')
  await card(page, 'Keywords and Exclusions').waitFor()
  await inspect(page, 'job-preferences-summary')
  await page.goto(`/profile-details/${page.full}`)
  await page.getByRole('article').getByRole('heading', { name: 'Achievements' }).waitFor()
  await inspect(page, 'profile-details')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await takePicture(page, 'profile-details-print', true)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.goto(`/profile-details/${NOBODYS}`)
  await page.getByRole('heading', { name: 'Profile Not Found' }).waitFor()
  await inspect(page, 'profile-not-found')
})

test('a profile that another window deletes', async () => {
  const { page, person, id } = await openEditor(product, { full_name: 'Maya' })
  await page.getByLabel('City').fill('Malmö')
  await person.call.profiles.remove({ id })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('alert').filter({ hasText: 'This profile was deleted in another window.' }).waitFor()
  await inspect(page, 'profile-deleted-elsewhere')
})
