import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { payer } from './shared/billing.ts'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { addPlan, BIG_TEAMS, cardOf, cards, failPlans, failPlanTable, names, plansCame, STUDENT } from './shared/plans.ts'
import { arriveAt, eventually, signIn } from './shared/steps.ts'

const product = openProduct()
const KIB = 1024
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load plan configurations' })
const getStarted = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Get Started' })

test('PRICING-001 anyone can see the plans, the free one first and then by price', async () => {
  const page = await visit(product)
  expect((await page.goto('/pricing'))?.status()).toBe(200)
  await plansCame(page)
  // proves PRICING-011
  await eventually(() => names(page)).toEqual(['Starter', 'Professional', 'Premium'])
  const [starter, professional, premium] = ['Starter', 'Professional', 'Premium'].map((name) => cardOf(page, name))
  // proves PRICING-015
  for (const text of ['Free', 'forever', '4-day trial with up to 10 applications', 'Auto-apply to 5 jobs per day'])
    await eventually(() => starter?.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  // proves PRICING-016 PRICING-019
  for (const text of ['$99.99', '/month', 'Auto-apply to 10 jobs per day'])
    await eventually(() => professional?.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  // proves PRICING-017
  for (const text of ['$149', '/month', 'Auto-apply to 15 jobs per day'])
    await eventually(() => premium?.getByText(text, { exact: true }).isVisible(), text).toBe(true)
  // proves PRICING-014
  await eventually(() => page.getByText('Most popular').filter({ visible: true }).count()).toBe(1)
  await eventually(() => professional?.getByText('Most popular').isVisible()).toBe(true)
  // proves PRICING-007
  await eventually(() => starter?.getByRole('link').allTextContents()).toEqual(['Try Now'])
  for (const paid of [professional, premium])
    await eventually(() => paid?.getByRole('button').allTextContents()).toEqual(['Get Started'])
  expect(await page.getByText('Example').filter({ visible: true }).count()).toBe(0)
})

test('PRICING-002 the plans come from the catalogue, each with its own limit and period', async () => {
  onTestFinished(await addPlan(product, STUDENT))
  const fixed = { ...STUDENT, key: 'steady', name: 'Steady', limit: 7, period: 'day' as const, amount: 500, price: '$5/month' }
  onTestFinished(await addPlan(product, fixed))
  const page = await visit(product)
  await page.goto('/pricing')
  await plansCame(page)
  await eventually(() => names(page)).toEqual(['Starter', 'Steady', 'Student', 'Professional', 'Premium'])
  // proves PRICING-013
  await cardOf(page, 'Student').getByText('Auto-apply to 30 jobs per month').waitFor()
  // proves PRICING-012
  await cardOf(page, 'Steady').getByText('Auto-apply to 7 jobs per day').waitFor()
  await cardOf(page, 'Steady').getByText('$5', { exact: true }).waitFor()
  // proves PRICING-019
  await cardOf(page, 'Student').getByText('/month', { exact: true }).waitFor()
  await page.goto('/')
  await plansCame(page)
  // proves LANDING-015
  await eventually(() => names(page)).toEqual(['Starter', 'Steady', 'Student', 'Professional', 'Premium'])
})

test.each(['signed out', 'signed in'])(
  'PRICING-028 a plan without a price is listed last and leads to the contact form with its name (%s)',
  async (who) => {
    onTestFinished(await addPlan(product, BIG_TEAMS))
    const page = await (who === 'signed in' ? visitAs(product) : visit(product))
    await page.goto('/pricing')
    await plansCame(page)
    if (who === 'signed in') await cardOf(page, 'Starter').getByText('Your plan', { exact: true }).waitFor()
    await eventually(() => names(page)).toEqual(['Starter', 'Professional', 'Premium', 'Big teams'])
    const card = cardOf(page, 'Big teams')
    await eventually(() => card.locator('[data-slot=price], [data-slot=period]').allTextContents()).toEqual(['Contact Us', ''])
    await eventually(() => card.getByRole('link').allTextContents()).toEqual(['Contact Us'])
    expect(await card.getByRole('button').count()).toBe(0)
    expect(await card.getByText(/trial/i).filter({ visible: true }).count()).toBe(0)
    await card.getByRole('link').click()
    await arriveAt(page, '/help?plan=big-teams#contact')
    await eventually(() => page.getByLabel('Subject').inputValue()).toBe('Plan inquiry: Big teams')
  },
)

test('PRICING-004 when the table cannot be read the plans come from the documented function', async () => {
  onTestFinished(await addPlan(product, STUDENT))
  const page = await visit(product)
  await failPlanTable(page)
  await page.goto('/pricing')
  await plansCame(page)
  await eventually(() => names(page)).toEqual(['Starter', 'Student', 'Professional', 'Premium'])
  expect(await alert(page).count()).toBe(0)
})

test.each(['/pricing', '/'])(
  'PRICING-005 LANDING-025 when no plan can be read, %s shows examples and disables buying until the plans load',
  async (place) => {
    onTestFinished(await addPlan(product, STUDENT))
    const page = await visitAs(product)
    await failPlans(page)
    expect((await page.goto(place))?.status()).toBe(200)
    await alert(page).waitFor()
    await eventually(() => names(page)).toEqual(['Starter', 'Professional', 'Premium'])
    await eventually(() => cards(page).getByText('Example').filter({ visible: true }).count()).toBe(3)
    for (const name of ['Professional', 'Premium']) await eventually(() => getStarted(page, name).isDisabled()).toBe(true)
    await eventually(() => cardOf(page, 'Starter').getByRole('link', { name: 'Try Now' }).isEnabled()).toBe(true)

    await alert(page).getByRole('button', { name: 'Retry' }).click()
    await eventually(() => page.locator('[data-plans][aria-busy]').count()).toBe(0)
    await eventually(() => getStarted(page, 'Professional').isDisabled()).toBe(true)
    await page.unrouteAll()
    await alert(page).getByRole('button', { name: 'Retry' }).click()
    await plansCame(page)
    await eventually(() => names(page)).toEqual(['Starter', 'Student', 'Professional', 'Premium'])
    for (const name of ['Student', 'Professional', 'Premium'])
      await eventually(() => getStarted(page, name).isEnabled()).toBe(true)
    await eventually(() => alert(page).count()).toBe(0)
    await eventually(() => cards(page).getByText('Example').filter({ visible: true }).count()).toBe(0)
  },
)

test('PRICING-008 PRICING-009 a signed-out visitor goes to /auth and returns after signing in', async () => {
  const ann = await newcomer(product.server)
  const page = await visit(product)
  await page.goto('/pricing')
  await plansCame(page)
  await cardOf(page, 'Starter').getByRole('link', { name: 'Try Now' }).click()
  // proves PRICING-008
  await arriveAt(page, '/auth?tab=sign-up')
  await page.goBack()
  await plansCame(page)
  await getStarted(page, 'Premium').click()
  // proves PRICING-009
  await arriveAt(page, '/auth?next=%2Fpricing')
  await signIn(page, ann.email)
  await arriveAt(page, '/pricing')
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
})

test('PRICING-010 PRICING-020 a signed-in user goes to the checkout of that plan, in the same tab', async () => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  const asked = page.waitForRequest('**/functions/v1/create-checkout')
  await getStarted(page, 'Premium').click()
  expect((await asked).postDataJSON()).toEqual({ plan: 'premium' })
  await page.waitForURL('**/demo/checkout/*')
  expect(page.context().pages()).toHaveLength(1)
  // proves PRICING-023
  await page.getByText('Demo mode, no payment is taken').waitFor()
  await page.getByText('$149.00 a month').waitFor()

  await page.getByRole('button', { name: 'Go back' }).click()
  await arriveAt(page, '/pricing?checkout=cancelled')
  await page.getByRole('status').filter({ hasText: 'Nothing was bought.' }).waitFor()
  await plansCame(page)
  await page.goBack()
  await page.goBack()
  await plansCame(page)
  // After a return from the back-forward cache the button works again.
  await eventually(() => getStarted(page, 'Premium').getAttribute('aria-busy')).toBeNull()
})

test('people who are signed in see their plan, the end of their trial, and no offer of a second one', async () => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  const starter = cardOf(page, 'Starter')
  await starter.getByText('Your plan', { exact: true }).waitFor()
  await page.getByText(/^Your trial runs until \d+ \w+ \d{4}\. After it you have 3 applications a month, free\.$/).waitFor()
  await starter.getByText('During the 4-day trial: up to 5 a day, 10 in all. After the trial: 3 a month').waitFor()
  await eventually(() => page.getByText('4-day free trial, no card required').filter({ visible: true }).count()).toBe(0)
  await eventually(() => starter.getByRole('link').allTextContents()).toEqual(['Open Billing'])
  await starter.getByRole('link', { name: 'Open Billing' }).click()
  await arriveAt(page, '/settings?tab=billing')
})

