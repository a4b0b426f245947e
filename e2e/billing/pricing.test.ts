import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, visit, visitAs } from '#e2e/browser.ts'
import { cardOf, cards, plansCame } from '#e2e/plans.ts'
import { arriveAt, eventually } from '#e2e/steps.ts'

const product = openProduct()
const KIB = 1024
const getStarted = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Get Started' })

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
  await page.getByRole('status').filter({ hasText: "You weren't charged." }).waitFor()
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
