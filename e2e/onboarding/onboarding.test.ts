import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visitAs } from '#e2e/browser.ts'
import { arriveAt, eventually, focusedField, placeOf } from '#e2e/steps.ts'

const product = openProduct()
const stranger = () => newcomer(product.server, { finished: false })
const visitWizard = async () => {
  const page = await visitAs(product, await stranger())
  await page.goto('/onboarding/step/1')
  return page
}
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

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
  // The fifth country.
  await press('Tab', 'Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space', 'ArrowRight')
  // The expected salary is passed by: the current one is enough.
  await press('Tab', 'Tab')
  await page.keyboard.type('Over')
  await press('Tab', 'Tab', 'Enter')
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
