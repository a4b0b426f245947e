import { expect, test } from 'vitest'
import { newProfile } from '#testing/keep-profiles.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { arriveAt, leaveFor, type Page } from '#testing/visit.ts'

const USER = recorded.newcomer.auth.session.user
const MADE = { profiles: { list: [newProfile('By hand', { is_primary: true })] } }
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

test.each([
  ['', '/dashboard'],
  ['?next=%2Fdashboard%3Fweek%3D2', '/dashboard?week=2'],
  ['?next=%2Fprofiles', '/profiles'],
  ['?forceOnboarding=true', '/onboarding/step/1'],
])('signing in at /auth%s leads to %s', async (query, place) => {
  if (!USER) throw new Error('Nobody is signed in')
  const page = mountPage(`/auth${query}`, { as: 'stranger', answers: { auth: { signIn: USER } } })
  await page.getByLabel(/^Email/).fill('ann@gmail.com')
  await page.getByLabel('Password', { exact: true }).fill('a quiet harbour')
  await page.locator('form button[type=submit]').click()
  // proves AUTH-003 AUTH-006
  await leaveFor(page, place)
  await eventually(() => page.left).toEqual([place])
})

test('AUTH-005 a newcomer is asked first, except on the page for profiles', async () => {
  const page = mountPage('/profiles', { as: 'starter' })
  await heading(page, 'No Profile Selected')
  expect(page.place()).toBe('/profiles')
  await page.goto('/dashboard')
  await arriveAt(page, '/onboarding/step/1')
})

test('whoever has a profile or has finished gets the page asked for', async () => {
  const done = mountPage('/dashboard?week=2')
  await heading(done, 'Welcome back!')
  // proves AUTH-003 AUTH-004
  expect(done.place()).toBe('/dashboard?week=2')
})

test('whoever has a profile gets the page asked for, and the wizard when the address asks for it', async () => {
  const made = mountPage('/dashboard?week=2', { as: 'starter', answers: MADE })
  await heading(made, 'Welcome back!')
  // proves AUTH-003 AUTH-004
  expect(made.place()).toBe('/dashboard?week=2')
  await made.goto('/onboarding/step/1')
  // proves AUTH-006
  await heading(made, 'What should I call you?')
  expect(made.place()).toBe('/onboarding/step/1')
})
