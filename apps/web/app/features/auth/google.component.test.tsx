import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { colourOf } from '#testing/colours.ts'
import { eventually } from '#testing/locator.ts'
import { recorded } from '#testing/recordings.ts'
import { seeToast, toasts } from '#testing/toasts.ts'
import { leaveFor, type Page } from '#testing/visit.ts'
import { chooseTab, openAuth } from './mounted-auth.testing.ts'

const { session } = recorded.stranger.auth
const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

/** An installation with Google's keys. */
const openWithGoogle = (address = '/auth', answers: Answers['auth'] = {}) =>
  openAuth(address, { session: { ...session, rules: { ...session.rules, google: true } }, ...answers })

test('AUTH-002 the Sign In and Sign Up tabs have the button, the Reset tab does not', async () => {
  const page = await openWithGoogle()
  for (const [tab, shown] of [['Sign In', 1] as const, ['Reset', 0] as const, ['Sign Up', 1] as const]) {
    await chooseTab(page, tab)
    expect(googleButton(page).count(), tab).toBe(shown)
    await expectAccessible()
  }
})

test.each([
  ['/auth', {}],
  ['/auth?next=%2Fdashboard%3Fweek%3D2%23notes', { next: '/dashboard?week=2#notes' }],
])('AUTH-043 from %s the browser goes to Google, which is told the page to return to: %j', async (address, told) => {
  const page = await openWithGoogle(address, { startGoogle: { url: 'https://accounts.example.com/o/oauth2?state=1' } })
  await googleButton(page).click()
  await leaveFor(page, 'https://accounts.example.com/o/oauth2?state=1')
  expect(page.server.sentTo('auth/startGoogle')).toEqual([told])
})

test.each([
  ['google_email_not_allowed', 'Please use a Gmail account to access JobApply AI'],
  ['google_email_unverified', "Google hasn't verified this address."],
  ['google_failed', "Google sign-in didn't work. Please try again."],
])('AUTH-035 a return from Google with %s is told once, in an alert and in a toast', async (code, reason) => {
  const page = await openWithGoogle(`/auth?error=${code}`)
  expect((await seeToast('Error', reason)).type).toBe('error')
  const alert = page.getByRole('alert').filter({ hasText: reason })
  expect(colourOf(alert)).toBe('red')
  await expectAccessible()
  // A reload does not show the old refusal again.
  await eventually(() => location.href).toBe('https://jobapply.example/auth')
  await page.reload()
  await eventually(() => googleButton(page).count()).toBe(1)
  await eventually(() => googleButton(page).isEnabled()).toBe(true)
  expect([page.getByRole('alert').count(), toasts(page).count()]).toEqual([0, 0])
})

test('AUTH-035 a Google sign-in that cannot start shows the reason in an alert and in a toast', async () => {
  const refusal = fault('GOOGLE_NOT_AVAILABLE')
  expect(refusal.message).toBe('Google sign-in is not available right now. Please sign in with your password.')
  const page = await openWithGoogle('/auth', { startGoogle: refusal })
  await googleButton(page).click()
  await seeToast('Error', refusal.message)
  await eventually(() => page.getByRole('alert').textContent()).toBe(refusal.message)
  await eventually(() => googleButton(page).isEnabled()).toBe(true)
  expect(page.left).toEqual([])
})
