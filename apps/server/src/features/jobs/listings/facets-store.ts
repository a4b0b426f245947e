import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { conditionsOf, levelQuery, placeQuery } from './candidates-store.ts'
import { FACETS, facetOf } from './table.ts'

/** What the facets need of a job. `levels`: for each asked level, whether it is one. `ages`: how many of the asked moments it is newer than. */
type FacetValues = {
  country: string | null
  city: string | null
  placeWords: string
  type: string
  mode: string
  source: string
  isPayNamed: boolean
  ages: number
  levels: boolean[]
}
export type FacetRow = FacetValues & { id: string; count: 1 }
type Asked = { levels: readonly NonNullable<JobFilters['level']>[]; ages: readonly Date[] }

const NOWHERE: JobFilters = { place: [], country: null, type: null, mode: null, source: null, level: null }
const isPayNamed = sql`(salary_min is not null or salary_max is not null)`

/** The columns of a job, each under the name of its facet. */
function valuesFor({ levels, ages }: Asked): SQL {
  const areLevels = levels.map((level) => meets({ level }))
  const areNewer = ages.map((moment) => sql`(sorted_at > ${moment})::int`)
  return sql`country, city, place_words as "placeWords", filter_type as type, filter_mode as mode, source, ${isPayNamed} as "isPayNamed",
    ${sql.join(areNewer, sql` + `)} as ages, array[${sql.join(areLevels, sql`, `)}]::boolean[] as levels`
}

/**
 * Whether a row that is read anyway is what a filter asks for; the index has other words for country, kind, mode and pay. A query of words
 * is a question of its own: a plan that is kept would put it together anew for every row.
 */
function meets({ country, type, mode, isPayNamed: asksPay, level, place, ...others }: Partial<JobFilters>): SQL {
  const equal = Object.entries({ country, filter_type: type, filter_mode: mode }).flatMap(([column, value]) =>
    typeof value === 'string' ? sql`${sql.identifier(column)} = ${value}` : [],
  )
  const words = [
    ...(level ? [sql`title_search @@ (select ${levelQuery(level)})`] : []),
    ...(place?.length ? [sql`place_search @@ (select ${placeQuery(place)})`] : []),
  ]
  const all = and(...equal, ...words, ...(asksPay ? [isPayNamed] : []), ...conditionsOf('newest', { ...NOWHERE, ...others }))
  return sql`coalesce(${all ?? sql`true`}, false)`
}

type Wanted = Asked & { limit: number; except: readonly string[] }

/** The newest jobs of a look with what the facets compare. The ids come first, from the index alone: a row is visited for those that count. */
export async function findFacetRows(db: Db, look: Look, filters: JobFilters, { limit, except, ...asked }: Wanted) {
  const conditions = [sql`is_listed`, ...conditionsOf(look, filters), sql`id <> all(${sql.param([...except])})`]
  const { rows } = await db.execute<FacetRow>(sql`
    with found as materialized (select id from job_listings where ${and(...conditions)} order by sorted_at desc, id limit ${limit})
    select id, 1 as count, ${valuesFor(asked)} from job_listings join found using (id)`)
  return rows
}

/** Everything that one of several looks finds. */
type Found = { looks: readonly Look[]; filters: JobFilters }
const conditionOf = ({ looks, filters }: Found): SQL | undefined => {
  const areFound = looks.map((look) => and(...conditionsOf(look, NOWHERE)) ?? sql`true`)
  return and(sql`is_listed`, or(...areFound), ...conditionsOf('newest', filters))
}

/** One facet that narrows a search, by its name. */
export type Narrowing = { name: string; filters: Partial<JobFilters> }

/** How many jobs have the same value of one facet. `missed` names the one narrowing that they do not meet; it is empty where they meet all. */
export type FacetGroup = FacetValues & { missed: string; facet: keyof typeof GROUPED | 'all'; count: number }

/** The columns that tell the values of each facet apart; places are compared by their words and named by their city. */
const GROUPED = {
  country: sql`country`,
  place: sql`"placeWords", city`,
  type: sql`type`,
  mode: sql`mode`,
  source: sql`source`,
  pay: sql`"isPayNamed"`,
  ages: sql`ages`,
  levels: sql`levels`,
} as const
type Passed = Found & Asked & { narrowings: readonly Narrowing[]; limit: number }

/**
 * All facets in one pass over the jobs of a search: each row is visited once, where a count of every value would visit the same rows again
 * and again. A job that meets all narrowings but one counts for the facet of that one. `isCut`: there were more jobs than `limit`.
 */
export async function passFacets(db: Db, { looks, filters, narrowings, limit, ...asked }: Passed) {
  const areMissed = narrowings.map(({ filters: one }) => sql`(not ${meets(one)})::int`)
  const names = narrowings.map(({ name }, place) => sql`when ${areMissed[place]} = 1 then ${name}`)
  const isMissed =
    narrowings.length === 0
      ? sql`'' as missed, 0 as misses`
      : sql`case ${sql.join(names, sql` `)} else '' end as missed, ${sql.join(areMissed, sql` + `)} as misses`
  const sets = Object.values(GROUPED).map((columns) => sql`(missed, ${columns})`)
  const facet = Object.entries(GROUPED).map(([name, columns]) => sql`when grouping(${columns}) = 0 then ${name}::text`)
  const { rows } = await db.execute<FacetGroup & { looked: number }>(sql`
    with passed as materialized (
      select ${valuesFor(asked)}, ${isMissed} from job_listings
      where ${and(conditionOf({ looks, filters }), meetsAllButOne(narrowings))} limit ${limit + 1})
    select case ${sql.join(facet, sql` `)} else 'all' end as facet, missed, country, city, "placeWords", type, mode, source, "isPayNamed", ages, levels,
      count(*)::int as count, (select count(*)::int from passed) as looked
    from passed where misses <= 1 group by grouping sets ((missed), ${sql.join(sets, sql`, `)})`)
  return { groups: rows, isCut: (rows[0]?.looked ?? 0) > limit }
}

/** For the index: a job that meets all but one of country, kind and mode has one of these keys. Nothing where that would leave out too little. */
function meetsAllButOne(narrowings: readonly Narrowing[]): SQL | undefined {
  const set = Object.assign({}, ...narrowings.map(({ filters }) => filters)) as Partial<JobFilters>
  const { country = null, type = null, mode = null } = set
  if ([country, type, mode].filter((one) => one !== null).length < 2) return undefined
  const keys = [
    ...(country === null ? [] : [facetOf(null, type, mode)]),
    ...(type === null ? [] : [facetOf(country, null, mode)]),
    ...(mode === null ? [] : [facetOf(country, type, null)]),
  ]
  return sql`${FACETS} && ${sql.param(keys)}::text[]`
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
