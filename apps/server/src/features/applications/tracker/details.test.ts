import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, jobOf, submission } from '#testing/applying'
import { ALL_JOBS, addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('a queued job that closes says so, and once its work is back under a new id that', async () => {
  const ann = await applicant(server)
  const twin = (id: string) => posting({ id, title: 'Gull Keeper', company: 'Cliffside', description: 'Count gulls.' })
  await addJobs(server, [twin('gull-1')])
  const [found] = (await ann.call.search.jobs({ profileId: ann.profileId, filters: { ...ALL_JOBS, searchTerm: 'gull keeper' } }))
    .jobs
  if (!found) throw new Error('the job is not in the index')
  const job = { ...jobOf(1), jobId: found.id, job_title: found.title, company: found.company }
  const { queued } = await ann.call.applications.approve({ jobs: [{ job, profileId: ann.profileId }] })
  const newsOf = async () => (await ann.call.applications.tracker.get({ id: queued[0]?.id ?? '' })).postingNews
  expect(await newsOf()).toBeNull()
  await server.platform.database.systemPool.query(
    `update job_listings set closed_at = now() - interval '15 days', closed_why = 'gone', last_seen_at = now() - interval '16 days',
      first_seen_at = now() - interval '30 days' where id = $1`,
    [found.id],
  )
  expect(await newsOf()).toBe('Closed: its source no longer lists it.')
  // The board, the queue and the palette say so as well.
  expect((await ann.call.applications.tracker.list({})).rows).toMatchObject([{ isPostingClosed: true }])
  expect((await ann.call.applications.list({ view: 'queue' })).rows).toMatchObject([{ isPostingClosed: true }])
  await addJobs(server, [twin('gull-2')])
  expect(await newsOf()).toMatch(/^The employer listed this job again on \d{1,2} [A-Z][a-z]{2} \d{4}, under a new id\.$/)
})

test('TOOLS-006 details name the files of the receipt, and no resume where none was there to send', async () => {
  const ann = await applicant(server)
  const { tracker } = ann.call.applications
  const letter = { content: 'Dear Harbour Hotel', generated: false, generatedAt: null }
  const { id: resumeId } = await ann.call.documents.resumes.create({ profileId: ann.profileId })
  const jobs = [
    { job: jobOf(1), profileId: ann.profileId, letter },
    { job: jobOf(2), profileId: ann.profileId, resumeId },
  ]
  const { queued } = await ann.call.applications.approve({ jobs })
  const [bare = '', full = ''] = queued.map(({ id }) => id)
  const { name } = (await ann.call.documents.resumes.list()).find(({ id }) => id === resumeId) ?? {}
  expect(await tracker.get({ id: bare })).toMatchObject({
    documents: 'planned',
    resumeName: null,
    letter: letter.content,
  })
  expect(await tracker.get({ id: full })).toMatchObject({ documents: 'planned', resumeName: `${name}.pdf`, letter: null })
  await ann.call.applications.submit({ ...submission(1), applicationId: bare, cover_letter_data: letter })
  await ann.call.applications.submit({ ...submission(2), applicationId: full })
  // By the person's word alone nothing is called sent.
  expect(await tracker.get({ id: bare })).toMatchObject({
    ...{ documents: 'prepared', resumeName: null, letter: letter.content, hasReceipt: true },
  })
  expect(await tracker.get({ id: full })).toMatchObject({ documents: 'prepared', resumeName: `${name}.pdf`, letter: null })
})
