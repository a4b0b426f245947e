import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
import { arriveAt, eventually, placeOf, signIn, signOut } from './shared/steps.ts'

const product = openProduct()
const stranger = () => newcomer(product.server, { finished: false })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('after signing in a newcomer is asked, whoever has a profile or has finished gets the page asked for', async () => {
  const page = await visit(product)
  const [fresh, done, made] = await Promise.all([stranger(), newcomer(product.server), stranger()])
  await made.call.profiles.create({ profile_name: 'By hand' })
  const signInAs = async (email: string, query = '') => {
    await page.goto(`/auth${query}`)
    await page.locator('form button[type=submit]:enabled').waitFor()
    await signIn(page, email)
  }

  await signInAs(fresh.email, '?next=%2Fprofiles')
  // proves AUTH-005
  await page.getByRole('heading', { name: 'No Profile Selected' }).waitFor()
  expect(placeOf(page)).toBe('/profiles')
  await signOut(page)
  await arriveAt(page, '/auth')
  await signInAs(fresh.email)
  // proves AUTH-005
  await arriveAt(page, '/onboarding/step/1')
  await button(page, 'Sign out').click()
  await arriveAt(page, '/auth')

  for (const { email } of [done, made]) {
    await signInAs(email)
    // proves AUTH-004
    await arriveAt(page, '/dashboard')
    await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
    expect(placeOf(page)).toBe('/dashboard')
    await signOut(page)
    await arriveAt(page, '/auth')

    await signInAs(email, '?next=%2Fdashboard%3Fweek%3D2')
    // proves AUTH-003
    await arriveAt(page, '/dashboard?week=2')
    await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
    expect(placeOf(page)).toBe('/dashboard?week=2')
    await signOut(page)
    await arriveAt(page, '/auth')
  }

  await signInAs(made.email, '?forceOnboarding=true')
  // proves AUTH-006
  await arriveAt(page, '/onboarding/step/1')
  await question(page, 'What should I call you?')
  await eventually(() => placeOf(page)).toBe('/onboarding/step/1')
})
