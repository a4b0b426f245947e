import { test } from 'vitest'
import { openProduct, sidewaysOf, visitAs } from '#e2e/browser.ts'
import { chooseInMenu, dialogOf, fillProfile, personWith } from '#e2e/profiles.ts'
import { storeReading } from '#e2e/resumes.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const LONG = 'Donaudampfschifffahrt'.repeat(4)

test('a name without blanks stays inside its card, its chips and its dialogs, and a file leaves room for what can be done with it', async () => {
  const { person, ids } = await personWith(product, LONG, 'Nurse')
  await fillProfile(person, ids[0] ?? '', { full_name: LONG })
  await storeReading(product, person, ids[0] ?? '')
  const page = await visitAs(product, person, { narrow: true })
  for (const place of [
    'dashboard',
    'profiles',
    'job-preferences',
    'job-preferences-summary',
    'profile-summary',
    'profile-details',
    'edit-profile',
  ]) {
    await page.goto(place === 'dashboard' ? '/dashboard' : `/${place}/${ids[0]}`)
    await page.getByText(LONG).first().waitFor()
    await eventually(() => sidewaysOf(page), place).toBe(0)
  }
  await page.goto('/profiles')
  const card = page.getByRole('article').filter({ hasText: LONG })
  await eventually(async () => {
    const [outside, inside] = [await card.boundingBox(), await card.getByRole('button').boundingBox()]
    return (inside?.x ?? 0) + (inside?.width ?? 0) - (outside?.x ?? 0) - (outside?.width ?? 0)
  }).toBeLessThanOrEqual(0)
  for (const [item, title] of [
    ['Delete', 'Delete Profile'],
    ['Export (JSON Resume)', 'Export Profile'],
    ['Import (JSON Resume)', 'Import into this profile'],
    ['Upload Resume', 'Upload Resume'],
  ] as const) {
    await chooseInMenu(page, LONG, item)
    const dialog = dialogOf(page, title)
    await dialog.waitFor()
    await eventually(() => dialog.evaluate((node) => node.scrollWidth - node.clientWidth), title).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.route('**/rpc/profiles/listResumes', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const file of answer.json) file.filename = `${LONG}.pdf`
    await route.fulfill({ json: answer })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Menu for the resume' }).click()
  await page.getByRole('menuitem', { name: 'Stored files' }).click()
  const dialog = dialogOf(page, 'Stored resumes')
  await dialog.getByText(LONG).first().waitFor()
  await eventually(() => dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})
