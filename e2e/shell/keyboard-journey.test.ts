import { completion } from '@jobapply/core/profiles/completion'
import { mailedLink, newEmail, openBrowser, PASSWORD, signInDirectly } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { saveButton } from '#e2e/preferences.ts'
import { arriveAt, eventually, openCommands } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

/** What the keyboard stands on: the name of its field, else what it says. */
const standsOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('name') || element?.getAttribute('aria-label') || element?.textContent?.trim() || ''
  })
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** Tab by Tab to the field of this name, or to what says this. */
async function reach(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let tabs = 0; tabs < 100; tabs++) {
    if ((await standsOn(page)) === name) return
    await press(page, key)
  }
  throw new Error(`${name} cannot be reached`)
}
async function type(page: Page, name: string, text: string, ...after: string[]) {
  await reach(page, name)
  await page.keyboard.type(text)
  await press(page, ...after)
}
/** A question of the wizard gets the keyboard by itself. */
const hear = (page: Page, question: string) => eventually(() => standsOn(page)).toBe(question)
async function command(page: Page, words: string) {
  await openCommands(page)
  await page.keyboard.type(words)
  await press(page, 'Enter')
}

test('from signing up to a complete profile and preferences with the keyboard alone', async () => {
  const page = await visit(product)
  const email = newEmail()
  await page.goto('/auth')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await reach(page, 'Sign In')
  await press(page, 'ArrowRight', 'Enter')
  await type(page, 'email', email)
  await type(page, 'password', PASSWORD, 'Enter')
  await seeToast(page, 'Account created!', '')

  await page.goto((await mailedLink(product.server, email)).href)
  await arriveAt(page, '/onboarding/step/1')
  await page.getByLabel('Your name').waitFor()
  await eventually(() => standsOn(page)).toBe('name')
  await page.keyboard.type('Maya Lindqvist')
  await press(page, 'Enter')
  await hear(page, 'Who are you applying for?')
  await press(page, 'Tab', 'Space')
  await reach(page, 'Next')
  await press(page, 'Enter')
  await hear(page, 'Tell us about your career goals')
  await press(page, 'Tab')
  await page.keyboard.type('Registered Nurse')
  // The seventh country.
  await press(page, 'Tab', 'Space', ...Array<string>(6).fill('ArrowRight'))
  // Two of the six job types, and one of the ranges of years.
  await press(page, 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'ArrowRight')
  await type(page, 'currentSalaryRange', 'Over')
  await reach(page, 'Next')
  await press(page, 'Enter')
  await hear(page, 'Where did you hear about JobApply AI?')
  await press(page, 'Tab', 'Space')
  await reach(page, 'Get Started')
  await press(page, 'Enter')
  await arriveAt(page, '/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()

  await command(page, 'Profile')
  await page.getByLabel('First name').waitFor()
  await type(page, 'email', 'maya@example.org')
  await type(page, 'country_code', '+46', 'Enter')
  await type(page, 'phone', '701234567')
  await type(page, 'citizenship', 'swede', 'Enter')
  await type(page, 'linkedin_url', 'linkedin.com/in/maya', 'Control+s')
  await seeToast(page, 'Changes saved', 'Personal Information')
  await reach(page, 'Personal Information', 'Shift+Tab')
  await press(page, 'ArrowRight')
  await page.getByRole('tab', { name: 'Work Experience', selected: true }).waitFor()
  await type(page, 'company', 'Öresund Hospital')
  await type(page, 'position', 'Nurse')
  await type(page, 'startDate', 'March', 'Tab')
  await page.keyboard.type('2021')
  await press(page, 'Tab', 'Tab', 'Tab', 'Space')
  await type(page, 'technologies', 'Cosmic,Melior', 'Enter')
  await reach(page, 'Add experience')
  await press(page, 'Enter')
  await page.getByRole('list', { name: 'Work experience' }).getByText('Nurse at Öresund Hospital').waitFor()
  await press(page, 'Control+s')
  await seeToast(page, 'Changes saved', 'Work Experience')

  await command(page, 'Job Pref')
  await saveButton(page).waitFor()
  await type(page, 'desired_salary_max', '90000')
  await type(page, 'highest_education_level', 'PhD')
  await type(page, 'country', 'swede', 'Enter')
  await type(page, 'workAuthorization', 'Citizen')
  await type(page, 'securityClearance', 'None')
  await reach(page, 'Add Authorization')
  await press(page, 'Enter')
  await type(page, 'companies_to_exclude', 'Acme,')
  await reach(page, 'Save Preferences', 'Shift+Tab')
  await press(page, 'Enter')
  await seeToast(page, 'Job Preferences Saved', '')

  const browser = openBrowser(product.server)
  const { rows } = await product.server.platform.database.systemPool.query<{ user_id: string }>(
    'select user_id from user_profiles where full_name = $1 order by created_at desc',
    ['Maya Lindqvist'],
  )
  await signInDirectly(product.server, browser, rows[0]?.user_id ?? '')
  const [profile, ...others] = await browser.call.profiles.list()
  if (!profile) throw new Error('no profile')
  expect([others, completion(profile)]).toEqual([[], 100])
  expect(profile).toMatchObject({
    full_name: 'Maya Lindqvist',
    desired_job_title: 'Registered Nurse',
    location_country: 'Netherlands',
    citizenship: 'Sweden',
    linkedin_url: 'https://linkedin.com/in/maya',
    experience: [{ company: 'Öresund Hospital', startDate: '2021-03', current: true, technologies: ['Cosmic', 'Melior'] }],
    desired_salary_max: 90_000,
    highest_education_level: 'phd',
    companies_to_exclude: ['Acme'],
    work_authorization_entries: [{ country: 'Sweden', workAuthorization: 'citizen', securityClearance: 'none' }],
  })
})
