import type { ListedReceipt } from '@jobapply/core/applications/receipt-schema'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { jobApplications, receiptChains, receiptFiles, receipts } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { prepared, type Values } from '#platform/db/prepared'
import { insertInto, preparedWrite } from '#platform/db/prepared-write'
import type { Write } from '#platform/db/write-together'
import type { FileRows } from '#platform/storage/files'
import type { ChainEnd, StoredLink } from './receipt-chain.ts'

export type ReceiptRow = typeof receipts.$inferSelect
type NewReceipt = Omit<ReceiptRow, 'id' | 'user_id'>
export type ReceiptFile = typeof receiptFiles.$inferSelect

const chainOf = prepared((db, { userId }: Values<{ userId: string }>) =>
  db.select().from(receiptChains).where(eq(receiptChains.user_id, userId)).for('update'),
)

/** To be asked ahead. */
export const chainQuestion = (userId: string) => chainOf.question({ userId })

/** Locked until the transaction ends: receipts of one person are written one after the other. */
export const lockChain = async (tx: Db, userId: string): Promise<ChainEnd | undefined> => (await chainOf(tx, { userId }))[0]

const addReceipt = insertInto(receipts)

const moveEnd = preparedWrite((db, { userId, count, hash, seal }: Values<ChainEnd & { userId: string }>) =>
  db
    .insert(receiptChains)
    .values({ user_id: userId, count, hash, seal })
    .onConflictDoUpdate({
      target: receiptChains.user_id,
      set: { count: sql`excluded.count`, hash: sql`excluded.hash`, seal: sql`excluded.seal` },
    }),
)

/** To be sent together. */
export const appendReceipt = (tx: Db, userId: string, receipt: NewReceipt, end: ChainEnd): Write[] => [
  addReceipt(tx, { ...receipt, user_id: userId }),
  moveEnd(tx, { ...end, userId }),
]

const ofApplication = (userId: string, applicationId: string) =>
  and(eq(receipts.user_id, userId), eq(receipts.applicationId, applicationId))

/** The newest one of an application; of a removed application its mark. */
export async function findReceipt(db: Db, userId: string, applicationId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(ofApplication(userId, applicationId))
    .orderBy(desc(receipts.number))
    .limit(1)
  return row
}

/** What an application's receipt says, and what was appended to it since. */
export async function findCorrected(db: Db, userId: string, applicationId: string) {
  const rows = await db.select().from(receipts).where(ofApplication(userId, applicationId)).orderBy(desc(receipts.number))
  const receipt = rows.find(({ kind }) => kind !== 'corrected')
  return receipt && { receipt, correction: rows[0]?.kind === 'corrected' ? rows[0] : undefined }
}

/** The newest first. */
export async function listReceipts(db: Db, userId: string, page: PageRequest): Promise<Page<ListedReceipt>> {
  const keys = { created_at: receipts.at, id: receipts.id }
  const { number, applicationId, kind } = receipts
  const { job_title, company } = jobApplications
  const rows = await db
    .select({ ...keys, ...pageKey(keys), number, applicationId, kind, job_title, company })
    .from(receipts)
    .leftJoin(jobApplications, and(eq(jobApplications.id, applicationId), eq(jobApplications.user_id, userId)))
    .where(and(eq(receipts.user_id, userId), afterCursor(keys, page)))
    .orderBy(...newestFirst(keys))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => ({
    ...{ number: row.number, applicationId: row.applicationId, kind: row.kind, at: row.created_at.toISOString() },
    job: row.job_title === null || row.company === null ? null : { job_title: row.job_title, company: row.company },
  }))
}

/** Those of these applications that have a receipt. */
export async function withReceipt(db: Db, userId: string, applications: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: receipts.applicationId })
    .from(receipts)
    .where(and(eq(receipts.user_id, userId), inArray(receipts.applicationId, [...applications])))
  return rows.map(({ id }) => id)
}

export const eraseBodies = (tx: Db, userId: string, applicationId: string) =>
  tx.update(receipts).set({ body: null }).where(ofApplication(userId, applicationId))

/** All links of a person. The database hashes the bodies, so that they need not leave it. */
export function listLinks(db: Db, userId: string): Promise<StoredLink[]> {
  const { number, kind, applicationId, at, bodyHash, previous, hash, body } = receipts
  const storedBodyHash = sql<string | null>`encode(sha256(convert_to(${body}, 'UTF8')), 'hex')`
  return db
    .select({ number, kind, applicationId, at, bodyHash, previous, hash, storedBodyHash })
    .from(receipts)
    .where(eq(receipts.user_id, userId))
    .orderBy(receipts.number)
}

