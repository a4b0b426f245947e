import type { Network } from '@jobapply/server/features/jobs/fetching/network'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import { isHost } from '@jobapply/server/features/jobs/sources/readers/source'

/** Seconds of the product are that many times shorter here. */
export const COMPRESSED = 50
/** A timer may be early by this much. */
const TIMER_MS = 2

export type Pace = { requests: number; tooSoon: number; shortestMs: number; most: number }

/**
 * When each host was asked, by the clock of the process that asks: a busy server would see two requests closer together than they were
 * sent. From the end of one answer to the next request is at least the pause of its source.
 */
export function watchPace(request: Network['request']): { request: Network['request']; read(): Pace } {
  const last = new Map<string, { end: number; open: number }>()
  const pace: Pace = { requests: 0, tooSoon: 0, shortestMs: Number.POSITIVE_INFINITY, most: 0 }
  return {
    read: () => ({ ...pace }),
    request(options, onAnswer) {
      const host = options.servername ?? ''
      const mine = last.get(host) ?? { end: Number.NEGATIVE_INFINITY, open: 0 }
      last.set(host, mine)
      const gap = mine.open > 0 ? 0 : performance.now() - mine.end
      pace.requests += 1
      pace.shortestMs = Math.min(pace.shortestMs, gap)
      if (gap < leastGapOf(host) - TIMER_MS) pace.tooSoon += 1
      mine.open += 1
      pace.most = Math.max(pace.most, mine.open)
      // Whichever comes first: the last byte of the answer, or a line that broke.
      let isOver = false
      const note = () => {
        if (isOver) return
        isOver = true
        mine.open -= 1
        mine.end = performance.now()
      }
      const sent = request(options, (answer) => {
        answer.once('end', note)
        onAnswer(answer)
      })
      return sent.once('close', note)
    },
  }
}

const gaps = new Map<string, number>()
/** A host that several sources share is asked as the most patient of them says. */
function leastGapOf(host: string): number {
  const known = gaps.get(host)
  if (known !== undefined) return known
  const own = SOURCES.filter(({ hosts }) => hosts.some((pattern) => pattern !== '*' && isHost(host, pattern)))
  const seconds = Math.max(...own.map(({ terms }) => terms.gapSeconds ?? 1), own.length === 0 ? 1 : 0)
  const gap = (seconds * 1_000) / COMPRESSED
  gaps.set(host, gap)
  return gap
}
