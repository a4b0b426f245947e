import { newcomer, PASSWORD } from '@jobapply/server/testing/people'
import { expect, test } from 'vitest'
import { openProduct, visit } from './shared/browser.ts'
import { arriveAt, chooseTab, eventually, focusedField, openAuth } from './shared/steps.ts'
import { seeToast } from './shared/toasts.ts'

const product = openProduct()

test('the sign-in page opens while signed out, with three tabs and no Google button where Google is not set up', async () => {
  const page = await visit(product)
  const answer = await page.goto('/auth')
  expect(answer?.status()).toBe(200)
  // proves AUTH-001
  expect(new URL(page.url()).pathname).toBe('/auth')
  await page.getByRole('tab').first().waitFor()
  await eventually(() => page.getByRole('tab').allTextContents()).toEqual(['Sign In', 'Sign Up', 'Reset'])
  for (const tab of ['Sign In', 'Sign Up'] as const) {
    await chooseTab(page, tab)
    await page.locator('form button[type=submit]:enabled').waitFor()
    expect(await page.getByRole('button', { name: 'Continue with Google' }).count()).toBe(0)
    expect(await page.getByText('or with email').count()).toBe(0)
  }
})

test('signing in works with the keyboard alone', async () => {
  const ann = await newcomer(product.server)
  const page = await visit(product)
  await openAuth(page)
  const tabTo = async (name: string) => {
    for (let stops = 0; (await focusedField(page)) !== name; stops++) {
      expect(stops, `stops until ${name}`).toBeLessThan(8)
      await page.keyboard.press('Tab')
    }
  }
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await page.keyboard.press('Home')
  await page.getByRole('heading', { name: 'Good to see you' }).waitFor()
  await tabTo('email')
  await page.keyboard.type(ann.email)
  await tabTo('password')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await tabTo('password')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await arriveAt(page, '/dashboard')
  // proves AUTH-033
  await seeToast(page, 'Welcome back!', 'You have successfully signed in.')
})
