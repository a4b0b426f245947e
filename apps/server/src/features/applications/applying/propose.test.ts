import type { AutomationValues } from '@jobapply/core/applications/automation-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { automationTask } from '#features/applications/tasks'
import { moveClock, now } from '#platform/clock'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { allMailsTo, newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const HOUR = 3_600_000
const run = () => automationTask.run({}, server.platform)

async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  moveClock(ms)
  try {
    return await work()
  } finally {
    moveClock(-ms)
  }
}

/** Somebody with a standing search for this job, automation on with these settings, and these new jobs. */
async function automated(title: string, changes: Partial<AutomationValues>, jobs: Parameters<typeof posting>[0][]) {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { desired_job_title: title, summary: `A ${title} for ten years.` })
  await ann.call.search.saved.create({
    name: title,
    profileId,
    preferences: { ...ALL_JOBS, searchTerm: title },
    keepSearching: true,
  })
  await change(ann, profileId, { isActive: true, minMatchScore: 0, ...changes })
  await later(HOUR, () => addJobs(server, jobs.map(posting)))
  return { ann, profileId }
}

async function change(ann: Person, profileId: string, changes: Partial<AutomationValues>) {
  const { version } = await ann.call.applications.automation.get({ profileId })
  return ann.call.applications.automation.save({ profileId, version, changes })
}
const queueOf = async ({ call }: Person) => (await call.applications.list({ view: 'queue' })).rows

test('APPLY-054 APPLY-031 with automation on, new jobs of a standing search wait in the queue for review, so many a day as the person allows', async () => {
  const jobs = [1, 2, 3, 4].map((number) => ({ title: 'Kite Maker', company: `Kites ${number}` }))
  const { ann, profileId } = await automated('Kite Maker', { maxApplicationsPerDay: 2, autoGenerateCoverLetter: false }, jobs)
  await later(2 * HOUR, run)
  await later(2 * HOUR, run)
  const queue = await queueOf(ann)
  expect(queue).toHaveLength(2)
  for (const row of queue) expect(row).toMatchObject({ status: 'queued', progress: null, approvedAt: null, profileId })
  // No unit is taken before the person approves.
  expect((await ann.call.billing.usage()).current.monthly).toBe(0)
  const [details] = await Promise.all(queue.slice(0, 1).map(({ id }) => ann.call.applications.get({ id })))
  expect(details?.history).toMatchObject([{ column: 'status', from: null, to: 'queued', by: 'automation' }])
  expect(details?.coverLetterData).toBeNull()
  await later(26 * HOUR, run)
  expect(await queueOf(ann)).toHaveLength(4)
  const notices = (await allMailsTo(server, ann.email)).filter(({ subject }) => subject.includes('for your review'))
  expect(notices.map(({ subject }) => subject)).toEqual(['2 jobs wait for your review', '2 jobs wait for your review'])
  // Approving one takes the row that is there.
  const [first] = queue
  if (!first) throw new Error('nothing was proposed')
  const { queued } = await ann.call.applications.approve({ jobs: [{ job: first, profileId }] })
  expect(queued).toMatchObject([{ id: first.id, progress: 'ready', approvedAt: expect.any(String) }])
})

test('APPLY-037 APPLY-038 a job below the score, with an excluded keyword or of an excluded company is not put into the queue', async () => {
  const settings = { excludeKeywords: ['night shift'], companies_to_exclude: ['Loud'], autoGenerateCoverLetter: false }
  const { ann, profileId } = await automated('Oar Maker', settings, [
    { title: 'Oar Maker', company: 'Loud' },
    { title: 'Oar Maker', company: 'Dark', description: 'Includes night shift work.' },
    { title: 'Oar Maker', company: 'Quiet' },
  ])
  await later(2 * HOUR, run)
  expect((await queueOf(ann)).map(({ company }) => company)).toEqual(['Quiet'])
  await change(ann, profileId, { minMatchScore: 100 })
  await later(2 * HOUR, () =>
    addJobs(server, [
      posting({
        title: 'Oar Maker',
        company: 'Later',
        description: 'Requirements:\n- Kubernetes and Terraform\n- Ten years of Java',
      }),
    ]),
  )
  await later(3 * HOUR, run)
  expect(await queueOf(ann)).toHaveLength(1)
})

