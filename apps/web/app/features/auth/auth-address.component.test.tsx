import { expect, test } from 'vitest'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { leaveFor } from '#testing/visit.ts'

test('LANDING-008 PRICING-008 /auth?tab=sign-up opens the Sign Up tab', async () => {
  const page = mountPage('/auth?tab=sign-up', { as: 'stranger' })
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  expect(page.getByRole('tab', { selected: true }).textContent()).toBe('Sign Up')
})

test('PRICING-009 people who were sent here by the plans return to them after signing in', async () => {
  const { user } = recorded.newcomer.auth.session
  if (!user) throw new Error('The newcomer is signed in')
  const page = mountPage('/auth?next=%2Fpricing', { as: 'stranger', answers: { auth: { signIn: user } } })
  await page.getByLabel(/^Email/).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill('paper and ink')
  await page.locator('form button[type=submit]').click()
  await leaveFor(page, '/pricing')
})

test('a verification link that nobody knows says what to do', async () => {
  const page = mountPage('/auth#verify=old', { as: 'stranger', answers: { auth: { verifyEmail: fault('VERIFY_LINK_INVALID') } } })
  await page.getByRole('alert').getByText('This link is no longer valid. Sign in to get a new one.').waitFor()
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
})
