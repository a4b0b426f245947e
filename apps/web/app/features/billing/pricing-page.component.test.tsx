import type { PlanConfiguration } from '@jobapply/core/billing/schema'
import { expect, test } from 'vitest'
import { answerAt } from '#testing/answer-at.ts'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault, UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import { type PersonName, recorded } from '#testing/recordings.ts'
import { leaveFor, type Page } from '#testing/visit.ts'
import { showLivePlans } from './live-plans.ts'
import PricingPage from './pricing-page.tsx'
import { showWayIn } from './public-call.ts'

const BROKEN = fault('INTERNAL_SERVER_ERROR')
const PLANS = recorded.stranger.billing.plans

const cards = (page: Page) => page.getByRole('list', { name: 'Plans' }).locator('> li')
const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load plan configurations' })
const getStarted = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: 'Get Started' })
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).count()

/** The plan with this key and these changes. */
const plan = (key: string, changes: Partial<PlanConfiguration>): PlanConfiguration => {
  const found = PLANS.find(({ plan_key }) => plan_key === key)
  if (!found) throw new Error(`There is no plan ${key}`)
  return { ...found, ...changes }
}
const STUDENT = plan('professional', {
  ...{ plan_key: 'student', plan_name: 'Student', auto_apply_limit: 30, limit_period: 'month' },
  ...{ price_amount: 999, price_display: '$9.99', features: ['Auto-apply to 5 jobs per day', 'Basic support'] },
})
const BIG_TEAMS = plan('professional', {
  ...{ plan_key: 'big-teams', plan_name: 'Big teams', auto_apply_limit: 500, limit_period: 'month' },
  ...{ price_amount: 0, price_display: 'Contact Us', features: ['A contract of your own'] },
})

const open = (as: PersonName, billing: Answers['billing'] = {}) =>
  mountPublicPage('/pricing', PricingPage, () => showLivePlans(showWayIn()), { as, answers: { billing } })
const plansCame = (page: Page) => page.locator('[data-plans][data-state=ready]').waitFor()

test('PRICING-001 anyone can see the plans, the free one first and then by price', async () => {
  const page = open('stranger')
  await plansCame(page)
  // proves PRICING-011
  expect(names(page)).toEqual(['Starter', 'Professional', 'Premium'])
  const texts = (name: string, ...wanted: string[]) => {
    for (const text of wanted) expect(cardOf(page, name).getByText(text, { exact: true }).isVisible(), text).toBe(true)
  }
  // proves PRICING-015
  texts('Starter', 'Free', 'forever', '4-day trial with up to 10 applications', 'Auto-apply to 5 jobs per day')
  // proves PRICING-016 PRICING-019
  texts('Professional', '$99.99', '/month', 'Auto-apply to 10 jobs per day')
  // proves PRICING-017
  texts('Premium', '$149', '/month', 'Auto-apply to 15 jobs per day')
  // proves PRICING-014
  expect(shown(page, 'Most popular')).toBe(1)
  expect(cardOf(page, 'Professional').getByText('Most popular').isVisible()).toBe(true)
  // proves PRICING-007
  expect(cardOf(page, 'Starter').getByRole('link').allTextContents()).toEqual(['Try Now'])
  for (const paid of ['Professional', 'Premium'])
    expect(cardOf(page, paid).getByRole('button').allTextContents()).toEqual(['Get Started'])
  expect(shown(page, 'Example')).toBe(0)
})

test('PRICING-002 the plans come from the catalogue, each with its own limit and period', async () => {
  const steady = { ...STUDENT, plan_key: 'steady', plan_name: 'Steady', auto_apply_limit: 7 }
  const fixed: PlanConfiguration = { ...steady, limit_period: 'day', price_amount: 500, price_display: '$5/month' }
  const page = open('stranger', { plans: [...PLANS, STUDENT, fixed] })
  await plansCame(page)
  expect(names(page)).toEqual(['Starter', 'Steady', 'Student', 'Professional', 'Premium'])
  // proves PRICING-013
  await cardOf(page, 'Student').getByText('Auto-apply to 30 jobs per month').waitFor()
  // proves PRICING-012
  await cardOf(page, 'Steady').getByText('Auto-apply to 7 jobs per day').waitFor()
  await cardOf(page, 'Steady').getByText('$5', { exact: true }).waitFor()
  // proves PRICING-019
  await cardOf(page, 'Student').getByText('/month', { exact: true }).waitFor()
})

test.each(['stranger', 'newcomer'] as const)(
  'PRICING-028 a plan without a price is listed last and leads to the contact form with its name (%s)',
  async (who) => {
    const page = open(who, { plans: [...PLANS, BIG_TEAMS] })
    await plansCame(page)
    if (who === 'newcomer') await cardOf(page, 'Starter').getByText('Your plan', { exact: true }).waitFor()
    expect(names(page)).toEqual(['Starter', 'Professional', 'Premium', 'Big teams'])
    const card = cardOf(page, 'Big teams')
    expect(card.locator('[data-slot=price], [data-slot=period]').allTextContents()).toEqual(['Contact Us', ''])
    expect(card.getByRole('link').allTextContents()).toEqual(['Contact Us'])
    expect(card.getByRole('button').count()).toBe(0)
    expect(card.getByText(/trial/i).filter({ visible: true }).count()).toBe(0)
    await card.getByRole('link').click()
    await leaveFor(page, '/help?plan=big-teams#contact')
  },
)

test('PRICING-004 when the table cannot be read the plans come from the documented function', async () => {
  const data = [...PLANS, STUDENT]
  const page = open('stranger', { plans: BROKEN, planConfigurations: { success: true, data } as never })
  await plansCame(page)
  expect(names(page)).toEqual(['Starter', 'Student', 'Professional', 'Premium'])
  expect(alert(page).count()).toBe(0)
})

