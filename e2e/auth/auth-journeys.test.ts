import { mailsTo, newcomer, newEmail, PASSWORD } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visit } from '#e2e/browser.ts'
import { answerWizard, arriveAt, eventually, openAuth, placeOf, sendForm, signIn, signOut } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('AUTH-036 a new user signs up, is signed in by the mailed link in the same browser, signs out and in again', async () => {
  const page = await visit(product)
  const email = newEmail()
  await openAuth(page, 'Sign Up')
  await page.getByLabel('Display name (optional)').fill('Maya Lindqvist')
  await sendForm(page, { email, password: PASSWORD })
  // proves AUTH-032
  await seeToast(page, 'Account created!', 'Please check your email to verify your account.')

  await signIn(page, email)
  await seeToast(page, 'Error', 'Please verify your email address first.')
  expect(placeOf(page)).toBe('/auth')

  await mailsTo(product.server, email, 2)
  await page.goto('/dev/mailbox')
  // proves AUTH-037
  await page.getByRole('link', { name: email }).first().click()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.frameLocator('iframe').getByRole('link', { name: 'Verify email address' }).click(),
  ])
  await arriveAt(opened, '/onboarding/step/1')
  await seeToast(opened, 'Email address verified', 'Your account is ready.')
  await answerWizard(opened)
  await arriveAt(opened, '/dashboard')
  await opened.getByText('Maya Lindqvist').first().waitFor()

  await signOut(opened)
  // proves SHELL-017
  await arriveAt(opened, '/auth')
  await seeToast(opened, 'Signed out', 'You have been successfully signed out.')
  await opened.goto('/dashboard')
  await arriveAt(opened, '/auth?next=%2Fdashboard')
  await signIn(opened, email)
  await arriveAt(opened, '/dashboard')
  // proves AUTH-033
  await seeToast(opened, 'Welcome back!', 'You have successfully signed in.')

  // proves AUTH-040: the session is in a cookie that no script can read, and nothing secret is in the storage
  const cookies = await opened.context().cookies()
  expect(cookies.find(({ name }) => name.includes('session'))).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([])
  expect(await opened.evaluate(() => document.cookie)).toBe('')
  // Only the time zone that the limits use is stored, with its owner's id, and how far pages were scrolled.
  const stored = () => opened.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await eventually(stored).toEqual(['timeZone', 'react-router-scroll-positions'])
})

test('AUTH-045 signing in and out is noticed in every open tab', async () => {
  const ann = await newcomer(product.server)
  const first = await visit(product)
  const second = await first.context().newPage()
  await openAuth(second)
  await first.bringToFront()
  await openAuth(first)
  await signIn(first, ann.email)
  await arriveAt(first, '/dashboard')
  await arriveAt(second, '/dashboard')
  await second.getByRole('heading', { name: 'Welcome back!' }).waitFor()

  await signOut(first)
  await arriveAt(first, '/auth')
  await arriveAt(second, '/auth?next=%2Fdashboard')
})
