import { AGE_BANDS, ANSWERS, SCORE_BANDS } from '@jobapply/core/insights/constants'
import type { Span } from '@jobapply/core/insights/periods'
import type { StepTime } from '@jobapply/core/insights/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { toArray } from './dashboard-store.ts'

/** How many were sent and came how far, of one group. `by` says of which kind, `key` of which: null is not known. */
export type Row = {
  by: 'all' | 'status' | 'source' | 'profile' | 'score' | 'age' | 'bucket'
  key: string | null
} & Record<'sent' | 'answered' | 'interviews' | 'offers', number>
export type Figures = { rows: Row[]; times: { answer: StepTime; interview: StepTime; decision: StepTime }; overdue: number }

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::float8[]`
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
/** `extract` would count in decimals, which takes many times as long. */
const days = (from: SQL, to: SQL) => sql`date_part('epoch', ${to} - ${from}) / 86400`
/** Sorted once for all three. */
const quartiles = (column: SQL) => sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${column})`
const spread = (count: SQL, found: SQL) =>
  sql`json_build_object('count', ${count}, 'lower', ${found}[1], 'median', ${found}[2], 'upper', ${found}[3])`

/**
 * The applications sent in a span and what became of them, from one look at them: rules keep with each how far it came (`Milestones`). A
 * change that came into being with its row (typed in, imported) says what, but not when.
 */
export async function readFigures(
  db: Db,
  userId: string,
  { start, end }: Span,
  bounds: readonly Date[],
  now: Date,
): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(sql`
    with facts as materialized (
      select status, source, profile_id, applied_at,
        width_bucket(score::float8, ${numbers(SCORE_BANDS.from)}) as score,
        width_bucket(${days(sql`posted_at`, sql`applied_at`)}, ${numbers(AGE_BANDS.from)}) as age,
        width_bucket(applied_at, ${toArray(bounds)}) as bucket,
        answered_at is not null or status = any(${list(ANSWERS)}) as is_answered,
        interviewed_at is not null or offered_at is not null or status in ('interview', 'offer') as is_interviewed,
        offered_at is not null or status = 'offer' as is_offered,
        case when answered_at > created_at and answered_at > applied_at then ${days(sql`applied_at`, sql`answered_at`)} end as answer_days,
        case when answered_at > created_at and interviewed_at > answered_at then ${days(sql`answered_at`, sql`interviewed_at`)} end as interview_days,
        case when interviewed_at > created_at and decided_at > interviewed_at then ${days(sql`interviewed_at`, sql`decided_at`)} end as decision_days
      from job_applications where user_id = ${userId} and applied_at >= ${at(start)} and applied_at < ${at(end)}
    ), counted as (
      select case when grouping(status) = 0 then 'status' when grouping(source) = 0 then 'source' when grouping(profile_id) = 0 then 'profile'
          when grouping(score) = 0 then 'score' when grouping(age) = 0 then 'age' when grouping(bucket) = 0 then 'bucket' else 'all' end as by,
        coalesce(status, source, profile_id::text, score::text, age::text, bucket::text) as key,
        count(*) as sent, count(*) filter (where is_answered) as answered, count(*) filter (where is_interviewed) as interviews,
        count(*) filter (where is_offered) as offers
      from facts group by grouping sets ((), (status), (source), (profile_id), (score), (age), (bucket))
    ), timed as (
      select count(answer_days) as answers, ${quartiles(sql`answer_days`)} as answer, count(interview_days) as interviews,
        ${quartiles(sql`interview_days`)} as interview, count(decision_days) as decisions, ${quartiles(sql`decision_days`)} as decision
      from facts
    )
    select json_build_object('rows', (select json_agg(row_to_json(counted)) from counted),
      'times', json_build_object('answer', ${spread(sql`answers`, sql`answer`)}, 'interview', ${spread(sql`interviews`, sql`interview`)},
        'decision', ${spread(sql`decisions`, sql`decision`)}),
      'overdue', (select count(*) from facts where status = 'applied' and not is_answered and applied_at < ${at(now)} - interval '1 day' * answer[3])
    ) as figures from timed`)
  const figures = rows[0]?.figures
  if (!figures) throw new Error('the figures were not counted')
  return figures
}

export type Beside = { isEmpty: boolean; sentBefore: number; saved: number; queued: number; unconfirmed: number }

/** For comparison: the previous period, and the few applications that were not sent. */
export async function countBeside(db: Db, userId: string, { start, startBefore }: Span): Promise<Beside> {
  const { rows } = await db.execute<{ beside: Beside }>(sql`
    select json_build_object(
      'isEmpty', not exists (select from job_applications where user_id = ${userId}),
      'saved', count(*) filter (where status = 'saved'), 'queued', count(*) filter (where status = 'queued'),
      'unconfirmed', count(*) filter (where status = 'queued' and progress = 'unconfirmed'),
      'sentBefore', (select count(*) from job_applications where user_id = ${userId} and applied_at >= ${at(startBefore)} and applied_at < ${at(start)})
    ) as beside from job_applications where user_id = ${userId} and status in ('saved', 'queued')`)
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
