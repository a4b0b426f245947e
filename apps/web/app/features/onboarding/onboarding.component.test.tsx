import { expect, test, vi } from 'vitest'
import { fault } from '#testing/calls.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { passTime } from '#testing/time.ts'
import { seeToast } from '#testing/toasts.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

const PROFILE = newProfile("Ann's Profile", { is_primary: true })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const filled = (page: Page) => page.getByRole('progressbar').locator('[data-filled]').count()
const kept = () => JSON.parse(localStorage.getItem('onboardingData') ?? 'null')
const optionsOf = (page: Page, label: string) => page.getByLabel(label).locator('option').allTextContents().slice(1)
const choicesOf = (page: Page, group: string) => page.getByRole('group', { name: group }).locator('label').allTextContents()

async function openWizard() {
  const page = mountPage('/onboarding/step/1', { as: 'starter', answers: { onboarding: { finish: PROFILE } } })
  await page.getByLabel('Your name').waitFor()
  return page
}

/** Through the four steps with ordinary answers. */
async function answerWizard(page: Page) {
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Next').click()
  await page.getByText('For Myself').click()
  await button(page, 'Next').click()
  await page.getByLabel('Desired job title').fill('Registered Nurse')
  await page.getByText('Netherlands').click()
  await page.getByText('Full Time').click()
  await page.getByText('5-10 years').click()
  await page.getByRole('radio', { name: '$50,000 - $75,000' }).check()
  await button(page, 'Next').click()
  await page.getByText('LinkedIn').click()
  await button(page, 'Get Started').click()
}

test('a double click goes one step, and the way back is one step, too', async () => {
  const page = await openWizard()
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Next').dblclick()
  await question(page, 'Who are you applying for?')
  await page.goBack()
  await question(page, 'What should I call you?')
  await arriveAt(page, '/onboarding/step/1')
})

test('the first two steps ask for the name and for whom somebody applies', async () => {
  const page = await openWizard()
  // proves ONBOARD-006
  await question(page, 'What should I call you?')
  expect(page.getByRole('textbox').count()).toBe(1)
  // proves ONBOARD-004
  expect([page.getByRole('progressbar').locator('span').count(), filled(page)]).toEqual([4, 1])
  // proves ONBOARD-005
  expect(button(page, 'Back').count()).toBe(0)
  // proves ONBOARD-009
  expect(button(page, 'Next').isDisabled()).toBe(true)
  const name = page.getByLabel('Your name')
  await name.fill('   ')
  expect(button(page, 'Next').isDisabled()).toBe(true)
  await name.fill('  Ann  ')
  // proves ONBOARD-008
  await page.keyboard.press('Enter')

  await arriveAt(page, '/onboarding/step/2')
  // proves ONBOARD-010
  expect(kept().step1).toEqual({ name: 'Ann' })
  // proves ONBOARD-011
  await question(page, 'Who are you applying for?')
  expect(choicesOf(page, 'Who are you applying for?')).toEqual([
    expect.stringMatching(/^For Myself/),
    expect.stringMatching(/^For My Cohort/),
  ])
  // The answer changes nothing that the person sees, and the screen does not say that it would.
  await page.getByText('Both work the same way. If you help others, give each person their own profile.').waitFor()
  expect(filled(page)).toBe(2)
  // proves ONBOARD-012
  expect(button(page, 'Next').isDisabled()).toBe(true)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/1')
})

