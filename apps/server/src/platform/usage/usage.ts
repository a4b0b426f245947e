import type { UsageEvent } from '@jobapply/core/account/constants'
import { asc, count, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import type { Values } from '#platform/db/prepared'
import { preparedWrite } from '#platform/db/prepared-write'
import { usageEvents } from './table.ts'

/** Records an event if the person has switched Analytics on. One statement, so that switching it off takes effect at once. */
export const recordUsage = (db: Db, userId: string, name: UsageEvent, now: Date) =>
  addEvent(db, { userId, name, now: now.toISOString() })

const addEvent = preparedWrite(
  (_, { userId, name, now }: Values<Record<'userId' | 'name' | 'now', string>>) =>
    sql`insert into usage_events (user_id, name, created_at)
        select user_id, ${name}::text, ${now}::timestamptz from profiles where user_id = ${userId} and analytics`,
)

const day = sql<string>`to_char(${usageEvents.created_at} at time zone 'UTC', 'YYYY-MM-DD')`

/** Of everybody. */
export const countUsage = (db: Db) =>
  db
    .select({ day, event: usageEvents.name, count: count() })
    .from(usageEvents)
    .groupBy(day, usageEvents.name)
    .orderBy(asc(day), asc(usageEvents.name))

export const removeUsageBefore = (db: Db, before: Date) => db.delete(usageEvents).where(lt(usageEvents.created_at, before))

export const erase = (tx: Db, userId: string) => tx.delete(usageEvents).where(eq(usageEvents.user_id, userId))
