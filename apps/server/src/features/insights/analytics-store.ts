import { AGE_BANDS, ANSWERS, SCORE_BANDS } from '@jobapply/core/insights/constants'
import type { Span } from '@jobapply/core/insights/periods'
import type { StepTime } from '@jobapply/core/insights/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { toArray } from './dashboard-store.ts'

type Counted = { sent: number; answered: number }
/** What one statement counts. Bands and buckets are numbers; null: not known. */
export type Figures = {
  funnel: { sent: number; answered: number; interviews: number; offers: number }
  statuses: { status: string; count: number }[]
  times: { answer: StepTime; interview: StepTime; decision: StepTime }
  sources: (Counted & { label: string })[]
  profiles: (Counted & { label: string | null })[]
  scores: (Counted & { band: number | null })[]
  ages: (Counted & { band: number | null })[]
  buckets: (Counted & { bucket: number; interviews: number })[]
  overdue: number
}

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::float8[]`
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const spread = (
  column: ReturnType<typeof sql>,
) => sql`(select json_build_object('count', count(days), 'lower', percentile_cont(0.25) within group (order by days),
  'median', percentile_cont(0.5) within group (order by days), 'upper', percentile_cont(0.75) within group (order by days))
  from (select ${column} as days from facts) timed where days is not null)`

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
      select id, status, source, profile_id, match_score, posted_at, applied_at, created_at from job_applications
      where user_id = ${userId} and applied_at >= ${at(start)} and applied_at < ${at(end)}
    ), changes as materialized (
      select h.application_id, h.at, h."to" as status from application_history h join sent on sent.id = h.application_id
      where h.user_id = ${userId} and h."column" = 'status'
    ), returns as (
      select application_id,
        coalesce(max(at) filter (where status = 'applied'), '-infinity') as to_applied,
        coalesce(max(at) filter (where status in ('applied', 'under-review')), '-infinity') as to_review,
        coalesce(max(at) filter (where status in ('applied', 'under-review', 'interview')), '-infinity') as to_interview
      from changes group by application_id
    ), reached as (
      select application_id,
        min(at) filter (where status = any(${list(ANSWERS)}) and at > to_applied) as answer_at,
        min(at) filter (where status = 'interview' and at > to_review) as interview_at,
        min(at) filter (where status = 'offer' and at > to_interview) as offer_at,
        min(at) filter (where status in ('offer', 'rejected') and at > to_interview) as decision_at
      from changes join returns using (application_id) group by application_id
    ), facts as materialized (
      select sent.*,
        answer_at is not null or status = any(${list(ANSWERS)}) as is_answered,
        interview_at is not null or offer_at is not null or status in ('interview', 'offer') as is_interviewed,
        offer_at is not null or status = 'offer' as is_offered,
        case when answer_at > created_at and answer_at >= applied_at then extract(epoch from answer_at - applied_at)::float8 / 86400 end as answer_days,
        case when answer_at > created_at and interview_at > answer_at then extract(epoch from interview_at - answer_at)::float8 / 86400 end as interview_days,
        case when interview_at > created_at and decision_at > interview_at then extract(epoch from decision_at - interview_at)::float8 / 86400 end as decision_days
      from sent left join reached on application_id = id
    ), counted as (
      select coalesce(json_agg(row_to_json(one)), '[]') as statuses from (select status, count(*) from facts group by status) one
    )
    select json_build_object(
      'funnel', (select json_build_object('sent', count(*), 'answered', count(*) filter (where is_answered),
        'interviews', count(*) filter (where is_interviewed), 'offers', count(*) filter (where is_offered)) from facts),
      'statuses', (select statuses from counted),
      'times', json_build_object('answer', ${spread(sql`answer_days`)}, 'interview', ${spread(sql`interview_days`)}, 'decision', ${spread(sql`decision_days`)}),
      'sources', ${groupsBy(sql`min(source) as label`, sql`lower(source)`)},
      'profiles', (select coalesce(json_agg(json_build_object('label', profile_name, 'sent', sent, 'answered', answered)), '[]') from
        (select profile_id, count(*) as sent, count(*) filter (where is_answered) as answered from facts group by profile_id) one
        left join user_profiles p on p.id = one.profile_id and p.user_id = ${userId}),
      'scores', ${groupsBy(sql`width_bucket(match_score::float8, ${numbers(SCORE_BANDS.from)}) as band`, sql`1`)},
      'ages', ${groupsBy(sql`width_bucket(extract(epoch from applied_at - posted_at)::float8 / 86400, ${numbers(AGE_BANDS.from)}) as band`, sql`1`)},
      'buckets', ${groupsBy(sql`width_bucket(applied_at, ${toArray(bounds)}) as bucket, count(*) filter (where is_interviewed) as interviews`, sql`1`)},
      'overdue', (select count(*) from facts where status = 'applied' and not is_answered and applied_at < ${at(now)} - interval '1 day' *
        (select percentile_cont(0.75) within group (order by answer_days) from facts))
    ) as figures`)
  const figures = rows[0]?.figures
  if (!figures) throw new Error('the figures were not counted')
  return figures
}

function groupsBy(what: ReturnType<typeof sql>, key: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (
    select ${what}, count(*) as sent, count(*) filter (where is_answered) as answered from facts group by ${key}) one)`
}

type Beside = { rows: number; sentBefore: number; saved: number; queued: number; unconfirmed: number; weeks: number[] }

/** What stands beside them: the period before, what was not sent, and the weeks that a goal is compared with. */
export async function countBeside(db: Db, userId: string, { start, startBefore }: Span, weeks: readonly Date[]): Promise<Beside> {
  const { rows } = await db.execute<{ beside: Beside }>(sql`
    with own as (select status, progress, applied_at from job_applications where user_id = ${userId})
    select json_build_object(
      'rows', count(*),
      'sentBefore', count(*) filter (where applied_at >= ${at(startBefore)} and applied_at < ${at(start)}),
      'saved', count(*) filter (where status = 'saved'),
      'queued', count(*) filter (where status = 'queued'),
      'unconfirmed', count(*) filter (where status = 'queued' and progress = 'unconfirmed'),
      'weeks', (select coalesce(json_agg(sent), '[]') from (select count(*) as sent from own
        where width_bucket(applied_at, ${toArray(weeks)}) between 1 and ${weeks.length - 1} group by width_bucket(applied_at, ${toArray(weeks)})) week)
    ) as beside from own`)
  return rows[0]?.beside ?? { rows: 0, sentBefore: 0, saved: 0, queued: 0, unconfirmed: 0, weeks: [] }
}