test('from the first question to a profile', async () => {
  const page = await openWizard()
  await page.getByLabel('Your name').fill('Ann')
  await button(page, 'Next').click()
  await page.getByText('For Myself').click()
  await button(page, 'Next').click()
  // proves ONBOARD-013
  await question(page, 'Tell us about your career goals')
  expect(filled(page)).toBe(3)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/2')
  await button(page, 'Next').click()
  await question(page, 'Tell us about your career goals')
  // proves ONBOARD-016
  expect(choicesOf(page, 'Preferred country')).toEqual(
    'United States, Canada, United Kingdom, Australia, Germany, France, Netherlands, India, Singapore, Other'.split(', '),
  )
  // proves ONBOARD-017
  expect(choicesOf(page, 'Job types')).toEqual('Full Time, Part Time, Freelancing, Internship, C2C, Contract'.split(', '))
  // proves ONBOARD-018
  expect(choicesOf(page, 'Years of experience')).toEqual('0-1 years, 1-3 years, 3-5 years, 5-10 years, 10+ years'.split(', '))
  const ranges = [
    ...['Under $30,000', '$30,000 - $50,000', '$50,000 - $75,000'],
    ...['$75,000 - $100,000', '$100,000 - $150,000', 'Over $150,000'],
  ]
  // proves ONBOARD-019
  expect(optionsOf(page, 'Current salary range')).toEqual(ranges)
  expect(choicesOf(page, 'Expected salary range')).toEqual(ranges)

  const next = button(page, 'Next')
  const title = page.getByLabel('Desired job title')
  const fullTime = page.getByText('Full Time')
  await page.getByLabel('Current salary range').selectOption('$50,000 - $75,000')
  await title.fill('Registered Nurse')
  await fullTime.click()
  // proves ONBOARD-014
  await page.getByText('Canada').click()
  expect(next.isDisabled(), 'without an experience range').toBe(true)
  await page.getByText('0-1 years').click()
  expect(next.isEnabled()).toBe(true)
  for (const [missing, remove, restore] of [
    ['title', () => title.fill(' '), () => title.fill('Registered Nurse')],
    ['job type', () => fullTime.click(), () => fullTime.click()],
  ] as const) {
    await remove()
    expect(next.isDisabled(), `without a ${missing}`).toBe(true)
    await restore()
    expect(next.isEnabled(), `with a ${missing} again`).toBe(true)
  }
  // proves ONBOARD-015
  await page.getByLabel('Current salary range').selectOption('')
  expect(next.isDisabled()).toBe(true)
  await page.getByRole('radio', { name: '$75,000 - $100,000' }).check()
  expect(next.isEnabled()).toBe(true)
  await page.getByText('C2C').click()
  await next.click()

  // proves ONBOARD-020
  await question(page, 'Where did you hear about JobApply AI?')
  expect(filled(page)).toBe(4)
  // proves ONBOARD-005
  await button(page, 'Back').click()
  await arriveAt(page, '/onboarding/step/3')
  await next.click()
  await question(page, 'Where did you hear about JobApply AI?')
  // proves ONBOARD-021
  expect(choicesOf(page, 'Where did you hear about JobApply AI?')).toEqual(
    'Twitter, Quora, LinkedIn, Instagram, TikTok, Reddit, Google, Other'.split(', '),
  )
  // proves ONBOARD-022
  expect(button(page, 'Get Started').isDisabled()).toBe(true)
  await page.getByText('Reddit').click()
  const answers = {
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
  }
  // proves ONBOARD-029
  expect(kept()).toEqual({ user_id: recorded.starter.auth.session.user?.id, ...answers })

  const release = page.server.hold('onboarding/finish')
  await button(page, 'Get Started').click()
  // proves ONBOARD-023
  await button(page, 'Creating your profile...').waitFor()
  release()
  // proves ONBOARD-024
  await arriveAt(page, '/dashboard')
  await seeToast('Welcome aboard!', '')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(page.server.sentTo('onboarding/finish')).toEqual([answers])
  // proves ONBOARD-025
  expect(kept()).toBeNull()
})

test('ONBOARD-007 a greeting comes half a second after the last letter', async () => {
  const page = await openWizard()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const greetings = () => page.getByText(/Nice to meet you/).allTextContents()
  const name = page.getByLabel('Your name').evaluate((field) => field)
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, text)
    name.dispatchEvent(new Event('input', { bubbles: true }))
  }
  write('An')
  await passTime(450)
  write('Ann')
  await passTime(450)
  expect(greetings()).toEqual([])
  await passTime(60)
  expect(greetings()).toEqual(['Nice to meet you, Ann!'])
  write('Anna')
  await passTime(1)
  expect(greetings()).toEqual([])
})

