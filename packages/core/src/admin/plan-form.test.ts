import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanConfiguration } from '#billing/schema'
import {
  addFeature,
  formProblem,
  newPlanForm,
  priceHint,
  toLimit,
  toPlanForm,
  toPlanKey,
  toPlanValues,
  toPrice,
  withInterval,
} from './plan-form.ts'
import { newPlan, planUpdate } from './plans-schema.ts'

const price = (price_input: string) => toPrice({ price_input, currency_symbol: '$', display_frequency: '/month' })

test.each<readonly [string, number, string]>([
  // proves PLANS-026 PLANS-034 PLANS-066
  ['9.99', 999, '$9.99/month'],
  ['19.99', 1999, '$19.99/month'],
  ['0.29', 29, '$0.29/month'],
  ['4.35', 435, '$4.35/month'],
  [' 20 ', 2000, '$20.00/month'],
  ['1e2', 10_000, '$100.00/month'],
  ['0', 0, '$0.00/month'],
  // proves PLANS-027
  ['Free', 0, 'Free'],
  ['Contact Us', 0, 'Contact Us'],
  ['9,99', 0, '9,99'],
  ['Infinity', 0, 'Infinity'],
  ...['$29', '29/month', '1,000', 'NaN', '١٢', '12 34', '--5'].map((text) => [text, 0, text] as const),
])('the price %o is %i minor units and shown as %s', (typed, price_amount, price_display) =>
  expect(price(typed)).toEqual({ price_amount, price_display }),
)

test('PLANS-066 every price in cents is read without an error of floating point', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const typed = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(price(typed).price_amount).toBe(cents)
    }),
  ))

test.each([
  ['My Plan', 'my-plan'],
  ['A  B\tC', 'a-b-c'],
  ['student', 'student'],
])('PLANS-024 the key %o becomes %s', (typed, key) => expect(toPlanKey(typed)).toBe(key))

test.each([
  ['25', 25],
  ['', 0],
  ['many', 0],
  ['-3', 0],
  ['7.9', 7],
  ['Infinity', 0],
])('PLANS-025 the limit %o is %i', (typed, limit) => expect(toLimit(typed)).toBe(limit))

test('PLANS-028 a feature is added only when it is not empty, and not twice', () => {
  expect(addFeature(['One'], '  Two ')).toEqual(['One', 'Two'])
  expect(addFeature(['One'], '   ')).toEqual(['One'])
  expect(addFeature(['One'], 'One')).toEqual(['One'])
})

test('PLANS-033 PLANS-032 a new form has the documented values, and is per month', () => {
  expect(toPlanValues({ ...newPlanForm(), plan_key: 'My Plan', plan_name: ' Mine ' })).toEqual({
    plan_key: 'my-plan',
    plan_name: 'Mine',
    description: null,
    auto_apply_limit: 5,
    limit_period: 'month',
    price_amount: 999,
    price_display: '$9.99/month',
    billing_interval: 'month',
    billing_interval_count: 1,
    display_frequency: '/month',
    currency: 'usd',
    currency_symbol: '$',
    features: ['Basic support', 'Dashboard access'],
  })
})

test.each([
  // proves PLANS-022
  [{ plan_key: '' }, 'Plan key and plan name are required'],
  [{ plan_name: ' ' }, 'Plan key and plan name are required'],
  [{ price_input: ' ' }, 'Please enter a price or a text such as Free.'],
  [{ price_input: '-5' }, 'A price cannot be negative.'],
  [{ price_input: '1000000' }, 'A price can be 999999.99 at most.'],
  [{}, undefined],
])('a form with %o: %s', (changes, sentence) =>
  expect(formProblem({ ...newPlanForm(), plan_key: 'mine', plan_name: 'Mine', ...changes })).toBe(sentence),
)

test('a saved plan opens in the form as it was, and saving it again changes nothing', () => {
  const values = toPlanValues({ ...newPlanForm(), plan_key: 'mine', plan_name: 'Mine', price_input: '29' })
  const plan = { ...values, period_text: null } as PlanConfiguration
  expect(toPlanValues(toPlanForm(plan))).toEqual(values)
  const free = toPlanValues({ ...toPlanForm(plan), price_input: 'Free' })
  expect(toPlanForm({ ...plan, ...free }).price_input).toBe('Free')
  for (const typed of ['Contact Us', '$29', '0.00']) {
    const other = { ...plan, ...toPlanValues({ ...toPlanForm(plan), price_input: typed }) }
    expect(toPlanForm(other).price_input).toBe(typed)
  }
})

