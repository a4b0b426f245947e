import { test } from 'vitest'
import { inspect, openProduct } from '#e2e/browser.ts'
import { addWord, choose, fill, profileButton, visitPreferences } from '#e2e/preferences.ts'
import { dialogOf } from '#e2e/profiles.ts'
import { eventually, focusedField } from '#e2e/steps.ts'

const product = openProduct()
const BOARD = { kind: 'board', source: 'lever', system: 'Lever', name: 'Kessler', boardId: 'lever:kessler', isNew: true }

test('job preferences, filled in, with a careers page that was found, and with an entry that is unfinished', async () => {
  const page = await visitPreferences(product, 'Nurse', 'Teacher')
  await fill(page, 'Desired job title', 'Registered Nurse')
  await fill(page, 'Minimum salary', '40000')
  await choose(page, 'Expected joining', '2 weeks')
  await choose(page, 'Veteran status', 'Not a veteran')
  await addWord(page, 'Desired cities', 'Malmö', 'Lund')
  await addWord(page, 'Companies to exclude', 'Acme', 'Initech')
  await addWord(page, 'Keywords', 'cardiology')
  await page.route('**/rpc/jobs/paste', (route) => route.fulfill({ json: { json: { ...BOARD, jobs: 14, isFollowed: false } } }))
  await fill(page, 'Company', 'kessler.example/careers')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByText('Job list found: Lever').waitFor()
  await inspect(page, 'job-preferences')
  await page.getByRole('group', { name: 'Add a work authorization' }).getByLabel('Country').fill('Canada')
  await page.keyboard.press('Enter')
  await profileButton(page, 'Teacher').click()
  await dialogOf(page, 'Unsaved Changes').getByRole('button', { name: 'Save and Continue' }).click()
  await dialogOf(page, 'Unfinished entry').getByRole('button', { name: 'Finish it' }).click()
  await eventually(() => focusedField(page)).toBe('workAuthorization')
  await inspect(page, 'preferences-entry-refused')
})
