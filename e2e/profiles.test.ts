import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { cardOf, cards, chooseInMenu, dialogOf, fillProfile, MAYA, openMenuOf, personWith } from './shared/profiles.ts'
import { arriveAt, eventually } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

test('the cards show what each profile is, and three are the most', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher', 'Baker')
  const [first = '', second = ''] = ids
  await fillProfile(person, first, MAYA)
  await fillProfile(person, second, { full_name: 'M. Lindqvist' })
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  // proves PROFILES-002
  await arriveAt(page, `/profiles/${first}`)
  await cards(page).first().waitFor()
  // proves PROFILES-001
  await eventually(() => cards(page).getByRole('heading').allTextContents()).toEqual(['Nurse', 'Teacher', 'Baker'])
  // proves PROFILES-008
  const tops = () => cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size)
  await eventually(tops).toBe(1)
  // proves PROFILES-011
  await eventually(() => cards(page).getByText('Primary').count()).toBe(1)
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()
  const bar = (name: string) => cardOf(page, name).getByRole('progressbar').getAttribute('aria-valuenow')
  // proves PROFILES-012 EDITOR-097
  await eventually(async () => [await bar('Nurse'), await bar('Teacher'), await bar('Baker')]).toEqual(['100', '13', '0'])
  // proves PROFILES-013
  await cardOf(page, 'Nurse').getByText('Maya Lindqvist').waitFor()
  await cardOf(page, 'Baker').getByText('No name set').waitFor()
  // proves PROFILES-006
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Profiles (3/3)')
  // proves PROFILES-007
  await eventually(() => page.getByRole('button', { name: 'New Profile' }).isDisabled()).toBe(true)
  await page.getByText('3 profiles are the most').waitFor()
  await page.getByRole('tab', { name: 'Skills' }).waitFor()

  const menu = await openMenuOf(page, 'Teacher')
  // proves PROFILES-014
  await eventually(() => menu.getByRole('menuitem').allTextContents()).toEqual([
    'Edit',
    'Upload Resume',
    'Make primary',
    'Rename',
    'Export (JSON Resume)',
    'Import (JSON Resume)',
    'Delete',
  ])
  await menu.getByRole('menuitem', { name: 'Edit' }).click()
  // proves PROFILES-015
  await arriveAt(page, `/edit-profile/${second}`)
  await page.getByRole('heading', { name: 'Teacher', level: 1 }).waitFor()
})

test('a profile is renamed, made primary and deleted', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher')
  const [first, second] = ids
  const page = await visitAs(product, person)
  await page.goto(`/profiles/${second}`)
  await chooseInMenu(page, 'Teacher', 'Rename')
  const dialog = dialogOf(page, 'Rename Profile')
  await dialog.getByLabel('Profile Name').fill('Science teacher')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  // proves EDITOR-033
  await seeToast(page, 'Profile Updated', 'Science teacher')
  await cardOf(page, 'Science teacher').waitFor()

  await chooseInMenu(page, 'Science teacher', 'Make primary')
  await seeToast(page, 'Profile Updated', 'primary')
  // proves EDITOR-033 PROFILES-032
  await cardOf(page, 'Science teacher').getByText('Primary').waitFor()
  await eventually(() => cards(page).getByText('Primary').count()).toBe(1)
  // proves PROFILES-001
  await eventually(() => cards(page).getByRole('heading').allTextContents()).toEqual(['Science teacher', 'Nurse'])

  await chooseInMenu(page, 'Science teacher', 'Delete')
  const question = dialogOf(page, 'Delete Profile')
  // proves PROFILES-025
  await question.getByText('Are you sure you want to delete "Science teacher"? This action cannot be undone.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await person.call.profiles.list()).toHaveLength(2)

  await chooseInMenu(page, 'Science teacher', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-026
  await seeToast(page, 'Profile Deleted', 'Science teacher')
  // proves PROFILES-030
  await arriveAt(page, `/profiles/${first}`)
  // proves PROFILES-028
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()

  await chooseInMenu(page, 'Nurse', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  // proves PROFILES-005 PROFILES-030
  await arriveAt(page, '/profiles')
})
