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
 * mistake counts as nothing. A change that came into being with its row (typed in, imported) says what, but not when. Changes before the
 * span belong to no application that was sent in it.
 */
export async function readFigures(
  db: Db,
  userId: string,
  { start, end }: Span,
  bounds: readonly Date[],
  now: Date,
): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(sql`
    with sent as materialized (
      select id, status, source, profile_id, score, posted_at, applied_at, created_at from job_applications
      where user_id = ${userId} and applied_at >= ${at(start)} and applied_at < ${at(end)}
    ), change as materialized (
      -- A number each, so that the eight figures below compare no texts.
      select application_id, at, case "to" when 'applied' then 0 when 'under-review' then 1 when 'interview' then 2
        when 'offer' then 3 when 'rejected' then 4 end as place
      from application_history where user_id = ${userId} and "column" = 'status' and at >= ${at(start)}
    ), changed as (
      select application_id,
        min(at) filter (where place >= 1) as first_answer,
        min(at) filter (where place = 2) as first_interview,
        min(at) filter (where place = 3) as first_offer,
        min(at) filter (where place >= 3) as first_decision,
        max(at) filter (where place = 0) as to_applied,
        max(at) filter (where place <= 1) as to_review,
        max(at) filter (where place <= 2) as to_interview
      from change group by application_id
    ), reached as (
      select sent.*,
        ${firstAfter(sql`first_answer`, ANSWERS, sql`to_applied`)} as answer_at,
        ${firstAfter(sql`first_interview`, ['interview'], sql`to_review`)} as interview_at,
        ${firstAfter(sql`first_offer`, ['offer'], sql`to_interview`)} as offer_at,
        ${firstAfter(sql`first_decision`, ['offer', 'rejected'], sql`to_interview`)} as decision_at
      from sent left join changed on application_id = id
    ), facts as materialized (
      select status, source, profile_id, applied_at,
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
