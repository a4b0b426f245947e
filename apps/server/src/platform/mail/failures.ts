import { createHash } from 'node:crypto'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { mailFailures } from './table.ts'

const MAX_LISTED = 200
const LONGEST_REASON = 60

export const failureId = (sealed: string) => createHash('sha256').update(sealed).digest('hex')

/** Codes of the mail server and the network only: their sentences may name the address. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const codes = [code, responseCode].map((one) => String(one ?? '')).filter((one) => /^[A-Z0-9_]+$/.test(one))
  return codes.join(' ').slice(0, LONGEST_REASON) || 'unknown'
}

export const noteFailure = (db: Db, id: string, reason: string, now: Date) =>
  db
    .insert(mailFailures)
    .values({ id, reason, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: mailFailures.id,
      set: { reason, lastAt: now, tries: sql`${mailFailures.tries} + 1` },
    })

export const forgetFailure = (db: Db, id: string) => db.delete(mailFailures).where(eq(mailFailures.id, id))

export const removeOldFailures = (db: Db, before: Date) => db.delete(mailFailures).where(lt(mailFailures.lastAt, before))

/** Emails that are tried again, and those that were given up. */
export async function countFailures(db: Db, mostTries: number) {
  const [row] = await db
    .select({
      retried: sql<number>`(count(*) filter (where ${mailFailures.tries} <= ${mostTries}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${mailFailures.tries} > ${mostTries}))::int`,
    })
    .from(mailFailures)
  return row ?? { retried: 0, givenUp: 0 }
}

/** The latest first. */
export const listFailures = (db: Db) => db.select().from(mailFailures).orderBy(desc(mailFailures.lastAt)).limit(MAX_LISTED)
