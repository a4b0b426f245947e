import { removeMails } from '@jobapply/server/platform/mail/store'
import { startLocalGoogle } from '@jobapply/server/testing/local-google'
import { mailedLink, mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { afterAll, test } from 'vitest'
import { inspect, openOwnProduct, visit, visitAs } from './shared/browser.ts'
import { answerWizard, chooseTab, emailField, openAuth, sendButton, sendForm } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const google = await startLocalGoogle()
afterAll(() => google.stop())
const product = openOwnProduct({ GOOGLE_CLIENT_ID: 'jobapply', GOOGLE_CLIENT_SECRET: 'quiet', GOOGLE_ISSUER: google.issuer })

test('the tabs of /auth', async () => {
  const page = await visit(product)
  await openAuth(page)
  await page.getByRole('button', { name: 'Continue with Google' }).and(page.locator(':enabled')).waitFor()
  await inspect(page, 'auth-sign-in')
  await chooseTab(page, 'Sign Up')
  await inspect(page, 'auth-sign-up')
  await chooseTab(page, 'Reset')
  await inspect(page, 'auth-reset')
})

test('an address that is refused', async () => {
  const page = await visit(product)
  await openAuth(page)
  await emailField(page).fill('ann@example.org')
  await sendButton(page).click()
  await page.locator('form').getByRole('alert').waitFor()
  await seeToast(page, 'Gmail Required', '')
  await inspect(page, 'auth-refused')
})

test('a new account', async () => {
  const page = await visit(product)
  await openAuth(page, 'Sign Up')
  await sendForm(page, { email: newEmail(), password: PASSWORD })
  await page.getByRole('heading', { name: 'One more step: your mailbox' }).waitFor()
  await inspect(page, 'auth-signed-up')
})

test('a new password', async () => {
  const ann = await newcomer(product.server)
  await openBrowser(product.server).call.auth.requestReset({ email: ann.email })
  const page = await visit(product)
  await page.goto((await mailedLink(product.server, ann.email)).href)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await inspect(page, 'auth-new-password')
})

test('a verification link in another browser, and an expired one', async () => {
  const email = newEmail()
  await openBrowser(product.server).call.auth.signUp({ email, password: PASSWORD })
  const { href } = await mailedLink(product.server, email)
  const page = await visit(product)
  await page.goto(href)
  await page.getByText('This link belongs to the sign-up of').waitFor()
  await inspect(page, 'auth-verify')
  await page.route('**/rpc/auth/verifyEmail', (route) => route.fulfill({ json: { json: { state: 'expired', email } } }))
  await page.goto(href)
  await page.getByText('This link has expired.').waitFor()
  await inspect(page, 'auth-verify-expired')
  await page.getByRole('button', { name: 'Send a New Link' }).click()
  await page.getByText(`We have sent a new link to ${email}.`).waitFor()
})

test('a sign-in with Google that was cancelled', async () => {
  const page = await visit(product)
  await openAuth(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await seeToast(page, 'Error', 'Google sign-in did not work. Please try again.')
  await inspect(page, 'auth-google-failed')
})

test('the local mailbox and a mail', async () => {
  await removeMails(product.server.platform.database.system)
  const page = await visit(product)
  await page.goto('/dev/mailbox')
  await page.getByRole('heading', { name: 'No mail yet' }).waitFor()
  await inspect(page, 'mailbox-empty')
  const people = [newEmail('ann'), newEmail('ben')] as const
  for (const email of people) {
    await openBrowser(product.server).call.auth.signUp({ email, password: PASSWORD })
    await mailsTo(product.server, email)
  }
  await page.reload()
  await page.getByText('2 mails, newest first').waitFor()
  await inspect(page, 'mailbox-list')
  await page.getByRole('link', { name: people[0] }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Verify your email address' }).waitFor()
  await inspect(page, 'mailbox-mail')
  const [mail] = await mailsTo(product.server, people[0])
  await page.setContent(mail?.html ?? '')
  // A mail has no landmarks: they belong to the mail program around it.
  await inspect(page, 'mail', { without: ['landmark-one-main', 'region'] })
})

test('the four steps of onboarding', async () => {
  const page = await visitAs(product, await newcomer(product.server, { finished: false }))
  await page.goto('/onboarding/step/1')
  await answerWizard(page, 'Maya Lindqvist', (step) => inspect(page, `onboarding-${step}`))
})
