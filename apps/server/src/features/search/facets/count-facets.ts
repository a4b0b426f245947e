import type { JobFilters } from '@jobapply/core/jobs/job-query'
import { CANDIDATES } from '@jobapply/core/search/constants'
import { FACET_KEYS, FACET_LIMIT, type Facet, type FacetKey, isFacetSet } from '@jobapply/core/search/facets'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { countEach, type FacetRow, findFacetRows, type Narrowing, passFacets } from '#features/jobs/listings/facets-store'
import { findSettings } from '#features/profiles/store'
import { ENOUGH, type PlannedLook, planLooks, toJobFilters } from '#features/search/query/query-plan'
import { now } from '#platform/clock'
import { type Db, indexOf } from '#platform/db/database'
import { asked, groupsFor, shownValues, tally, totalFor, type Value, type Weighed } from './tally.ts'

/** Jobs that one pass visits; beyond them the values that are rare among these are counted in the index, one by one. */
const PASSED = 10_000

type Asked = { profileId: string; filters: SearchPreferences }

/**
 * How many jobs each value of each facet has in the index for a search. A facet that is set is counted as if it were not, so that its
 * other values say what they would find. Undefined without the profile.
 */
export async function countFacets(
  db: Db,
  userId: string,
  { profileId, filters }: Asked,
  limit = PASSED,
): Promise<Facet[] | undefined> {
  const found = await findSettings(db, userId, profileId)
  if (!found) return undefined
  const plan = [...planLooks(filters.searchTerm, found.profile.desired_job_title ?? '')]
  const set = FACET_KEYS.filter((key) => isFacetSet(filters, key))
  const open = FACET_KEYS.filter((key) => !set.includes(key))
  const at = now()
  const bare = { ...filters, ...Object.fromEntries(set.map((key) => [key, NO_FILTERS[key]])) }
  const narrowings = set.map((key): Narrowing => ({ name: key, filters: onlyOf(filters, key) }))
  const looks = mainLooks(plan)
  const pass = await passFacets(indexOf(db), { looks, filters: toJobFilters(bare), narrowings, limit, ...asked(at) })
  const counted = await Promise.all([
    countSome(db, { plan, pass, at, filters, keys: open }),
    ...set.map((key) =>
      countSome(db, { plan, pass, at, filters: { ...filters, [key]: NO_FILTERS[key] }, keys: [key], chosen: filters[key] }),
    ),
  ])
  const facets = new Map(counted.flat().map((one) => [one.key, one]))
  return FACET_KEYS.flatMap((key) => facets.get(key) ?? [])
}

/** The looks that a list always takes; the others run only where these find little. */
const mainLooks = (plan: readonly PlannedLook[]) => plan.filter(({ atMost }) => atMost === CANDIDATES).map(({ look }) => look)

/** What one facet of a search asks of a job. */
function onlyOf(filters: SearchPreferences, key: FacetKey): Partial<JobFilters> {
  const set = Object.entries(toJobFilters({ ...NO_FILTERS, [key]: filters[key] }))
  return Object.fromEntries(set.filter(([, value]) => value !== null && value !== undefined))
}

/** `chosen` is offered even where it is rare. */
type Some = {
  plan: readonly PlannedLook[]
  pass: Awaited<ReturnType<typeof passFacets>>
  at: Date
  filters: SearchPreferences
  keys: readonly FacetKey[]
  chosen?: string
}

/** Facets that are counted with the same filters. */
async function countSome(db: Db, some: Some): Promise<Facet[]> {
  const { pass, keys, chosen } = some
  const [first] = keys
  if (first === undefined) return []
  const total = totalFor(pass.groups, first)
  const isKnown = total > (pass.isCut ? FACET_LIMIT : ENOUGH)
  const rows = isKnown ? [] : await findRows(db, some)
  const tallied = keys.map((key) => {
    const seen: readonly Weighed[] = isKnown ? groupsFor(pass.groups, key) : rows
    return { key, values: tally(key, seen, chosen) }
  })
  const areAll = isKnown ? !pass.isCut : rows.length <= FACET_LIMIT
  const exact = areAll ? tallied : await countRare(db, some, tallied)
  return exact.map(({ key, values }) => ({ key, values: shownValues(key, values, chosen) }))
}

/** Look after look as the list is found, with one job more than it takes: the one that says that there are more. */
async function findRows(db: Db, { plan, filters, at }: Some): Promise<FacetRow[]> {
  const jobFilters = toJobFilters(filters)
  const rows: FacetRow[] = []
  for (const { look, atMost, upTo } of plan) {
    const limit = (upTo === CANDIDATES ? FACET_LIMIT + 1 : upTo) - rows.length
    if (limit <= 0 || rows.length > atMost) break
    const except = rows.map(({ id }) => id)
    rows.push(...(await findFacetRows(indexOf(db), look, jobFilters, { limit, except, ...asked(at) })))
  }
  return rows
}

type Tallied = { key: FacetKey; values: Value[] }

/** With more jobs than were looked at: what is common among those is above the limit, and the rest is counted in the index. */
async function countRare(db: Db, { plan, filters, chosen }: Some, tallied: readonly Tallied[]): Promise<Tallied[]> {
  const looks = mainLooks(plan)
  // A country that none of these jobs has is rare, and not among the commonest.
  const isOffered = (key: FacetKey, { value, count }: Value) => key !== 'country' || count > 0 || value === chosen
  const offered = tallied.map(({ key, values }) => ({ key, values: values.filter((one) => isOffered(key, one)) }))
  const rare = offered.flatMap(({ key, values }) =>
    values.filter(({ count }) => count <= FACET_LIMIT).map(({ value }) => ({ key, value })),
  )
  const counts = await countEach(
    indexOf(db),
    rare.map(({ key, value }) => ({ looks, filters: toJobFilters({ ...filters, [key]: value }) })),
    FACET_LIMIT + 1,
  )
  const exact = new Map(rare.map(({ key, value }, place) => [`${key} ${value}`, counts[place] ?? 0]))
  return offered.map(({ key, values }) => ({
    key,
    values: values.map(({ value, count }) => ({ value, count: exact.get(`${key} ${value}`) ?? count, weight: count })),
  }))
}
