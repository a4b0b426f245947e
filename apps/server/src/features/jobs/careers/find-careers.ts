import type { JobListing } from '@jobapply/core/jobs/schema'
import { type Recognised, recogniseAddress, recognisedBoard } from '#features/jobs/companies/directory'
import { type GuardedFetch, isSafeAddress, type Page } from '#features/jobs/fetching/guarded-fetch'
import type { ReadAnswer } from '#features/jobs/reading/read-answer'

/** Redirects and further pages included, so that a hostile page costs no more than an honest one. */
const MOST_REQUESTS = 3

type Why = 'nothing' | 'loop' | Exclude<Page['outcome'], 'ok' | 'moved'>

/** What an address leads to: boards or a job at known systems, the postings of a page, or why there is neither. */
export type FoundCareers =
  | { kind: 'known'; found: Recognised[] }
  | { kind: 'jobs'; address: string; jobs: JobListing[] }
  | { kind: 'nothing'; why: Why }

/**
 * Follows an address until a known system or a posting shows up. Each hop is checked like the first one, and the pages are read in a
 * helper process.
 */
export async function findCareers(fetchPage: GuardedFetch, read: ReadAnswer, first: string): Promise<FoundCareers> {
  const asked = new Set<string>()
  let waiting = [first]
  let why: Why = 'nothing'
  while (asked.size < MOST_REQUESTS) {
    const [address] = waiting
    if (address === undefined) break
    asked.add(address)
    const page = await fetchPage(address)
    waiting = waiting.filter((one) => one !== address)
    if (page.outcome === 'moved') {
      const known = recogniseAddress(page.location)
      if (known) return { kind: 'known', found: [known] }
      if (!isSafeAddress(page.location)) return { kind: 'nothing', why: 'refused' }
      why = 'loop'
      waiting = asked.has(page.location) ? [] : [page.location, ...waiting]
    } else if (page.outcome === 'ok') {
      const { jobs, outcome, careers } = await read({ as: 'page', address, text: page.html })
      // One posting is the page of a job: its apply link must not turn it into a whole board.
      if (jobs.length === 1) return { kind: 'jobs', address, jobs }
      const found = careers?.boards.flatMap(({ source, token }) => recognisedBoard(source, token) ?? []) ?? []
      if (found.length > 0) return { kind: 'known', found }
      if (jobs.length > 1) return { kind: 'jobs', address, jobs }
      why = outcome === 'blocked' || outcome === 'gone' ? outcome : 'nothing'
      waiting.push(...(careers?.links ?? []).filter((link) => isSafeAddress(link) && !asked.has(link)))
    } else if (asked.size === 1 || why === 'loop') return { kind: 'nothing', why: page.outcome }
  }
  return { kind: 'nothing', why }
}
