import { newcomer } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openProduct, visit, visitAs } from './shared/browser.ts'
import { addPlan, cardOf, cards, names, plansCame, STUDENT } from './shared/plans.ts'
import { arriveAt, eventually, signIn } from './shared/steps.ts'

const product = openProduct()
const KIB = 1024
const getStarted = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Get Started' })

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

test('the layout does not shift when the plans load, and the script is small', async () => {
  const page = await visit(product, { fresh: true })
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

test('PRICING-022 a checkout that answers no address says so beside its button', async () => {
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ status: 200, json: {} }))
  await getStarted(page, 'Premium').click()
  await cardOf(page, 'Premium').getByRole('alert').getByText('Failed to create checkout session', { exact: true }).waitFor()
  await eventually(() => getStarted(page, 'Premium').isEnabled()).toBe(true)
})
