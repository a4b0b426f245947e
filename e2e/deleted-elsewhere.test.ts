import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './shared/browser.ts'
import { saveButton, visitPreferences } from './shared/preferences.ts'
import { cards, chooseInMenu, dialogOf, openEditor } from './shared/profiles.ts'
import { arriveAt, eventually, placeOf } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
/** The window gets the person's attention back: it asks the server again, unless it is asking already; then the next time. */
const comeBack = (page: Page, news: () => boolean | Promise<boolean>) =>
  eventually(async () => {
    if (await news()) return true
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    return news()
  }).toBe(true)
const SENTENCE = 'This profile was deleted in another window. Your unsaved changes are still on this screen'
const isTold = (page: Page) => () => alert(page).isVisible()
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: SENTENCE })

test('a profile that another window deletes keeps its unsaved edits on the screen', async () => {
  const { page, person, id, other } = await openEditor(product, { full_name: 'Maya', desired_job_title: 'Nurse' })
  await page.getByLabel('City').fill('Malmö')
  await person.call.profiles.remove({ id })
  await comeBack(page, isTold(page))
  await eventually(async () => [placeOf(page), await page.getByLabel('City').inputValue()]).toEqual([`/profiles/${id}`, 'Malmö'])
  await eventually(() => cards(page).count()).toBe(1)

  await alert(page).getByRole('button', { name: 'Keep them as a new profile' }).click()
  await seeToast(page, 'Profile Created', '"Nurse" has all that was on this screen.')
  await alert(page).waitFor({ state: 'detached' })
  const kept = (await person.call.profiles.list()).find((profile) => profile.id !== other)
  expect(kept).toMatchObject({ profile_name: 'Nurse', full_name: 'Maya', desired_job_title: 'Nurse', location_city: 'Malmö' })
  await arriveAt(page, `/profiles/${kept?.id}`)
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
})

test('they can be given up, and a profile without edits closes at once', async () => {
  const { page, person, id, other } = await openEditor(product)
  await page.getByLabel('City').fill('Malmö')
  await person.call.profiles.remove({ id })
  await comeBack(page, isTold(page))
  await alert(page).getByRole('button', { name: 'Discard them' }).click()
  await arriveAt(page, `/profiles/${other}`)
  await page.getByLabel('First name').waitFor()
  await person.call.profiles.remove({ id: other })
  await comeBack(page, () => placeOf(page) === '/profiles')
})

test("one's own deletion is no surprise: it closes the editor", async () => {
  const { page, other } = await openEditor(product)
  await page.getByLabel('City').fill('Malmö')
  await chooseInMenu(page, 'Nurse', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  await arriveAt(page, `/profiles/${other}`)
  expect(await alert(page).count()).toBe(0)
  await eventually(() => page.getByLabel('City').inputValue()).toBe('')
})

test('on /edit-profile they are kept as a new profile, too', async () => {
  const { page, person, id, other } = await openEditor(product, { full_name: 'Maya' })
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('City').fill('Malmö')
  await person.call.profiles.remove({ id })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeToast(page, 'Error updating profile', 'Profile not found.')
  await alert(page).getByRole('button', { name: 'Keep them as a new profile' }).click()
  await seeToast(page, 'Profile Created', '')
  const kept = (await person.call.profiles.list()).find((profile) => profile.id !== other)
  await arriveAt(page, `/edit-profile/${kept?.id}`)
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
})

test('the same on /edit-profile and on /job-preferences', async () => {
  const { page, person, id } = await openEditor(product)
  await page.goto(`/edit-profile/${id}`)
  await page.getByLabel('City').fill('Malmö')
  await person.call.profiles.remove({ id })
  await comeBack(page, isTold(page))
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Malmö')
  await alert(page).getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('heading', { name: 'Profile not found' }).waitFor()

  const preferences = await visitPreferences(product, 'Nurse', 'Teacher')
  const [nurse, teacher] = preferences.ids
  await preferences.getByLabel('Desired job title').fill('Ward manager')
  await preferences.person.call.profiles.remove({ id: nurse })
  // Nobody has looked yet: the save finds out.
  await saveButton(preferences).click()
  await seeToast(preferences, 'Save failed', 'Profile not found.')
  await alert(preferences).waitFor()
  await eventually(() => preferences.getByLabel('Desired job title').inputValue()).toBe('Ward manager')
  await alert(preferences).getByRole('button', { name: 'Discard them' }).click()
  await arriveAt(preferences, `/job-preferences/${teacher}`)
})
