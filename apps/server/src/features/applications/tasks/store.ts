import { earliestRemindAt } from '@jobapply/core/applications/tasks/rules'
import type { Task, TaskFields } from '@jobapply/core/applications/tasks/schema'
import { momentOf } from '@jobapply/core/shared/time/local-time'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { countParts } from '#features/applications/parts/store'
import { jobApplications } from '#features/applications/record/table'
import type { Db } from '#platform/db/database'
import { applicationTasks as t } from './table.ts'

type Row = typeof t.$inferSelect

const toTask = (row: Row): Task => ({
  id: row.id,
  applicationId: row.applicationId,
  title: row.title,
  day: row.day,
  time: row.time,
  zone: row.zone,
  dueAt: row.dueAt?.toISOString() ?? null,
  reminder: row.reminder,
  doneAt: row.doneAt?.toISOString() ?? null,
})

const own = (userId: string, id: string) => and(eq(t.user_id, userId), eq(t.id, id))
const dueAtOf = ({ day, time, zone }: TaskFields) => (time && zone ? momentOf(day, time, zone).at : null)
/** A zone without a time says nothing. */
const valuesOf = (fields: TaskFields) => {
  const { title, day, time, zone, reminder } = fields
  const dueAt = dueAtOf(fields)
  return { title, day, time, zone: time && zone, reminder, dueAt, remindAt: earliestRemindAt({ day, reminder, dueAt }) }
}

export async function listTasks(db: Db, userId: string, applicationId: string): Promise<Task[]> {
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.applicationId, applicationId)))
    .orderBy(sql`done_at is not null`, asc(t.day), sql`due_at asc nulls first`, asc(t.id))
  return rows.map(toTask)
}

export async function insertTask(tx: Db, userId: string, applicationId: string, fields: TaskFields, at: Date): Promise<Task> {
  const [row] = await tx
    .insert(t)
    .values({ ...valuesOf(fields), user_id: userId, applicationId, createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw new Error('the task was not stored')
  return toTask(row)
}

export async function updateTask(tx: Db, userId: string, id: string, fields: TaskFields, at: Date): Promise<Task | undefined> {
  const { remindAt, ...values } = valuesOf(fields)
  const moment = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`
  // A title that is corrected reminds nobody again.
  const isSame = sql`day = ${values.day} and due_at is not distinct from ${moment(values.dueAt)} and reminder = ${values.reminder}`
  const [row] = await tx
    .update(t)
    .set({ ...values, remindAt: sql`case when ${isSame} then remind_at else ${moment(remindAt)} end`, updatedAt: at })
    .where(own(userId, id))
    .returning()
  return row && toTask(row)
}

export async function finishTask(tx: Db, userId: string, id: string, doneAt: Date | null, at: Date): Promise<Task | undefined> {
  const [row] = await tx.update(t).set({ doneAt, updatedAt: at }).where(own(userId, id)).returning()
  return row && toTask(row)
}

export async function deleteTask(tx: Db, userId: string, id: string): Promise<Task | undefined> {
  const [row] = await tx.delete(t).where(own(userId, id)).returning()
  return row && toTask(row)
}

/** The tracker shows the earliest open task with a time; one that was shown and is none any more goes. */
export async function showNextTask(tx: Db, userId: string, { applicationId, title }: Pick<Task, 'applicationId' | 'title'>) {
  const [next] = await tx
    .select({ nextAt: t.dueAt, nextText: t.title })
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.applicationId, applicationId), isNull(t.doneAt), isNotNull(t.dueAt)))
    .orderBy(asc(t.dueAt))
    .limit(1)
  const a = jobApplications
  const isOwn = and(eq(a.user_id, userId), eq(a.id, applicationId))
  if (next) await tx.update(a).set(next).where(isOwn)
  else
    await tx
      .update(a)
      .set({ nextAt: null, nextText: '' })
      .where(and(isOwn, eq(a.nextText, title)))
}

/** For calendars: open ones with their job, or one of them. */
export async function listForCalendar(db: Db, userId: string, id?: string) {
  const a = jobApplications
  const rows = await db
    .select({ task: t, title: a.job_title, company: a.company })
    .from(t)
    .innerJoin(a, eq(a.id, t.applicationId))
    .where(and(eq(t.user_id, userId), id ? eq(t.id, id) : isNull(t.doneAt)))
    .orderBy(asc(t.day), asc(t.id))
    .limit(CALENDAR_TASKS)
  return rows.map(({ task, title, company }) => ({
    ...toTask(task),
    changedAt: task.updatedAt,
    job: [title, company].filter(Boolean).join(', '),
  }))
}
/** More than any calendar program shows. */
const CALENDAR_TASKS = 5_000

export const countTasks = (tx: Db, userId: string, applicationId: string) => countParts(tx, userId, t, applicationId)
