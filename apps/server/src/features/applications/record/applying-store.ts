import type { ApplicationMark, ListInput, Overview } from '@jobapply/core/applications/apply-schema'
import { type Actor, MAX_MARKS } from '@jobapply/core/applications/constants'
import { type JobKeys, NEEDS_YOU, type State } from '@jobapply/core/applications/rules'
import type { Application, ApplicationDetails } from '@jobapply/core/applications/schema'
import type { Page, PageRequest } from '@jobapply/core/shared/page'
import { and, asc, desc, eq, inArray, isNotNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOneOf } from '#platform/db/columns'
import type { Db } from '#platform/db/database'
import { afterCursor, newestFirst, pageKey, toPage } from '#platform/db/page'
import { prepared, type Values } from '#platform/db/prepared'
import { insertInto, preparedWrite } from '#platform/db/prepared-write'
import { HAS_RECEIPT, LISTED, POSTING_CLOSED, toApplication } from './store.ts'
import { applicationHistory, jobApplications } from './table.ts'

export type ApplicationRow = typeof jobApplications.$inferSelect
type NewRow = typeof jobApplications.$inferInsert

const t = jobApplications
const own = (userId: string, id: string) => and(eq(t.user_id, userId), eq(t.id, id))
/** Rows without a progress are proposals that wait for review. */
const needsYou = inArray(sql`coalesce(${t.progress}, '')`, [...NEEDS_YOU])

/** `ready`: approved, and its form can be filled in now. */
type View = ListInput['view'] | 'ready'
const VIEWS: Record<View, SQL | undefined> = {
  ready: and(eq(t.status, 'queued'), eq(t.progress, 'ready'), isNotNull(t.approvedAt)),
  queue: and(eq(t.status, 'queued'), not(needsYou)),
  'needs-you': and(eq(t.status, 'queued'), needsYou),
  sent: isNotNull(t.appliedAt),
}

export async function listApplications(
  db: Db,
  userId: string,
  { view, ...page }: PageRequest & { view: View },
): Promise<Page<Application>> {
  const rows = await db
    .select({ ...LISTED, ...pageKey(t), hasReceipt: HAS_RECEIPT, isPostingClosed: POSTING_CLOSED })
    .from(t)
    .where(and(eq(t.user_id, userId), VIEWS[view], afterCursor(t, page)))
    .orderBy(...newestFirst(t))
    .limit(page.limit + 1)
  return toPage(rows, page, toApplication)
}

export async function findApplication(db: Db, userId: string, id: string): Promise<Application | undefined> {
  const [row] = await db
    .select({ ...LISTED, hasReceipt: HAS_RECEIPT })
    .from(t)
    .where(own(userId, id))
  return row && toApplication(row)
}

export async function countApplications(db: Db, userId: string): Promise<Omit<Overview, 'stoppedAt'>> {
  const number = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({ queue: number(VIEWS.queue), needsYou: number(needsYou), filling: number(eq(t.progress, 'filling')) })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.status, 'queued')))
  return row ?? { queue: 0, needsYou: 0, filling: 0 }
}

export const listMarks = (db: Db, userId: string): Promise<ApplicationMark[]> =>
  db
    .select({ id: t.id, jobId: t.jobId, address: t.address, status: t.status, progress: t.progress })
    .from(t)
    .where(and(eq(t.user_id, userId), ne(t.status, 'saved'), or(ne(t.status, 'withdrawn'), isNotNull(t.appliedAt))))
    .orderBy(...newestFirst(t))
    .limit(MAX_MARKS)

export async function findDetails(db: Db, userId: string, id: string): Promise<ApplicationDetails | undefined> {
  const [row] = await db.select({ row: t, hasReceipt: HAS_RECEIPT }).from(t).where(own(userId, id))
  if (!row) return undefined
  const h = applicationHistory
  const history = await db
    .select({ at: h.at, column: h.column, from: h.from, to: h.to, by: h.by, note: h.note })
    .from(h)
    .where(and(eq(h.user_id, userId), eq(h.applicationId, id)))
    .orderBy(asc(h.at), desc(h.column))
  const { posting, resumeData, coverLetterData, fields } = row.row
  return {
    ...toApplication({ ...row.row, hasReceipt: row.hasReceipt }),
    ...{ posting, resumeData, coverLetterData, fields },
    history: history.map((change) => ({ ...change, at: change.at.toISOString() })),
  }
}

/** With everything that is kept of it. */
export async function findRow(db: Db, userId: string, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(t).where(own(userId, id))
  return row
}

/** Locked until the transaction ends. */
export async function lockApplication(tx: Db, userId: string, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(t).where(own(userId, id)).for('update')
  return row
}

const { id, jobId, job_url, address, sameJob, status, progress, approvedAt, openedAt, appliedAt } = t
const { answeredAt, interviewedAt, offeredAt, decidedAt } = t
const KNOWN = {
  ...{ id, jobId, job_url, address, sameJob, status, progress, approvedAt, openedAt, appliedAt },
  ...{ answeredAt, interviewedAt, offeredAt, decidedAt },
}

type Related = Record<'userId', string> & Record<keyof JobKeys, readonly string[]>

const related = prepared((db, keys: Values<Related>, { isLocked }: { isLocked: boolean }) => {
  const isOne = (column: PgColumn, values: Placeholder) => sql`${column} = any(${values}::text[])`
  const isRelated = or(isOne(t.jobId, keys.jobId), isOne(t.address, keys.address), isOne(t.sameJob, keys.sameJob))
  const found = db
    .select(KNOWN)
    .from(t)
    .where(and(eq(t.user_id, keys.userId), isRelated))
  return isLocked ? found.for('update') : found
})

