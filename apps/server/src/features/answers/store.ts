import { createHash } from 'node:crypto'
import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import { MAX_SAVED_ANSWERS } from '@jobapply/core/answers/constants'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, asc, desc, eq, getTableColumns, notInArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { savedAnswers } from './table.ts'

type Row = typeof savedAnswers.$inferSelect
const t = savedAnswers
const owned = (userId: string, id: string) => and(eq(t.user_id, userId), eq(t.id, id))

const toKept = ({ id, key, label, employer, values, options, isSeveral, saved_at }: Row): KeptAnswer => ({
  id,
  key,
  label,
  employer,
  values,
  options,
  isSeveral,
  savedAt: saved_at.toISOString(),
})

export async function listAnswers(db: Db, userId: string, page: PageRequest): Promise<Page<KeptAnswer>> {
  const rows = await db
    .select({ ...getTableColumns(t), ...pageKey(t) })
    .from(t)
    .where(and(eq(t.user_id, userId), afterCursor(t, page)))
    .orderBy(...newestFirst(t))
    .limit(page.limit + 1)
  return toPage(rows, page, toKept)
}

/** All of them: a form's questions are compared with each. */
export async function findAnswers(db: Db, userId: string): Promise<KeptAnswer[]> {
  const rows = await db.select().from(t).where(eq(t.user_id, userId)).orderBy(desc(t.saved_at)).limit(MAX_SAVED_ANSWERS)
  return rows.map(toKept)
}

export type NewAnswer = Pick<Row, 'key' | 'label' | 'employer' | 'values' | 'options' | 'isSeveral'>

export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** The newer answer to the same question replaces the older one. Over the limit those saved longest ago go. */
export async function saveAnswer(tx: Db, userId: string, answer: NewAnswer, now: Date): Promise<KeptAnswer> {
  const keyHash = hashOf(answer.key)
  const [row] = await tx
    .insert(t)
    .values({ ...answer, keyHash, user_id: userId, created_at: now, saved_at: now })
    .onConflictDoUpdate({ target: [t.user_id, t.keyHash], set: { ...answer, saved_at: now } })
    .returning()
  if (!row) throw new Error('the answer was not stored')
  const kept = tx
    .select({ id: t.id })
    .from(t)
    .where(eq(t.user_id, userId))
    .orderBy(desc(t.saved_at), asc(t.id))
    .limit(MAX_SAVED_ANSWERS)
  await tx.delete(t).where(and(eq(t.user_id, userId), notInArray(t.id, kept)))
  return toKept(row)
}

export async function updateAnswer(
  db: Db,
  userId: string,
  id: string,
  values: string[],
  now: Date,
): Promise<KeptAnswer | undefined> {
  const [row] = await db.update(t).set({ values, saved_at: now }).where(owned(userId, id)).returning()
  return row && toKept(row)
}

export async function findAnswer(db: Db, userId: string, id: string): Promise<KeptAnswer | undefined> {
  const [row] = await db.select().from(t).where(owned(userId, id))
  return row && toKept(row)
}

export async function deleteAnswer(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(t).where(owned(userId, id)).returning({ id: t.id })).length > 0
}

export const deleteAnswers = (tx: Db, userId: string) => tx.delete(t).where(eq(t.user_id, userId))
