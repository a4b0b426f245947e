import {
  type Allowance,
  allowanceOf,
  hasPaid,
  limitDetails,
  mayAutomate,
  unitsLeft,
  zoneOfDay,
} from '@jobapply/core/billing/limits'
import type { Usage, Used } from '@jobapply/core/billing/schema'
import type { Db } from '#platform/db/database'
import { lockPerson } from '#platform/db/lock'
import { type Write, writeTogether } from '#platform/db/write-together'
import { quotaRefusals } from '#platform/metrics/requests'
import { countUses, findStanding, insertUses, settleUses } from './quota-store.ts'

/** What a person may do now; screens, the submit call and the public API all use this answer. */
export async function findUsage(db: Db, userId: string, now: Date): Promise<Usage> {
  const standing = await findStanding(db, userId, now)
  const allowance = allowanceOf(standing, now)
  const { used } = await countUses(db, userId, allowance.spans)
  return {
    ...toAnswer(allowance, used),
    plan_name: allowance.kind === 'subscription' ? standing.planName : null,
    timeZone: zoneOfDay(standing.zone, now),
  }
}

/** Whether the person may switch automation on: with a trial, a subscription or as an admin. */
export const canAutomate = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  mayAutomate(allowanceOf(await findStanding(db, userId, now), now).kind)

/** Whether the person may use Pro features. */
export const hasPaidPlan = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  hasPaid(allowanceOf(await findStanding(db, userId, now), now).kind)

export type Taken = {
  /** In the order given; those that already had a unit are among them. */
  taken: string[]
  /** Those that got none because no unit was left. */
  refused: string[]
  usage: Omit<Usage, 'plan_name' | 'timeZone'>
}

/**
 * Takes one unit for each of these applications, as many as fit, inside the caller's transaction: either both happen or neither. With one
 * unit left, of any number of callers at once exactly one gets it (APPLY-030).
 */
export async function takeUnits(
  tx: Db,
  userId: string,
  applications: readonly string[],
  wanted: { state?: 'reserved' | 'final'; now: Date },
): Promise<Taken> {
  const { write, ...taken } = await planUnits(tx, userId, applications, wanted)
  await writeTogether(tx, [write])
  return taken
}

/** The same, where `write` goes out with other writes of this transaction: the units are taken when it is sent. */
export async function planUnits(
  tx: Db,
  userId: string,
  applications: readonly string[],
  { state = 'reserved', now }: { state?: 'reserved' | 'final'; now: Date },
): Promise<Taken & { write: Write }> {
  await lockPerson(tx, userId)
  const allowance = allowanceOf(await findStanding(tx, userId, now), now)
  const { used: current, holders } = await countUses(tx, userId, allowance.spans, applications)
  const wanting = [...new Set(applications)].filter((application) => !holders.includes(application))
  const fitting = wanting.slice(0, unitsLeft(allowance.limits, current) ?? wanting.length)
  if (fitting.length < wanting.length) quotaRefusals.add({ plan: allowance.kind }, wanting.length - fitting.length)
  const got = new Set([...holders, ...fitting])
  const more = (used: number) => used + fitting.length
  const after = { daily: more(current.daily), weekly: more(current.weekly), monthly: more(current.monthly) }
  return {
    taken: applications.filter((application) => got.has(application)),
    refused: applications.filter((application) => !got.has(application)),
    usage: toAnswer(allowance, after),
    write: insertUses(tx, userId, fitting, state, now),
  }
}

/** The application has been sent: its reservation becomes final, and no second unit is taken (APPLY-044). */
export const finishUnit = (tx: Db, userId: string, application: string) => settleUses(tx, userId, [application], 'final')

/** They failed, were skipped or withdrawn before they were sent: their units can be taken again. */
export const releaseUnits = (tx: Db, userId: string, applications: readonly string[]) =>
  settleUses(tx, userId, applications, 'released')

function toAnswer({ kind, limits, spans }: Allowance, current: Used): Taken['usage'] {
  return {
    kind,
    limits,
    current,
    left: unitsLeft(limits, current),
    resets: {
      daily: spans.daily.until.toISOString(),
      weekly: spans.weekly.until.toISOString(),
      monthly: spans.monthly.until.toISOString(),
    },
    mayAutomate: mayAutomate(kind),
    details: limitDetails(limits, current),
  }
}
