import { newcomer } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
import { saveButton } from './shared/preferences.ts'
import { answerWizard, arriveAt, seeToast, signIn } from './shared/steps.ts'

const product = openProduct()

test('from signing in to complete preferences with the keyboard alone', async () => {
  const ann = await newcomer(product.server, { finished: false })
  const page = await visit(product)
  await page.goto('/auth')
  await page.locator('form button[type=submit]:enabled').waitFor()
  await signIn(page, ann.email)
  await arriveAt(page, '/onboarding/step/1')
  await answerWizard(page, 'Ann')
  await arriveAt(page, '/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  /** Tab by Tab to the field with this name. */
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 80; tabs++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
      await press('Tab')
    }
    throw new Error(`${name} cannot be reached`)
  }
  await press('Control+k')
  await page.getByRole('dialog', { name: 'Commands' }).waitFor()
  await page.keyboard.type('Job Pref')
  await press('Enter')
  await saveButton(page).waitFor()
  await reach('desired_salary_max')
  await page.keyboard.type('90000')
  await reach('highest_education_level')
  await page.keyboard.type('PhD')
  await reach('country')
  await page.keyboard.type('canad')
  await press('Enter')
  await reach('workAuthorization')
  await page.keyboard.type('Citizen')
  await reach('securityClearance')
  await page.keyboard.type('None')
  await press('Tab', 'Enter')
  await reach('companies_to_exclude')
  await page.keyboard.type('Acme,')
  // Back to the button at the top.
  for (let tabs = 0; tabs < 80 && !(await saveButton(page).evaluate((node) => node === document.activeElement)); tabs++)
    await press('Shift+Tab')
  await press('Enter')
  await seeToast(page, 'Job Preferences Saved', '')
  const [profile] = await ann.call.profiles.list()
  expect(profile).toMatchObject({
    desired_salary_max: 90_000,
    highest_education_level: 'phd',
    companies_to_exclude: ['Acme'],
    work_authorization_entries: [{ country: 'Canada', workAuthorization: 'citizen', securityClearance: 'none' }],
  })
})
