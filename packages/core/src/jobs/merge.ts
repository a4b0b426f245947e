import { keysOf } from './keys.ts'
import type { JobListing } from './schema.ts'

/** Filled from the others when the best one does not say it. */
const FILLED = [
  'applyUrl',
  'city',
  'region',
  'country',
  'workMode',
  'jobType',
  'level',
  'postedAt',
  'expiresAt',
] as const satisfies readonly (keyof JobListing)[]
const PAY = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod'] as const satisfies readonly (keyof JobListing)[]

/**
 * One listing for each job: those that share a source id, an address or title, company and location are one. Neither the order nor
 * merging again changes anything.
 */
export function mergeListings(listings: readonly JobListing[]): JobListing[] {
  const groups = groupByKeys(listings)
  return groups.map(joinGroup).sort((a, b) => compare(a.id, b.id))
}

function groupByKeys(listings: readonly JobListing[]): JobListing[][] {
  const parents = listings.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    parents[index] = root
    return root
  }
  const firstWith = new Map<string, number>()
  listings.forEach((listing, index) => {
    for (const key of keysOf(listing)) {
      const other = firstWith.get(key)
      if (other === undefined) firstWith.set(key, index)
      else parents[rootOf(index)] = rootOf(other)
    }
  })
  return [...Map.groupBy(listings, (_, index) => rootOf(index)).values()]
}

function joinGroup(group: JobListing[]): JobListing {
  const ranked = group.toSorted(byWorth)
  const [best, ...others] = ranked
  if (!best || others.length === 0) return best as JobListing
  const joined = { ...best, firstSeenAt: group.map(({ firstSeenAt }) => firstSeenAt).sort()[0] ?? best.firstSeenAt }
  for (const field of FILLED) Object.assign(joined, { [field]: ranked.find((one) => one[field] !== null)?.[field] ?? null })
  const paid = ranked.find(({ salaryMin, salaryMax }) => salaryMin !== null || salaryMax !== null)
  if (paid) for (const field of PAY) Object.assign(joined, { [field]: paid[field] })
  return joined
}

/** The one that says most is shown; among equals the first id, so that the order of arrival does not matter. */
const byWorth = (a: JobListing, b: JobListing) =>
  b.description.length - a.description.length ||
  compare(a.source, b.source) ||
  compare(a.id, b.id) ||
  compare(JSON.stringify(a), JSON.stringify(b))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
