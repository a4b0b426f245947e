import { toListing } from '@jobapply/core/jobs/listing'
import { expect, test } from 'vitest'
import type { Candidate } from '#features/jobs/listings/candidates-store'
import { keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, boardIdOf } from '#features/jobs/listings/store'
import { now } from '#platform/clock'
import { posting } from '#testing/jobs'
import { startServerFor } from '#testing/server'
import { eachJobOnce } from './each-job-once.ts'

const HOUR = 3_600_000

test("SEARCH-021 of listings of one job the directory's board leads, else the one known first, in whatever order they were found", async () => {
  const { platform } = await startServerFor()
  const db = platform.database.system
  async function keep(token: string, inDirectory: boolean, hoursAgo: number) {
    const board = { source: 'lever', token, name: token, inDirectory }
    const at = new Date(now().getTime() - hoursAgo * HOUR)
    await addBoards(db, [board], at)
    const job = posting({ source: 'lever', title: 'Bell Founder', url: `https://jobs.lever.co/${token}/1` })
    await keepListings(db, boardIdOf(board), [toListing(job, at)], at)
    return `lever:${job.id}`
  }
  const [late, early, ours] = [await keep('late', false, 1), await keep('early', false, 9), await keep('ours', true, 0)]
  const firstOf = async (...ids: string[]) => {
    const hits = ids.map((id) => ({ job: { id, nameKey: 'bell founder', addressKey: '' } as Candidate }))
    return (await eachJobOnce(db, hits)).map(({ job }) => job.id)
  }
  expect(await firstOf(late, early, ours)).toEqual([ours])
  expect(await firstOf(ours, early, late)).toEqual([ours])
  expect(await firstOf(late, early)).toEqual([early])
  expect(await firstOf(early, late)).toEqual([early])
})

test('a page that the person pasted comes before what others brought, and after the directory', async () => {
  const { platform } = await startServerFor()
  const hit = (id: string, pasted?: object) => ({
    job: { id, nameKey: '', addressKey: 'same' } as Candidate,
    ...(pasted && { pasted }),
  })
  const shown = await eachJobOnce(platform.database.system, [hit('lever:unknown'), hit('pasted:1', {})])
  expect(shown.map(({ job }) => job.id)).toEqual(['pasted:1'])
})