export async function findEnd(db: Db, userId: string): Promise<ChainEnd | undefined> {
  const [end] = await db.select().from(receiptChains).where(eq(receiptChains.user_id, userId))
  return end
}

/** Everybody with receipts or with an end of a chain, in pages: by their ids, after `after`. */
export async function listChainOwners(db: Db, after: string, limit: number): Promise<string[]> {
  const owners = (table: typeof receipts | typeof receiptChains) =>
    db.select({ userId: table.user_id }).from(table).where(gt(table.user_id, after))
  const rows = await union(owners(receiptChains), owners(receipts)).orderBy(sql`1`).limit(limit)
  return rows.map(({ userId }) => userId)
}

export const listFiles = (db: Db, userId: string, applicationId: string): Promise<ReceiptFile[]> =>
  db
    .select()
    .from(receiptFiles)
    .where(and(eq(receiptFiles.user_id, userId), eq(receiptFiles.applicationId, applicationId)))

export const listOwnFiles = (db: Db, userId: string): Promise<ReceiptFile[]> =>
  db.select().from(receiptFiles).where(eq(receiptFiles.user_id, userId))

/** What a person's receipts say, a page at a time. */
export const listBodies = (db: Db, userId: string, after: number, limit: number) =>
  db
    .select({ number: receipts.number, applicationId: receipts.applicationId, body: receipts.body })
    .from(receipts)
    .where(and(eq(receipts.user_id, userId), gt(receipts.number, after)))
    .orderBy(receipts.number)
    .limit(limit)

/** Where a file with these bytes is kept already; not there, if it turned out to be another one. */
export async function findStored(db: Db, userId: string, sha256: string, notThere = ''): Promise<string | undefined> {
  const [row] = await db
    .select({ key: receiptFiles.storage_key })
    .from(receiptFiles)
    .where(and(eq(receiptFiles.user_id, userId), eq(receiptFiles.sha256, sha256), ne(receiptFiles.storage_key, notThere)))
    .limit(1)
  return row?.key
}

export const insertFile = (tx: Db, userId: string, file: Omit<ReceiptFile, 'id' | 'user_id'>) =>
  tx
    .insert(receiptFiles)
    .values({ ...file, user_id: userId })
    .onConflictDoNothing()

/** Answers the stored files that no other application needs. */
export async function deleteFiles(tx: Db, userId: string, applicationId: string): Promise<string[]> {
  const own = eq(receiptFiles.user_id, userId)
  const gone = await tx
    .delete(receiptFiles)
    .where(and(own, eq(receiptFiles.applicationId, applicationId)))
    .returning({ key: receiptFiles.storage_key })
  const keys = gone.map(({ key }) => key)
  if (keys.length === 0) return []
  const shared = await tx
    .select({ key: receiptFiles.storage_key })
    .from(receiptFiles)
    .where(and(own, inArray(receiptFiles.storage_key, keys), ne(receiptFiles.applicationId, applicationId)))
  return keys.filter((key) => !shared.some((other) => other.key === key))
}

/** For the nightly check of everybody's files. */
export const receiptFileRows = (db: Db): FileRows => ({
  folder: 'receipts',
  async withRow(keys) {
    const rows = await db
      .selectDistinct({ key: receiptFiles.storage_key })
      .from(receiptFiles)
      .where(inArray(receiptFiles.storage_key, [...keys]))
    return rows.map(({ key }) => key)
  },
  async keysAfter(after, limit) {
    const rows = await db
      .selectDistinct({ key: receiptFiles.storage_key })
      .from(receiptFiles)
      .where(sql`${receiptFiles.storage_key} > ${after}`)
      .orderBy(receiptFiles.storage_key)
      .limit(limit)
    return rows.map(({ key }) => key)
  },
  ofPerson: (userId) =>
    db
      .selectDistinctOn([receiptFiles.sha256], {
        ...{ key: receiptFiles.storage_key, name: receiptFiles.name, sha256: receiptFiles.sha256 },
      })
      .from(receiptFiles)
      .where(eq(receiptFiles.user_id, userId))
      .orderBy(receiptFiles.sha256),
})
