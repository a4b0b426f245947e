import { expect, test } from 'vitest'
import {
  connectionState,
  isDemoPlan,
  mayAdvance,
  notSyncedText,
  progressText,
  shownAndMore,
  stripePriceUrl,
  syncFailure,
  syncState,
} from './plan-rules.ts'

const PRICE = { price_amount: 999, price_display: '$9.99', period_text: null, display_frequency: '/month', currency_symbol: '$' }
const FREE = { ...PRICE, price_amount: 0, price_display: 'Free' }
const CONTACT = { ...PRICE, price_amount: 0, price_display: 'Contact Us' }
const PAID = { ...PRICE, stripe_price_id: null, creation_status: 'saved', last_synced_at: null } as const

test.each([
  ['a plan without a price at the provider', PAID, false, { kind: 'unsynced', text: 'Stripe has no price for it' }],
  [
    'a plan that was changed since',
    { ...PAID, stripe_price_id: 'price_1' },
    false,
    { kind: 'unsynced', text: 'Stripe has an earlier version of it' },
  ],
  [
    'a synced plan',
    { ...PAID, stripe_price_id: 'price_1', creation_status: 'complete', last_synced_at: '2026-11-14T09:02:00.000Z' },
    false,
    { kind: 'synced', at: '2026-11-14T09:02:00.000Z' },
  ],
  ['a free plan', { ...PAID, ...FREE }, false, { kind: 'nothing', text: 'Free, so nothing to sync' }],
  ['a plan on request', { ...PAID, ...CONTACT }, false, { kind: 'nothing', text: 'No price to sync' }],
  [
    'a plan that was sold before',
    { ...PAID, ...CONTACT, stripe_price_id: 'price_1' },
    false,
    { kind: 'unsynced', text: 'Stripe still sells it' },
  ],
  ['demo mode', { ...PAID, stripe_price_id: 'price_1' }, true, { kind: 'nothing', text: 'Demo mode: not synced' }],
] as const)('PLANS-003 the sync state of %s', (_, plan, isDemo, state) => expect(syncState(plan, isDemo)).toEqual(state))

test('PLANS-003 a plan is live when the provider knows it or when it is free; in demo mode none is', () => {
  expect(isDemoPlan({ ...PRICE, is_demo: true }, false)).toBe(true)
  expect(isDemoPlan({ ...PRICE, is_demo: false }, false)).toBe(false)
  expect(isDemoPlan({ ...FREE, is_demo: true }, false)).toBe(false)
  expect(isDemoPlan({ ...CONTACT, is_demo: true }, false)).toBe(false)
  expect(isDemoPlan({ ...PRICE, is_demo: false }, true)).toBe(true)
})

test('PLANS-067 PLANS-068 step 2 is passed over in demo mode and where there is no price', () => {
  const said = (isDemo: boolean) => [PRICE, FREE, CONTACT].map((plan) => notSyncedText(plan, isDemo))
  expect(said(false)).toEqual([undefined, 'Free, so nothing to sync', 'No price to sync'])
  expect(said(true)).toEqual(['Demo mode: not synced', 'Demo mode: not synced', 'No price to sync'])
})

test('PLANS-002 a card shows three features and how many more there are', () => {
  expect(shownAndMore(['1', '2', '3', '4', '5'])).toEqual({ shown: ['1', '2', '3'], more: 2 })
  expect(shownAndMore(['1'])).toEqual({ shown: ['1'], more: 0 })
})

test('PLANS-014 the progress counts the completed steps in percent', () => {
  expect([0, 1, 2, 3].map((done) => progressText(done, 3))).toEqual([
    '0 of 3 done, 0%',
    '1 of 3 done, 33%',
    '2 of 3 done, 67%',
    '3 of 3 done, 100%',
  ])
})

test('PLANS-013 a creation moves on one way, and a paid plan not before it is synced', () => {
  const at = (creation_status: 'saved' | 'stripe_synced' | 'ui_synced' | 'complete', price = PRICE) => ({
    ...price,
    creation_status,
  })
  expect(mayAdvance(at('saved'), 'ui_synced', false)).toBe(false)
  expect(mayAdvance(at('saved'), 'ui_synced', true)).toBe(true)
  expect(mayAdvance(at('saved', FREE), 'complete', false)).toBe(true)
  expect(mayAdvance(at('saved', CONTACT), 'complete', false)).toBe(true)
  expect(mayAdvance(at('stripe_synced'), 'ui_synced', false)).toBe(true)
  expect(mayAdvance(at('ui_synced'), 'complete', false)).toBe(true)
  expect(mayAdvance(at('complete'), 'ui_synced', false)).toBe(false)
})

test.each([
  ['This product cannot be updated', 'Auto-conflict resolved!', 8],
  ['It was created automatically', 'Auto-conflict resolved!', 8],
  ['a product created by Stripe', 'Auto-conflict resolved!', 8],
  ['auto-created', 'Auto-conflict resolved!', 8],
  ["No such product: 'prod_1' (invalid_request_error, resource_missing)", 'Auto-conflict resolved!', 8],
  ['STRIPE_SECRET_KEY is missing', 'Stripe not configured', 5],
  ['Payments are not configured', 'Stripe not configured', 5],
  ['Authentication required for Stripe sync', 'Authentication issue: refresh your session and try again', undefined],
  ['unauthorized', 'Authentication issue: refresh your session and try again', undefined],
  ['Failed to load plan configurations', 'Temporary loading issue', 6],
  ['no answer', 'Stripe sync issue: no answer may be temporary, try again', undefined],
  // proves PLANS-043
  ['', 'Stripe sync issue: Stripe sync failed may be temporary, try again', undefined],
  [null, 'Stripe sync issue: Stripe sync failed may be temporary, try again', undefined],
])('PLANS-046 PLANS-047 PLANS-048 PLANS-049 PLANS-050 a sync that failed with %o is told as %s', (message, title, seconds) => {
  const failure = syncFailure(message)
  expect([failure.title, failure.seconds]).toEqual([title, seconds])
  if (title.startsWith('Auto-conflict')) expect(failure.description).toContain('Click Sync again')
})

test('PLANS-010 the connection is connecting, connected, error or disconnected', () => {
  expect(connectionState({ isLoading: true, hasFailed: true, isReached: false })).toBe('connecting')
  expect(connectionState({ isLoading: false, hasFailed: false, isReached: false })).toBe('connected')
  expect(connectionState({ isLoading: false, hasFailed: true, isReached: true })).toBe('error')
  expect(connectionState({ isLoading: false, hasFailed: true, isReached: false })).toBe('disconnected')
})

test('PLANS-006 the provider shows a price at an address that holds its id', () => {
  expect(stripePriceUrl('price_1')).toBe('https://dashboard.stripe.com/prices/price_1')
  expect(stripePriceUrl('a/b?c')).toBe('https://dashboard.stripe.com/prices/a%2Fb%3Fc')
})
