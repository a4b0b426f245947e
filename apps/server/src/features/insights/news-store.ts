import type { Progress, Status } from '@jobapply/core/applications/constants'
import { UTC } from '@jobapply/core/shared/time/time-zones'
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { accounts, users } from '#platform/auth/table'
import type { Db } from '#platform/db/database'
import { insightSettings } from './table.ts'

const zone = sql<string>`coalesce(${accounts.timeZone}, ${UTC})`

export async function listZones(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ zone }).from(users).leftJoin(accounts, eq(accounts.userId, users.id))
  return rows.map((row) => row.zone)
}

/** People of a zone whose digest of this Monday has not been written, in pages by id. */
export async function listUndigested(db: Db, ofZone: string, monday: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(insightSettings, eq(insightSettings.user_id, users.id))
    .where(
      and(
        users.emailVerified,
        gt(users.id, after),
        sql`${zone} = ${ofZone}`,
        or(isNull(insightSettings.digestDay), ne(insightSettings.digestDay, monday)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** False: another run has written it. The row stays locked until the transaction ends. */
export async function claimDigest(tx: Db, userId: string, monday: string, now: Date): Promise<boolean> {
  const values = { digestDay: monday, updated_at: now }
  const claimed = await tx
    .insert(insightSettings)
    .values({ ...values, user_id: userId })
    .onConflictDoUpdate({
      target: insightSettings.user_id,
      set: values,
      setWhere: sql`${insightSettings.digestDay} is distinct from ${monday}::date`,
    })
    .returning({ id: insightSettings.user_id })
  return claimed.length > 0
}

export type WeekFigures = Record<'sent' | 'underReview' | 'interviews' | 'offers' | 'rejections' | 'matches' | 'needsYou', number>

/** What happened in a week, and what waits now. An application that came back to a status in the week counts once. */
export async function countWeek(tx: Db, userId: string, { from, until }: { from: Date; until: Date }): Promise<WeekFigures> {
  const [start, end] = [from.toISOString(), until.toISOString()]
  const reached = (status: Status) =>
    sql`(select count(distinct application_id) from application_history where user_id = ${userId} and "column" = 'status'
      and "to" = ${status} and at >= ${start}::timestamptz and at < ${end}::timestamptz)`
  const { rows } = await tx.execute<{ figures: WeekFigures }>(sql`
    select json_build_object(
      'sent', (select count(*) from job_applications where user_id = ${userId} and applied_at >= ${start}::timestamptz and applied_at < ${end}::timestamptz),
      'underReview', ${reached('under-review')}, 'interviews', ${reached('interview')}, 'offers', ${reached('offer')}, 'rejections', ${reached('rejected')},
      'matches', (select count(*) from announced_jobs where user_id = ${userId} and announced_at >= ${start}::timestamptz),
      'needsYou', (select count(*) from job_applications where user_id = ${userId} and status = 'queued' and progress in ('needs-you', 'unconfirmed'))
    ) as figures`)
  const figures = rows[0]?.figures
  if (!figures) throw new Error('the week was not counted')
  return figures
}

/** What others than the person have changed, and the person is to be told of. */
const IS_NEWS = sql`h.by <> 'you' and (h."column" = 'status' and h."to" in ('applied', 'under-review', 'interview', 'offer', 'rejected')
  or h."column" = 'progress' and h."to" in ('needs-you', 'unconfirmed', 'failed'))`

/** People with such changes since `since` who have not been told of anything after `quietSince`. */
export async function listUntold(db: Db, { since, until, quietSince }: Record<'since' | 'until' | 'quietSince', Date>) {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select distinct h.user_id from application_history h left join insight_settings s on s.user_id = h.user_id
    where h.at > ${since.toISOString()}::timestamptz and h.at <= ${until.toISOString()}::timestamptz and ${IS_NEWS}
      and (s.told_until is null or h.at > s.told_until and s.told_until <= ${quietSince.toISOString()}::timestamptz)
    order by h.user_id`)
  return rows.map((row) => row.user_id)
}

/** Until when the person has been told; the row is locked until the transaction ends. */
export async function lockTold(tx: Db, userId: string, now: Date): Promise<Date | null> {
  await tx.insert(insightSettings).values({ user_id: userId, updated_at: now }).onConflictDoNothing()
  const [row] = await tx
    .select({ toldUntil: insightSettings.toldUntil })
    .from(insightSettings)
    .where(eq(insightSettings.user_id, userId))
    .for('update')
  return row?.toldUntil ?? null
}

export const noteTold = (tx: Db, userId: string, until: Date) =>
  tx.update(insightSettings).set({ toldUntil: until, updated_at: until }).where(eq(insightSettings.user_id, userId))

export type Change = { job_title: string; company: string; to: Status | Progress }

/** The last such change of each application, the newest first. */
export async function listChanges(tx: Db, userId: string, since: Date, until: Date): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    select a.job_title, a.company, last."to" from (
      select distinct on (h.application_id) h.application_id, h.at, h."to" from application_history h
      where h.user_id = ${userId} and h.at > ${since.toISOString()}::timestamptz and h.at <= ${until.toISOString()}::timestamptz and ${IS_NEWS}
      order by h.application_id, h.at desc
    ) last join job_applications a on a.id = last.application_id order by last.at desc, a.id`)
  return rows
}
