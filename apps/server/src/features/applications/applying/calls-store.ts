import { and, eq, lt } from 'drizzle-orm'
import { applicationCalls } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { prepared, type Values } from '#platform/db/prepared'
import { insertInto } from '#platform/db/prepared-write'

type Row = typeof applicationCalls.$inferSelect

const callWith = prepared((db, { userId, key }: Values<{ userId: string; key: string }>) =>
  db
    .select({ inputHash: applicationCalls.inputHash, answer: applicationCalls.answer })
    .from(applicationCalls)
    .where(and(eq(applicationCalls.user_id, userId), eq(applicationCalls.key, key))),
)

/** To be asked ahead. */
export const callQuestion = (userId: string, key: string) => callWith.question({ userId, key })

export const findCall = async (tx: Db, userId: string, key: string): Promise<Pick<Row, 'inputHash' | 'answer'> | undefined> =>
  (await callWith(tx, { userId, key }))[0]

const addCall = insertInto(applicationCalls)

export const insertCall = (tx: Db, userId: string, call: Pick<Row, 'key' | 'inputHash' | 'answer' | 'at'>) =>
  addCall(tx, { ...call, user_id: userId })

export const removeOldCalls = (db: Db, before: Date) => db.delete(applicationCalls).where(lt(applicationCalls.at, before))