function relatedTo(userId: string, jobs: readonly JobKeys[]) {
  const keys = (key: keyof JobKeys) => [...new Set(jobs.map((job) => job[key]).filter((value) => value !== ''))]
  return { userId, jobId: keys('jobId'), address: keys('address'), sameJob: keys('sameJob') }
}

/** A person's rows of the same or similar jobs. With a lock, a concurrent removal waits for us. */
export const listRelated = (db: Db, userId: string, jobs: readonly JobKeys[], parts: { isLocked: boolean }) =>
  related(db, relatedTo(userId, jobs), parts)

/** To be asked ahead. */
export const relatedQuestion = (userId: string, jobs: readonly JobKeys[]) =>
  related.question(relatedTo(userId, jobs), { isLocked: true })

export type KnownRow = Awaited<ReturnType<typeof listRelated>>[number]

/** Where these applications stand, locked until the transaction ends; in one order, so that two transactions never wait for each other. */
export const lockStates = (tx: Db, userId: string, ids: readonly string[]): Promise<KnownRow[]> =>
  tx
    .select(KNOWN)
    .from(t)
    .where(and(eq(t.user_id, userId), isOneOf(t.id, ids)))
    .orderBy(t.id)
    .for('update')

/** The saved job with this address as it was saved: a saved row has no canonical address yet. */
export async function lockSaved(tx: Db, userId: string, url: string | null): Promise<KnownRow | undefined> {
  if (!url) return undefined
  const [row] = await tx
    .select(KNOWN)
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.status, 'saved'), eq(t.job_url, url)))
    .limit(1)
    .for('update')
  return row
}

/** One statement for all of them: a bulk action has hundreds. */
export async function updateStates(tx: Db, userId: string, written: readonly { id: string; after: State }[], at: Date) {
  const states = written.map(({ id, after }) => ({ id, ...after }))
  if (states.length === 0) return
  await tx.execute(sql`
    update job_applications a
    set status = s.status, progress = s.progress, approved_at = s."approvedAt", opened_at = s."openedAt", applied_at = s."appliedAt",
      answered_at = s."answeredAt", interviewed_at = s."interviewedAt", offered_at = s."offeredAt", decided_at = s."decidedAt",
      updated_at = ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
      as s (id uuid, status text, progress text, "approvedAt" timestamptz, "openedAt" timestamptz, "appliedAt" timestamptz,
        "answeredAt" timestamptz, "interviewedAt" timestamptz, "offeredAt" timestamptz, "decidedAt" timestamptz)
    where a.id = s.id and a.user_id = ${userId}`)
}

export const addApplication = insertInto(t)

export async function insertApplication(tx: Db, values: NewRow): Promise<ApplicationRow> {
  const [row] = await tx.insert(t).values(values).returning()
  if (!row) throw new Error('the application was not stored')
  return row
}

export async function updateApplication(
  tx: Db,
  userId: string,
  { id, address }: Pick<ApplicationRow, 'id' | 'address'>,
  changes: Partial<NewRow>,
): Promise<ApplicationRow> {
  if (changes.address && changes.address !== address) await freeAddress(tx, userId, changes.address)
  const [row] = await tx.update(t).set(changes).where(own(userId, id)).returning()
  if (!row) throw new Error('the application was not stored')
  return row
}

/** Only one row of a person has an address: dropped rows give it up to the one that continues. */
const freeAddress = (tx: Db, userId: string, address: string) =>
  tx
    .update(t)
    .set({ address: '' })
    .where(and(eq(t.user_id, userId), eq(t.address, address)))

export async function deleteRows(tx: Db, userId: string, ids: readonly string[]) {
  await tx.delete(t).where(and(eq(t.user_id, userId), isOneOf(t.id, ids)))
}

export const listFilling = (tx: Db, userId: string): Promise<ApplicationRow[]> =>
  tx
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.status, 'queued'), eq(t.progress, 'filling')))
    .for('update')

type Change = {
  applicationId: string
  before: Pick<State, 'status' | 'progress'> | null
  after: Pick<State, 'status' | 'progress'>
}

/** Every change of either column, with its time (APPLY-020). */
export function noteChanges(
  tx: Db,
  userId: string,
  changes: readonly Change[],
  { by, at, note = null }: { by: Actor; at: Date; note?: string | null },
) {
  const rows = changes.flatMap(({ applicationId, before, after }) =>
    (['status', 'progress'] as const).flatMap((column) => {
      const [from, to] = [before?.[column] ?? null, after[column]]
      return from === to ? [] : [{ applicationId, column, from, to }]
    }),
  )
  if (rows.length === 0) return undefined
  return addChanges(tx, { userId, at: at.toISOString(), by, note, rows: JSON.stringify(rows) })
}

type Noted = Record<'userId' | 'at' | 'by' | 'rows', string> & { note: string | null }

// One value for any number of rows: a bulk action has hundreds.
const addChanges = preparedWrite(
  (_, { userId, at, by, note, rows }: Values<Noted>) => sql`
    insert into ${applicationHistory} (user_id, application_id, at, "column", "from", "to", by, note)
    select ${userId}::uuid, c."applicationId", ${at}::timestamptz, c."column", c."from", c."to", ${by}::text, ${note}::text
    from jsonb_to_recordset(${rows}::jsonb) as c ("applicationId" uuid, "column" text, "from" text, "to" text)`,
)
