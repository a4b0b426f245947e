import { dayOf } from '@jobapply/core/shared/dates'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { haveLongDay } from './shared/days.ts'
import { addWord, choose, fill, heading, inDays, saveButton, someoneWith, visitPreferences } from './shared/preferences.ts'
import { eventually, holdCall } from './shared/steps.ts'
import { seeToast, toastsTold } from './shared/toasts.ts'

const product = openProduct()
const PAUSED = 'Automation paused: review your settings and switch it on again.'

test('every preference is edited, saved and there again, by mouse', async () => {
  await haveLongDay('UTC')
  const page = await visitPreferences(product, 'Nurse')
  // proves PREFS-004
  await eventually(() => page.getByRole('tab').allTextContents()).toEqual(['Edit Preferences', 'Summary'])
  const sections = [
    'Salary Expectations',
    'Experience and Education',
    'Work Authorization and Security',
    'Background Information',
  ]
  // proves PREFS-005
  for (const section of [...sections, 'Additional Information']) await heading(page, section).waitFor()
  // proves PREFS-003 PREFS-010
  await eventually(() => saveButton(page).isDisabled()).toBe(true)

  await fill(page, 'Minimum salary', '60000')
  // proves PREFS-003 PREFS-010
  await eventually(() => saveButton(page).isEnabled()).toBe(true)
  await fill(page, 'Minimum salary', '')
  await eventually(() => saveButton(page).isDisabled()).toBe(true)
  await fill(page, 'Minimum salary', '60000')
  await fill(page, 'Maximum salary', '80000')
  await choose(page, 'Expected currency', 'EUR')
  await fill(page, 'Current salary', '55000')
  await choose(page, 'Current currency', 'GBP')
  await fill(page, 'Total years of experience', '5.5')
  await choose(page, 'Highest education level', "Master's degree")
  await choose(page, 'Expected joining', '2 weeks')

  const add = page.getByRole('button', { name: 'Add Authorization' })
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  // proves PREFS-013
  await eventually(() => add.isDisabled()).toBe(true)
  await country.fill('nether')
  await page.getByRole('option', { name: 'Netherlands' }).click()
  await eventually(() => add.isDisabled()).toBe(true)
  await choose(page, 'Work authorization', 'Citizen')
  await eventually(() => add.isDisabled()).toBe(true)
  await choose(page, 'Security clearance', 'None')
  await add.click()
  // proves PREFS-006
  const entries = page.getByRole('list', { name: 'Work authorizations' }).getByRole('listitem')
  await eventually(() => entries.allTextContents()).toEqual(['NetherlandsCitizen'])
  await country.click()
  await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(91)
  // proves PREFS-026
  await eventually(() => page.getByRole('listbox').getByRole('option').last().textContent()).toBe('Other')
  await page.getByRole('option', { name: 'Canada' }).click()
  await choose(page, 'Work authorization', 'Other visa')
  await fill(page, 'Which visa', 'Work holiday')
  await choose(page, 'Security clearance', 'Secret')
  await add.click()
  await eventually(() => entries.count()).toBe(2)
  await page.getByRole('button', { name: 'Remove Netherlands' }).click()
  // proves PREFS-006
  await eventually(() => entries.allTextContents()).toEqual(['CanadaWork holidaySecret'])

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
  await fill(page, 'Applications a day, at most', '7')
  await fill(page, 'Minimum match score', '80')
  await addWord(page, 'Keywords', 'cardiology')
  await addWord(page, 'Keywords to exclude', 'night shift')
  await page.getByLabel('Write a cover letter for each application').uncheck()
  await fill(page, 'Message to employers', 'Looking forward.')

  const answer = await holdCall(page, 'preferences/save')
  await saveButton(page).click()
  await eventually(() => saveButton(page).getAttribute('aria-busy')).toBe('true')
  answer()
  // proves PREFS-011
  await seeToast(page, 'Job Preferences Saved', 'Your job preferences and automation settings have been updated successfully.')
  // proves PREFS-003 PREFS-010
  await eventually(() => saveButton(page).isDisabled()).toBe(true)

  const { preferences, settings } = await page.stored()
  // proves PREFS-014 PREFS-021
  expect(preferences).toMatchObject({
    desired_salary_min: 60_000,
    desired_salary_max: 80_000,
    expected_salary_currency: 'EUR',
    current_salary: 55_000,
    current_salary_currency: 'GBP',
    total_experience: 5.5,
    highest_education_level: 'masters',
    expected_joining_date: inDays(14),
    work_authorization: 'no-authorization',
    security_clearance: 'secret',
    active_security_clearance: 'none',
    veteran_status: 'not-veteran',
    disability_status: 'prefer-not-to-say',
    race_ethnicity: 'prefer-not-to-say',
    desired_job_title: 'Registered Nurse',
    desired_location_city: 'Malmö, Lund',
    desired_location_state: 'Skåne, Ontario',
    willing_to_relocate: true,
    travel_availability: 'occasional',
    driving_license: 'valid',
    companies_to_exclude: ['Acme', 'Initech'],
    automation_job_types: ['full-time', 'remote'],
    work_authorization_entries: [
      { country: 'Canada', workAuthorization: 'other-visa', otherVisa: 'Work holiday', securityClearance: 'secret' },
    ],
  })
  // proves PREFS-016 PREFS-017 PREFS-020 PREFS-041
  expect(settings).toMatchObject({
    isActive: false,
    salaryRange: { min: 60_000, max: 80_000 },
    jobTypes: ['full-time', 'remote'],
    preferredJobTitle: 'Registered Nurse',
    preferredCities: ['Malmö', 'Lund'],
    preferredStates: ['Skåne', 'Ontario'],
    preferredCountries: ['Sweden'],
    maxApplicationsPerDay: 7,
    minMatchScore: 80,
    keywords: ['cardiology'],
    excludeKeywords: ['night shift'],
    autoGenerateCoverLetter: false,
    customMessage: 'Looking forward.',
  })
  // proves PREFS-036
  await eventually(() => page.evaluate(() => JSON.parse(localStorage.getItem('autoApplySettings') ?? '{}'))).toMatchObject({
    user_id: page.person.id,
    profileId: page.ids[0],
    maxApplicationsPerDay: 7,
  })

  // proves PREFS-035
  const elsewhere = await visitAs(product, page.person)
  await elsewhere.goto('/job-preferences')
  await saveButton(elsewhere).waitFor()
  await eventually(() => elsewhere.getByLabel('Minimum match score').inputValue()).toBe('80')
  // proves PREFS-024
  await eventually(() => elsewhere.getByLabel('Expected joining').locator('option:checked').textContent()).toBe('2 weeks')
  await elsewhere.getByRole('tab', { name: 'Summary' }).click()
  await elsewhere.getByText('EUR 60,000 to 80,000').waitFor()
  expect(toastsTold(page).filter(({ text }) => text.includes(PAUSED))).toEqual([])
})

test('PREFS-024 a choice is counted from the day it is where the person lives', async () => {
  const { person, ids } = await someoneWith(product, 'Nurse')
  // It is never the same day in both.
  for (const timeZone of ['Etc/GMT+12', 'Pacific/Kiritimati']) {
    await haveLongDay(timeZone)
    const page = await visitAs(product, person, { timeZone })
    await page.goto(`/job-preferences/${ids[0]}`)
    const joining = page.getByLabel('Expected joining')
    await joining.selectOption('Immediate')
    await saveButton(page).click()
    await seeToast(page, 'Job Preferences Saved', '')
    const { preferences } = await person.call.preferences.get({ profileId: ids[0] })
    expect(preferences.expected_joining_date).toBe(dayOf(new Date(), timeZone))
    await page.reload()
    await eventually(() => joining.inputValue()).toBe('immediate')
  }
})
