import { describe, expect, test } from 'vitest'
import { FALLBACK_PLANS } from './constants.ts'
import { inOrder, type PriceKind, periodText, planButton, priceKind, priceText } from './price-rules.ts'
import type { PlanOffer } from './schema.ts'

const [starter, professional, premium] = FALLBACK_PLANS
if (!starter || !professional || !premium) throw new Error('three plans are documented')
const priced = (price_amount: number, price_display: string, rest: Partial<PlanOffer> = {}): PlanOffer => ({
  ...professional,
  ...{ plan_key: price_display, price_amount, price_display, ...rest },
})

describe('PRICING-028 PLANS-068 what a plan costs is decided by the text that people read', () => {
  test.each<readonly [number, string, PriceKind]>([
    ...['Free', 'free', ' FREE ', '$0.00/month', '0', '$0', '0.00', '$0/month'].map((text) => [0, text, 'free'] as const),
    ...['$9.99/month', '$149', '9.99', '€ 9,99 im Monat', '١٢ $', 'from $5'].map((text) => [999, text, 'paid'] as const),
    ...['Contact Us', 'contact us', 'Free trial', 'Free/month', 'Freе', 'NaN', 'Infinity', '-', '', ' '].map(
      (text) => [0, text, 'on request'] as const,
    ),
    // Nothing is charged, so an amount that is only typed is not a price.
    ...['$29', '29/month', '1,000', '9,99', '-5', '١٢', '0800 1234', '0% of your salary'].map(
      (text) => [0, text, 'on request'] as const,
    ),
    [999, 'Contact Us', 'on request'],
    [999, 'Free', 'free'],
  ])('%i minor units, shown as %o: %s', (amount, text, kind) => expect(priceKind(priced(amount, text))).toBe(kind))

  test('a zero is free in any currency and with any period', () => {
    expect(priceKind(priced(0, 'Fr.0.00 a year', { currency_symbol: 'Fr.', display_frequency: ' a year' }))).toBe('free')
    expect(priceKind(priced(0, '$0.00/month', { period_text: 'forever' }))).toBe('free')
  })
})

test('PRICING-011 PRICING-028 the free one is first, then the cheaper, and what has no price last', () => {
  const contact = priced(0, 'Contact Us')
  expect(inOrder([contact, premium, professional, starter]).map(({ plan_key }) => plan_key)).toEqual([
    ...['starter', 'professional', 'premium', 'Contact Us'],
  ])
})

test('PRICING-007 PRICING-028 the button follows the price; without a price it repeats the text', () => {
  expect(FALLBACK_PLANS.map(planButton)).toEqual(['Try Now', 'Get Started', 'Get Started'])
  expect(planButton(priced(0, ' Contact Us '))).toBe('Contact Us')
})

test('PRICING-019 the period is the own text of the plan, else per month', () => {
  expect(FALLBACK_PLANS.map(periodText)).toEqual(['forever', '/month', '/month'])
  expect(periodText({ ...professional, display_frequency: '' })).toBe('/month')
  expect(priceText({ ...professional, price_display: '$9.99/month' })).toBe('$9.99')
  expect(priceText({ ...starter, price_display: '$0.00/month' })).toBe('$0.00')
  expect(priceText(professional)).toBe('$99.99')
})

test('PRICING-028 a plan without a price shows its whole text and no period', () => {
  for (const text of ['Contact Us', 'Ask us/month']) {
    const plan = priced(0, text, { period_text: 'forever' })
    expect([priceText(plan), periodText(plan)]).toEqual([text, ''])
  }
})
