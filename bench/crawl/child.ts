import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPlatform } from '@jobapply/server/app'
import { prepareBoards } from '@jobapply/server/features/jobs/companies/boards'
import { crawl } from '@jobapply/server/features/jobs/crawl'
import { createClient } from '@jobapply/server/features/jobs/fetching/client'
import { sourcesOn } from '@jobapply/server/features/jobs/fetching/outside'
import { createReader } from '@jobapply/server/features/jobs/reading/reader'
import { moveClock, now } from '@jobapply/server/platform/clock'
import type { Installation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import { COMPRESSED, type Pace, watchPace } from './pace.ts'

/** A crawl in a process of its own, which may be killed: it says how far it has come after each step. */
export type Start = {
  installation: Installation
  env: Record<string, string>
  port: number
  perHour: number
  fromMs: number
  stepMs: number
  untilMs: number
}

/** How far it has come. `visits`: of boards that nobody asked for, within the last hour. */
export type Step = { at: number; heapMb: number; pace: Pace; visits: number }

const HOUR = 3_600_000
const DAY = 24 * HOUR

// Whoever ends the bench ends its crawl.
process.once('disconnect', () => process.exit(1))

process.once('message', async ({ installation, env, port, perHour, fromMs, stepMs, untilMs }: Start) => {
  const { platform, close } = await openPlatform(readSettings(env), installation, false)
  const db = platform.database.system
  const sources = sourcesOn(platform.settings)
  const pace = watchPace(request)
  const client = createClient({
    network: { resolve: async () => ['127.0.0.1'], mayReach: () => true, request: pace.request, port },
    userAgent: 'JobApplyAI/1.0',
    pause: (ms) => sleep(ms / COMPRESSED),
    now,
    hasQuietStart: true,
  })
  moveClock(fromMs)
  await prepareBoards(db, now())
  // What people follow and feeds have no budget.
  const feeds = sources.flatMap(({ id, kind }) => (kind === 'feed' ? id : []))
  const countVisits = async () => {
    const { rows } = await platform.database.systemPool.query<{ visits: number }>(
      `select count(*)::int as visits from job_boards b where claimed_at > $1 and source <> all($2)
       and not exists (select from followed_boards f where f.board_id = b.id)`,
      [new Date(now().getTime() - HOUR), feeds],
    )
    return rows[0]?.visits ?? 0
  }
  for (let at = fromMs; at < untilMs; at += stepMs) {
    await crawl(db, { sources, visitor: { client, read: createReader(db) }, perHour, end: performance.now() + 600_000 })
    globalThis.gc?.()
    const step: Step = {
      ...{ at: at + stepMs, heapMb: process.memoryUsage().heapUsed / 1e6 },
      ...{ pace: pace.read(), visits: await countVisits() },
    }
    process.send?.(step)
    // After each day the bench looks at the machine without a crawl.
    if (step.at % DAY === 0) await once(process, 'message')
    moveClock(stepMs)
  }
  await close()
  process.exit()
})
