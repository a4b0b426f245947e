import { mailedLink, mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
import { answerWizard, arriveAt, emailField, eventually, openAuth, placeOf, sendForm, signIn, signOut } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()
const NEW_PASSWORD = 'a louder harbour'

test('AUTH-036 a new user signs up, is signed in by the mailed link in the same browser, signs out and in again', async () => {
  const page = await visit(product)
  const email = newEmail()
  await openAuth(page, 'Sign Up')
  await page.getByLabel('Username (optional)').fill('maya.l')
  await page.getByLabel('Display name (optional)').fill('Maya Lindqvist')
  const sent = page.waitForRequest('**/rpc/auth/signUp')
  await sendForm(page, { email, password: PASSWORD })
  // proves AUTH-031
  expect((await sent).postDataJSON().json).toEqual({
    email,
    password: PASSWORD,
    username: 'maya.l',
    displayName: 'Maya Lindqvist',
  })
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
})

test('in another browser the verification link asks for the password of its sign-up', async () => {
  const email = newEmail()
  await openBrowser(product.server).call.auth.signUp({ email, password: PASSWORD })
  const link = await mailedLink(product.server, email)
  const page = await visit(product)
  // The link may also be pasted into a tab that shows the front page already.
  await page.goto('/')
  await page.goto(link.href)
  await page.getByText('This link belongs to the sign-up of').waitFor()
  await arriveAt(page, '/auth')
  await eventually(() => emailField(page).inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Go to Sign In' }).click()
  await eventually(() => emailField(page).inputValue()).toBe(email)
  // On /auth, too, a pasted link is opened.
  await page.goto(`/auth${link.hash}`)
  await page.getByText('This link belongs to the sign-up of').waitFor()
  await sendForm(page, { password: 'not the password' })
  await page.getByRole('alert').getByText('This is not the password that was chosen at this sign-up.').waitFor()
  await sendForm(page, { password: PASSWORD })
  await arriveAt(page, '/onboarding/step/1')

  const second = await visit(product)
  await second.goto(link.href)
  await second.getByText('Your email address is verified. You can sign in now.').waitFor()
  await eventually(() => emailField(second).inputValue()).toBe(email)
})

test('a forgotten password is reset by mail, and the old one no longer works', async () => {
  const ann = await newcomer(product.server)
  const page = await visit(product)
  await openAuth(page, 'Reset')
  await sendForm(page, { email: ann.email })
  await seeToast(page, 'Reset email sent!', 'Check your email for password reset instructions.')

  const link = await mailedLink(product.server, ann.email)
  // proves AUTH-025
  expect(link.origin + link.pathname).toBe(`${product.server.settings.PUBLIC_URL}/auth`)
  await page.goto('about:blank')
  await page.goto(link.href)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  // The token of the link does not stay in the address bar.
  await arriveAt(page, '/auth')

  const fill = async (password: string, repeat: string) => {
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
    await page.getByLabel('Repeat new password').fill(repeat)
    await page.getByRole('button', { name: 'Save New Password' }).click()
  }
  await fill('qzjv8', 'qzjv8')
  await seeToast(page, 'Error', 'Password must be at least 6 characters')
  await fill(NEW_PASSWORD, PASSWORD)
  await seeToast(page, 'Error', 'The two passwords are not the same.')
  await fill(NEW_PASSWORD, NEW_PASSWORD)
  await seeToast(page, 'Password updated', 'You can sign in with your new password now.')

  // proves AUTH-026
  await signIn(page, ann.email, PASSWORD)
  await page.getByRole('alert').getByText('Email or password is not right.').waitFor()
  await signIn(page, ann.email, NEW_PASSWORD)
  await arriveAt(page, '/dashboard')

  const second = await visit(product)
  await second.goto(link.href)
  await second.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD)
  await second.getByLabel('Repeat new password').fill(PASSWORD)
  await second.getByRole('button', { name: 'Save New Password' }).click()
  await seeToast(second, 'Error', 'This link is no longer valid.')
  await second.getByRole('button', { name: 'Ask for a new link' }).click()
  await eventually(() => second.getByRole('tab', { selected: true }).textContent()).toBe('Reset')
})

test('AUTH-040 the session is in a cookie that no script can read, and nothing secret is in the storage', async () => {
  const ann = await newcomer(product.server)
  const page = await visit(product)
  await openAuth(page)
  await signIn(page, ann.email)
  await arriveAt(page, '/dashboard')
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await seeToast(page, 'Welcome back!', 'You have successfully signed in.')
  // Only the time zone that the limits use is stored, with its owner's id.
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await eventually(() => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
    JSON.stringify([{ timeZone: JSON.stringify({ timeZone, user_id: ann.id }) }, {}]),
  )
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
