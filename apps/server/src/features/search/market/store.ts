import type { MarketFigures, MarketWeek } from '@jobapply/core/search/market'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { jobMarket } from './table.ts'

export type MarketKey = { occupation: string; country: string }
const at = ({ occupation, country }: MarketKey) => and(eq(jobMarket.occupation, occupation), eq(jobMarket.country, country))

export async function findMarket(db: Db, key: MarketKey) {
  const [row] = await db.select().from(jobMarket).where(at(key))
  return row
}

/** From now on it is counted. */
export const noteAsked = (db: Db, key: MarketKey, now: Date) =>
  db
    .insert(jobMarket)
    .values({ ...key, askedAt: now })
    .onConflictDoUpdate({ target: [jobMarket.occupation, jobMarket.country], set: { askedAt: now } })

/** One that was never counted, or not since `before`, and that somebody asked for after `asked`. */
export async function findDue(db: Db, before: Date, asked: Date) {
  const [row] = await db
    .select()
    .from(jobMarket)
    .where(and(or(isNull(jobMarket.countedAt), lt(jobMarket.countedAt, before)), gt(jobMarket.askedAt, asked)))
    .orderBy(sql`${jobMarket.countedAt} asc nulls first`, jobMarket.occupation, jobMarket.country)
    .limit(1)
  return row
}

type Counted = { figures: MarketFigures; weeks: MarketWeek[] }
export const keepFigures = (db: Db, key: MarketKey, counted: Counted, now: Date) =>
  db
    .update(jobMarket)
    .set({ ...counted, countedAt: now })
    .where(at(key))

export const removeUnasked = (db: Db, before: Date) => db.delete(jobMarket).where(lt(jobMarket.askedAt, before))
