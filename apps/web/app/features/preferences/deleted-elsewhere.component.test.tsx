import { expect, test } from 'vitest'
import { dialogOf, openEditor } from '#features/profiles/editor/mounted-editor.testing.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const SENTENCE = 'This profile was deleted in another window. Your unsaved changes are still on this screen'
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: SENTENCE })
const city = (page: Page) => page.getByLabel('City')

/** The window gets the person's attention back: it asks the server again, unless it is asking already; then the next time. */
const comeBack = (news: () => boolean) =>
  expect
    .poll(
      () => {
        if (!news()) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        return news()
      },
      { timeout: 10_000, interval: 100 },
    )
    .toBe(true)

/** /edit-profile or /job-preferences of the first of two profiles. */
async function openPage(path: string, field: string) {
  const kept = keepPreferences(...newProfiles('Nurse', 'Teacher'))
  const [nurse = '', teacher = ''] = kept.profiles.all().map(({ id }) => id)
  kept.profiles.change(nurse, { full_name: 'Maya' })
  const page = mountPage(`${path}/${nurse}`, { as: 'maya', answers: kept.answers })
  await page.getByLabel(field).waitFor()
  return { page, kept, nurse, teacher }
}

test('a profile that another window deletes keeps its unsaved edits on the screen, and they become a new profile', async () => {
  const { page, kept, id } = await openEditor({ full_name: 'Maya', desired_job_title: 'Nurse' })
  await city(page).fill('Malmö')
  kept.remove(id)
  await comeBack(() => alert(page).isVisible())
  expect([page.place(), city(page).inputValue()]).toEqual([`/profiles/${id}`, 'Malmö'])
  await eventually(() => page.getByRole('list', { name: 'Your profiles' }).getByRole('listitem').count()).toBe(1)

  await alert(page).getByRole('button', { name: 'Keep them as a new profile' }).click()
  await seeToast('Profile Created', '"Nurse" has all that was on this screen.')
  await alert(page).waitFor({ state: 'detached' })
  const saved = kept.all().find(({ profile_name }) => profile_name === 'Nurse')
  expect(saved).toMatchObject({ full_name: 'Maya', desired_job_title: 'Nurse', location_city: 'Malmö' })
  await arriveAt(page, `/profiles/${saved?.id}`)
  await eventually(() => city(page).inputValue()).toBe('Malmö')
})

test('they can be given up, and a profile without edits closes at once', async () => {
  const { page, kept, id } = await openEditor()
  const [, teacher] = kept.all()
  await city(page).fill('Malmö')
  kept.remove(id)
  await comeBack(() => alert(page).isVisible())
  await alert(page).getByRole('button', { name: 'Discard them' }).click()
  await arriveAt(page, `/profiles/${teacher?.id}`)
  await page.getByLabel('First name').waitFor()
  kept.remove(teacher?.id ?? '')
  await comeBack(() => page.place() === '/profiles')
})

test("one's own deletion is no surprise: it closes the editor", async () => {
  const { page, kept } = await openEditor()
  const [, teacher] = kept.all()
  await city(page).fill('Malmö')
  await page.getByRole('button', { name: 'Menu for Nurse' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  await arriveAt(page, `/profiles/${teacher?.id}`)
  expect(alert(page).count()).toBe(0)
  await eventually(() => city(page).inputValue()).toBe('')
})

test('on /edit-profile they are kept as a new profile, too', async () => {
  const { page, kept, nurse } = await openPage('/edit-profile', 'City')
  await city(page).fill('Malmö')
  kept.profiles.remove(nurse)
  // Nobody has looked yet: the save finds out.
  await page.getByRole('button', { name: 'Save changes' }).click()
  await seeToast('Error updating profile', 'Profile not found.')
  await alert(page).getByRole('button', { name: 'Keep them as a new profile' }).click()
  await seeToast('Profile Created', '')
  const saved = kept.profiles.all().find(({ profile_name }) => profile_name === 'Nurse')
  await arriveAt(page, `/edit-profile/${saved?.id}`)
  await eventually(() => city(page).inputValue()).toBe('Malmö')
})

test('on /edit-profile they can be given up', async () => {
  const { page, kept, nurse } = await openPage('/edit-profile', 'City')
  await city(page).fill('Malmö')
  kept.profiles.remove(nurse)
  await comeBack(() => alert(page).isVisible())
  expect(city(page).inputValue()).toBe('Malmö')
  await alert(page).getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('heading', { name: 'Profile not found' }).waitFor()
})

test('unsaved job preferences stay on the screen, too, until they are given up', async () => {
  const { page, kept, nurse, teacher } = await openPage('/job-preferences', 'Desired job title')
  const title = page.getByLabel('Desired job title')
  await title.fill('Ward manager')
  kept.profiles.remove(nurse)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await seeToast('Save failed', 'Profile not found.')
  await alert(page).waitFor()
  expect(title.inputValue()).toBe('Ward manager')
  await alert(page).getByRole('button', { name: 'Discard them' }).click()
  await arriveAt(page, `/job-preferences/${teacher}`)
})
