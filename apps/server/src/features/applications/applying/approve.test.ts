import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobApplications } from '#features/applications/record/table'
import { now } from '#platform/clock'
import { type Applicant, applicant, approve, approveOne, freeApplicant, jobOf, submission, unitsUsed } from '#testing/applying'
import { addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'

const DAY = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const listed = async ({ call }: Applicant, view: 'queue' | 'needs-you' | 'sent') =>
  (await call.applications.list({ view })).rows.map(({ jobId }) => jobId)
const refusals = ({ refused }: Awaited<ReturnType<typeof approve>>) => refused.map(({ jobId, reason }) => [jobId, reason])

describe('approving', () => {
  test('APPLY-043 makes one queued application a job and reserves a unit for each; none is applied', async () => {
    const ann = await applicant(server)
    const { queued, refused, usage } = await approve(ann, jobOf(1), jobOf(2))
    expect(queued).toMatchObject([
      { jobId: 'board:1', status: 'queued', progress: 'ready', appliedAt: null, profileId: ann.profileId },
      { jobId: 'board:2', status: 'queued', progress: 'ready', appliedAt: null },
    ])
    expect([refused, usage.current.monthly, usage.left]).toEqual([[], 2, 3])
    expect((await listed(ann, 'queue')).toSorted()).toEqual(['board:1', 'board:2'])
    expect(await listed(ann, 'sent')).toEqual([])
    expect(await ann.call.applications.overview()).toEqual({ queue: 2, needsYou: 0, filling: 0, stoppedAt: null })
    expect((await ann.call.applications.marks()).map(({ jobId, status }) => [jobId, status]).toSorted()).toEqual([
      ['board:1', 'queued'],
      ['board:2', 'queued'],
    ])
  })

  test('APPLY-047 more than units are left takes as many as fit in list order, and none when none is left', async () => {
    const ann = await applicant(server)
    const numbers = [7, 1, 6, 2, 5, 3, 4]
    const first = await approve(ann, ...numbers.map((number) => jobOf(number)))
    expect(first.queued.map(({ jobId }) => jobId)).toEqual([7, 1, 6, 2, 5].map((number) => `board:${number}`))
    expect(refusals(first)).toEqual([
      ['board:3', 'limit'],
      ['board:4', 'limit'],
    ])
    expect(first.usage.details).toEqual({ daily: 'Daily limit reached: 5 of 5 applications used.' })
    const second = await approve(ann, jobOf(8))
    expect([second.queued, refusals(second)]).toEqual([[], [['board:8', 'limit']]])
    expect(await listed(ann, 'queue')).toEqual([7, 1, 6, 2, 5].map((number) => `board:${number}`))
  })

  test('APPLY-062 a saved job becomes the application, and saving takes no unit', async () => {
    const ann = await applicant(server)
    await ann.call.applications.saved.add({ profileId: ann.profileId, jobs: [jobOf(1), jobOf(2)] })
    expect(await unitsUsed(ann)).toBe(0)
    const [saved] = (await ann.call.applications.saved.list()).rows.filter(({ jobId }) => jobId === 'board:1')
    expect((await approveOne(ann, 1)).id).toBe(saved?.id)
    expect(await ann.call.applications.saved.ids()).toEqual(['board:2'])
    expect(await unitsUsed(ann)).toBe(1)
  })

  test('TRIAL-019 several at once after the trial is refused, TRIAL-020 one at a time is not', async () => {
    const ann = await freeApplicant(server)
    await expect(approve(ann, jobOf(1), jobOf(2))).rejects.toMatchObject({
      code: 'TRIAL_EXPIRED',
      message: 'Please upgrade to continue using this feature.',
    })
    expect(await listed(ann, 'queue')).toEqual([])
    for (const number of [1, 2, 3]) await approveOne(ann, number)
    expect(refusals(await approve(ann, jobOf(4)))).toEqual([['board:4', 'limit']])
  })

  test('keeps the posting as we read it, the resume as it is now, and the letter; APPLY-020 its history tells every change', async () => {
    const ann = await applicant(server)
    const listed = posting({ title: 'Pastry Chef', description: 'We bake before dawn and never with margarine.' })
    await addJobs(server, [listed])
    const job = jobOf(1, { jobId: `${listed.source}:${listed.id}` })
    const document = await ann.call.documents.resumes.create({ profileId: ann.profileId, name: 'For hotels' })
    const letter = { content: 'Dear team', generated: true, generatedAt: now().toISOString() }
    const { queued } = await ann.call.applications.approve({
      jobs: [{ job, profileId: ann.profileId, resumeId: document.id, letter }],
    })
    const id = queued[0]?.id ?? ''
    await ann.call.documents.resumes.remove({ id: document.id })
    await ann.call.applications.open({ id })
    const details = await ann.call.applications.get({ id })
    expect(details.posting).toContain('never with margarine')
    expect(details.resumeData).toMatchObject({ name: 'For hotels', content: document.content })
    expect(details.coverLetterData).toEqual(letter)
    expect(details.history.map(({ column, from, to, by }) => [column, from, to, by])).toEqual([
      ['status', null, 'queued', 'you'],
      ['progress', null, 'ready', 'you'],
      ['progress', 'ready', 'needs-you', 'you'],
    ])
  })

  test("another person's profile, resume or application is unknown", async () => {
    const [ann, bob] = [await applicant(server), await applicant(server)]
    const { id } = await approveOne(ann, 1)
    const document = await ann.call.documents.resumes.create({ profileId: ann.profileId })
    const job = jobOf(2)
    await expect(bob.call.applications.approve({ jobs: [{ job, profileId: ann.profileId }] })).rejects.toMatchObject({
      code: 'PROFILE_NOT_FOUND',
    })
    await expect(
      bob.call.applications.approve({ jobs: [{ job, profileId: bob.profileId, resumeId: document.id }] }),
    ).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
    const { get, open, notYet, skip, withdraw, retry, remove } = bob.call.applications
    for (const step of [get, open, notYet, skip, withdraw, retry])
      await expect(step({ id })).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
    expect(await remove({ id })).toEqual({ removed: false })
    expect(await bob.call.applications.submit({ ...submission(1), applicationId: id })).toMatchObject({ success: false })
    expect((await ann.call.applications.get({ id })).status).toBe('queued')
    expect(await unitsUsed(bob)).toBe(0)
  })
})

describe('a duplicate', () => {
  test('APPLY-040 of the same id or address is refused: no row, no unit; also within one list', async () => {
    const ann = await applicant(server)
    const { id } = await approveOne(ann, 1)
    const sameAddress = jobOf('other', { job_url: 'http://www.jobs.example.org/1/?utm_source=mail' })
    const again = await approve(ann, jobOf(1, { job_title: 'Another title' }), sameAddress, jobOf(2), jobOf(2))
    expect(refusals(again)).toEqual([
      ['board:1', 'same'],
      ['board:other', 'same'],
      ['board:2', 'same'],
    ])
    expect(again.refused[0]?.earlier?.applicationId).toBe(id)
    expect(await listed(ann, 'queue')).toHaveLength(2)
    expect(await unitsUsed(ann)).toBe(2)
  })

  test("APPLY-058 of title, company and location within 60 days needs 'Apply anyway'; after 61 days nothing", async () => {
    const ann = await applicant(server)
    const { id } = await approveOne(ann, 1)
    const similar = jobOf(2, { job_title: 'Pastry chef 1 (m/w/d)', company: 'Harbour Hotel 1, Ltd.' })
    const warned = await approve(ann, similar)
    expect(warned.refused).toMatchObject([{ reason: 'similar', earlier: { kind: 'similar', applicationId: id } }])
    expect(await listed(ann, 'queue')).toEqual(['board:1'])
    const longAgo = { approvedAt: new Date(now().getTime() - 61 * DAY) }
    const { system } = server.platform.database
    const { approvedAt } = (await system.select().from(jobApplications).where(eq(jobApplications.id, id)))[0] ?? {}
    await system.update(jobApplications).set(longAgo).where(eq(jobApplications.id, id))
    expect(
      (await approve(ann, jobOf(3, { ...similar, jobId: 'board:3', job_url: null, application_url: null }))).queued,
    ).toHaveLength(1)
    await system
      .update(jobApplications)
      .set({ approvedAt: approvedAt ?? null })
      .where(eq(jobApplications.id, id))
    const { queued } = await ann.call.applications.approve({
      jobs: [{ job: similar, profileId: ann.profileId, applyAnyway: true }],
    })
    expect(queued).toHaveLength(1)
  })

  test('that was skipped or withdrawn before it was sent goes on in its row, also when it is found elsewhere', async () => {
    const ann = await applicant(server)
    const { id } = await approveOne(ann, 1)
    await ann.call.applications.skip({ id })
    expect((await approveOne(ann, 1)).id).toBe(id)
    await ann.call.applications.withdraw({ id })
    const elsewhere = jobOf('elsewhere', { job_url: 'https://jobs.example.org/1' })
    await ann.call.applications.saved.add({ profileId: null, jobs: [elsewhere] })
    const { queued } = await approve(ann, elsewhere)
    expect(queued).toHaveLength(1)
    expect(queued[0]?.id).not.toBe(id)
    expect(refusals(await approve(ann, jobOf(1)))).toEqual([['board:1', 'same']])
    expect(await unitsUsed(ann)).toBe(1)
  })
})
