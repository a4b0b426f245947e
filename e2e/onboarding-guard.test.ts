import { randomUUID } from 'node:crypto'
import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, failCall, placeOf, signIn, signOut } from './shared/steps.ts'

const product = openProduct()
const stranger = () => newcomer(product.server, { finished: false })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('ONBOARD-001 TOOLS-008 without a profile the app leads to the first incomplete step', async () => {
  const page = await visitAs(product, await stranger())
  for (const place of [
    ...['/dashboard', '/auto-apply', '/job-preferences', '/job-preferences-summary', '/profile-summary'],
    ...['/search', '/resume', '/cover-letters', '/applications', '/analytics'],
    ...[`/edit-profile/${randomUUID()}`, `/profile-details/${randomUUID()}`],
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
  const page = await visitAs(product, await stranger())
  await failCall(page, 'onboarding/state', { status: 400, code: 'BAD_REQUEST', message: 'Not now' })
  await page.goto('/dashboard')
  await page.getByRole('alert').getByText('Not now').waitFor()
  await page.unroute('**/rpc/onboarding/state')
  await button(page, 'Try again').click()
  await arriveAt(page, '/onboarding/step/1')
})

test('ONBOARD-002 with a profile nobody is sent to the wizard, also when it was never finished', async () => {
  const ann = await stranger()
  await ann.call.profiles.create({ profile_name: 'By hand' })
  const page = await visitAs(product, ann)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  expect(placeOf(page)).toBe('/dashboard')
})

test('ONBOARD-042 who has finished once and has no profile left is not sent back, also in another browser', async () => {
  const ann = await newcomer(product.server)
  const { id } = await ann.call.profiles.create({ profile_name: 'The only one' })
  await ann.call.profiles.remove({ id })
  const page = await visitAs(product, ann)
  for (const [place, title] of [
    ['/dashboard', 'Welcome back!'],
    ['/auto-apply', 'Auto Apply Jobs Across Platforms'],
  ] as const) {
    await page.goto(place)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(placeOf(page)).toBe(place)
  }
})

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

test('ONBOARD-003 the wizard asks a stranger to sign in', async () => {
  const page = await visit(product)
  for (const step of [1, 2, 3, 4]) {
    await page.goto(`/onboarding/step/${step}`)
    await arriveAt(page, `/auth?next=%2Fonboarding%2Fstep%2F${step}`)
  }
})
