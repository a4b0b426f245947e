import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfile, newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const PAUSED = 'Automation paused: review your settings and switch it on again.'
const DAY = 86_400_000
const inDays = (days: number) => new Date(RECORDED_AT.getTime() + days * DAY).toISOString().slice(0, 10)

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
const profileButton = (page: Page, name: string) => page.getByRole('group', { name: 'Profile' }).getByRole('button', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const fill = (page: Page, label: string, text: string) => field(page, label).fill(text)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

function open(kept: ReturnType<typeof keepPreferences>, path = '/job-preferences') {
  return mountPage(path, { as: 'maya', answers: kept.answers })
}

/** Somebody with profiles of these names; the first is the primary one. */
async function openPreferences(...names: string[]) {
  const kept = keepPreferences(...newProfiles(...names))
  const ids = kept.profiles.all().map(({ id }) => id) as [string, ...string[]]
  const page = open(kept)
  await arriveAt(page, `/job-preferences/${ids[0]}`)
  await saveButton(page).waitFor()
  return { page, ids, kept, stored: (id = ids[0]) => kept.stored(id)?.preferences }
}

test('the screen opens on the profile asked for, else on the primary one, and the address follows', async () => {
  const kept = keepPreferences(...newProfiles('Nurse', 'Teacher'))
  const [first, second] = kept.profiles.all().map(({ id }) => id)
  const page = open(kept, '/settings?tab=theme')
  await page.getByRole('link', { name: 'Job Preferences' }).first().click()
  // proves PREFS-001
  await arriveAt(page, `/job-preferences/${first}`)
  await page.goBack()
  await arriveAt(page, '/settings?tab=theme')
  for (const unknown of ['nobody', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/job-preferences/${unknown}`)
    await arriveAt(page, `/job-preferences/${first}`)
  }
  await page.goto(`/job-preferences/${second}`)
  await saveButton(page).waitFor()
  // proves PREFS-001 SHELL-005
  expect(page.place()).toBe(`/job-preferences/${second}`)
  // proves PREFS-002
  expect(profileButton(page, 'Teacher').getAttribute('aria-pressed')).toBe('true')
  await profileButton(page, 'Nurse').click()
  await arriveAt(page, `/job-preferences/${first}`)
})

test('PREFS-002 with one profile there is nothing to choose', async () => {
  const { page } = await openPreferences('Only one')
  expect(page.getByRole('group', { name: 'Profile' }).count()).toBe(0)
})

test('PREFS-040 saving while automation is on switches it off and says so', async () => {
  const kept = keepPreferences(newProfile('Nurse', { is_primary: true, automation_is_active: true }))
  kept.set(kept.profiles.all()[0]?.id ?? '', { isActive: true })
  const page = open(kept)
  await page.getByText('Automation on', { exact: true }).waitFor()
  await fill(page, 'Desired job title', 'Nurse')
  await saveButton(page).click()
  await seeToast('Job Preferences Saved', PAUSED)
  await page.getByText('Automation off', { exact: true }).waitFor()
})

test('numbers are judged, and what is emptied is sent as nothing', async () => {
  const { page, stored } = await openPreferences('Nurse')
  const refused = async (label: string, text: string, sentence: string) => {
    await fill(page, label, text)
    await field(page, label).press('Tab')
    await page.getByText(sentence).waitFor()
    await fill(page, label, '')
  }
  // Thousands as people write them; what is half typed is no figure yet.
  await fill(page, 'Minimum salary', '9,00')
  await page.getByText('50,000 to 150,000, from your salary expectations').waitFor()
  await fill(page, 'Minimum salary', '90,000')
  await page.getByText('90,000 to 150,000, from your salary expectations').waitFor()
  const salary = 'Minimum salary must be a whole number from 0 to 10,000,000'
  const years = 'Years of experience must be between 0 and 50, with one decimal at most'
  // proves PREFS-014
  await refused('Minimum salary', '62.5', salary)
  await refused('Minimum salary', 'abc', salary)
  // proves PREFS-015
  for (const text of ['51', '0.55']) await refused('Total years of experience', text, years)
  await fill(page, 'Total years of experience', '-1')
  expect(field(page, 'Total years of experience').inputValue()).toBe('')

  await fill(page, 'Minimum salary', '90000')
  await fill(page, 'Maximum salary', '80000')
  await saveButton(page).click()
  await seeToast('Please check your input', 'Maximum salary must not be below the minimum')
  await eventually(() => document.activeElement?.getAttribute('name')).toBe('desired_salary_max')

  await fill(page, 'Minimum salary', '0')
  await fill(page, 'Maximum salary', '')
  await fill(page, 'Total years of experience', '50')
  await saveButton(page).click()
  await seeToast('Job Preferences Saved', '')
  // proves PREFS-014 PREFS-015
  expect(stored()).toMatchObject({ desired_salary_min: null, desired_salary_max: null, total_experience: 50 })
})

test('a joining date is a choice or a day', async () => {
  const { page, stored } = await openPreferences('Nurse')
  const joining = page.getByLabel('Expected joining')
  // proves PREFS-025
  expect(joining.locator('option').allTextContents().slice(1)).toEqual([
    ...['Immediate', '1 week', '2 weeks', '3 weeks'],
    ...['1 month', '2 months', '3 months', 'On a date'],
  ])
  await joining.selectOption('On a date')
  await fill(page, 'Joining date', inDays(45))
  await saveButton(page).click()
  await seeToast('Job Preferences Saved', '')
  // proves PREFS-023
  expect(stored()?.expected_joining_date).toBe(inDays(45))
  await page.reload()
  await field(page, 'Joining date').waitFor()
  // proves PREFS-024
  expect(field(page, 'Joining date').inputValue()).toBe(inDays(45))
  await joining.selectOption('1 week')
  await saveButton(page).click()
  await eventually(() => stored()?.expected_joining_date).toBe(inDays(7))
})

test('switching the profile with unsaved edits asks first', async () => {
  const { page, ids, stored } = await openPreferences('Nurse', 'Teacher')
  const [nurse, teacher = ''] = ids
  const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' })
  const answer = (name: string) => dialog.getByRole('button', { name }).click()
  const title = page.getByLabel('Desired job title')

  await title.fill('Ward manager')
  await profileButton(page, 'Teacher').click()
  // proves PREFS-008
  await dialog.waitFor()
  await expectAccessible()
  for (const name of ['Cancel', 'Discard Changes', 'Save and Continue']) await dialog.getByRole('button', { name }).waitFor()
  await answer('Cancel')
  // proves PREFS-009
  await dialog.waitFor({ state: 'detached' })
  expect([page.place(), title.inputValue()]).toEqual([`/job-preferences/${nurse}`, 'Ward manager'])

  await profileButton(page, 'Teacher').click()
  await answer('Discard Changes')
  await arriveAt(page, `/job-preferences/${teacher}`)
  await saveButton(page).waitFor()
  // proves PREFS-009
  expect(stored()?.desired_job_title).toBeNull()

  await title.fill('Head teacher')
  await profileButton(page, 'Nurse').click()
  await answer('Save and Continue')
  await arriveAt(page, `/job-preferences/${nurse}`)
  // proves PREFS-009
  expect([stored(teacher)?.desired_job_title, stored()?.desired_job_title]).toEqual(['Head teacher', null])

  await title.fill('Unsaved')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await dialog.waitFor()
  page.server.answer({ preferences: { save: fault('INTERNAL_SERVER_ERROR') } })
  await answer('Save and Continue')
  // proves PREFS-012
  await seeToast('Save failed', 'Failed to save job preferences. Please try again.')
  expect([page.place(), title.inputValue()]).toEqual([`/job-preferences/${nurse}`, 'Unsaved'])
})

test('a save over what another window has saved asks whether to reload or to overwrite', async () => {
  const { page, ids, kept, stored } = await openPreferences('Nurse')
  const title = page.getByLabel('Desired job title')
  const dialog = page.getByRole('dialog', { name: 'Profile changed elsewhere' })
  const saveElsewhere = (desired_job_title: string) => kept.profiles.change(ids[0], { desired_job_title })
  await title.fill('Mine')
  saveElsewhere('Theirs')
  await saveButton(page).click()
  await dialog.waitFor()
  await expectAccessible()
  expect(stored()?.desired_job_title).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await eventually(() => title.inputValue()).toBe('Theirs')

  await title.fill('Mine again')
  saveElsewhere('Theirs again')
  await saveButton(page).click()
  await dialog.getByRole('button', { name: 'Overwrite' }).click()
  await seeToast('Job Preferences Saved', '')
  expect(stored()?.desired_job_title).toBe('Mine again')
})

test('settings that cannot be loaded are shown as unknown, and nothing can be saved over them', async () => {
  const kept = keepPreferences(...newProfiles('Nurse'))
  kept.set(kept.profiles.all()[0]?.id ?? '', { isActive: true, jobTypes: ['contract'], minMatchScore: 91 })
  const { preferences, profiles } = kept.answers
  const settings = { get: fault('BAD_INPUT') }
  const page = mountPage('/job-preferences', { as: 'maya', answers: { profiles, preferences: { ...preferences, settings } } })
  const score = page.getByLabel('Minimum match score')
  // proves PREFS-038
  await page.getByText('Your auto-apply settings could not be loaded.').waitFor()
  await page.getByText('Unknown', { exact: true }).waitFor()
  await expectAccessible()
  expect([score.inputValue(), score.isDisabled()]).toEqual(['70', true])
  await fill(page, 'Desired job title', 'Nurse')
  expect(saveButton(page).isDisabled()).toBe(true)

  page.server.answer(kept.answers)
  await page.getByRole('button', { name: 'Retry' }).click()
  await eventually(() => score.inputValue()).toBe('91')
  expect(page.getByLabel('Desired job title').inputValue()).toBe('Nurse')
  expect(saveButton(page).isEnabled()).toBe(true)

  page.server.answer({ preferences: { save: fault('INTERNAL_SERVER_ERROR') } })
  await fill(page, 'Minimum match score', '50')
  await saveButton(page).click()
  // proves PREFS-039
  await seeToast('Save failed', 'Failed to save job preferences. Please try again.')
  expect(toastsTold().map(({ title }) => title)).not.toContain('Job Preferences Saved')
  expect(score.inputValue()).toBe('50')
  await eventually(() => saveButton(page).isEnabled()).toBe(true)
})

test.each(['/job-preferences', '/job-preferences-summary', '/profile-summary'])(
  'PREFS-007 without a profile %s says so and leads to the profiles',
  async (place) => {
    const page = mountPage(place)
    await heading(page, 'No Profile Selected').waitFor()
    await page.getByText(/Create or select a profile/i).waitFor()
    await expectAccessible()
    await page.getByRole('link', { name: 'Go to Profiles' }).click()
    await arriveAt(page, '/profiles')
  },
)
