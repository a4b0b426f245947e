import { createHash } from 'node:crypto'
import { now } from '#platform/clock'
import type { Database } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { changeAttempts } from './store.ts'
import { type Limit, tryOnce } from './window.ts'

/** Rate limits; RATE_LIMITS=off switches every one of them off. */
export type Limits = {
  /** Counts a use. Answers 0 when it is within the limit, else the seconds to wait. */
  take(key: string, limit: Limit): Promise<number>
  /** Uncounts the latest use. */
  giveBack(key: string): Promise<void>
}

export function createLimits({ system }: Database, { RATE_LIMITS }: Pick<Settings, 'RATE_LIMITS'>): Limits {
  if (RATE_LIMITS === 'off') return { take: async () => 0, giveBack: async () => {} }
  return {
    async take(key, limit) {
      const { wait } = await changeAttempts(system, hash(key), now(), (times) => tryOnce(times, now(), limit))
      return wait
    },
    async giveBack(key) {
      await changeAttempts(system, hash(key), now(), (times) => ({ times: times.slice(0, -1) }))
    },
  }
}

/** Keys are stored as hashes, so the table contains no email or network addresses. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
