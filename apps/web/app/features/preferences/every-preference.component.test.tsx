import { expect, onTestFinished, test } from 'vitest'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfiles } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT, recorded } from '#testing/recordings.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import type { Page } from '#testing/visit.ts'

const PAUSED = 'Automation paused: review your settings and switch it on again.'
const inDays = (days: number) => new Date(RECORDED_AT.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Preferences' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const fill = (page: Page, label: string, text: string) => field(page, label).fill(text)
const choose = (page: Page, label: string, option: string) => field(page, label).selectOption(option)
const addWord = async (page: Page, label: string, ...words: string[]) => {
  for (const word of words) {
    await fill(page, label, word)
    await page.keyboard.press('Enter')
  }
}

async function openPreferences(kept: ReturnType<typeof keepPreferences>) {
  const page = mountPage('/job-preferences', { as: 'maya', answers: kept.answers })
  await saveButton(page).waitFor()
  return page
}

test('a work authorization is added when it is complete, and can be removed', async () => {
  const page = await openPreferences(keepPreferences(...newProfiles('Nurse')))
  const add = page.getByRole('button', { name: 'Add Authorization' })
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  // proves PREFS-013
  expect(add.isDisabled()).toBe(true)
  await country.fill('nether')
  await page.getByRole('option', { name: 'Netherlands' }).click()
  expect(add.isDisabled()).toBe(true)
  await choose(page, 'Work authorization', 'Citizen')
  expect(add.isDisabled()).toBe(true)
  await choose(page, 'Security clearance', 'None')
  await add.click()
  // proves PREFS-006
  const entries = page.getByRole('list', { name: 'Work authorizations' }).getByRole('listitem')
  await eventually(() => entries.allTextContents()).toEqual(['NetherlandsCitizen'])
  await country.click()
  const options = page.getByRole('listbox').getByRole('option')
  await eventually(() => options.count()).toBe(91)
  // proves PREFS-026
  expect(options.last().textContent()).toBe('Other')
  await page.getByRole('option', { name: 'Canada' }).click()
  await choose(page, 'Work authorization', 'Other visa')
  await fill(page, 'Which visa', 'Work holiday')
  await choose(page, 'Security clearance', 'Secret')
  await add.click()
  await eventually(() => entries.count()).toBe(2)
  await page.getByRole('button', { name: 'Remove Netherlands' }).click()
  // proves PREFS-006
  await eventually(() => entries.allTextContents()).toEqual(['CanadaWork holidaySecret'])
  await saveButton(page).click()
  await seeToast('Job Preferences Saved', '')
  expect(page.server.sentTo('preferences/save')).toMatchObject([
    {
      changes: {
        work_authorization_entries: [
          { country: 'Canada', workAuthorization: 'other-visa', otherVisa: 'Work holiday', securityClearance: 'secret' },
        ],
      },
    },
  ])
})

test('every preference is edited, saved and there again', async () => {
  const kept = keepPreferences(...newProfiles('Nurse'))
  const [id = ''] = kept.profiles.all().map((profile) => profile.id)
  const page = await openPreferences(kept)
  // proves PREFS-004
  expect(page.getByRole('tab').allTextContents()).toEqual(['Edit Preferences', 'Summary'])
  // proves PREFS-005
  for (const name of [
    ...['Salary Expectations', 'Experience and Education', 'Work Authorization and Security'],
    ...['Background Information', 'Additional Information'],
  ])
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
  // proves PREFS-003 PREFS-010
  expect(saveButton(page).isDisabled()).toBe(true)
  await fill(page, 'Minimum salary', '60000')
  expect(saveButton(page).isEnabled()).toBe(true)
  await fill(page, 'Minimum salary', '')
  expect(saveButton(page).isDisabled()).toBe(true)
  await fill(page, 'Minimum salary', '60000')
  await fill(page, 'Maximum salary', '80000')
  await choose(page, 'Expected currency', 'EUR')
  await fill(page, 'Current salary', '55000')
  await choose(page, 'Current currency', 'GBP')
  await fill(page, 'Total years of experience', '5.5')
  await choose(page, 'Highest education level', "Master's degree")
  await choose(page, 'Expected joining', '2 weeks')
  await choose(page, 'Authorization elsewhere', 'No authorization')
  await choose(page, 'Highest clearance held', 'Secret')
  await choose(page, 'Active clearance', 'None')
  await choose(page, 'Veteran status', 'Not a veteran')
  await choose(page, 'Disability', 'Prefer not to say')
  await choose(page, 'Race or ethnicity', 'Prefer not to say')
  await fill(page, 'Desired job title', 'Registered Nurse')
  await page.getByText('Remote', { exact: true }).click()
  await addWord(page, 'Desired cities', 'Malmö', 'Lund')
  await fill(page, 'Desired states', 'Skåne, Ontario')
  await choose(page, 'Willing to relocate', 'Yes')
  await choose(page, 'Travel', 'Occasional (0-25%)')
  await choose(page, 'Driving license', 'Valid')
  await addWord(page, 'Companies to exclude', 'Acme', 'Initech')
  await page.getByRole('combobox', { name: 'Countries to look in' }).fill('swed')
  await page.keyboard.press('Enter')
  await fill(page, 'Maximum applications per day', '7')
  await fill(page, 'Minimum match score', '80')
  await addWord(page, 'Keywords', 'cardiology')
  await addWord(page, 'Keywords to exclude', 'night shift')
  await page.getByLabel('Write a cover letter for each application').click()
  await fill(page, 'Message to employers', 'Looking forward.')

  const answer = page.server.hold('preferences/save')
  await saveButton(page).click()
  await eventually(() => saveButton(page).getAttribute('aria-busy')).toBe('true')
  answer()
  // proves PREFS-011
  await seeToast('Job Preferences Saved', 'Your job preferences and automation settings have been updated successfully.')
  // proves PREFS-003 PREFS-010
  await eventually(() => saveButton(page).isDisabled()).toBe(true)

  // proves PREFS-014 PREFS-021
  expect(kept.stored(id)?.preferences).toMatchObject({
    ...{ desired_salary_min: 60_000, desired_salary_max: 80_000, expected_salary_currency: 'EUR', current_salary: 55_000 },
    ...{ current_salary_currency: 'GBP', total_experience: 5.5, highest_education_level: 'masters' },
    ...{ expected_joining_date: inDays(14), work_authorization: 'no-authorization', security_clearance: 'secret' },
    ...{ active_security_clearance: 'none', veteran_status: 'not-veteran', disability_status: 'prefer-not-to-say' },
    ...{ race_ethnicity: 'prefer-not-to-say', desired_job_title: 'Registered Nurse', desired_location_city: 'Malmö, Lund' },
    ...{ desired_location_state: 'Skåne, Ontario', willing_to_relocate: true, travel_availability: 'occasional' },
    ...{ driving_license: 'valid', companies_to_exclude: ['Acme', 'Initech'], automation_job_types: ['full-time', 'remote'] },
  })
  const [sent] = page.server.sentTo('preferences/save') as { settings: object }[]
  // proves PREFS-016 PREFS-017 PREFS-020 PREFS-041
  expect(sent?.settings).toMatchObject({
    ...{ preferredCountries: ['Sweden'], maxApplicationsPerDay: 7, minMatchScore: 80, keywords: ['cardiology'] },
    ...{ excludeKeywords: ['night shift'], autoGenerateCoverLetter: false, customMessage: 'Looking forward.' },
  })
  // proves PREFS-036
  expect(JSON.parse(localStorage.getItem('autoApplySettings') ?? '{}')).toMatchObject({
    ...{ user_id: recorded.maya.auth.session.user?.id, profileId: id, maxApplicationsPerDay: 7 },
  })

  // proves PREFS-035
  localStorage.clear()
  sessionStorage.clear()
  await page.reload()
  await saveButton(page).waitFor()
  expect(field(page, 'Minimum match score').inputValue()).toBe('80')
  // proves PREFS-024
  expect(page.getByLabel('Expected joining').inputValue()).toBe('two-weeks')
  await page.getByRole('tab', { name: 'Summary' }).click()
  await page.getByText('EUR 60,000 to 80,000').waitFor()
  expect(toastsTold().filter(({ text }) => text.includes(PAUSED))).toEqual([])
})

// It is never the same day in both.
test.each([
  ['Etc/GMT+12', '2026-11-15'],
  ['Pacific/Kiritimati', '2026-11-16'],
])('PREFS-024 in %s a choice is counted from the day it is there', async (timeZone, day) => {
  process.env.TZ = timeZone
  onTestFinished(() => {
    process.env.TZ = 'UTC'
  })
  const kept = keepPreferences(...newProfiles('Nurse'))
  const [id = ''] = kept.profiles.all().map((profile) => profile.id)
  const page = await openPreferences(kept)
  await page.getByLabel('Expected joining').selectOption('Immediate')
  await saveButton(page).click()
  await seeToast('Job Preferences Saved', '')
  // The server counts from the day in this time zone.
  const changes = { expected_joining_date: 'immediate' }
  expect(page.server.sentTo('preferences/save')).toMatchObject([{ timeZone, changes }])
  kept.profiles.change(id, { expected_joining_date: day })
  await page.reload()
  await saveButton(page).waitFor()
  expect(page.getByLabel('Expected joining').inputValue()).toBe('immediate')
})
