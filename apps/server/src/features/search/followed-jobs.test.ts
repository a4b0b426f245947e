import { expect, onTestFinished, test } from 'vitest'
import { moveClock } from '#platform/clock'
import { addJobs, posting } from '#testing/jobs'
import { allMailsTo, newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'
import { followedJobsTask } from './followed-jobs.ts'

const HOUR = 3_600_000

test('new jobs of a followed company are told once, those that were there before never', async () => {
  const server = await startServerFor()
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  await addJobs(server, [posting({ title: 'Keel Layer, old' })])
  await ann.call.jobs.companies.follow({ boardId: 'greenhouse:harbour' })
  const notices = async (person: typeof ann) =>
    (await person.call.notices.list({})).rows.filter(({ title }) => title.includes('Harbour'))
  const run = () => followedJobsTask.run({}, server.platform)
  await run()
  expect(await notices(ann)).toEqual([])

  moveClock(HOUR)
  onTestFinished(() => moveClock(-9 * HOUR))
  await addJobs(server, [posting({ title: 'Keel Layer, new' }), posting({ title: 'Keel Painter' })])
  moveClock(4 * HOUR)
  await run()
  expect(await notices(ann)).toMatchObject([{ title: '2 new jobs at Harbour', message: expect.stringContaining('Keel Painter') }])
  expect(await notices(bob)).toEqual([])
  expect((await allMailsTo(server, ann.email)).filter(({ subject }) => subject === '2 new jobs at Harbour')).toHaveLength(1)

  moveClock(4 * HOUR)
  await run()
  expect(await notices(ann)).toHaveLength(1)
})
