import { dayAround, UTC } from '#shared/time/time-zones'
import {
  CYCLE_DAYS,
  DAY_MS,
  ENTITLED,
  FREE_LIMITS,
  LEAST_PER_WEEK,
  LOST_PLAN_LIMIT,
  TRIAL_LIMITS,
  WEEK_DAYS,
} from './constants.ts'
import type { Limits, PlanOffer, Used } from './schema.ts'

type Span = { from: Date; until: Date }
export type PlanLimit = Pick<PlanOffer, 'auto_apply_limit' | 'limit_period'>

/** The person's time zone; a change takes effect the next day (APPLY-060). */
export type ZoneRecord = { zone: string | null; before: string | null; changedAt: Date | null }

/** `plan` is null when it no longer exists. */
export type Paid = {
  status: string
  plan: PlanLimit | null
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  /** current_period_start of the last paid period. */
  paidPeriodStart: Date
}

export type Standing = {
  isAdmin: boolean
  createdAt: Date
  trial: { start: Date; end: Date } | null
  subscription: Paid | null
  zone: ZoneRecord
}

/** What grants access now, its limits (null: unlimited), and the period in which units count. */
export type Allowance = {
  kind: 'admin' | 'subscription' | 'trial' | 'free'
  limits: Limits | null
  spans: { daily: Span; weekly: Span; monthly: Span }
}

/** The first match counts (decisions, Plans, trial and limits). */
export function allowanceOf(standing: Standing, now: Date): Allowance {
  const daily = dayAround(now, zoneOfDay(standing.zone, now))
  const { trial, subscription } = standing
  if (standing.isAdmin) return { kind: 'admin', limits: null, spans: { daily, ...cycleAround(standing.createdAt, now) } }
  if (subscription && isEntitled(subscription, now)) {
    const limits = planLimits(subscription.plan ?? LOST_PLAN_LIMIT)
    return { kind: 'subscription', limits, spans: { daily, ...cycleAround(subscription.paidPeriodStart, now) } }
  }
  if (trial && isTrialActive(trial, now)) {
    const from = trial.start <= now ? trial.start : cycleAround(trial.start, now).monthly.from
    const whole = { from, until: trial.end }
    return { kind: 'trial', limits: TRIAL_LIMITS, spans: { daily, weekly: whole, monthly: whole } }
  }
  const { weekly, monthly } = cycleAround(standing.createdAt, now)
  const afterTrial = (span: Span): Span => (trial && trial.end > span.from ? { ...span, from: trial.end } : span)
  return { kind: 'free', limits: FREE_LIMITS, spans: { daily, weekly: afterTrial(weekly), monthly: afterTrial(monthly) } }
}

/** A cancelled subscription gives access until the end of its period (BILLING-028), even before the provider's event arrives. */
export const isEntitled = (s: Pick<Paid, 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>, now: Date) =>
  ENTITLED.some((status) => status === s.status) && !(s.cancelAtPeriodEnd && now >= s.currentPeriodEnd)

/** A trial that a fast clock started in the future is active as soon as the clock is right again: nobody loses days of it. */
export const isTrialActive = ({ end }: { end: Date }, now: Date) => now < end

/** A day plan of N allows N a day, 7N a week, 31N a cycle; a month plan of N allows N a cycle and a share of it a week. */
export function planLimits({ auto_apply_limit: n, limit_period }: PlanLimit): Limits {
  if (limit_period === 'day') return { daily: n, weekly: WEEK_DAYS * n, monthly: CYCLE_DAYS * n }
  return { daily: null, weekly: Math.max(Math.min(n, LEAST_PER_WEEK), Math.ceil((WEEK_DAYS * n) / CYCLE_DAYS)), monthly: n }
}

/**
 * The current 31-day cycle from `start`, and its current week; days 29-31 are a short fifth week. A clock that was put back can be before
 * `start`: that is a cycle, too, because units outside of every cycle would have no limit.
 */
export function cycleAround(start: Date, now: Date): { weekly: Span; monthly: Span } {
  const passed = now.getTime() - start.getTime()
  const cycle = start.getTime() + Math.floor(passed / (CYCLE_DAYS * DAY_MS)) * CYCLE_DAYS * DAY_MS
  const end = cycle + CYCLE_DAYS * DAY_MS
  const week = cycle + Math.floor((now.getTime() - cycle) / (WEEK_DAYS * DAY_MS)) * WEEK_DAYS * DAY_MS
  return {
    weekly: { from: new Date(week), until: new Date(Math.min(week + WEEK_DAYS * DAY_MS, end)) },
    monthly: { from: new Date(cycle), until: new Date(end) },
  }
}

/** The zone in effect when the current day began. */
export function zoneOfDay({ zone, before, changedAt }: ZoneRecord, now: Date): string {
  if (!changedAt) return zone ?? UTC
  const former = before ?? UTC
  return now < dayAround(changedAt, former).until ? former : (zone ?? UTC)
}

export function moveZone(record: ZoneRecord, zone: string, now: Date): ZoneRecord {
  const { before, changedAt } = record
  // A second change on the same day replaces the first; the current day keeps its zone.
  if (changedAt && now < dayAround(changedAt, before ?? UTC).until) return { zone, before, changedAt }
  const running = zoneOfDay(record, now)
  return zone === running ? record : { zone, before: running, changedAt: now }
}

/** Null: unlimited. */
export function unitsLeft(limits: Limits | null, current: Used): number | null {
  if (!limits) return null
  const left = [
    limits.monthly - current.monthly,
    limits.weekly - current.weekly,
    ...(limits.daily === null ? [] : [limits.daily - current.daily]),
  ]
  return Math.max(0, Math.min(...left))
}

const NAMES = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const

/** A sentence for each reached limit (spec 3 §7, `details`). */
export function limitDetails(limits: Limits | null, current: Used): { daily?: string; weekly?: string; monthly?: string } {
  const reached = (['daily', 'weekly', 'monthly'] as const).flatMap((key) => {
    const limit = limits?.[key] ?? null
    return limit === null || current[key] < limit
      ? []
      : [[key, `${NAMES[key]} limit reached: ${current[key]} of ${limit} applications used.`] as const]
  })
  return Object.fromEntries(reached)
}

/** After an expired trial, automation needs a subscription; single applications stay possible (decisions, Plans). */
export const mayAutomate = (kind: Allowance['kind']) => kind !== 'free'

/** Operations marked Pro need a paid plan; a trial is not enough (API-013). */
export const hasPaid = (kind: Allowance['kind']) => kind === 'subscription' || kind === 'admin'
