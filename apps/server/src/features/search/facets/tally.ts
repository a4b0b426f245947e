import { toSearchWords } from '@jobapply/core/jobs/search-words'
import { EXPERIENCE_FILTERS, type ExperienceFilter } from '@jobapply/core/matching/constants'
import { ANY, SEARCH_COUNTRIES } from '@jobapply/core/search/constants'
import { FACET_LIMIT, FACET_VALUES, type Facet, type FacetKey, valuesOf } from '@jobapply/core/search/facets'
import { sourcesOfKind } from '#features/jobs/companies/boards'
import type { FacetGroup, FacetRow } from '#features/jobs/listings/facets-store'
import { levelOf, postedAfter } from '#features/search/query/query-plan'

const LEVEL_KEYS = Object.keys(EXPERIENCE_FILTERS) as ExperienceFilter[]
const AGE_KEYS = ['day', 'week', 'month'] as const
const KINDS = ['own', 'national', 'feed'] as const
const KIND_OF = new Map(KINDS.flatMap((kind) => sourcesOfKind(kind).map((source) => [source, kind] as const)))
const COUNTRY_NAMES = Object.keys(SEARCH_COUNTRIES).filter((name) => name !== ANY)

/** What the database has to say of each job. */
export const asked = (at: Date) => ({ levels: LEVEL_KEYS.map(levelOf), ages: AGE_KEYS.map((age) => postedAfter(age, at)) })

/** Jobs with the same values: one job, or a group of them, of which only the facet that it is about is told. */
export type Weighed = Omit<FacetRow, 'id' | 'count'> & { count: number }

/** `onsite` in the index is `on-site` in the filter. */
const workType = (mode: string) => (mode === 'onsite' ? 'on-site' : mode)

/** Which values of a facet a job has; places are told apart by the words that the filter compares. */
const VALUES_OF: Record<Exclude<FacetKey, 'location'>, (row: Weighed) => readonly (string | null)[]> = {
  workType: ({ mode }) => [workType(mode)],
  country: ({ country }) => [country],
  jobType: ({ type }) => [type],
  experienceLevel: ({ levels }) => LEVEL_KEYS.filter((_, place) => levels[place]),
  sourceKind: ({ source }) => [KIND_OF.get(source) ?? null],
  pay: ({ isPayNamed }) => [isPayNamed ? 'named' : null],
  age: ({ ages }) => AGE_KEYS.slice(AGE_KEYS.length - ages),
}

/** The groups of a pass that tell the values of a facet. */
const GROUPS_OF: Record<FacetKey, FacetGroup['facet']> = {
  workType: 'mode',
  country: 'country',
  location: 'place',
  jobType: 'type',
  experienceLevel: 'levels',
  sourceKind: 'source',
  pay: 'pay',
  age: 'ages',
}

/** Of a pass what counts for a facet: jobs that meet every narrowing, and those that miss the facet's own alone. */
export const groupsFor = (groups: readonly FacetGroup[], key: FacetKey) =>
  groups.filter(({ facet, missed }) => facet === GROUPS_OF[key] && (missed === '' || missed === key))

/** How many jobs a facet chooses among. */
export const totalFor = (groups: readonly FacetGroup[], key: string) =>
  groups.reduce((sum, { facet, missed, count }) => (facet === 'all' && (missed === '' || missed === key) ? sum + count : sum), 0)

export type Value = { value: string; count: number; weight?: number }

/** What a facet can offer with how many of these jobs have it: all values of a fixed one, the commonest places. */
export function tally(key: FacetKey, rows: readonly Weighed[], chosen: string | undefined): Value[] {
  if (key === 'location') return tallyPlaces(rows, chosen)
  const counts = countAll(rows, VALUES_OF[key])
  const offered = key === 'country' ? COUNTRY_NAMES : valuesOf(key)
  return offered.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function tallyPlaces(rows: readonly Weighed[], chosen: string | undefined): Value[] {
  const words = rows.map(({ placeWords, count }) => ({ all: new Set(placeWords.split(' ')), count }))
  const countOf = (place: string) => {
    const asked = toSearchWords(place)
    return words.reduce((sum, { all, count }) => (asked.every((word) => all.has(word)) ? sum + count : sum), 0)
  }
  return topCities(rows, chosen).map((value) => ({ value, count: countOf(value) }))
}

const topCities = (rows: readonly Weighed[], chosen: string | undefined) => {
  const counts = countAll(rows, ({ city }) => [city])
  const top = [...counts].toSorted(([a, many], [b, few]) => few - many || compare(a, b)).slice(0, FACET_VALUES)
  return [...new Set([...top.map(([city]) => city), ...(chosen ? [chosen] : [])])]
}

function countAll(rows: readonly Weighed[], of: (row: Weighed) => readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) for (const value of of(row)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + row.count)
  return counts
}

/** Countries and places by number, without those that have none; the chosen one stays, and so does every value of the other facets. */
export function shownValues(key: FacetKey, values: readonly Value[], chosen: string | undefined): Facet['values'] {
  const isFree = key === 'country' || key === 'location'
  const byNumber = values.toSorted((a, b) => b.count - a.count || (b.weight ?? 0) - (a.weight ?? 0) || compare(a.value, b.value))
  const top = byNumber.filter(({ count, value }) => count > 0 || value === chosen).slice(0, FACET_VALUES)
  const missing = byNumber.filter(({ value }) => value === chosen && !top.some((one) => one.value === chosen))
  return (isFree ? [...top, ...missing] : values).map(({ value, count }) => ({ value, count: Math.min(count, FACET_LIMIT + 1) }))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