test('the text behind the price follows the interval until somebody writes another', () => {
  const form = newPlanForm()
  expect(withInterval(form, 'year').display_frequency).toBe('/year')
  expect(withInterval({ ...form, display_frequency: 'a month' }, 'year').display_frequency).toBe('a month')
})

test.each<readonly [string, string]>([
  ['9.99', 'Shown as $9.99/month. People are charged this amount.'],
  ['Free', 'Shown as Free. Nothing is charged.'],
  ['0', 'Shown as $0.00/month. Nothing is charged.'],
  ...['Contact Us', '$29', '1,000'].map(
    (text) =>
      [text, `Shown as ${text}. This isn't a number, so nobody can buy the plan: its button leads to the contact form.`] as const,
  ),
  [' ', 'A number, Free, or a text such as Contact Us.'],
])('PLANS-027 PLANS-068 the form says what becomes of the price %o', (price_input, hint) =>
  expect(priceHint({ ...newPlanForm(), price_input })).toBe(hint),
)

const VALID = toPlanValues({ ...newPlanForm(), plan_key: 'mine', plan_name: 'Mine' })
test.each([
  ['a key of signs', { plan_key: '<script>' }],
  ['no key', { plan_key: ' ' }],
  ['no name', { plan_name: '' }],
  ['a long name', { plan_name: 'x'.repeat(101) }],
  ['a negative limit', { auto_apply_limit: -1 }],
  ['half an application', { auto_apply_limit: 1.5 }],
  ['an unknown period', { limit_period: 'hour' }],
  ['a negative price', { price_amount: -1 }],
  ['more than the provider takes', { price_amount: 100_000_000 }],
  ['an amount behind another text', { price_amount: 999, price_display: 'Contact Us' }],
  ['an amount behind the text Free', { price_amount: 999, price_display: ' free ' }],
  ['an unknown interval', { billing_interval: 'decade' }],
  ['four years at once', { billing_interval: 'year', billing_interval_count: 4 }],
  ['21 features', { features: Array.from({ length: 21 }, (_, n) => `Feature ${n}`) }],
  ['a long feature', { features: ['x'.repeat(201)] }],
  ['an unknown currency', { currency: 'dollars' }],
])('API-016 the server refuses a plan with %s', (_, changes) =>
  expect(newPlan.safeParse({ ...VALID, ...changes }).success).toBe(false),
)

test('PLANS-030 PLANS-024 empty features are dropped, the price is rounded and the key is spelled right', () => {
  const sent = { ...VALID, plan_key: ' My Plan ', features: ['One', ' ', ''], price_amount: 998.6 }
  expect(newPlan.parse(sent)).toMatchObject({ plan_key: 'my-plan', features: ['One'], price_amount: 999 })
  const { plan_key: planKey, ...changes } = sent
  expect(planUpdate.parse({ planKey, changes })).toMatchObject({ changes: { features: ['One'], price_amount: 999 } })
  expect(planUpdate.parse({ planKey, changes: { ...changes, price_amount: 998.4 } }).changes.price_amount).toBe(998)
})

test('PLANS-058 what a new plan leaves out is the documented default, and the typed price is not a part of it', () => {
  const sent = {
    plan_key: 'bare',
    plan_name: 'Bare',
    auto_apply_limit: 7,
    price_amount: 999,
    price_display: '$9.99',
    features: [],
  }
  expect(newPlan.parse({ ...sent, price_input: '9.99' })).toEqual({
    ...sent,
    ...{ description: null, limit_period: 'month', currency: 'usd', currency_symbol: '$' },
    ...{ billing_interval: 'month', billing_interval_count: 1, display_frequency: '/month' },
  })
})

test('PLANS-030 the form itself sends no empty feature and no part of a cent', () => {
  const form = { ...newPlanForm(), plan_key: 'mine', plan_name: 'Mine', features: ['One', ' ', '', ' Two '] }
  expect(toPlanValues(form).features).toEqual(['One', 'Two'])
  expect(price('1.2345e1').price_amount).toBe(1_235)
  expect(price('1.2344e1').price_amount).toBe(1_234)
})
