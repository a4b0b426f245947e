import type { Look } from '@jobapply/core/jobs/job-query'
import { CANDIDATES } from '@jobapply/core/search/constants'
import { FACET_KEYS, FACET_LIMIT, type Facet, type FacetKey, isFacetSet } from '@jobapply/core/search/facets'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { countEach, type FacetRow, findFacetRows, sampleFacets } from '#features/jobs/listings/facets-store'
import { findSettings } from '#features/profiles/store'
import { planLooks, toJobFilters } from '#features/search/query-plan'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { LEVELS, offeredValues, shownValues, tallyRows, tallySample } from './tally.ts'

/** Jobs whose values are looked at together before rarer ones are counted one by one. */
const SAMPLE = 3_000

type Asked = { profileId: string; filters: SearchPreferences }

/**
 * How many jobs each value of each facet has in the index for a search. A facet that is set is counted as if it were not, so that its
 * other values say what they would find. Undefined without the profile.
 */
export async function countFacets(db: Db, userId: string, { profileId, filters }: Asked): Promise<Facet[] | undefined> {
  const found = await findSettings(db, userId, profileId)
  if (!found) return undefined
  const title = found.profile.desired_job_title ?? ''
  const set = FACET_KEYS.filter((key) => isFacetSet(filters, key))
  const open = FACET_KEYS.filter((key) => !set.includes(key))
  const counted = await Promise.all([
    countSome(db, filters, title, open),
    ...set.map((key) => countSome(db, { ...filters, [key]: NO_FILTERS[key] }, title, [key], filters[key])),
  ])
  const facets = new Map(counted.flat().map((one) => [one.key, one]))
  return FACET_KEYS.flatMap((key) => facets.get(key) ?? [])
}

/** `chosen` is offered even where it is rare. */
async function countSome(
  db: Db,
  filters: SearchPreferences,
  desiredTitle: string,
  keys: readonly FacetKey[],
  chosen?: string,
): Promise<Facet[]> {
  if (keys.length === 0) return []
  const at = now()
  const { rows, looks } = await findRows(db, filters, desiredTitle)
  const tallied = tallyRows(rows, keys, { at, chosen })
  if (rows.length <= FACET_LIMIT) return tallied
  return countBeyond(db, { looks, filters, keys, tallied, chosen, rows })
}

/** Look after look as the list is found, with one job more than it takes: the one that says that there are more. */
async function findRows(db: Db, filters: SearchPreferences, desiredTitle: string) {
  const jobFilters = toJobFilters(filters)
  const rows: FacetRow[] = []
  const looks: Look[] = []
  for (const { look, atMost, upTo } of planLooks(filters.searchTerm, desiredTitle)) {
    const limit = (upTo === CANDIDATES ? FACET_LIMIT + 1 : upTo) - rows.length
    if (limit <= 0 || rows.length > atMost) break
    const except = rows.map(({ id }) => id)
    rows.push(...(await findFacetRows(db, look, jobFilters, { limit, except, levels: LEVELS })))
    looks.push(look)
  }
  return { rows, looks }
}

type Cut = {
  looks: readonly Look[]
  filters: SearchPreferences
  keys: readonly FacetKey[]
  tallied: readonly Facet[]
  chosen: string | undefined
  rows: readonly FacetRow[]
}

/**
 * With more jobs than are looked at one by one: the sample shows which values have more than the limit, and the others are counted in
 * the index. The newest jobs are all there up to the limit, so the ages are known already.
 */
async function countBeyond(db: Db, { looks, filters, keys, tallied, chosen, rows }: Cut): Promise<Facet[]> {
  const base = { looks, filters: toJobFilters(filters) }
  const ages = tallied.filter(({ key }) => key === 'age')
  const others = keys.filter((key) => key !== 'age')
  if (others.length === 0) return ages
  const sample = tallySample(await sampleFacets(db, base, SAMPLE))
  const asked = others.flatMap((key) => offeredValues(key, { sample, rows, chosen }).map((value) => ({ key, value })))
  const rare = asked.filter(({ key, value }) => sample.get(key, value) <= FACET_LIMIT)
  const counts = await countEach(
    db,
    rare.map(({ key, value }) => ({ looks, filters: toJobFilters({ ...filters, [key]: value }) })),
    FACET_LIMIT + 1,
  )
  const exact = new Map(rare.map((one, place) => [one, counts[place] ?? 0]))
  const facets = others.map((key) => ({
    key,
    values: asked
      .filter((one) => one.key === key)
      .map((one) => ({ value: one.value, count: exact.get(one) ?? FACET_LIMIT + 1, weight: sample.get(key, one.value) })),
  }))
  return [...ages, ...facets.map(({ key, values }) => ({ key, values: shownValues(key, values, chosen) }))]
}
