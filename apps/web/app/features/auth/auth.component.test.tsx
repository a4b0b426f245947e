import { expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { colourOf } from '#testing/colours.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { recorded } from '#testing/recordings.ts'
import { seeToast, toastsTold } from '#testing/toasts.ts'
import { leaveFor, type Page } from '#testing/visit.ts'

const REFUSAL = 'Please use a Gmail account to access JobApply AI'
const USER = recorded.newcomer.auth.session.user
type Tab = 'Sign In' | 'Sign Up' | 'Reset'

const emailField = (page: Page) => page.getByLabel(/^Email/)
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const sendButton = (page: Page) => page.locator('form button[type=submit]')
const chooseTab = (page: Page, tab: Tab) => page.getByRole('tab', { name: tab, exact: true }).click()
const focusedField = () => document.activeElement?.getAttribute('name')

async function sendForm(page: Page, { email, password }: { email?: string; password?: string }) {
  if (email !== undefined) await emailField(page).fill(email)
  if (password !== undefined) await passwordField(page).fill(password)
  await sendButton(page).click()
}

async function openAuth(tab: Tab = 'Sign In', address = '/auth', answers: Parameters<typeof mountPage>[1] = {}) {
  const page = mountPage(address, { as: 'stranger', ...answers })
  // The button is disabled until the page knows that nobody is signed in.
  await eventually(() => sendButton(page).isEnabled()).toBe(true)
  await chooseTab(page, tab)
  return page
}

test('AUTH-001 there are three tabs, and no Google button where Google is not set up', async () => {
  const page = await openAuth()
  expect(page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up', 'Reset'])
  for (const tab of ['Sign In', 'Sign Up'] as const) {
    await chooseTab(page, tab)
    expect(sendButton(page).isEnabled()).toBe(true)
    expect(page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0)
    expect(page.getByText('or with email').count()).toBe(0)
  }
  await expectAccessible()
})

test.each(['Sign In', 'Sign Up', 'Reset'] as const)(
  'the %s tab refuses another address in the field, in an alert and in a toast',
  async (tab) => {
    const page = await openAuth(tab)
    const accepted = page.getByRole('img', { name: 'Address accepted' })
    const refused = page.getByRole('img', { name: 'Address not accepted' })
    const underField = page.locator('#email-error')
    const alert = page.locator('form').getByRole('alert')

    await emailField(page).fill('ann@gmail.com')
    // proves AUTH-012 AUTH-020
    expect([colourOf(accepted), refused.count()]).toEqual(['green', 0])

    await emailField(page).fill('ann@example.org')
    // proves AUTH-012 AUTH-020
    expect([colourOf(refused), accepted.count()]).toEqual(['red', 0])
    // proves AUTH-009 AUTH-013 AUTH-014 AUTH-020
    expect([underField.textContent(), colourOf(underField)]).toEqual([REFUSAL, 'red'])
    expect(alert.count()).toBe(0)

    await sendButton(page).click()
    // proves AUTH-010
    await alert.waitFor()
    expect([alert.textContent(), colourOf(alert)]).toEqual([REFUSAL, 'red'])
    // proves AUTH-011
    await seeToast('Gmail Required', REFUSAL)
    await expectAccessible()
    expect(focusedField()).toBe('email')
    expect(emailField(page).getAttribute('aria-invalid')).toBe('true')
    for (const call of ['signIn', 'signUp', 'requestReset']) expect(page.server.sentTo(`auth/${call}`)).toEqual([])
  },
)

test('the Reset tab has one field and reports success and failure', async () => {
  const page = await openAuth('Reset', '/auth', { answers: { auth: { requestReset: undefined } } })
  // proves AUTH-019
  expect(page.locator('form input').count()).toBe(1)
  expect(page.getByLabel('Email (Only Gmail is accepted)', { exact: true }).count()).toBe(1)
  // proves AUTH-022
  await page.getByText("You'll receive an email with instructions to reset your password.").waitFor()

  const release = page.server.hold('auth/requestReset')
  // proves AUTH-021
  expect(sendButton(page).textContent()).toBe('Send Reset Email')
  await sendForm(page, { email: 'ann@gmail.com' })
  await page.getByRole('button', { name: 'Sending reset email...' }).waitFor()
  release()
  // proves AUTH-023
  await seeToast('Reset email sent!', 'Check your email for password reset instructions.')
  await eventually(() => sendButton(page).textContent()).toBe('Send Reset Email')

  const message = 'Too many attempts. Please try again in 42 seconds.'
  page.server.answer({ auth: { requestReset: fault('TOO_MANY_ATTEMPTS', message) } })
  await sendButton(page).click()
  // proves AUTH-024
  await seeToast('Error', message)
  await eventually(() => page.getByRole('alert').textContent()).toBe(message)
})

test('signing up needs only an address and a password of six characters', async () => {
  const page = await openAuth('Sign Up', '/auth', { answers: { auth: { signUp: undefined } } })
  await sendForm(page, { email: 'ann@gmail.com', password: 'qzjv8' })
  // proves AUTH-028
  await seeToast('Error', 'Password must be at least 6 characters')
  expect(page.locator('#password-error').textContent()).toBe('Password must be at least 6 characters')
  expect(focusedField()).toBe('password')
  await sendForm(page, { password: 'qzjv8w' })
  // proves AUTH-027 AUTH-028 AUTH-032
  await seeToast('Account created!', 'Please check your email to verify your account.')
  expect(page.server.sentTo('auth/signUp')).toMatchObject([{ email: 'ann@gmail.com', password: 'qzjv8w' }])
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await expectAccessible()
  expect(page.getByRole('link', { name: 'Open this email' }).getAttribute('href')).toBe('/dev/mailbox?to=ann%40gmail.com')
  await page.getByRole('button', { name: 'Resend' }).click()
  await seeToast('Email sent again', 'ann@gmail.com')
  expect(page.server.sentTo('auth/signUp')).toHaveLength(2)
  await page.getByRole('button', { name: 'Go to Sign In' }).click()
  await eventually(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Sign In')
})

test('AUTH-031 username and display name are sent with the sign-up', async () => {
  const page = await openAuth('Sign Up', '/auth', { answers: { auth: { signUp: undefined } } })
  await page.getByLabel('Username (optional)').fill('maya.l')
  await page.getByLabel('Display name (optional)').fill('Maya Lindqvist')
  await sendForm(page, { email: 'maya@gmail.com', password: 'a quiet harbour' })
  await seeToast('Account created!', '')
  expect(page.server.sentTo('auth/signUp')).toEqual([
    { email: 'maya@gmail.com', password: 'a quiet harbour', username: 'maya.l', displayName: 'Maya Lindqvist' },
  ])
})

test('AUTH-034 a refusal of the server is shown in an alert and in a toast', async () => {
  const auth = { signIn: fault('WRONG_CREDENTIALS'), signUp: fault('PASSWORD_TOO_COMMON') }
  const page = await openAuth('Sign In', '/auth', { answers: { auth } })
  await sendForm(page, { email: 'ann@gmail.com', password: 'not the password' })
  expect((await seeToast('Error', auth.signIn.message)).type).toBe('error')
  await eventually(() => page.getByRole('alert').textContent()).toBe(auth.signIn.message)

  await chooseTab(page, 'Sign Up')
  expect(page.getByRole('alert').count()).toBe(0)
  await sendForm(page, { email: 'ann@gmail.com', password: '123456' })
  await seeToast('Error', 'This password is too common. Please choose another one.')
  await eventually(() => page.getByRole('alert').textContent()).toBe('This password is too common. Please choose another one.')
})

test('the tabs and the form go by keyboard alone, and a wrong password can be typed again', async () => {
  const page = await openAuth('Sign In', '/auth', { answers: { auth: { signIn: fault('WRONG_CREDENTIALS') } } })
  const tabTo = async (name: string) => {
    for (let stops = 0; focusedField() !== name; stops++) {
      expect(stops, `stops until ${name}`).toBeLessThan(8)
      await page.keyboard.press('Tab')
    }
  }
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Good to see you' }).waitFor()
  await tabTo('email')
  await page.keyboard.type('ann@gmail.com')
  await tabTo('password')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  if (!USER) throw new Error('Nobody is signed in')
  page.server.answer({ auth: { signIn: USER } })
  await tabTo('password')
  await passwordField(page).fill('a quiet harbour')
  await page.keyboard.press('Enter')
  await leaveFor(page, '/dashboard')
  // proves AUTH-033
  expect(JSON.parse(sessionStorage.getItem('toast-for-next-page') ?? '{}')).toMatchObject({
    title: 'Welcome back!',
    description: 'You have successfully signed in.',
  })
})

test('a missing password is reported before anything is sent', async () => {
  const page = await openAuth()
  await sendForm(page, { email: 'ann@gmail.com' })
  await seeToast('Error', 'Please enter your password.')
  expect(focusedField()).toBe('password')
  expect(page.server.sentTo('auth/signIn')).toEqual([])
  await page.getByRole('button', { name: 'Show password' }).click()
  await passwordField(page).fill('seen')
  expect(passwordField(page).getAttribute('type')).toBe('text')
})

test('AUTH-018 labels and messages name the domains that the operator allows', async () => {
  const { session } = recorded.stranger.auth
  const rules = { ...session.rules, domains: ['acme.org', 'acme.com'] }
  const answers = { auth: { session: { ...session, rules }, requestReset: undefined } }
  const page = await openAuth('Sign In', '/auth', { answers })
  const sentence = 'Please use a acme.org or acme.com account to access JobApply AI'
  for (const tab of ['Sign In', 'Sign Up', 'Reset'] as const) {
    await chooseTab(page, tab)
    await page.getByLabel('Email (Only acme.org or acme.com is accepted)', { exact: true }).fill('ann@gmail.com')
    expect(page.locator('#email-error').textContent()).toBe(sentence)
    await sendButton(page).click()
    await page.locator('form').getByRole('alert').getByText(sentence).waitFor()
    await seeToast('acme.org or acme.com Required', sentence)
  }
  await sendForm(page, { email: 'ann@acme.com' })
  await seeToast('Reset email sent!', 'Check your email')
})

test.each(['https://other.example/', '//other.example/', 'javascript:alert(1)'])(
  'AUTH-007 after sign-in a requested redirect to %s is ignored',
  async (target) => {
    if (!USER) throw new Error('Nobody is signed in')
    const page = await openAuth('Sign In', `/auth?next=${encodeURIComponent(target)}`, { answers: { auth: { signIn: USER } } })
    await sendForm(page, { email: 'ann@gmail.com', password: 'a quiet harbour' })
    await leaveFor(page, '/dashboard')
    expect(page.left).toEqual(['/dashboard'])
  },
)

test('SHELL-002 AUTH-033 signing in returns to exactly the address requested', async () => {
  if (!USER) throw new Error('Nobody is signed in')
  const next = '/dashboard?week=2&view=a%20b#notes'
  const page = await openAuth('Sign In', `/auth?${new URLSearchParams({ next })}`, { answers: { auth: { signIn: USER } } })
  await sendForm(page, { email: 'ann@gmail.com', password: 'a quiet harbour' })
  await leaveFor(page, next)
})

test('AUTH-044 the page shows a loading state until the session is known', async () => {
  const page = mountPage('/profiles')
  const loading = page.getByRole('status', { name: 'Loading' })
  const release = page.server.hold('auth/session')
  await loading.first().waitFor()
  const heading = page.getByRole('heading', { name: /^Profiles \(/ })
  expect(heading.count()).toBe(0)
  await expectAccessible()
  release()
  await heading.waitFor()
  expect(page.left).toEqual([])
})

test('AUTH-044 a stranger is led to sign-in as soon as the session is known', async () => {
  const page = mountPage('/profiles', { as: 'stranger' })
  const release = page.server.hold('auth/session')
  await page.getByRole('status', { name: 'Loading' }).first().waitFor()
  expect(page.left).toEqual([])
  release()
  await leaveFor(page, '/auth?next=%2Fprofiles')
})

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menu').getByRole('menuitem', { name: 'Sign out' }).click()
}

test('AUTH-046 signing out with a session that has already ended succeeds', async () => {
  const page = mountPage('/profiles', { answers: { auth: { signOut: fault('SIGNED_OUT', 'Auth session missing!') } } })
  await page.getByRole('button', { name: 'User menu' }).waitFor()
  localStorage.setItem('autoApplySettings', '{}')
  localStorage.setItem('mjto-theme', 'dark')
  await signOut(page)
  await leaveFor(page, '/auth')
  expect(JSON.parse(sessionStorage.getItem('toast-for-next-page') ?? '{}')).toMatchObject({
    title: 'Signed out',
    description: 'You have been successfully signed out.',
  })
  expect(toastsTold()).toEqual([])
  expect({ ...localStorage }).toEqual({ 'mjto-theme': 'dark' })
})

test('AUTH-047 a failed sign-out shows its message and changes nothing', async () => {
  const page = mountPage('/profiles', { answers: { auth: { signOut: fault('UNAVAILABLE') } } })
  await signOut(page)
  const message = "The server can't reach its database. Nothing was changed. Please try again in a moment."
  expect((await seeToast('', message)).type).toBe('error')
  expect([page.place(), page.left]).toEqual(['/profiles', []])
})
