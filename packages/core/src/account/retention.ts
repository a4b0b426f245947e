import { LINKS_KEPT_DAYS, UNVERIFIED_KEPT_DAYS } from '#auth/constants'
import { addMonths, dayOf } from '#shared/time/dates'
import { UNCONFIRMED_KEPT_DAYS, USAGE_KEPT_DAYS } from './constants.ts'
import { GRACE_DAYS } from './deletion-constants.ts'

type Period = { years: number } | { months: number } | { days: number }

/**
 * How long things are kept: /gdpr shows exactly this table, and the tasks that remove things read their periods from it.
 * The periods are set in decisions, Account.
 */
export const KEPT_AFTER_CLOSING = {
  paymentEvents: {
    what: 'Payment events',
    how: 'Amount, currency, date and kind. Your user id is replaced by a random mark.',
    why: 'Bookkeeping.',
    period: { years: 3 },
  },
  auditEntries: {
    what: 'Audit entries',
    how: 'What an admin did and when. Your user id is replaced by a random mark.',
    why: 'Security.',
    period: { years: 3 },
  },
  deletionLedger: {
    what: 'A ledger of hashed user ids',
    how: 'A one-way hash of your user id and the date, nothing else.',
    why: 'If a backup has to be restored, your account is deleted again.',
    period: { years: 3 },
  },
} as const satisfies Record<string, Kept>

/** What goes earlier than the account. */
export const KEPT_WHILE_OPEN = {
  grace: { what: 'An account after its deletion was confirmed', period: { days: GRACE_DAYS } },
  usageEvents: { what: 'Usage events, if you switched analytics on', period: { days: USAGE_KEPT_DAYS } },
  unverified: { what: 'Sign-ups that nobody confirmed', period: { days: UNVERIFIED_KEPT_DAYS } },
  links: { what: 'Hashes of mailed links, after the links ran out', period: { days: LINKS_KEPT_DAYS } },
  messages: { what: 'Messages of the contact and careers forms', period: { months: 12 } },
  unconfirmedReaders: { what: 'Newsletter addresses that nobody confirmed', period: { days: UNCONFIRMED_KEPT_DAYS } },
} as const satisfies Record<string, { what: string; period: Period }>

type Kept = { what: string; how: string; why: string; period: Period }

/** Everything older than this is removed. A month's end stays one: a year before 29 February is 28 February. */
export function keptSince(period: Period, now: Date): Date {
  if ('days' in period) return new Date(now.getTime() - period.days * 86_400_000)
  const months = 'years' in period ? period.years * 12 : period.months
  return new Date(addMonths(dayOf(now), -months) + now.toISOString().slice(10))
}

export function periodText(period: Period): string {
  const [[unit, count]] = Object.entries(period) as [[string, number]]
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}