test('answers survive a reload, and a step that cannot be reached leads to the first incomplete one', async () => {
  const page = await openWizard()
  await page.goto('/onboarding/step/4')
  // proves ONBOARD-027
  await arriveAt(page, '/onboarding/step/1')
  await page.getByLabel('Your name').fill('Ann')
  await page.keyboard.press('Enter')
  await page.getByText('For My Cohort').click()
  expect(kept().step2).toEqual({ userType: 'cohort' })
  await page.reload()
  await page.getByRole('radio', { name: /For My Cohort/ }).waitFor()
  // proves ONBOARD-028
  expect(page.getByRole('radio', { name: /For My Cohort/ }).isChecked()).toBe(true)
  await page.goto('/onboarding/step/4')
  await arriveAt(page, '/onboarding/step/3')
  // Forwards is closed, backwards is not.
  await page.goto('/onboarding/step/1')
  await page.getByLabel('Your name').waitFor()
  expect(page.getByLabel('Your name').inputValue()).toBe('Ann')

  page.server.answer({ auth: { signOut: undefined } })
  await button(page, 'Sign out').click()
  await leaveFor(page, '/auth')
  expect(kept()).toBeNull()
})

test('ONBOARD-026 when finishing fails, nothing is lost', async () => {
  const page = await openWizard()
  page.server.answer({ onboarding: { finish: fault('INTERNAL_SERVER_ERROR') } })
  await answerWizard(page)
  await seeToast('Something went wrong', 'Failed to complete setup. Please try again.')
  expect(page.place()).toBe('/onboarding/step/4')
  expect(kept().step3.desiredJobTitle).toBe('Registered Nurse')
  expect(page.getByRole('radio', { name: 'LinkedIn' }).isChecked()).toBe(true)
  page.server.answer({ onboarding: { finish: PROFILE } })
  await button(page, 'Get Started').click()
  await arriveAt(page, '/dashboard')
})

test('ONBOARD-001 TOOLS-008 without a profile the app leads to the first incomplete step', async () => {
  const page = mountPage('/dashboard', { as: 'starter' })
  await arriveAt(page, '/onboarding/step/1')
  const id = crypto.randomUUID()
  for (const place of [
    ...['/auto-apply', '/job-preferences', '/job-preferences-summary', '/profile-summary'],
    ...['/search', '/resume', '/cover-letters', '/applications', '/analytics'],
    ...[`/edit-profile/${id}`, `/profile-details/${id}`],
  ]) {
    await page.goto(place)
    await arriveAt(page, '/onboarding/step/1')
  }
  await page.getByLabel('Your name').fill('Ann')
  await page.keyboard.press('Enter')
  await arriveAt(page, '/onboarding/step/2')
  await page.goto('/dashboard')
  await arriveAt(page, '/onboarding/step/2')
})

test('a state that cannot be asked for says so, and can be asked again', async () => {
  const state = fault('BAD_INPUT', 'Not now')
  const page = mountPage('/dashboard', { as: 'starter', answers: { onboarding: { state } } })
  await page.getByRole('alert').getByText('Not now').waitFor()
  page.server.forget('onboarding/state')
  await button(page, 'Try again').click()
  await arriveAt(page, '/onboarding/step/1')
})

test('ONBOARD-002 with a profile nobody is sent to the wizard, also when it was never finished', async () => {
  const page = mountPage('/dashboard', {
    as: 'starter',
    answers: { profiles: { list: [newProfile('By hand', { is_primary: true })] } },
  })
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(page.place()).toBe('/dashboard')
})

test('ONBOARD-042 who has finished once and has no profile is not sent back', async () => {
  const page = mountPage('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(page.place()).toBe('/dashboard')
})

test.each([1, 2, 3, 4])('ONBOARD-003 step %i of the wizard asks a stranger to sign in', async (step) => {
  const page = mountPage(`/onboarding/step/${step}`, { as: 'stranger' })
  await leaveFor(page, `/auth?next=%2Fonboarding%2Fstep%2F${step}`)
})
