import { FALLBACK_PLANS } from '@jobapply/core/billing/constants'
import type { PlanOffer } from '@jobapply/core/billing/schema'
import { expect, test } from 'vitest'
import { viewPlans } from './plan-view.ts'

const [starter, professional] = FALLBACK_PLANS as [PlanOffer, PlanOffer]
const contact = {
  ...professional,
  ...{ plan_key: 'big-teams', plan_name: 'Big teams', price_amount: 0, price_display: 'Contact Us' },
}

test('PRICING-028 a plan without a price comes last, repeats its text and leads to the contact form with the plan named', () => {
  const shown = viewPlans([contact, professional, starter]).map(({ key, price, period, button, link, note }) => [
    ...[key, price, period, button, link, note !== ''],
  ])
  expect(shown).toEqual([
    ['starter', 'Free', 'forever', 'Try Now', '/auth?tab=sign-up', true],
    ['professional', '$99.99', '/month', 'Get Started', null, false],
    ['big-teams', 'Contact Us', '', 'Contact Us', '/help?plan=big-teams#contact', false],
  ])
})

test('PRICING-028 a key of strange letters stays one value of the address', () => {
  const [plan] = viewPlans([{ ...contact, plan_key: 'größe&plan=starter#x' }])
  const { searchParams, hash } = new URL(plan?.link ?? '', 'http://localhost')
  expect([searchParams.getAll('plan'), hash]).toEqual([['größe&plan=starter#x'], '#contact'])
})
