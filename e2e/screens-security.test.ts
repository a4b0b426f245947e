import { newcomer, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { openApp, turnOnTwoStep } from '@jobapply/server/testing/two-step'
import { test } from 'vitest'
import { inspect, openProduct, visit, visitAs } from './shared/browser.ts'
import { openAuth, signIn } from './shared/steps.ts'

const product = openProduct()

test('Settings > Account: password, two-step sign-in, sessions and keys', async () => {
  const ann = await newcomer(product.server)
  await turnOnTwoStep(ann)
  const page = await visitAs(product, ann)
  await page.goto('/settings')
  await page.getByText('10 of 10 left').waitFor()
  await inspect(page, 'settings-account')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).waitFor()
  await inspect(page, 'settings-proof')
})

test('Settings > Account: several sessions, a new key, and the setup of two-step sign-in with its recovery codes', async () => {
  const ann = await newcomer(product.server)
  await openBrowser(product.server, '203.0.113.9').call.auth.signIn({ email: ann.email, password: PASSWORD })
  const page = await visitAs(product, ann)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Spreadsheet sync')
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await page.getByLabel('New API key').waitFor()
  await inspect(page, 'settings-new-key')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const code = openApp((await dialog.locator('code').textContent()) ?? '')
  await inspect(page, 'settings-two-step-setup')
  await dialog.getByLabel('Code', { exact: true }).fill(code())
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('list', { name: 'Recovery codes' }).waitFor()
  await inspect(page, 'settings-recovery-codes')
})

test('the second step of a sign-in', async () => {
  const ann = await newcomer(product.server)
  await turnOnTwoStep(ann)
  const page = await visit(product)
  await openAuth(page)
  await signIn(page, ann.email)
  await page.getByRole('form', { name: 'Second step' }).waitFor()
  await inspect(page, 'auth-second-step')
})