test('APPLY-054 with automation off, everything stopped or the trial over nothing is proposed', async () => {
  const { ann, profileId } = await automated('Net Maker', { isActive: false }, [{ title: 'Net Maker' }])
  await later(2 * HOUR, run)
  expect(await queueOf(ann)).toEqual([])
  await change(ann, profileId, { isActive: true })
  await ann.call.applications.stop()
  await later(2 * HOUR, run)
  expect(await queueOf(ann)).toEqual([])
  await ann.call.applications.goOn()
  await later(5 * 24 * HOUR, run)
  expect(await queueOf(ann)).toEqual([])
  await later(2 * HOUR, run)
  expect(await queueOf(ann)).toHaveLength(1)
})

test('APPLY-059 while a company is held, no further job of it is proposed; without the hold it is', async () => {
  const jobs = [{ title: 'Rope Maker', company: 'Hemp Ltd' }]
  const { ann, profileId } = await automated('Rope Maker', { companyHoldDays: 30, autoGenerateCoverLetter: false }, jobs)
  await ann.call.applications.submit({
    job_title: 'Sail Maker',
    company: 'HEMP',
    job_url: 'https://hemp.example/sails',
    application_url: null,
    resume_data: null,
    cover_letter_data: null,
  })
  expect(await ann.call.applications.automation.held()).toEqual(['hemp'])
  await later(2 * HOUR, run)
  expect(await queueOf(ann)).toEqual([])
  await change(ann, profileId, { companyHoldDays: null })
  expect(await ann.call.applications.automation.held()).toEqual([])
  await later(2 * HOUR, run)
  expect(await queueOf(ann)).toHaveLength(1)
})

test('APPLY-039 with cover letters on, each proposal carries one with the message of the person', async () => {
  const message = 'I can start on any Monday.'
  const settings = { autoGenerateCoverLetter: true, customMessage: message }
  const { ann } = await automated('Lute Maker', settings, [{ title: 'Lute Maker', company: 'Strings' }])
  await later(2 * HOUR, run)
  const [row] = await queueOf(ann)
  const { coverLetterData } = await ann.call.applications.get({ id: row?.id ?? '' })
  expect(coverLetterData).toMatchObject({ generated: true, content: expect.stringContaining(message) })
})

test('APPLY-035 APPLY-057 what the drawer saves is there for another browser; full automation is off at first', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, {})
  const { call } = ann
  const before = await call.applications.automation.get({ profileId })
  expect(before).toMatchObject({ isActive: false, fullAutomation: [], companyHoldDays: null })
  const changes: AutomationValues = {
    isActive: true,
    minMatchScore: 81,
    excludeKeywords: ['unpaid'],
    companies_to_exclude: ['Loud'],
    maxApplicationsPerDay: 3,
    autoGenerateCoverLetter: false,
    customMessage: 'Hello',
    fullAutomation: ['dice'],
    companyHoldDays: 14,
  }
  await call.applications.automation.save({ profileId, version: before.version, changes })
  expect(await call.applications.automation.get({ profileId })).toMatchObject(changes)
  expect(await call.preferences.settings.get({ profileId })).toMatchObject({ isActive: true, minMatchScore: 81 })
  const stale = call.applications.automation.save({ profileId, version: before.version, changes: { minMatchScore: 5 } })
  await expect(stale).rejects.toMatchObject({ code: 'PROFILE_CHANGED' })
  const bob = await newcomer(server)
  await expect(bob.call.applications.automation.get({ profileId })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
})

test('TRIAL-019 the drawer does not switch automation on after the trial', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, {})
  await server.platform.database.systemPool.query('update profiles set trial_end_date = $2 where user_id = $1', [ann.id, now()])
  await expect(change(ann, profileId, { isActive: true })).rejects.toMatchObject({ code: 'TRIAL_EXPIRED' })
  expect(await change(ann, profileId, { minMatchScore: 55 })).toMatchObject({ isActive: false, minMatchScore: 55 })
})
