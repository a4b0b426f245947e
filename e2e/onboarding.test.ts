import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from './shared/browser.ts'
import { answerWizard, arriveAt, eventually, failCall, focusedField, holdCall, placeOf } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const stranger = () => newcomer(product.server, { finished: false })
const visitWizard = async () => {
  const page = await visitAs(product, await stranger())
  await page.goto('/onboarding/step/1')
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name })
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const segments = (page: Page) => page.getByRole('progressbar').locator('span')
const filled = (page: Page) => page.getByRole('progressbar').locator('[data-filled]').count()
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('onboardingData') ?? 'null'))
const optionsOf = (page: Page, label: string) =>
  page
    .getByLabel(label)
    .locator('option')
    .allTextContents()
    .then((all) => all.slice(1))
const choicesOf = (page: Page, group: string) => page.getByRole('group', { name: group }).locator('label').allTextContents()

test('a double click goes one step, and the way back is one step, too', async () => {
  const page = await visitWizard()
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Next').dblclick()
  await question(page, 'Who are you applying for?')
  await page.goBack()
  await question(page, 'What should I call you?')
  await arriveAt(page, '/onboarding/step/1')
})

test('from the first question to a profile, by mouse', async () => {
  const page = await visitWizard()
  // proves ONBOARD-006
  await question(page, 'What should I call you?')
  await eventually(() => page.getByRole('textbox').count()).toBe(1)
  // proves ONBOARD-004
  await eventually(async () => [await segments(page).count(), await filled(page)]).toEqual([4, 1])
  // proves ONBOARD-005
  expect(await button(page, 'Back').count()).toBe(0)
  // proves ONBOARD-009
  await eventually(() => button(page, 'Next').isDisabled()).toBe(true)
  const name = page.getByLabel('Your name')
  await name.fill('   ')
  await eventually(() => button(page, 'Next').isDisabled()).toBe(true)
  await name.fill('  Ann  ')
  await button(page, 'Next').click()

  await arriveAt(page, '/onboarding/step/2')
  // proves ONBOARD-010
  await eventually(async () => (await kept(page)).step1).toEqual({ name: 'Ann' })
  // proves ONBOARD-011
  await question(page, 'Who are you applying for?')
  await eventually(() => choicesOf(page, 'Who are you applying for?')).toEqual([
    expect.stringMatching(/^For Myself/),
    expect.stringMatching(/^For My Cohort/),
  ])
  // The answer changes nothing that the person sees, and the screen does not say that it would.
  await page.getByText('Both work the same way. If you help others, give each person a profile of their own.').waitFor()
  await eventually(() => filled(page)).toBe(2)
  // proves ONBOARD-012
  await eventually(() => button(page, 'Next').isDisabled()).toBe(true)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/1')
  await button(page, 'Next').click()
  await page.getByText('For Myself').click()
  await button(page, 'Next').click()

  // proves ONBOARD-013
  await question(page, 'Tell us about your career goals')
  await eventually(() => filled(page)).toBe(3)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/2')
  await button(page, 'Next').click()
  await question(page, 'Tell us about your career goals')
  // proves ONBOARD-016
  await eventually(() => optionsOf(page, 'Preferred country')).toEqual(
    'United States, Canada, United Kingdom, Australia, Germany, France, Netherlands, India, Singapore, Other'.split(', '),
  )
  // proves ONBOARD-017
  await eventually(() => choicesOf(page, 'Job types')).toEqual([
    'Full Time',
    'Part Time',
    'Freelancing',
    'Internship',
    'C2C',
    'Contract',
  ])
  // proves ONBOARD-018
  await eventually(() => choicesOf(page, 'Years of experience')).toEqual([
    '0-1 years',
    '1-3 years',
    '3-5 years',
    '5-10 years',
    '10+ years',
  ])
  const ranges = [
    'Under $30,000',
    '$30,000 - $50,000',
    '$50,000 - $75,000',
    '$75,000 - $100,000',
    '$100,000 - $150,000',
    'Over $150,000',
  ]
  // proves ONBOARD-019
  await eventually(() => optionsOf(page, 'Current salary range')).toEqual(ranges)
  await eventually(() => optionsOf(page, 'Expected salary range')).toEqual(ranges)

  const next = button(page, 'Next')
  const title = page.getByLabel('Desired job title')
  const country = page.getByLabel('Preferred country')
  const fullTime = page.getByText('Full Time')
  await page.getByLabel('Current salary range').selectOption('$50,000 - $75,000')
  await title.fill('Registered Nurse')
  await country.selectOption('Canada')
  await fullTime.click()
  // proves ONBOARD-014
  await eventually(() => next.isDisabled(), 'without an experience range').toBe(true)
  await page.getByText('0-1 years').click()
  await eventually(() => next.isEnabled()).toBe(true)
  for (const [missing, remove, restore] of [
    ['title', () => title.fill(' '), () => title.fill('Registered Nurse')],
    ['country', () => country.selectOption(''), () => country.selectOption('Canada')],
    ['job type', () => fullTime.click(), () => fullTime.click()],
  ] as const) {
    await remove()
    await eventually(() => next.isDisabled(), `without a ${missing}`).toBe(true)
    await restore()
    await eventually(() => next.isEnabled(), `with a ${missing} again`).toBe(true)
  }
  // proves ONBOARD-015
  await page.getByLabel('Current salary range').selectOption('')
  await eventually(() => next.isDisabled()).toBe(true)
  await page.getByLabel('Expected salary range').selectOption('$75,000 - $100,000')
  await eventually(() => next.isEnabled()).toBe(true)
  await page.getByText('C2C').click()
  await next.click()

  // proves ONBOARD-020
  await question(page, 'Where did you hear about JobApply AI?')
  await eventually(() => filled(page)).toBe(4)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/3')
  await next.click()
  await question(page, 'Where did you hear about JobApply AI?')
  // proves ONBOARD-021
  await eventually(() => choicesOf(page, 'Where did you hear about JobApply AI?')).toEqual(
    'Twitter, Quora, LinkedIn, Instagram, TikTok, Reddit, Google, Other'.split(', '),
  )
  // proves ONBOARD-022
  await eventually(() => button(page, 'Get Started').isDisabled()).toBe(true)
  await page.getByText('Reddit').click()
  // proves ONBOARD-029
  await eventually(() => kept(page)).toEqual({
    user_id: page.person.id,
    step1: { name: 'Ann' },
    step2: { userType: 'myself' },
    step3: {
      desiredJobTitle: 'Registered Nurse',
      preferredCountry: 'Canada',
      jobTypes: ['full-time', 'c2c'],
      experienceYears: '0-1',
      currentSalaryRange: null,
      expectedSalaryRange: '75k-100k',
    },
    step4: { referralSource: 'reddit' },
  })

  const answer = await holdCall(page, 'onboarding/finish')
  await button(page, 'Get Started').click()
  // proves ONBOARD-023
  await button(page, 'Creating your profile...').waitFor()
  answer()
  // proves ONBOARD-024
  await arriveAt(page, '/dashboard')
  await seeToast(page, 'Welcome aboard!', '')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  // proves ONBOARD-025
  await eventually(() => kept(page)).toBeNull()

  const profiles = await page.person.call.profiles.list()
  // proves ONBOARD-030 ONBOARD-031
  expect(profiles.map(({ profile_name, is_primary }) => [profile_name, is_primary])).toEqual([["Ann's Profile", true]])
  // proves ONBOARD-036 ONBOARD-038 ONBOARD-039 ONBOARD-040
  expect(profiles[0]).toMatchObject({
    full_name: 'Ann',
    desired_job_title: 'Registered Nurse',
    location_country: 'Canada',
    automation_job_types: ['full-time', 'c2c'],
    current_salary_currency: 'USD',
    expected_salary_currency: 'USD',
  })
  const { settings } = await page.person.call.preferences.get({ profileId: profiles[0]?.id ?? '' })
  // proves ONBOARD-043
  expect(settings.preferredCountries).toEqual(['Canada'])
})

