import { defineWork } from '#platform/compute/work'
import type { explainListing, judgeListings, rateListings, scoreWorded } from './judge.ts'

/** Reading a posting takes tens of milliseconds where it is long, and so does preparing a long profile. */
export const judgeWork = defineWork('search.judge', async (input: Parameters<typeof judgeListings>[0]) =>
  (await import('./judge.ts')).judgeListings(input),
)
export const explainWork = defineWork('search.explain', async (input: Parameters<typeof explainListing>[0]) =>
  (await import('./judge.ts')).explainListing(input),
)
export const rateWork = defineWork('search.rate', async (input: Parameters<typeof rateListings>[0]) =>
  (await import('./judge.ts')).rateListings(input),
)
/** A hundred texts, searched for each of hundreds of skills, take a second. */
export const scoreWork = defineWork('search.score', async (input: Parameters<typeof scoreWorded>[0]) =>
  (await import('./judge.ts')).scoreWorded(input),
)

export const SEARCH_WORKS = [judgeWork, explainWork, rateWork, scoreWork]
