import { z } from 'zod'
import { oneOf } from '#shared/options'
import * as c from './constants.ts'
import { NO_FILTERS } from './rules.ts'
import type { SearchPreferences } from './schema.ts'

/** Counts are exact up to here. */
export const FACET_LIMIT = 500
/** How many countries and places are offered, the commonest first. */
export const FACET_VALUES = 8

/** What a list can be narrowed by beside it, in this order. Each is a filter of the search, with one value. */
export const FACETS = {
  workType: 'Work type',
  country: 'Country',
  location: 'Place',
  jobType: 'Job type',
  experienceLevel: 'Experience',
  sourceKind: 'Where we saw it',
  pay: 'Pay',
  age: 'Posted',
} as const
export type FacetKey = keyof typeof FACETS
export const FACET_KEYS = Object.keys(FACETS) as FacetKey[]

/** Facets whose values are always the same: a value without jobs stays in its place. Countries and places are those of the jobs. */
const FIXED_FACETS = {
  workType: c.WORK_TYPES,
  jobType: c.SEARCH_JOB_TYPES,
  experienceLevel: c.EXPERIENCE_LEVELS,
  sourceKind: c.SOURCE_KINDS,
  pay: c.PAY_FILTERS,
  age: c.AGES,
} as const
type FixedFacet = keyof typeof FIXED_FACETS
export const valuesOf = (key: FixedFacet): string[] => Object.keys(FIXED_FACETS[key]).filter((value) => value !== c.ANY)

/** One more than the limit stands for all that are more. */
const count = z
  .int()
  .min(0)
  .max(FACET_LIMIT + 1)
export const facet = z.object({ key: oneOf('Facet', FACETS), values: z.array(z.object({ value: z.string(), count })) })
export type Facet = z.output<typeof facet>

export const countLabel = (number: number) => (number > FACET_LIMIT ? `${FACET_LIMIT}+` : String(number))

export const facetLabel = (key: FacetKey, value: string) =>
  key in FIXED_FACETS ? ((FIXED_FACETS[key as FixedFacet] as Readonly<Record<string, string>>)[value] ?? value) : value

export const isFacetSet = (filters: SearchPreferences, key: FacetKey) => filters[key] !== NO_FILTERS[key]

/** The same search with this value; the value that is set already is taken out. */
export const toggleFacet = (filters: SearchPreferences, key: FacetKey, value: string): SearchPreferences => ({
  ...filters,
  [key]: filters[key] === value ? NO_FILTERS[key] : value,
})

/** How many facets narrow a search. */
export const countFacetsSet = (filters: SearchPreferences) => FACET_KEYS.filter((key) => isFacetSet(filters, key)).length
