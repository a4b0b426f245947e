import { expect, test } from 'vitest'
import { keepProfiles, newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { seeToast, toasts } from '#testing/toasts.ts'
import { dialogOf, MAYA, openEditor, saveBar } from './mounted-editor.testing.ts'

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('a dialog that was opened from a menu gives the keyboard back to the menu’s button', async () => {
  const kept = keepProfiles(newProfile('Nurse', { is_primary: true }))
  const page = mountPage('/profiles', { as: 'maya', answers: { profiles: kept.answers } })
  await page.getByRole('button', { name: 'Menu for Nurse' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Cancel' }).click()
  await eventually(focusedName).toBe('Menu for Nurse')
})

test('Ctrl+S saves from anywhere on the page, and a discard can be taken back', async () => {
  const { page, stored } = await openEditor(MAYA)
  await page.getByLabel('City').fill('Lund')
  await saveBar(page).getByRole('button', { name: 'Discard' }).click()
  await saveBar(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Restore my edits' }).click()
  await eventually(() => page.getByLabel('City').inputValue()).toBe('Lund')
  await page.getByRole('heading', { name: 'Profiles' }).first().click()
  await page.keyboard.press('Control+s')
  await seeToast('Changes saved', '')
  expect(stored()?.location_city).toBe('Lund')
})

test('a removed skill comes back to its place, and a list of lines is pasted as a list', async () => {
  const skills = { technical_skills: ['ECG', 'Triage'], soft_skills: ['Calm', 'Kind'] }
  const { page } = await openEditor({ ...MAYA, ...skills }, 'Skills')
  const shown = (list: string) =>
    page
      .getByRole('list', { name: list })
      .getByRole('button', { name: /^Remove/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  for (const [list, first, second] of [
    ['Technical skills', 'ECG', 'Triage'],
    ['Soft skills', 'Calm', 'Kind'],
  ] as const) {
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await toasts(page, 'Removed', first).getByRole('button', { name: 'Undo' }).click()
    await eventually(() => shown(list)).toEqual([`Remove ${first}`, `Remove ${second}`])
  }
  await page.getByLabel('Soft skill', { exact: true }).fill('• Patient\n• Exact')
  await eventually(() => shown('Soft skills')).toEqual(['Remove Calm', 'Remove Kind', 'Remove Patient', 'Remove Exact'])
})
