import { describe, expect, test } from 'vitest'
import {
  type ComparedPlan,
  comparePlans,
  compareSubscriptions,
  type LocalSubscription,
  type ProviderSubscription,
} from './audit-rules.ts'

const TERMS = { price_amount: 999, currency: 'usd', billing_interval: 'month', billing_interval_count: 1 } as const
const PLAN: ComparedPlan = {
  ...{ plan_key: 'student', stripe_product_id: 'prod_1', stripe_price_id: 'price_1', ...TERMS },
  ...{ price_display: '$9.99', period_text: null, display_frequency: '/month', currency_symbol: '$' },
}
const FREE = { ...PLAN, price_amount: 0, price_display: 'Free' }
const CONTACT = { ...PLAN, price_amount: 0, price_display: 'Contact Us' }
const UNKNOWN = { stripe_product_id: null, stripe_price_id: null }
const PRODUCT = { id: 'prod_1', isActive: true, planKey: 'student' }
const PRICE = { id: 'price_1', isActive: true, terms: TERMS }

describe('an audit of the plans finds', () => {
  test.each([
    ['nothing where both agree', [PLAN], [PRODUCT], [PRICE], []],
    ['nothing about a free plan', [{ ...FREE, ...UNKNOWN }], [], [], []],
    ['nothing about a plan on request', [{ ...CONTACT, ...UNKNOWN }], [], [], []],
    ['what is free here and sold at the provider', [FREE], [PRODUCT], [PRICE], [['price_differs', 'sync']]],
    ['what is on request here and sold at the provider', [CONTACT], [PRODUCT], [PRICE], [['price_differs', 'sync']]],
    ['nothing about a plan on request whose sale has stopped', [CONTACT], [PRODUCT], [{ ...PRICE, isActive: false }], []],
    ['a plan without a price', [{ ...PLAN, stripe_price_id: null }], [PRODUCT], [], [['plan_without_price', 'sync']]],
    ['a missing product', [PLAN], [], [PRICE], [['product_missing', 'sync']]],
    ['an archived product', [PLAN], [{ ...PRODUCT, isActive: false }], [PRICE], [['product_archived', 'sync']]],
    ['a missing price', [PLAN], [PRODUCT], [], [['price_missing', 'sync']]],
    ['an archived price', [PLAN], [PRODUCT], [{ ...PRICE, isActive: false }], [['price_archived', 'sync']]],
    ['another amount', [PLAN], [PRODUCT], [{ ...PRICE, terms: { ...TERMS, price_amount: 1999 } }], [['price_differs', 'sync']]],
    [
      'another interval',
      [PLAN],
      [PRODUCT],
      [{ ...PRICE, terms: { ...TERMS, billing_interval: 'year' as const } }],
      [['price_differs', 'sync']],
    ],
    ['a product of a deleted plan', [], [PRODUCT], [PRICE], [['provider_only', 'archive']]],
    ['a second product of an active plan', [PLAN], [PRODUCT, { ...PRODUCT, id: 'prod_2' }], [PRICE], [['provider_only', null]]],
    ['nothing about products of others', [PLAN], [PRODUCT, { id: 'prod_2', isActive: true, planKey: undefined }], [PRICE], []],
  ])('%s', (_, plans, products, prices, found) => {
    const findings = comparePlans(plans, products, prices)
    expect(findings.map(({ kind, repair }) => [kind, repair])).toEqual(found)
    for (const { repair, reason } of findings) expect(repair ?? reason).toBeTruthy()
  })

  test('a price that differs is reported with both prices', () => {
    const [finding] = comparePlans([PLAN], [PRODUCT], [{ ...PRICE, terms: { ...TERMS, price_amount: 1999 } }])
    expect(finding?.detail).toBe('Here it costs $9.99 a month, at Stripe $19.99 a month.')
  })
})

describe('an audit of the subscriptions finds', () => {
  const ANN = { userId: 'ann', email: 'ann@gmail.com' }
  const side = { subscriptionId: 'sub_1', customerId: 'cus_1', planKey: 'student', status: 'active' }
  const HERE: LocalSubscription = { ...side, ...ANN }
  const THERE: ProviderSubscription = { ...side, payer: ANN, knownCustomer: 'cus_1' }

  test.each([
    ['nothing where both agree', [HERE], [THERE], []],
    ['nothing about what is over on both sides', [{ ...HERE, status: 'canceled' }], [{ ...THERE, status: 'canceled' }], []],
    ['what is active at the provider only', [], [THERE], [['provider_only', true]]],
    ['what is over here only', [{ ...HERE, status: 'canceled' }], [THERE], [['provider_only', true]]],
    ['what nobody here pays for', [], [{ ...THERE, payer: undefined, knownCustomer: undefined }], [['provider_only', false]]],
    ['what is active here only', [HERE], [], [['local_only', true]]],
    ['what is over at the provider only', [HERE], [{ ...THERE, status: 'canceled' }], [['local_only', true]]],
    ['another plan', [HERE], [{ ...THERE, planKey: 'premium' }], [['wrong_plan', true]]],
    ['two customers of one person', [], [{ ...THERE, customerId: 'cus_2' }], [['two_customers', false]]],
  ])('%s', (_, here, there, found) => {
    const mismatches = compareSubscriptions(here, there)
    expect(mismatches.map(({ kind, isRepairable }) => [kind, isRepairable])).toEqual(found)
    for (const { isRepairable, reason } of mismatches) expect(isRepairable || reason).toBeTruthy()
  })
})
