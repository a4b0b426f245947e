import { BOARD_PACE } from '@jobapply/core/jobs/boards'

const HOUR_MS = 3_600_000
/** After a block a board is left alone, longer each time. */
const REST_MS = { first: 15 * 60_000, longest: 24 * HOUR_MS }

/** What is remembered about one board. */
export type Pace = { searches: readonly number[]; pagesAt: number; blocks: number; pausedUntil: number }
export const NO_PACE: Pace = { searches: [], pagesAt: 0, blocks: 0, pausedUntil: 0 }

const within = ({ searches }: Pace, now: number) => searches.filter((at) => at > now - HOUR_MS)

/** When the next search may start; 0: now. */
export function waitUntil(pace: Pace, now: number): number {
  const recent = within(pace, now)
  const oldest = recent[recent.length - BOARD_PACE.searchesAnHour]
  return Math.max(pace.pausedUntil > now ? pace.pausedUntil : 0, oldest === undefined ? 0 : oldest + HOUR_MS)
}

export const afterSearch = (pace: Pace, now: number): Pace => ({ ...pace, searches: [...within(pace, now), now] })
export const afterPage = (pace: Pace, now: number): Pace => ({ ...pace, pagesAt: now })

/** A page that was read ends the run of blocks. */
export const afterRead = (pace: Pace): Pace => ({ ...pace, blocks: 0, pausedUntil: 0 })

export function afterBlock(pace: Pace, now: number): Pace {
  const rest = Math.min(REST_MS.first * 2 ** pace.blocks, REST_MS.longest)
  return { ...pace, blocks: pace.blocks + 1, pausedUntil: now + rest }
}

/** How long to wait before the next page of a board; `random` is between 0 and 1. */
export function pauseBefore({ pagesAt }: Pace, now: number, random: number): number {
  const { least, most } = BOARD_PACE.pauseSeconds
  return Math.max(0, pagesAt + (least + (most - least) * random) * 1_000 - now)
}
