import { AGE_BANDS, ANSWERS, SCORE_BANDS } from '@jobapply/core/insights/constants'
import type { Span } from '@jobapply/core/insights/periods'
import type { StepTime } from '@jobapply/core/insights/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { toArray } from './dashboard-store.ts'

/** How many were sent and came how far, of one group. `by` says of which kind, `key` of which: null is not known. */
type Counted = {
  by: 'all' | 'status' | 'source' | 'profile' | 'score' | 'age' | 'bucket'
  key: string | null
  label: string | null
}
export type Row = Counted & Record<'sent' | 'answered' | 'interviews' | 'offers', number>
export type Figures = { rows: Row[]; times: { answer: StepTime; interview: StepTime; decision: StepTime }; overdue: number }

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::float8[]`
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const days = (from: SQL, to: SQL) => sql`extract(epoch from ${to} - ${from})::float8 / 86400`
const quantile = (share: SQL, column: SQL) => sql`percentile_cont(${share}) within group (order by ${column})`
const spread = (column: SQL) => sql`json_build_object('count', count(${column}), 'lower', ${quantile(sql`0.25`, column)},
  'median', ${quantile(sql`0.5`, column)}, 'upper', ${quantile(sql`0.75`, column)})`

/** The first change to one of these after the last return; looked up anew only for the few applications that returned. */
const firstAfter = (
  first: SQL,
  statuses: readonly string[],
  last: SQL,
) => sql`case when ${first} is null or ${last} is null or ${first} > ${last} then ${first} else
  (select min(h.at) from application_history h where h.application_id = sent.id and h."column" = 'status'
    and h."to" = any(${list(statuses)}) and h.at > ${last}) end`

/**
 * The applications sent in a span and what became of them. A later status that stands before an earlier one takes it back: a move by
 * mistake counts as nothing. A change that came into being with its row (typed in, imported) says what, but not when.
 */
export async function readFigures(
  db: Db,
  userId: string,
  { start, end }: Span,
  bounds: readonly Date[],
  now: Date,
): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(sql`
    with sent as (
      select id, status, source, profile_id, score, posted_at, applied_at, created_at from job_applications
      where user_id = ${userId} and applied_at >= ${at(start)} and applied_at < ${at(end)}
    ), changed as (
      select h.application_id,
        min(h.at) filter (where h."to" = any(${list(ANSWERS)})) as first_answer,
        min(h.at) filter (where h."to" = 'interview') as first_interview,
        min(h.at) filter (where h."to" = 'offer') as first_offer,
        min(h.at) filter (where h."to" in ('offer', 'rejected')) as first_decision,
        max(h.at) filter (where h."to" = 'applied') as to_applied,
        max(h.at) filter (where h."to" in ('applied', 'under-review')) as to_review,
        max(h.at) filter (where h."to" in ('applied', 'under-review', 'interview')) as to_interview
      from application_history h join sent on sent.id = h.application_id
      where h.user_id = ${userId} and h."column" = 'status' group by h.application_id
    ), reached as (
      select sent.*,
        ${firstAfter(sql`first_answer`, ANSWERS, sql`to_applied`)} as answer_at,
        ${firstAfter(sql`first_interview`, ['interview'], sql`to_review`)} as interview_at,
        ${firstAfter(sql`first_offer`, ['offer'], sql`to_interview`)} as offer_at,
        ${firstAfter(sql`first_decision`, ['offer', 'rejected'], sql`to_interview`)} as decision_at
      from sent left join changed on application_id = id
    ), facts as materialized (
      select status, lower(source) as source, source as label, profile_id, applied_at,
        width_bucket(score::float8, ${numbers(SCORE_BANDS.from)}) as score,
        width_bucket(${days(sql`posted_at`, sql`applied_at`)}, ${numbers(AGE_BANDS.from)}) as age,
        width_bucket(applied_at, ${toArray(bounds)}) as bucket,
        answer_at is not null or status = any(${list(ANSWERS)}) as is_answered,
        interview_at is not null or offer_at is not null or status in ('interview', 'offer') as is_interviewed,
        offer_at is not null or status = 'offer' as is_offered,
        case when answer_at > created_at and answer_at >= applied_at then ${days(sql`applied_at`, sql`answer_at`)} end as answer_days,
        case when answer_at > created_at and interview_at > answer_at then ${days(sql`answer_at`, sql`interview_at`)} end as interview_days,
        case when interview_at > created_at and decision_at > interview_at then ${days(sql`interview_at`, sql`decision_at`)} end as decision_days
      from reached
    ), counted as (
      select case when grouping(status) = 0 then 'status' when grouping(source) = 0 then 'source' when grouping(profile_id) = 0 then 'profile'
          when grouping(score) = 0 then 'score' when grouping(age) = 0 then 'age' when grouping(bucket) = 0 then 'bucket' else 'all' end as by,
        coalesce(status, source, profile_id::text, score::text, age::text, bucket::text) as key, min(label) as label,
        count(*) as sent, count(*) filter (where is_answered) as answered, count(*) filter (where is_interviewed) as interviews,
        count(*) filter (where is_offered) as offers
      from facts group by grouping sets ((), (status), (source), (profile_id), (score), (age), (bucket))
    ), timed as (
      select ${spread(sql`answer_days`)} as answer, ${spread(sql`interview_days`)} as interview, ${spread(sql`decision_days`)} as decision,
        ${quantile(sql`0.75`, sql`answer_days`)} as usual from facts
    )
    select json_build_object('rows', (select json_agg(row_to_json(counted)) from counted),
      'times', json_build_object('answer', answer, 'interview', interview, 'decision', decision),
      'overdue', (select count(*) from facts where status = 'applied' and not is_answered and applied_at < ${at(now)} - interval '1 day' * usual)
    ) as figures from timed`)
  const figures = rows[0]?.figures
  if (!figures) throw new Error('the figures were not counted')
  return figures
}

export type Beside = { rows: number; sentBefore: number; saved: number; queued: number; unconfirmed: number }

/** What stands beside them: the period before, and what was not sent. */
export async function countBeside(db: Db, userId: string, { start, startBefore }: Span): Promise<Beside> {
  const { rows } = await db.execute<{ beside: Beside }>(sql`
    select json_build_object(
      'rows', coalesce(sum(number), 0), 'saved', coalesce(sum(number) filter (where status = 'saved'), 0),
      'queued', coalesce(sum(number) filter (where status = 'queued'), 0),
      'unconfirmed', (select count(*) from job_applications where user_id = ${userId} and status = 'queued' and progress = 'unconfirmed'),
      'sentBefore', (select count(*) from job_applications where user_id = ${userId} and applied_at >= ${at(startBefore)} and applied_at < ${at(start)})
    ) as beside from (select status, count(*) as number from job_applications where user_id = ${userId} group by status) one`)
  const beside = rows[0]?.beside
  if (!beside) throw new Error('the applications were not counted')
  return beside
}

/** Names of the person's profiles by id. */
export async function readProfileNames(db: Db, userId: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, profile_name as name from user_profiles where user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
