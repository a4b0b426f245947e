import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { cardOf, cards, chooseInMenu, dialogOf, fillProfile, MAYA, openMenuOf, personWith } from './shared/profiles.ts'
import { arriveAt, eventually, failCall, placeOf } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()
const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'

test('somebody without a profile is asked to create the first one', async () => {
  const page = await visitAs(product)
  await page.goto('/profiles')
  // proves PROFILES-010
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  // proves PROFILES-006
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Profiles (0/3)')
  expect(placeOf(page)).toBe('/profiles')

  // proves PROFILES-009
  await page.getByRole('button', { name: 'Create your first profile' }).click()
  const dialog = dialogOf(page, 'Create New Profile')
  // proves PROFILES-017
  await eventually(() => dialog.getByRole('textbox').count()).toBe(1)
  const create = dialog.getByRole('button', { name: 'Create Profile' })
  await dialog.getByLabel('Profile Name').fill('   ')
  // proves PROFILES-018
  await eventually(() => create.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await page.person.call.profiles.list()).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.person.call.profiles.list()).toEqual([])

  await page.getByRole('button', { name: 'New Profile' }).click()
  await dialog.getByLabel('Profile Name').fill('Nurse')
  await page.keyboard.press('Enter')
  // proves PROFILES-022
  await seeToast(page, 'Profile Created', 'Nurse')
  const [made] = await page.person.call.profiles.list()
  await arriveAt(page, `/profiles/${made?.id}`)
  // proves PROFILES-021 PROFILES-011
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()
  // proves PROFILES-013
  await cardOf(page, 'Nurse').getByText('No name set').waitFor()
})

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

test('the address always names one of the own profiles', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher')
  const [first, second] = ids
  const { ids: strange } = await personWith(product, 'Spy')
  const page = await visitAs(product, person)
  await page.goto('/dashboard')
  for (const wanted of ['abc', NOBODYS, strange[0]]) {
    await page.goto(`/profiles/${wanted}`)
    // proves PROFILES-043
    await arriveAt(page, `/profiles/${first}`)
    await cards(page).first().waitFor()
    expect(await page.getByText('Spy').count()).toBe(0)
    await page.goBack()
    // proves PROFILES-003
    await arriveAt(page, '/dashboard')
  }
  await page.goto(`/profiles/${second}`)
  // proves SHELL-005
  await page.getByRole('region', { name: 'Overview' }).getByRole('heading', { name: 'Teacher' }).waitFor()
  expect(placeOf(page)).toBe(`/profiles/${second}`)

  await page.goto('/dashboard')
  await page.goto('/profile')
  // proves SHELL-003
  await arriveAt(page, `/profiles/${first}`)
  await page.goBack()
  // proves PROFILES-002
  await arriveAt(page, '/dashboard')
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

test('what fails says so, and nothing is changed', async () => {
  const { person } = await personWith(product, 'Nurse', 'Teacher')
  const page = await visitAs(product, person)
  await page.goto('/profiles')
  await cards(page).first().waitFor()
  const broken = { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'The disk is on fire.' }

  await failCall(page, 'profiles/create', broken)
  await page.getByRole('button', { name: 'New Profile' }).click()
  const dialog = dialogOf(page, 'Create New Profile')
  await dialog.getByLabel('Profile Name').fill('Baker')
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  // proves PROFILES-023
  await seeToast(page, 'Error creating profile', 'Failed to create the profile. Please try again.')
  await eventually(() => dialog.getByLabel('Profile Name').inputValue()).toBe('Baker')

  // Two more have come from elsewhere.
  await page.unroute('**/rpc/profiles/create')
  await person.call.profiles.create({ profile_name: 'Cook' })
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  // proves PROFILES-019
  await seeToast(page, 'Profile limit reached', 'You can create up to 3 profiles. Please delete an existing profile first.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await failCall(page, 'profiles/remove', broken)
  await chooseInMenu(page, 'Teacher', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-027
  await seeToast(page, 'Error deleting profile', 'Failed to delete the profile: The disk is on fire.')
  await page.unroute('**/rpc/profiles/remove')
  await failCall(page, 'profiles/remove', {
    status: 500,
    code: 'PRIMARY_NOT_REASSIGNED',
    message: 'Failed to reassign primary profile.',
  })
  await chooseInMenu(page, 'Nurse', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-029
  await seeToast(page, 'Error deleting profile', 'Failed to reassign primary profile.')
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()

  await failCall(page, 'profiles/setPrimary', broken)
  await chooseInMenu(page, 'Teacher', 'Make primary')
  // proves EDITOR-036
  await seeToast(page, 'Error updating profile', 'The disk is on fire.')

  // It was deleted in another window.
  const teacher = (await person.call.profiles.list()).find(({ profile_name }) => profile_name === 'Teacher')
  await person.call.profiles.remove({ id: teacher?.id ?? '' })
  await chooseInMenu(page, 'Teacher', 'Rename')
  await dialogOf(page, 'Rename Profile').getByLabel('Profile Name').fill('Tutor')
  await page.keyboard.press('Enter')
  // proves PROFILES-031
  await seeToast(page, 'Error updating profile', 'Profile not found.')
})

test('a list that does not come can be asked for again', async () => {
  const { person, ids } = await personWith(product, 'Nurse')
  const page = await visitAs(product, person)
  await failCall(page, 'profiles/list', { status: 400, code: 'BAD_INPUT', message: 'No.' })
  await page.goto('/profiles')
  const alert = page.getByRole('alert')
  // proves PROFILES-024
  await alert.getByText('Error loading profiles').waitFor()
  await alert.getByText('Failed to load your profiles. Please try again.').waitFor()
  await page.unroute('**/rpc/profiles/list')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, `/profiles/${ids[0]}`)
})

test('the cards come in the order of the server, and the first is open when none is primary', async () => {
  const { person, ids } = await personWith(product, 'Nurse', 'Teacher')
  const page = await visitAs(product, person)
  await page.route('**/rpc/profiles/list', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const profile of answer.json) profile.is_primary = false
    await route.fulfill({ json: answer })
  })
  await page.goto('/profiles')
  // proves PROFILES-004 PROFILES-033
  await arriveAt(page, `/profiles/${ids[0]}`)
  await eventually(() => cards(page).count()).toBe(2)
  expect(await cards(page).getByText('Primary').count()).toBe(0)
  expect(toastsTold(page)).toEqual([])
})
