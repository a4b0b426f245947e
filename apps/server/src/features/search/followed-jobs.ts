import { toSearchQuery } from '@jobapply/core/search/address'
import { ANNOUNCED_JOBS, STANDING_HOURS } from '@jobapply/core/search/constants'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { unwantedTest } from '@jobapply/core/search/unwanted'
import { z } from 'zod'
import { claimFollowed, type FollowedRow, listNewOf } from '#features/jobs/followed/store'
import { findBoard } from '#features/jobs/listings/store'
import { notify } from '#features/notices/notify'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { defineTask } from '#platform/feature/tasks'
import { noteTold } from './alerts/told-store.ts'
import { followedJobsMail } from './mails.ts'
import { listUnwanted } from './unwanted/store.ts'

const HOUR = 3_600_000
const LONGEST_RUN_MS = 240_000
/** New jobs of one board that are compared with what the person has been told of. */
const MOST = 200

/** Tells people about new jobs of companies that they follow, each once, at the pace of standing searches. */
export const followedJobsTask = defineTask({
  name: 'search-followed',
  payload: z.object({}),
  every: '17,47 * * * *',
  run: async (_, platform) => {
    const end = performance.now() + LONGEST_RUN_MS
    while (performance.now() < end) {
      const row = await claimFollowed(platform.database.system, new Date(now().getTime() - STANDING_HOURS * HOUR), now())
      if (!row) return
      await tellNewJobs(platform, row)
    }
  },
})

async function tellNewJobs(platform: Platform, { userId, boardId, followedAt }: FollowedRow) {
  const db = platform.database.system
  const [board, all] = [await findBoard(db, boardId), await listNewOf(db, boardId, followedAt, MOST)]
  const isUnwanted = unwantedTest(await listUnwanted(db, userId))
  const listed = all.filter((job) => !isUnwanted(job))
  if (!board || listed.length === 0) return
  await db.transaction(async (tx) => {
    const told = new Set(
      await noteTold(
        tx,
        userId,
        listed.map(({ id }) => id),
        now(),
      ),
    )
    if (told.size === 0) return
    const jobs = listed.filter(({ id }) => told.has(id)).slice(0, ANNOUNCED_JOBS)
    await tellFollowed(tx, platform, userId, { boardId, company: board.name, jobs, count: told.size })
  })
}

type News = { boardId: string; company: string; jobs: { id: string; title: string; location: string }[]; count: number }

/** In the app, and by mail where the alerts allow it. */
export async function tellFollowed(tx: Db, platform: Platform, userId: string, { boardId, company, jobs, count }: News) {
  const [first] = jobs
  const pathOf = pathTo(company)
  await notify(tx, platform, userId, {
    key: `followed:${boardId}:${first?.id}`,
    kind: 'jobAlerts',
    title: `${count === 1 ? '1 new job' : `${count} new jobs`} at ${company}`,
    message: jobs.map(({ title, location }) => [title, location].filter(Boolean).join(', ')).join(' · '),
    path: pathOf(count === 1 ? first?.id : undefined),
    mail: (to) => followedJobsMail(to, { company, jobs, count, pathOf }),
  })
}

/** The search for the company's name, with one of its jobs open. */
const pathTo = (company: string) => (jobId?: string) =>
  `/search?${toSearchQuery({ filters: { ...NO_FILTERS, searchTerm: company.slice(0, 100) }, sort: 'best', jobId })}`
