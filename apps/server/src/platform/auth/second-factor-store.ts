import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { recoveryCodes, secondFactors, signInSteps, users } from './table.ts'

export async function findSecondFactor(db: Db, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return factor
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.sealedKey)))
  return rows.length > 0
}

export async function setPendingKey(db: Db, userId: string, pendingKey: Buffer, now: Date) {
  await db
    .insert(secondFactors)
    .values({ userId, pendingKey, pendingAt: now, createdAt: now })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingKey, pendingAt: now } })
}

/** Puts the pending key in force. False when another call has done so, or another key is pending by now. */
export async function takePendingKey(tx: Db, userId: string, pendingKey: Buffer, step: number, now: Date): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ sealedKey: pendingKey, pendingKey: null, pendingAt: null, lastStep: step, addedAt: now, lastUsedAt: now })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.pendingKey, pendingKey)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Uses a code up. Of any number of calls with the same code one gets true. */
export async function takeStep(db: Db, userId: string, sealedKey: Buffer, step: number, now: Date): Promise<boolean> {
  const isUnused = and(eq(secondFactors.userId, userId), eq(secondFactors.sealedKey, sealedKey), lt(secondFactors.lastStep, step))
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(isUnused)
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

/** Uses a recovery code up. Of any number of calls with the same code one gets true. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function replaceRecoveryCodes(tx: Db, userId: string, hashes: readonly string[], now: Date) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function removeSecondFactor(tx: Db, userId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.delete(secondFactors).where(eq(secondFactors.userId, userId))
}

export const insertSignInStep = (db: Db, step: typeof signInSteps.$inferInsert) => db.insert(signInSteps).values(step)

/** A sign-in that waits for its second step, and whose it is. */
export async function findSignInStep(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ step: signInSteps, user: users })
    .from(signInSteps)
    .innerJoin(users, eq(users.id, signInSteps.userId))
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now)))
  return row
}

/** Counts a try. Undefined when the sign-in has run out or has no try left. */
export async function takeTry(db: Db, tokenHash: string, now: Date) {
  const [step] = await db
    .update(signInSteps)
    .set({ triesLeft: sql`${signInSteps.triesLeft} - 1` })
    .where(and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.triesLeft, 0), gt(signInSteps.expiresAt, now)))
    .returning()
  return step
}

export const removeSignInStep = (db: Db, tokenHash: string) => db.delete(signInSteps).where(eq(signInSteps.tokenHash, tokenHash))
