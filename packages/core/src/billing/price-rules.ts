import { isSameWord } from '#shared/text/text'
import { DEFAULT_PERIOD_TEXT, FREE_PRICE, GET_STARTED, TRY_NOW } from './constants.ts'
import type { PlanOffer } from './schema.ts'

export type PriceKind = 'free' | 'paid' | 'on request'
export type Priced = Pick<PlanOffer, 'price_amount' | 'price_display' | 'period_text' | 'display_frequency' | 'currency_symbol'>

const DIGIT = /\p{Nd}/u

/**
 * The one rule that says what a plan costs, by the text that people read (PRICING-028, PLANS-068). 'Free' and a zero are free, a charged
 * amount is paid, and any other text ('Contact Us') is on request: it is neither sold nor tried nor free.
 */
export function priceKind(plan: Priced): PriceKind {
  if (isSameWord(plan.price_display, FREE_PRICE)) return 'free'
  if (plan.price_amount > 0) return DIGIT.test(plan.price_display) ? 'paid' : 'on request'
  return isZero(plan) ? 'free' : 'on request'
}

export const isFree = (plan: Priced) => priceKind(plan) === 'free'
export const isPaid = (plan: Priced) => priceKind(plan) === 'paid'
export const isOnRequest = (plan: Priced) => priceKind(plan) === 'on request'

/** The form shows a typed 0 as '$0.00/month'. */
function isZero(plan: Priced): boolean {
  const bare = bareText(plan)
  const number = bare.startsWith(plan.currency_symbol) ? bare.slice(plan.currency_symbol.length).trim() : bare
  return number !== '' && Number(number) === 0
}

const RANKS: Record<PriceKind, number> = { free: 0, paid: 1, 'on request': 2 }

/** The free plan first, then by ascending price (PRICING-011), and what has no price last (PRICING-028). */
export const inOrder = <P extends Priced>(plans: readonly P[]) =>
  plans.toSorted((one, other) => RANKS[priceKind(one)] - RANKS[priceKind(other)] || one.price_amount - other.price_amount)

/** Empty for a plan on request: its text is not an amount of money. */
export const periodText = (plan: Priced) =>
  isOnRequest(plan) ? '' : plan.period_text?.trim() || plan.display_frequency.trim() || DEFAULT_PERIOD_TEXT

/** Splits the period from the price: '$9.99/month' is '$9.99' and '/month'. */
export const priceText = (plan: Priced) => (isOnRequest(plan) ? plan.price_display.trim() : bareText(plan))

function bareText({ price_display, period_text, display_frequency }: Priced): string {
  const text = price_display.trim()
  const period = [period_text, display_frequency, DEFAULT_PERIOD_TEXT]
    .map((one) => one?.trim() ?? '')
    .find((one) => one !== '' && text.endsWith(one))
  return period ? text.slice(0, -period.length).trim() : text
}

/** PRICING-007; a plan on request repeats its text. */
export function planButton(plan: Priced): string {
  const kind = priceKind(plan)
  return kind === 'on request' ? priceText(plan) : kind === 'free' ? TRY_NOW : GET_STARTED
}
