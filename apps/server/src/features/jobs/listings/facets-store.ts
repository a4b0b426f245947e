import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { conditionsOf } from './candidates-store.ts'

/** What the facets need of a job. `levels`: for each asked level, whether it is one. */
export type FacetRow = {
  id: string
  country: string | null
  city: string | null
  type: string
  mode: string
  source: string
  isPayNamed: boolean
  sortedAt: string
  placeWords: string
  levels: boolean[]
}
type Level = NonNullable<JobFilters['level']>
type Wanted = { limit: number; except: readonly string[]; levels: readonly Level[] }

const NOWHERE: JobFilters = { place: [], country: null, type: null, mode: null, source: null, level: null }
const isPayNamed = sql`(salary_min is not null or salary_max is not null)`

/** The newest jobs of a look with what the facets compare. The ids come first, from the index alone: a row is visited for those that count. */
export async function findFacetRows(db: Db, look: Look, filters: JobFilters, { limit, except, levels }: Wanted) {
  const conditions = [sql`is_listed`, ...conditionsOf(look, filters), sql`id <> all(${sql.param([...except])})`]
  const areLevels = levels.map((level) => and(...conditionsOf('newest', { ...NOWHERE, level })) ?? sql`false`)
  const { rows } = await db.execute<FacetRow>(sql`
    with found as materialized (select id from job_listings where ${and(...conditions)} order by sorted_at desc, id limit ${limit})
    select id, country, city, filter_type as type, filter_mode as mode, source, ${isPayNamed} as "isPayNamed", sorted_at::text as "sortedAt",
      place_words as "placeWords", array[${sql.join(areLevels, sql`, `)}]::boolean[] as levels
    from job_listings join found using (id)`)
  return rows
}

/** Everything that one of several looks finds. */
type Found = { looks: readonly Look[]; filters: JobFilters }
const conditionOf = ({ looks, filters }: Found): SQL | undefined => {
  const areFound = looks.map((look) => and(...conditionsOf(look, NOWHERE)) ?? sql`true`)
  return and(sql`is_listed`, or(...areFound), ...conditionsOf('newest', filters))
}

export type SampleCount = { facet: 'country' | 'city' | 'type' | 'mode' | 'source' | 'pay'; value: string; count: number }

/** How often each value occurs among some of the jobs, wherever the database finds them first: at least as many have it. */
export async function sampleFacets(db: Db, found: Found, size: number): Promise<SampleCount[]> {
  const { rows } = await db.execute<SampleCount>(sql`
    with sample as materialized (
      select country, city, filter_type as type, filter_mode as mode, source, ${isPayNamed} as pay from job_listings
      where ${conditionOf(found)} limit ${size})
    select facet, value, count(*)::int as count
    from sample cross join lateral (values ('country', country), ('city', city), ('type', type), ('mode', mode), ('source', source),
      ('pay', case when pay then 'named' end)) as each (facet, value)
    where value is not null group by facet, value`)
  return rows
}

/** How many jobs each of these finds, counted no further than `limit`. */
export async function countEach(db: Db, all: readonly Found[], limit: number): Promise<number[]> {
  if (all.length === 0) return []
  const counts = all.map(
    (found) => sql`(select count(*)::int from (select from job_listings where ${conditionOf(found)} limit ${limit}) as counted)`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as counts`)
  return rows[0]?.counts ?? []
}
