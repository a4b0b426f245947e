import { toSearchWords } from '@jobapply/core/jobs/search-words'
import { EXPERIENCE_FILTERS, type ExperienceFilter } from '@jobapply/core/matching/constants'
import { ANY, SEARCH_COUNTRIES } from '@jobapply/core/search/constants'
import { FACET_LIMIT, FACET_VALUES, type Facet, type FacetKey, valuesOf } from '@jobapply/core/search/facets'
import { sourcesOfKind } from '#features/jobs/boards'
import type { FacetRow, SampleCount } from '#features/jobs/listings/facets-store'
import { levelOf, postedAfter } from '#features/search/query-plan'

const LEVEL_KEYS = Object.keys(EXPERIENCE_FILTERS) as ExperienceFilter[]
export const LEVELS = LEVEL_KEYS.map(levelOf)
const AGE_KEYS = ['day', 'week', 'month'] as const
const KINDS = ['own', 'national', 'feed'] as const
const KIND_OF = new Map(KINDS.flatMap((kind) => sourcesOfKind(kind).map((source) => [source, kind] as const)))
const COUNTRY_NAMES = Object.keys(SEARCH_COUNTRIES).filter((name) => name !== ANY)

/** `onsite` in the index is `on-site` in the filter. */
const workType = (mode: string) => (mode === 'onsite' ? 'on-site' : mode)

/** Which values of a facet a job has; places are told apart by the words that the filter compares. */
const VALUES_OF: Record<Exclude<FacetKey, 'location'>, (row: FacetRow, at: Date) => readonly (string | null)[]> = {
  workType: ({ mode }) => [workType(mode)],
  country: ({ country }) => [country],
  jobType: ({ type }) => [type],
  experienceLevel: ({ levels }) => LEVEL_KEYS.filter((_, place) => levels[place]),
  sourceKind: ({ source }) => [KIND_OF.get(source) ?? null],
  pay: ({ isPayNamed }) => [isPayNamed ? 'named' : null],
  age: ({ sortedAt }, at) => AGE_KEYS.filter((age) => Date.parse(sortedAt) > postedAfter(age, at).getTime()),
}

type Context = { at: Date; chosen?: string | undefined }

/** All of the jobs are there: each value counts its own. */
export const tallyRows = (rows: readonly FacetRow[], keys: readonly FacetKey[], { at, chosen }: Context): Facet[] =>
  keys.map((key) => {
    if (key === 'location') return { key, values: tallyPlaces(rows, chosen) }
    const counts = countAll(rows.flatMap((row) => VALUES_OF[key](row, at)))
    const offered = key === 'country' ? COUNTRY_NAMES : valuesOf(key)
    return {
      key,
      values: shownValues(
        key,
        offered.map((value) => ({ value, count: counts.get(value) ?? 0 })),
        chosen,
      ),
    }
  })

function tallyPlaces(rows: readonly FacetRow[], chosen: string | undefined): Facet['values'] {
  const words = rows.map(({ placeWords }) => new Set(placeWords.split(' ')))
  const countOf = (place: string) => {
    const asked = toSearchWords(place)
    return words.filter((all) => asked.every((word) => all.has(word))).length
  }
  return shownValues(
    'location',
    topCities(rows, chosen).map((value) => ({ value, count: countOf(value) })),
    chosen,
  )
}

const topCities = (rows: readonly FacetRow[], chosen: string | undefined) => {
  const counts = countAll(rows.map(({ city }) => city))
  const top = [...counts].toSorted(([a, many], [b, few]) => few - many || compare(a, b)).slice(0, FACET_VALUES)
  return [...new Set([...top.map(([city]) => city), ...(chosen ? [chosen] : [])])]
}

function countAll(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

type Weighed = { value: string; count: number; weight?: number }

/** Countries and places by number, without those that have none; the chosen one stays, and so does every value of the other facets. */
export function shownValues(key: FacetKey, values: readonly Weighed[], chosen: string | undefined): Facet['values'] {
  const isFree = key === 'country' || key === 'location'
  const byNumber = values.toSorted((a, b) => b.count - a.count || (b.weight ?? 0) - (a.weight ?? 0) || compare(a.value, b.value))
  const top = byNumber.filter(({ count, value }) => count > 0 || value === chosen).slice(0, FACET_VALUES)
  const missing = byNumber.filter(({ value }) => value === chosen && !top.some((one) => one.value === chosen))
  return (isFree ? [...top, ...missing] : values).map(({ value, count }) => ({ value, count: Math.min(count, FACET_LIMIT + 1) }))
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The counts of a sample by facet and value: at least as many jobs have it. */
export function tallySample(counts: readonly SampleCount[]) {
  const cells = new Map<string, number>()
  const add = (key: FacetKey, value: string, count: number) =>
    cells.set(`${key} ${value}`, (cells.get(`${key} ${value}`) ?? 0) + count)
  for (const { facet, value, count } of counts) {
    if (facet === 'source') add('sourceKind', KIND_OF.get(value) ?? '', count)
    else if (facet === 'mode') add('workType', workType(value), count)
    else if (facet === 'type') add('jobType', value, count)
    else if (facet === 'city') add('location', value, count)
    else add(facet, value, count)
  }
  const cities = counts.filter(({ facet }) => facet === 'city').toSorted((a, b) => b.count - a.count)
  return {
    get: (key: FacetKey, value: string) => cells.get(`${key} ${value}`) ?? 0,
    cities: cities.slice(0, FACET_VALUES).map(({ value }) => value),
  }
}

type Offer = { sample: ReturnType<typeof tallySample>; rows: readonly FacetRow[]; chosen: string | undefined }

/** What could be among the values of a facet with more jobs than are looked at one by one. */
export function offeredValues(key: FacetKey, { sample, rows, chosen }: Offer): string[] {
  // One that neither the newest jobs nor the sample have is rare, and not among the commonest.
  if (key === 'country')
    return COUNTRY_NAMES.filter(
      (name) => name === chosen || sample.get(key, name) > 0 || rows.some((row) => row.country === name),
    )
  if (key !== 'location') return valuesOf(key)
  return [...new Set([...topCities(rows, chosen), ...sample.cities])]
}
