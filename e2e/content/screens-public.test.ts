import { onTestFinished, test } from 'vitest'
import { inspect, openProduct, sidewaysOf, visit, visitAs } from '#e2e/browser.ts'
import { ACADEMY, addPlan, BIG_TEAMS, cardOf, plansCame, STUDENT } from '#e2e/plans.ts'
import { eventually } from '#e2e/steps.ts'

const product = openProduct()
const STEADY = { ...STUDENT, key: 'steady', name: 'Steady', limit: 7, period: 'day' as const, price: '$5/month' }

// What axe says of each of them, with everything unfolded, is in features/content/public-pages.component.test.tsx.
test('no public page scrolls sideways; the longest of each kind is looked at', async () => {
  const page = await visit(product)
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '')
    })
  }
  await open('/')
  await plansCame(page)
  await inspect(page, 'landing')
  for (const path of ['help', 'documentation/api-reference', 'blog']) {
    await open(`/${path}`)
    await inspect(page, path.replace('/', '-'))
  }
  for (const path of [
    'about',
    'careers',
    'blog/read-a-posting-in-two-minutes',
    'documentation',
    'documentation/auto-apply-setup',
    'resume-tips',
    'interview-guide',
    'career-advice',
    'privacy-policy',
    'terms-of-service',
    'cookie-policy',
    'security',
    'offline',
    'no-such-page',
  ]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(`/${path}`)
    await eventually(() => sidewaysOf(page), `/${path} scrolls sideways at 390`).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 860 })
    await eventually(() => sidewaysOf(page), `/${path} scrolls sideways at 1280`).toBeLessThanOrEqual(0)
  }
})

test('seven plans, two of them on request, and a checkout', async () => {
  for (const plan of [STUDENT, STEADY, ACADEMY, BIG_TEAMS]) onTestFinished(await addPlan(product, plan))
  const page = await visitAs(product)
  await page.goto('/pricing')
  await plansCame(page)
  await cardOf(page, 'Academy').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).waitFor()
  await inspect(page, 'pricing')
  await cardOf(page, 'Premium').getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/demo/checkout/*')
  await page.getByText('Demo mode, no payment is taken').waitFor()
  await inspect(page, 'demo-checkout')
})
