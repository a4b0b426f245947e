import { removeMails } from '@jobapply/server/platform/mail/store'
import { mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { inspect, openProduct, visit, visitAs } from '#e2e/browser.ts'
import { answerWizard, chooseTab, emailField, openAuth, sendButton } from '#e2e/steps.ts'
import { seeToast } from '#e2e/toasts.ts'

const product = openProduct()

test('the tabs of /auth, with Google, and an address that is refused', async () => {
  const page = await visit(product)
  await page.route('**/rpc/auth/session', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.json.rules.google = true
    await route.fulfill({ json: answer })
  })
  await openAuth(page, 'Sign Up')
  await page.getByRole('button', { name: 'Continue with Google' }).and(page.locator(':enabled')).waitFor()
  await inspect(page, 'auth-sign-up')
  await chooseTab(page, 'Sign In')
  await emailField(page).fill('ann@example.org')
  await sendButton(page).click()
  await page.locator('form').getByRole('alert').waitFor()
  await seeToast(page, 'Gmail Required', '')
  await inspect(page, 'auth-refused')
})

test('the local mailbox and a mail', async () => {
  await removeMails(product.server.platform.database.system)
  const page = await visit(product)
  await page.goto('/dev/mailbox')
  await page.getByRole('heading', { name: 'No emails yet' }).waitFor()
  await inspect(page, 'mailbox-empty')
  const email = newEmail('ann')
  await openBrowser(product.server).call.auth.signUp({ email, password: PASSWORD })
  const [mail] = await mailsTo(product.server, email)
  await page.reload()
  await page.getByRole('link', { name: email }).waitFor()
  await inspect(page, 'mailbox-list')
  await page.getByRole('link', { name: email }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Verify your email address' }).waitFor()
  await inspect(page, 'mailbox-mail')
  await page.setContent(mail?.html ?? '')
  // A mail has no landmarks: they belong to the mail program around it.
  await inspect(page, 'mail', { without: ['landmark-one-main', 'region'] })
})

test('the steps of onboarding with one and with many questions', async () => {
  const page = await visitAs(product, await newcomer(product.server, { finished: false }))
  await page.goto('/onboarding/step/1')
  await answerWizard(page, 'Maya Lindqvist', async (step) => {
    if (step % 2 === 1) await inspect(page, `onboarding-${step}`)
  })
})
