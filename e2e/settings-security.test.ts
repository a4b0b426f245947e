import { moveClock } from '@jobapply/server/platform/clock'
import { newcomer, openBrowser, PASSWORD } from '@jobapply/server/testing/people'
import { openApp } from '@jobapply/server/testing/two-step'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { openOwnProduct, visit, visitAs } from './shared/browser.ts'
import { arriveAt, eventually, failCall, openAuth, signIn, signOut } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const NEW = 'a brighter lighthouse'
const product = openOwnProduct()
let moved = 0
afterAll(() => moveClock(-moved))
/** The app then shows a code that nobody has used. */
const nextCode = () => {
  moved += 60_000
  moveClock(60_000)
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const dialog = (page: Page) => page.getByRole('dialog')

describe('changing the password', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Change password' })
  async function send(page: Page, current: string, next: string, repeated: string) {
    await form(page).getByLabel('Current password').fill(current)
    await form(page).getByLabel('New password', { exact: true }).fill(next)
    await form(page).getByLabel('Confirm new password').fill(repeated)
    await form(page).getByRole('button', { name: 'Update password' }).click()
  }
  const alert = (page: Page) => form(page).getByRole('alert').textContent()

  test('three fields, each with a toggle; what is wrong is said before anything is sent', async () => {
    const page = await visitAs(product)
    await page.goto('/settings')
    // proves SETTINGS-003
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      const field = form(page).getByLabel(label, { exact: true })
      await field.fill('seen or not')
      await field.locator('..').getByRole('button', { name: 'Show password' }).click()
      await eventually(() => field.getAttribute('type')).toBe('text')
      await field.locator('..').getByRole('button', { name: 'Hide password' }).click()
      await eventually(() => field.getAttribute('type')).toBe('password')
    }
    for (const [typed, sentence] of [
      // proves SETTINGS-004
      [['', NEW, NEW], 'Please fill in all password fields'],
      // proves SETTINGS-005
      [[PASSWORD, NEW, `${NEW}!`], "New passwords don't match"],
      // proves SETTINGS-006
      [[PASSWORD, '12ab!', '12ab!'], 'Password must be at least 6 characters'],
    ] as const) {
      const [current, next, repeated] = typed
      await send(page, current, next, repeated)
      await seeToast(page, 'Error', sentence)
      await eventually(() => alert(page)).toBe(sentence)
    }
  })

  test('a failed change says so, a successful one keeps this browser signed in', async () => {
    const page = await visitAs(product)
    await page.goto('/settings')
    await send(page, 'a wrong one', NEW, NEW)
    // proves SETTINGS-009
    await seeToast(page, 'Failed to update password', 'This is not your current password.')
    await failCall(page, 'auth/security/changePassword', { status: 500, code: 'UNEXPECTED', message: 'It did not work.' })
    await send(page, PASSWORD, NEW, NEW)
    await seeToast(page, 'Failed to update password', 'It did not work.')
    await page.unrouteAll()
    await send(page, PASSWORD, NEW, NEW)
    // proves SETTINGS-008
    await seeToast(page, 'Password updated successfully', '')
    await eventually(() => form(page).getByLabel('Current password').inputValue()).toBe('')
    await page.reload()
    await form(page).waitFor()
    const { email } = page.person
    await expect(openBrowser(product.server).call.auth.signIn({ email, password: NEW })).resolves.toMatchObject({ email })
  })
})

test('other sessions are listed and ended, one or all', async () => {
  const ann = await newcomer(product.server)
  const others = [openBrowser(product.server), openBrowser(product.server)]
  for (const { call } of others) await call.auth.signIn({ email: ann.email, password: PASSWORD })
  const isIn = async () => (await Promise.all(others.map(({ call }) => call.auth.session()))).filter(({ user }) => user).length
  const page = await visitAs(product, ann)
  await page.goto('/settings')
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await eventually(() => rows.count()).toBe(3)
  await eventually(() => rows.filter({ hasText: 'This browser' }).count()).toBe(1)
  await rows.getByRole('button', { name: 'Sign out' }).first().click()
  await seeToast(page, 'Signed out', '')
  await eventually(isIn).toBe(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await eventually(isIn).toBe(0)
  await eventually(() => rows.count()).toBe(1)
  await eventually(() => page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0)
})

test('two-step sign-in: turned on with the code of an app, asked for at sign-in, with a recovery code when the app is lost', async () => {
  const ann = await newcomer(product.server)
  const page = await visitAs(product, ann)
  await page.goto('/settings')
  await card(page, 'Two-step sign-in').getByRole('button', { name: 'Turn on' }).click()
  await dialog(page).getByLabel('Your password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const code = openApp((await dialog(page).locator('code').textContent()) ?? '')
  await dialog(page).getByLabel('Code', { exact: true }).fill('12345')
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await seeToast(page, 'Error', 'This code is not right.')
  await dialog(page).getByLabel('Code', { exact: true }).fill(code())
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await eventually(() => codes.count()).toBe(10)
  const [recoveryCode = ''] = await codes.allTextContents()
  await dialog(page).getByRole('button', { name: 'I have saved them' }).click()
  await card(page, 'Two-step sign-in').getByText('10 of 10 left').waitFor()

  await signOut(page)
  await arriveAt(page, '/auth')
  nextCode()
  await openAuth(page, 'Sign In', '/auth?next=%2Fsettings')
  await signIn(page, ann.email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  const step = page.getByRole('form', { name: 'Second step' })
  await step.getByLabel('Code', { exact: true }).fill('000000')
  await step.getByRole('button', { name: 'Continue' }).click()
  await seeToast(page, 'Error', 'This code is not right.')
  await step.getByLabel('Code', { exact: true }).fill(code().replace(/(\d{3})/, '$1 '))
  await step.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, '/settings')
  await seeToast(page, 'Welcome back!', 'You have successfully signed in.')

  const elsewhere = await visit(product, { narrow: true })
  await openAuth(elsewhere, 'Sign In', '/auth?next=%2Fsettings')
  await signIn(elsewhere, ann.email)
  await elsewhere.getByRole('button', { name: 'Use a Recovery Code' }).click()
  await elsewhere.getByLabel('Recovery code').fill(recoveryCode)
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(elsewhere, '/settings')
  await card(elsewhere, 'Two-step sign-in').getByText('9 of 10 left').waitFor()
})

test('an API key is made, shown once and revoked', async () => {
  const page = await visitAs(product)
  await page.goto('/settings')
  await card(page, 'API keys').getByRole('button', { name: 'Create key' }).click()
  await dialog(page).getByLabel('Name').fill('Spreadsheet sync')
  await dialog(page).getByLabel('Your password').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  const key = card(page, 'API keys').getByLabel('New API key')
  await eventually(() => key.inputValue()).toMatch(/^jaa_[\w-]{43}$/)
  await card(page, 'API keys').getByRole('button', { name: 'Done' }).click()
  await eventually(() => key.count()).toBe(0)
  await card(page, 'API keys').getByText('never used').waitFor()
  await page.getByRole('button', { name: 'Revoke Spreadsheet sync' }).click()
  await seeToast(page, 'Key revoked', 'Spreadsheet sync no longer works.')
  await card(page, 'API keys').getByText('You have no key.').waitFor()
})