test('the whole wizard goes by keyboard alone', async () => {
  const page = await visitWizard()
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  /** The new question has the keyboard. */
  const hear = async (name: string) => {
    await question(page, name)
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
  await eventually(() => focusedField(page)).toBe('name')
  await page.keyboard.type('Maya')
  // proves ONBOARD-008
  await press('Enter')
  await hear('Who are you applying for?')
  expect(placeOf(page)).toBe('/onboarding/step/2')
  await press('Tab', 'Space', 'ArrowRight')
  await eventually(() => page.getByRole('radio', { name: /For My Cohort/ }).isChecked()).toBe(true)
  await press('Tab', 'Tab', 'Enter')
  await hear('Tell us about your career goals')
  await press('Tab')
  await page.keyboard.type('Teacher')
  await press('Tab')
  await page.keyboard.type('Germany')
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'ArrowRight', 'Tab')
  await page.keyboard.type('Over')
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await hear('Where did you hear about JobApply AI?')
  await press('Tab', 'Space', 'Tab', 'Tab', 'Enter')
  await arriveAt(page, '/dashboard')
  const [profile] = await page.person.call.profiles.list()
  expect(profile).toMatchObject({
    full_name: 'Maya',
    desired_job_title: 'Teacher',
    location_country: 'Germany',
    automation_job_types: ['full-time', 'part-time'],
    total_experience: 2,
    current_salary: 175_000,
  })
})