test('a subscriber sees the paid plan as theirs, and changes it in Billing', async () => {
  const page = await visitAs(product, await payer(product))
  await page.goto('/pricing')
  await cardOf(page, 'Professional').getByText('Your plan', { exact: true }).waitFor()
  await page.getByText(/^You have Professional\. It renews on \d+ \w+ \d{4}\.$/).waitFor()
  await eventually(() => page.getByText('Your plan', { exact: true }).filter({ visible: true }).count()).toBe(1)
  for (const name of ['Starter', 'Professional'])
    await eventually(() => cardOf(page, name).getByRole('link').allTextContents()).toEqual(['Open Billing'])
  await eventually(() => getStarted(page, 'Premium').isEnabled()).toBe(true)
})

test.each([
  [
    'PRICING-021 a checkout that fails with a message',
    { status: 404, json: { message: 'Plan configuration not found: premium' } },
  ],
  ['PRICING-022 a checkout that fails without a message', { status: 503, json: {} }],
  ['PRICING-022 a checkout that answers no address', { status: 200, json: {} }],
  ['PRICING-022 a server that cannot be reached', undefined],
])('%s says so beside its button', async (title, answer) => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await page.route('**/functions/v1/create-checkout', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await getStarted(page, 'Premium').click()
  const sentence = title.startsWith('PRICING-021')
    ? 'Failed to create checkout: Plan configuration not found: premium'
    : 'Failed to create checkout session'
  await cardOf(page, 'Premium').getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  await eventually(() => getStarted(page, 'Premium').isEnabled()).toBe(true)
  await eventually(() => getStarted(page, 'Premium').getAttribute('aria-busy')).toBeNull()
})

test('a session that has ended leads to sign-in instead of an error', async () => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await page.context().clearCookies()
  await getStarted(page, 'Professional').click()
  await arriveAt(page, '/auth?next=%2Fpricing')
})

test('the layout does not shift when the plans load, and the script is small', async () => {
  const page = await visit(product)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rpc/billing/plans', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.json.find(({ plan_key }: { plan_key: string }) => plan_key === 'premium').price_display = '$159'
    await released
    await route.fulfill({ json: answer })
  })
  await page.goto('/pricing')
  const boxes = () => cards(page).evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())))
  await cardOf(page, 'Premium').getByText('$149').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const before = await boxes()
  release()
  await cardOf(page, 'Premium').getByText('$159').waitFor()
  expect(await boxes()).toEqual(before)
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => /react|router/.test(name))).toEqual([])
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(15 * KIB)
})

test('without scripts the plans are readable and their buttons lead to sign-in', async () => {
  const page = await visit(product, { scripts: false })
  await page.goto('/pricing')
  await eventually(() => names(page)).toEqual(['Starter', 'Professional', 'Premium'])
  await getStarted(page, 'Professional').click()
  await arriveAt(page, '/auth?next=%2Fpricing')
})
