import type { Page } from 'playwright-core'
import { onTestFinished, test } from 'vitest'
import { inspect, openProduct, visit, visitAs } from './shared/browser.ts'
import { ACADEMY, addPlan, BIG_TEAMS, cardOf, failPlans, plansCame, STUDENT } from './shared/plans.ts'
import { emailField, eventually, openAuth, sendButton } from './shared/steps.ts'
import { toasts } from './shared/toasts.ts'

const product = openProduct()
const buyPremium = (page: Page) => cardOf(page, 'Premium').getByRole('button', { name: 'Get Started' }).click()

test('the front page', async () => {
  const page = await visit(product)
  await page.goto('/')
  await plansCame(page)
  await inspect(page, 'landing')
})

test.each([
  'about',
  'careers',
  'blog',
  'blog/read-a-posting-in-two-minutes',
  'help',
  'documentation',
  'documentation/auto-apply-setup',
  'documentation/api-reference',
  'resume-tips',
  'interview-guide',
  'career-advice',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'security',
  'offline',
])('/%s', async (path) => {
  const page = await visit(product)
  await page.goto(`/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
  await inspect(page, path.replace('/', '-'))
})

test('the plans, and a checkout', async () => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await inspect(page, 'pricing')
  await page.route('**/functions/v1/create-checkout', (route) =>
    route.fulfill({ status: 404, json: { message: 'No such plan' } }),
  )
  await buyPremium(page)
  await cardOf(page, 'Premium').getByRole('alert').waitFor()
  await inspect(page, 'pricing-checkout-failed')
  await page.unrouteAll()
  await buyPremium(page)
  await page.waitForURL('**/demo/checkout/*')
  await page.getByText('Demo mode, no payment is taken').waitFor()
  await inspect(page, 'demo-checkout')
})

test('five plans', async () => {
  onTestFinished(await addPlan(product, STUDENT))
  onTestFinished(
    await addPlan(product, { ...STUDENT, key: 'steady', name: 'Steady', limit: 7, period: 'day', price: '$5/month' }),
  )
  const page = await visit(product)
  await page.goto('/pricing')
  await plansCame(page)
  await cardOf(page, 'Steady').waitFor()
  await inspect(page, 'pricing-five')
})

test('a plan on request, and the form that asks about it', async () => {
  for (const plan of [ACADEMY, BIG_TEAMS]) onTestFinished(await addPlan(product, plan))
  const page = await visit(product)
  // Without the others, so that the pictures show them.
  await page.route('**/rpc/billing/plans', async (route) => {
    const { json } = await (await route.fetch()).json()
    const isShown = ({ plan_key }: { plan_key: string }) => [ACADEMY.key, BIG_TEAMS.key].includes(plan_key)
    await route.fulfill({ json: { json: json.filter(isShown) } })
  })
  await page.goto('/pricing')
  await plansCame(page)
  await cardOf(page, 'Academy').waitFor()
  await inspect(page, 'pricing-on-request')
  await cardOf(page, 'Academy').getByRole('link').click()
  await eventually(() => page.getByLabel('Subject').inputValue()).toBe('Plan inquiry: Academy')
  await inspect(page, 'help-about-plan')
})

test('plans that cannot be loaded', async () => {
  const page = await visitAs(product)
  await failPlans(page)
  for (const [place, name] of [['/pricing', 'pricing-failed'] as const, ['/', 'landing-plans-failed'] as const]) {
    await page.goto(place)
    await page.getByRole('alert').filter({ hasText: 'Failed to load plan configurations' }).waitFor()
    await inspect(page, name)
  }
})

test('an address where nothing is', async () => {
  const page = await visit(product)
  await page.goto('/no-such-page')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  await inspect(page, 'not-found')
})

test('three toasts', async () => {
  const page = await visit(product)
  let tries = 0
  // Toasts that say the same are one toast: each answer has its own sentence.
  await page.route('**/rpc/auth/signIn', (route) => {
    const message = `Too many attempts. Try again in ${++tries} minutes.`
    return route.fulfill({ status: 429, json: { json: { defined: true, code: 'TOO_MANY_ATTEMPTS', status: 429, message } } })
  })
  await openAuth(page)
  await emailField(page).fill('ann@gmail.com')
  await page.getByLabel('Password', { exact: true }).fill('paper and ink')
  await sendButton(page).click()
  await toasts(page).first().waitFor()
  // With the keyboard on them they are expanded and stay.
  await page.keyboard.press('Alt+t')
  for (let count = 2; count <= 4; count++) {
    await sendButton(page).evaluate((button) => (button as HTMLButtonElement).click())
    await toasts(page)
      .nth(count - 1)
      .waitFor()
  }
  await page.keyboard.press('Alt+t')
  await inspect(page, 'toasts')
})