test('PRICING-005 when no plan can be read, examples are shown and nothing can be bought until the plans load', async () => {
  const page = open('newcomer', { plans: BROKEN, planConfigurations: BROKEN })
  await alert(page).waitFor()
  expect(names(page)).toEqual(['Starter', 'Professional', 'Premium'])
  expect(cards(page).getByText('Example').filter({ visible: true }).count()).toBe(3)
  for (const name of ['Professional', 'Premium']) expect(getStarted(page, name).isDisabled()).toBe(true)
  expect(cardOf(page, 'Starter').getByRole('link', { name: 'Try Now' }).isEnabled()).toBe(true)
  await expectAccessible()

  await alert(page).getByRole('button', { name: 'Retry' }).click()
  await eventually(() => page.locator('[data-plans][aria-busy]').count()).toBe(0)
  expect(getStarted(page, 'Professional').isDisabled()).toBe(true)
  page.server.answer({ billing: { plans: [...PLANS, STUDENT] } })
  await alert(page).getByRole('button', { name: 'Retry' }).click()
  await plansCame(page)
  expect(names(page)).toEqual(['Starter', 'Student', 'Professional', 'Premium'])
  for (const name of ['Student', 'Professional', 'Premium']) expect(getStarted(page, name).isEnabled()).toBe(true)
  expect(alert(page).filter({ visible: true }).count()).toBe(0)
  expect(cards(page).getByText('Example').filter({ visible: true }).count()).toBe(0)
})

test('PRICING-008 PRICING-009 a signed-out visitor is led to /auth', async () => {
  const page = open('stranger')
  await plansCame(page)
  await cardOf(page, 'Starter').getByRole('link', { name: 'Try Now' }).click()
  // proves PRICING-008
  await leaveFor(page, '/auth?tab=sign-up')
  await getStarted(page, 'Premium').click()
  // proves PRICING-009
  await leaveFor(page, '/auth?next=%2Fpricing')
})

test('people who are signed in see their plan, the end of their trial, and no offer of a second one', async () => {
  const page = open('newcomer')
  const starter = cardOf(page, 'Starter')
  await starter.getByText('Your plan', { exact: true }).waitFor()
  await page.getByText('Your trial runs until 20 Nov 2026. After it you have 3 applications a month, free.').waitFor()
  await starter.getByText('During the 4-day trial: up to 5 a day, 10 in all. After the trial: 3 a month').waitFor()
  expect(shown(page, '4-day free trial, no card required')).toBe(0)
  expect(starter.getByRole('link').allTextContents()).toEqual(['Open Billing'])
  await starter.getByRole('link', { name: 'Open Billing' }).click()
  await leaveFor(page, '/settings?tab=billing')
})

test('a subscriber sees the paid plan as theirs, and changes it in Billing', async () => {
  const page = open('subscriber')
  await cardOf(page, 'Professional').getByText('Your plan', { exact: true }).waitFor()
  await page.getByText('You have Professional. It renews on 16 Dec 2026.').waitFor()
  expect(page.getByText('Your plan', { exact: true }).filter({ visible: true }).count()).toBe(1)
  for (const name of ['Starter', 'Professional'])
    expect(cardOf(page, name).getByRole('link').allTextContents()).toEqual(['Open Billing'])
  expect(getStarted(page, 'Premium').isEnabled()).toBe(true)
})

test('PRICING-010 PRICING-020 a signed-in user goes to the checkout of that plan, in the same tab', async () => {
  const page = open('newcomer', { createCheckout: { url: 'https://pay.example/c/1' } })
  await plansCame(page)
  await getStarted(page, 'Premium').click()
  await leaveFor(page, 'https://pay.example/c/1')
  expect([page.server.sentTo('billing/createCheckout'), page.opened]).toEqual([[{ plan: 'premium' }], []])
})

test.each([
  [
    'PRICING-021 with a message',
    fault('PLAN_NOT_FOUND', 'Plan configuration not found: premium'),
    'Failed to create checkout: Plan configuration not found: premium',
  ],
  ['PRICING-022 without a message', fault('CHECKOUT_UNAVAILABLE', ''), 'Failed to create checkout session'],
  ['PRICING-022 without a server', UNREACHABLE, 'Failed to create checkout session'],
])('%s a failed checkout says so beside its button', async (_, createCheckout, sentence) => {
  const page = open('newcomer', { createCheckout })
  await plansCame(page)
  await getStarted(page, 'Premium').click()
  await cardOf(page, 'Premium').getByRole('alert').getByText(sentence, { exact: true }).waitFor()
  expect(getStarted(page, 'Premium').isEnabled()).toBe(true)
  expect(getStarted(page, 'Premium').getAttribute('aria-busy')).toBeNull()
})

test('PRICING-022 a checkout that answers no address says so beside its button', async () => {
  const page = open('newcomer')
  await plansCame(page)
  answerAt('/functions/v1/create-checkout', {})
  await getStarted(page, 'Premium').click()
  await cardOf(page, 'Premium').getByRole('alert').getByText('Failed to create checkout session', { exact: true }).waitFor()
  expect(getStarted(page, 'Premium').isEnabled()).toBe(true)
  await expectAccessible()
})

test('a session that has ended leads to sign-in instead of an error', async () => {
  const page = open('newcomer', { createCheckout: fault('SIGNED_OUT') })
  await plansCame(page)
  await getStarted(page, 'Professional').click()
  await leaveFor(page, '/auth?next=%2Fpricing')
})
