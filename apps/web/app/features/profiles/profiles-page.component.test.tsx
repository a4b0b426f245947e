import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepProfiles, newProfile, newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'
const BROKEN = fault('INTERNAL_SERVER_ERROR', 'The disk is on fire.')

const cards = (page: Page) => page.getByRole('list', { name: 'Your profiles' }).getByRole('listitem')
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function openMenuOf(page: Page, name: string) {
  // A dialog that closes hands the keyboard back, and a menu that is open by then would close.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: `Menu for ${name}` }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  return menu
}
const chooseInMenu = async (page: Page, name: string, item: string) =>
  (await openMenuOf(page, name)).getByRole('menuitem', { name: item }).click()

function openProfiles(kept: ReturnType<typeof keepProfiles>, path = '/profiles') {
  return mountPage(path, { as: 'maya', answers: { profiles: kept.answers } })
}

test('somebody without a profile is asked to create the first one', async () => {
  const kept = keepProfiles()
  const page = openProfiles(kept)
  // proves PROFILES-010
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  await expectAccessible()
  // proves PROFILES-006
  expect(title(page).textContent()).toBe('Profiles (0/3)')
  expect(page.place()).toBe('/profiles')

  // proves PROFILES-009
  await page.getByRole('button', { name: 'Create your first profile' }).click()
  const dialog = dialogOf(page, 'Create New Profile')
  await dialog.waitFor()
  // proves PROFILES-017
  expect(dialog.getByRole('textbox').count()).toBe(1)
  await dialog.getByLabel('Profile Name').fill('   ')
  await expectAccessible()
  // proves PROFILES-018
  expect(dialog.getByRole('button', { name: 'Create Profile' }).isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(page.server.sentTo('profiles/create')).toEqual([])

  await page.getByRole('button', { name: 'New Profile' }).click()
  await dialog.getByLabel('Profile Name').fill('Nurse')
  await page.keyboard.press('Enter')
  // proves PROFILES-022
  await seeToast('Profile Created', 'Nurse')
  await arriveAt(page, `/profiles/${kept.all()[0]?.id}`)
  // proves PROFILES-021 PROFILES-011
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()
  // proves PROFILES-013
  await cardOf(page, 'Nurse').getByText('No name set').waitFor()
})

test('the cards show what each profile is, and three are the most', async () => {
  const [full] = recorded.maya.profiles.list
  if (!full) throw new Error('Maya has no profile')
  const kept = keepProfiles(
    { ...full, profile_name: 'Nurse' },
    newProfile('Teacher', { full_name: 'M. Lindqvist' }),
    newProfile('Baker'),
  )
  const page = openProfiles(kept)
  // proves PROFILES-002
  await arriveAt(page, `/profiles/${full.id}`)
  await cards(page).first().waitFor()
  // proves PROFILES-001
  expect(cards(page).getByRole('heading').allTextContents()).toEqual(['Nurse', 'Teacher', 'Baker'])
  // proves PROFILES-011
  expect(cards(page).getByText('Primary').count()).toBe(1)
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()
  const bar = (name: string) => cardOf(page, name).getByRole('progressbar').getAttribute('aria-valuenow')
  // proves PROFILES-012 EDITOR-097
  expect([bar('Nurse'), bar('Teacher'), bar('Baker')]).toEqual(['100', '13', '0'])
  // proves PROFILES-013
  await cardOf(page, 'Nurse').getByText('Maya Lindqvist').waitFor()
  await cardOf(page, 'Baker').getByText('No name set').waitFor()
  // proves PROFILES-006
  expect(title(page).textContent()).toBe('Profiles (3/3)')
  // proves PROFILES-007
  expect(page.getByRole('button', { name: 'New Profile' }).isDisabled()).toBe(true)
  await page.getByText('3 profiles are the most').waitFor()
  await page.getByRole('tab', { name: 'Skills' }).waitFor()

  const menu = await openMenuOf(page, 'Teacher')
  await expectAccessible()
  // proves PROFILES-014
  expect(menu.getByRole('menuitem').allTextContents()).toEqual([
    'Edit',
    'Upload Resume',
    'Make primary',
    'Rename',
    'Export (JSON Resume)',
    'Import (JSON Resume)',
    'Delete',
  ])
  const second = kept.all().find(({ profile_name }) => profile_name === 'Teacher')
  await menu.getByRole('menuitem', { name: 'Edit' }).click()
  // proves PROFILES-015
  await arriveAt(page, `/edit-profile/${second?.id}`)
})

test('the address always names one of the own profiles', async () => {
  const kept = keepProfiles(...newProfiles('Nurse', 'Teacher'))
  const [first, second] = kept.all()
  const page = openProfiles(kept, '/settings?tab=theme')
  for (const wanted of ['abc', NOBODYS]) {
    await page.goto(`/profiles/${wanted}`)
    // proves PROFILES-043
    await arriveAt(page, `/profiles/${first?.id}`)
    await cards(page).first().waitFor()
    await page.goBack()
    // proves PROFILES-003
    await arriveAt(page, '/settings?tab=theme')
  }
  await page.goto(`/profiles/${second?.id}`)
  // proves SHELL-005
  await page.getByRole('region', { name: 'Overview' }).getByRole('heading', { name: 'Teacher' }).waitFor()
  expect(page.place()).toBe(`/profiles/${second?.id}`)

  await page.goto('/settings?tab=theme')
  await page.goto('/profile')
  // proves SHELL-003
  await arriveAt(page, `/profiles/${first?.id}`)
  await page.goBack()
  // proves PROFILES-002
  await arriveAt(page, '/settings?tab=theme')
})

test('a profile is renamed, made primary and deleted', async () => {
  const kept = keepProfiles(...newProfiles('Nurse', 'Teacher'))
  const [first, second] = kept.all()
  const page = openProfiles(kept, `/profiles/${second?.id}`)
  await chooseInMenu(page, 'Teacher', 'Rename')
  const dialog = dialogOf(page, 'Rename Profile')
  await dialog.getByLabel('Profile Name').fill('Science teacher')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  // proves EDITOR-033
  await seeToast('Profile Updated', 'Science teacher')
  await cardOf(page, 'Science teacher').waitFor()

  await chooseInMenu(page, 'Science teacher', 'Make primary')
  await seeToast('Profile Updated', 'primary')
  // proves EDITOR-033 PROFILES-032
  await cardOf(page, 'Science teacher').getByText('Primary').waitFor()
  expect(cards(page).getByText('Primary').count()).toBe(1)
  // proves PROFILES-001
  expect(cards(page).getByRole('heading').allTextContents()).toEqual(['Science teacher', 'Nurse'])

  await chooseInMenu(page, 'Science teacher', 'Delete')
  const question = dialogOf(page, 'Delete Profile')
  // proves PROFILES-025
  await question.getByText('Are you sure you want to delete "Science teacher"? This action cannot be undone.').waitFor()
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(page.server.sentTo('profiles/remove')).toEqual([])

  await chooseInMenu(page, 'Science teacher', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-026
  await seeToast('Profile Deleted', 'Science teacher')
  // proves PROFILES-030
  await arriveAt(page, `/profiles/${first?.id}`)
  // proves PROFILES-028
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()

  await chooseInMenu(page, 'Nurse', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  // proves PROFILES-005 PROFILES-030
  await arriveAt(page, '/profiles')
})

test('what fails says so, and nothing is changed', async () => {
  const kept = keepProfiles(...newProfiles('Nurse', 'Teacher'))
  const page = openProfiles(kept)
  page.server.answer({ profiles: { create: BROKEN } })
  await page.getByRole('button', { name: 'New Profile' }).click()
  const dialog = dialogOf(page, 'Create New Profile')
  await dialog.getByLabel('Profile Name').fill('Baker')
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  // proves PROFILES-023
  await seeToast('Error creating profile', 'Failed to create the profile. Please try again.')
  expect(dialog.getByLabel('Profile Name').inputValue()).toBe('Baker')

  page.server.answer({ profiles: { create: fault('PROFILE_LIMIT_REACHED') } })
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  // proves PROFILES-019
  await seeToast('Profile limit reached', 'You can create up to 3 profiles. Please delete an existing profile first.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  page.server.answer({ profiles: { remove: BROKEN } })
  await chooseInMenu(page, 'Teacher', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-027
  await seeToast('Error deleting profile', 'Failed to delete the profile: The disk is on fire.')
  page.server.answer({ profiles: { remove: fault('PRIMARY_NOT_REASSIGNED') } })
  await chooseInMenu(page, 'Nurse', 'Delete')
  await dialogOf(page, 'Delete Profile').getByRole('button', { name: 'Delete' }).click()
  // proves PROFILES-029
  await seeToast('Error deleting profile', 'Failed to reassign primary profile.')
  await cardOf(page, 'Nurse').getByText('Primary').waitFor()

  page.server.answer({ profiles: { setPrimary: BROKEN } })
  await chooseInMenu(page, 'Teacher', 'Make primary')
  // proves EDITOR-036
  await seeToast('Error updating profile', 'The disk is on fire.')

  // It was deleted in another window.
  page.server.answer({ profiles: { rename: fault('PROFILE_NOT_FOUND') } })
  await chooseInMenu(page, 'Teacher', 'Rename')
  await dialogOf(page, 'Rename Profile').getByLabel('Profile Name').fill('Tutor')
  await page.keyboard.press('Enter')
  // proves PROFILES-031
  await seeToast('Error updating profile', 'Profile not found.')
  expect(kept.all().map(({ profile_name }) => profile_name)).toEqual(['Nurse', 'Teacher'])
})

test('a list that does not come can be asked for again', async () => {
  const kept = keepProfiles(newProfile('Nurse', { is_primary: true }))
  const page = mountPage('/profiles', {
    as: 'maya',
    answers: { profiles: { ...kept.answers, list: fault('BAD_INPUT') } },
  })
  const alert = page.getByRole('main').getByRole('alert')
  // proves PROFILES-024
  await alert.getByText('Error loading profiles').waitFor()
  await expectAccessible()
  await alert.getByText('Failed to load your profiles. Please try again.').waitFor()
  page.server.answer({ profiles: kept.answers })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, `/profiles/${kept.all()[0]?.id}`)
})

test('the cards come in the order of the server, and the first is open when none is primary', async () => {
  const list = newProfiles('Nurse', 'Teacher').map((profile) => ({ ...profile, is_primary: false }))
  const page = mountPage('/profiles', { as: 'maya', answers: { profiles: { ...keepProfiles(...list).answers, list } } })
  // proves PROFILES-004 PROFILES-033
  await arriveAt(page, `/profiles/${list[0]?.id}`)
  await eventually(() => cards(page).getByRole('heading').allTextContents()).toEqual(['Nurse', 'Teacher'])
  expect(cards(page).getByText('Primary').count()).toBe(0)
  expect(toastsTold()).toEqual([])
})
