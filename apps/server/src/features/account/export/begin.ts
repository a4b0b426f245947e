import { EXPORT_RUNNING, EXPORTS_PER_HOUR, SESSION_TOO_OLD } from '@jobapply/core/account/deletion-constants'
import { mayExport } from '@jobapply/core/account/deletion-rules'
import { tooManyAttempts } from '@jobapply/core/auth/rules'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { HeaderReader } from '#platform/http/request-headers'
import { log } from '#platform/log'
import { BusyError, createShares, createSlots } from '#platform/slots'

/** One export at a time for each person, and a few for all: each reads everything that somebody has. */
const shares = createShares({ atOnce: 1, waiting: 0 })
const slots = createSlots({ atOnce: 4, waiting: 40 })

const PATIENCE_MS = 10_000

type Asked = { platform: Platform; userId: string; headers: HeaderReader; requestId: string }
type Begun<Piece> = { refusal: string; pieces?: undefined } | { refusal?: undefined; pieces: AsyncIterable<Piece> }

/** Starts an export within its limits, or says why not. The export is over when its pieces are read, or their iterator is closed. */
export async function beginExport<Piece>(asked: Asked, pieces: AsyncGenerator<Piece>): Promise<Begun<Piece>> {
  const { platform, userId, headers, requestId } = asked
  const sessionStart = await platform.access.readSessionStart(headers)
  if (!sessionStart || !mayExport(sessionStart, now())) return { refusal: SESSION_TOO_OLD }
  const wait = await platform.limits.take(`export person ${userId}`, { count: EXPORTS_PER_HOUR, seconds: 3600 })
  if (wait > 0) return { refusal: tooManyAttempts(wait) }
  try {
    const release = await takeSlots(userId)
    log.info('export', { userId, requestId })
    return { pieces: releasing(pieces, release) }
  } catch (error) {
    if (error instanceof BusyError) return { refusal: EXPORT_RUNNING }
    throw error
  }
}

/** Not a generator: one that was never read would not notice that it is closed, and its slots must be released too. */
function releasing<Piece>(pieces: AsyncGenerator<Piece>, release: () => void): AsyncIterable<Piece> {
  const unread = setTimeout(release, PATIENCE_MS).unref()
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        clearTimeout(unread)
        try {
          const result = await pieces.next()
          if (result.done) release()
          return result
        } catch (error) {
          release()
          throw error
        }
      },
      async return() {
        release()
        return pieces.return(undefined)
      },
    }),
  }
}

/** The answer gives both slots back; a second call does nothing. */
async function takeSlots(userId: string): Promise<() => void> {
  const giveBackShare = await shares.take(userId)
  try {
    const giveBackSlot = await slots.take()
    return () => {
      giveBackSlot()
      giveBackShare()
    }
  } catch (error) {
    giveBackShare()
    throw error
  }
}
