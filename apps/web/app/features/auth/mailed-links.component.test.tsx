import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { RECORDED_AT } from '#testing/recordings.ts'
import { seeToast } from '#testing/toasts.ts'
import { leaveFor, type Page } from '#testing/visit.ts'
import { ANN, openAuth, sendButton, toastForNextPage } from './mounted-auth.testing.ts'

const EMAIL = 'ann@gmail.com'
const PASSWORD = 'a quiet harbour'
const emailField = (page: Page) => page.getByLabel(/^Email/)
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const selectedTab = (page: Page) => page.getByRole('tab', { selected: true }).textContent()
const PASSWORD_NEEDED = {
  ...{ state: 'password-needed' as const, email: EMAIL, browser: 'Chrome on Windows' },
  signedUpAt: RECORDED_AT.toISOString(),
}

/** A link that is pasted into the address bar of an open page loads nothing anew. */
function pasteLink(hash: string) {
  history.replaceState(null, '', `/auth${hash}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

test('in the browser that signed up, the verification link signs in by itself', async () => {
  const page = await openAuth('/auth', { verifyEmail: { state: 'signed-in', user: ANN } })
  pasteLink('#verify=a%2Bb')
  await leaveFor(page, '/dashboard')
  expect(page.server.sentTo('auth/verifyEmail')).toEqual([{ token: 'a+b' }])
  expect(toastForNextPage()).toMatchObject({ title: 'Email address verified', description: 'Your account is ready.' })
})

test('in another browser the verification link asks for the password of its sign-up', async () => {
  const verifyEmail = ({ password }: { password?: string | undefined }) =>
    password === undefined
      ? PASSWORD_NEEDED
      : password === PASSWORD
        ? { state: 'signed-in' as const, user: ANN }
        : fault('WRONG_SIGN_UP_PASSWORD')
  const page = await openAuth('/auth#verify=token', { verifyEmail })
  const belongs = page.getByText('This link belongs to the sign-up of')
  await belongs.waitFor()
  // The token does not stay in the address bar.
  expect(location.href).toBe('https://jobapply.example/auth')
  expect(emailField(page).inputValue()).toBe(EMAIL)
  await expectAccessible()
  await page.getByRole('button', { name: 'Go to Sign In' }).click()
  await eventually(() => selectedTab(page)).toBe('Sign In')
  expect(emailField(page).inputValue()).toBe(EMAIL)
  // On /auth, too, a pasted link is opened.
  pasteLink('#verify=token')
  await belongs.waitFor()
  await passwordField(page).fill('not the password')
  await sendButton(page).click()
  await page.getByRole('alert').getByText('This is not the password that was chosen at this sign-up.').waitFor()
  await passwordField(page).fill(PASSWORD)
  await sendButton(page).click()
  await leaveFor(page, '/dashboard')
})

test('a verification link that was used before leads to Sign In, with the address filled in', async () => {
  const page = await openAuth('/auth#verify=token', { verifyEmail: { state: 'verified', email: EMAIL } })
  await page.getByText('Your email address is verified. You can sign in now.').waitFor()
  expect([selectedTab(page), emailField(page).inputValue()]).toEqual(['Sign In', EMAIL])
})

test('an expired verification link is replaced by mail', async () => {
  const page = await openAuth('/auth', { verifyEmail: { state: 'expired', email: EMAIL }, resendVerification: undefined })
  pasteLink('#verify=token')
  await page.getByText('This link has expired.').waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Send a New Link' }).click()
  await page.getByText(`We sent a new link to ${EMAIL}.`).waitFor()
  expect(page.server.sentTo('auth/resendVerification')).toEqual([{ token: 'token' }])
})

test('AUTH-026 the link of the reset mail lets a person choose a new password', async () => {
  const page = await openAuth('/auth#reset=token', { resetPassword: { revokedDevices: 0, keptKeys: 0 } })
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  // The token of the link does not stay in the address bar.
  expect(location.href).toBe('https://jobapply.example/auth')
  await expectAccessible()
  const send = async (password: string, repeat: string) => {
    await page.locator('#password').fill(password)
    await page.getByLabel('Repeat new password').fill(repeat)
    await page.getByRole('button', { name: 'Save New Password' }).click()
  }
  await send('qzjv8', 'qzjv8')
  await seeToast('Error', 'Password must be at least 6 characters')
  await send(PASSWORD, `${PASSWORD}!`)
  await seeToast('Error', "The two passwords don't match.")
  expect(page.server.sentTo('auth/resetPassword')).toEqual([])
  await send(PASSWORD, PASSWORD)
  await seeToast('Password updated', 'You can sign in with your new password now.')
  expect(page.server.sentTo('auth/resetPassword')).toEqual([{ token: 'token', password: PASSWORD }])
  await eventually(() => selectedTab(page)).toBe('Sign In')
})

test('a reset link that was used before says so, and leads to a new one', async () => {
  const page = await openAuth('/auth#reset=token', { resetPassword: fault('RESET_LINK_INVALID') })
  await page.locator('#password').fill(PASSWORD)
  await page.getByLabel('Repeat new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await seeToast('Error', 'This link is no longer valid.')
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await eventually(() => selectedTab(page)).toBe('Reset')
})
