import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { installationFacts } from './table.ts'

type Fact = typeof installationFacts.$inferInsert.fact

/** False if it was already noted. A concurrent writer waits until this transaction ends. */
export async function noteFact(tx: Db, fact: Fact, now: Date): Promise<boolean> {
  return (await tx.insert(installationFacts).values({ fact, since: now }).onConflictDoNothing().returning()).length > 0
}

export const hasFact = async (db: Db, fact: Fact): Promise<boolean> =>
  (await db.$count(installationFacts, eq(installationFacts.fact, fact))) > 0
