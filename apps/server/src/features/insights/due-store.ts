import { addDays } from '@jobapply/core/shared/time/dates'
import { startOfDay } from '@jobapply/core/shared/time/time-zones'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'

type Due = { id: string; job_title: string; company: string; text: string; day: string; at: string | null; count: number }

/**
 * What is to be done until tomorrow: open tasks, overdue ones among them, and next dates that are no task. How many, and the first of
 * them. `today` is the day in the person's zone.
 */
export async function findDue(db: Db, userId: string, today: string, zone: string) {
  const tomorrow = addDays(today, 1)
  const from = sql`${startOfDay(today, zone).toISOString()}::timestamptz`
  const until = sql`${startOfDay(addDays(tomorrow, 1), zone).toISOString()}::timestamptz`
  const runs = sql`a.status not in ('rejected', 'withdrawn')`
  const { rows } = await db.execute<Due>(sql`
    select id, job_title, company, text, day::text, at, count(*) over ()::int as count from (
      select a.id, a.job_title, a.company, k.title as text, k.day, k.due_at as at
      from application_tasks k join job_applications a on a.id = k.application_id
      where k.user_id = ${userId} and k.done_at is null and k.day <= ${tomorrow}::date and ${runs}
      union all
      select a.id, a.job_title, a.company, a.next_text, (a.next_at at time zone ${zone})::date, a.next_at
      from job_applications a
      where a.user_id = ${userId} and a.next_at >= ${from} and a.next_at < ${until} and ${runs} and not exists (
        select from application_tasks k where k.application_id = a.id and k.done_at is null and k.due_at = a.next_at)
    ) due order by day, at nulls first, id limit 1`)
  const [first] = rows
  if (!first) return null
  const { count, at, ...next } = first
  return { count, next: { ...next, at: at && new Date(at).toISOString() } }
}