test('ONBOARD-007 a greeting comes half a second after the last letter', async () => {
  const page = await visitWizard()
  const greeting = page.getByText('Nice to meet you, Ann!')
  await page.clock.install()
  await page.getByLabel('Your name').waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Your name').fill('An')
  await page.clock.runFor(450)
  await page.getByLabel('Your name').fill('Ann')
  await page.clock.runFor(450)
  expect(await page.getByText(/Nice to meet you/).count()).toBe(0)
  await page.clock.runFor(60)
  await greeting.waitFor()
  await page.getByLabel('Your name').fill('Anna')
  await eventually(() => page.getByText(/Nice to meet you/).count()).toBe(0)
})

test('answers survive a reload, and a step that cannot be reached leads to the first incomplete one', async () => {
  const page = await visitWizard()
  await page.goto('/onboarding/step/4')
  // proves ONBOARD-027
  await arriveAt(page, '/onboarding/step/1')
  await page.getByLabel('Your name').fill('Ann')
  await page.keyboard.press('Enter')
  await page.getByText('For My Cohort').click()
  await eventually(async () => (await kept(page))?.step2).toEqual({ userType: 'cohort' })
  await page.reload()
  // proves ONBOARD-028
  await eventually(() => page.getByRole('radio', { name: /For My Cohort/ }).isChecked()).toBe(true)
  await page.goto('/onboarding/step/4')
  await arriveAt(page, '/onboarding/step/3')
  // Forwards is closed, backwards is not.
  await page.goto('/onboarding/step/1')
  await eventually(() => page.getByLabel('Your name').inputValue()).toBe('Ann')

  await button(page, 'Sign out').click()
  await arriveAt(page, '/auth')
  await eventually(() => kept(page)).toBeNull()
})

test('ONBOARD-026 when finishing fails, nothing is lost', async () => {
  const page = await visitWizard()
  await failCall(page, 'onboarding/finish', { status: 500, code: 'UNEXPECTED', message: 'Oh' })
  await answerWizard(page, 'Ann')
  await seeToast(page, 'Something went wrong', 'Failed to complete setup. Please try again.')
  expect(placeOf(page)).toBe('/onboarding/step/4')
  await eventually(async () => (await kept(page)).step3.desiredJobTitle).toBe('Registered Nurse')
  await eventually(() => page.getByRole('radio', { name: 'LinkedIn' }).isChecked()).toBe(true)
  await page.unroute('**/rpc/onboarding/finish')
  await button(page, 'Get Started').click()
  await arriveAt(page, '/dashboard')
  expect(await page.person.call.profiles.list()).toHaveLength(1)
})
