import { expect, test } from 'vitest'
import { showLivePlans } from '#features/billing/live-plans.ts'
import { showWayIn } from '#features/billing/public-call.ts'
import { fault } from '#testing/calls.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import { recorded } from '#testing/recordings.ts'
import LandingPage from './landing-page.tsx'

const start = () => showLivePlans(showWayIn())

test('LANDING-025 when no plan can be read, the landing page shows examples and disables buying until the plans load', async () => {
  const broken = fault('INTERNAL_SERVER_ERROR')
  const answers = { billing: { plans: broken, planConfigurations: broken } }
  const page = mountPublicPage('/', LandingPage, start, { as: 'newcomer', answers })
  const cards = page.getByRole('list', { name: 'Plans' }).locator('> li')
  const buy = cards.getByRole('button', { name: 'Get Started' })
  const isOff = () => buy.evaluateAll((all) => all.map((button) => button.matches(':disabled')))
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load plan configurations' })
  await alert.waitFor()
  expect(cards.getByText('Example').filter({ visible: true }).count()).toBe(3)
  expect(isOff()).toEqual([true, true])
  page.server.forget('billing/plans')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await page.locator('[data-plans][data-state=ready]').waitFor()
  expect(isOff()).toEqual([false, false])
})

test('LANDING-015 the plans of the landing page come from the catalogue', async () => {
  const plans = recorded.stranger.billing.plans.map((plan) =>
    plan.plan_key === 'premium' ? { ...plan, plan_name: 'Grand', price_amount: 500, price_display: '$5' } : plan,
  )
  const page = mountPublicPage('/', LandingPage, start, { answers: { billing: { plans } } })
  await page.locator('[data-plans][data-state=ready]').waitFor()
  const names = page.getByRole('list', { name: 'Plans' }).locator('> li').getByRole('heading').allTextContents()
  expect(names).toEqual(['Starter', 'Grand', 'Professional'])
})
