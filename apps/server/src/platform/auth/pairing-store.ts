import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { pairingCodes } from './table.ts'

/** A person has one code at a time: asking for another one ends the one before. */
export async function replacePairingCode(tx: Db, code: typeof pairingCodes.$inferInsert) {
  await tx.delete(pairingCodes).where(eq(pairingCodes.userId, code.userId))
  await tx.insert(pairingCodes).values(code)
}

export async function findPairingOwner(db: Db, codeHash: string, now: Date): Promise<string | undefined> {
  const [code] = await db.select({ userId: pairingCodes.userId }).from(pairingCodes).where(isValid(codeHash, now))
  return code?.userId
}

/** Uses a code up. Of any number of calls with the same code one gets true. */
export async function takePairingCode(tx: Db, codeHash: string, now: Date): Promise<boolean> {
  const taken = await tx.delete(pairingCodes).where(isValid(codeHash, now)).returning({ userId: pairingCodes.userId })
  return taken.length > 0
}

export const removeOldPairingCodes = (db: Db, before: Date) => db.delete(pairingCodes).where(lt(pairingCodes.expiresAt, before))

const isValid = (codeHash: string, now: Date) => and(eq(pairingCodes.codeHash, codeHash), gt(pairingCodes.expiresAt, now))
