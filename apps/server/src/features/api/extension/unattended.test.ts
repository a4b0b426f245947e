import type { AutomationValues } from '@jobapply/core/applications/automation-schema'
import { UNATTENDED_PACE } from '@jobapply/core/applications/unattended/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepProposal } from '#features/applications/applying/proposal'
import { findListings } from '#features/jobs/listings/listings-store'
import { moveClock } from '#platform/clock'
import { type Applicant, applicant, approve, freeApplicant, jobOf, unitsUsed } from '#testing/applying'
import { addJobs, posting } from '#testing/jobs'
import { startServer, type TestServer } from '#testing/server'
import { pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const set = async ({ call, profileId }: Applicant, changes: Partial<AutomationValues>) => {
  const { version } = await call.applications.automation.get({ profileId })
  await call.applications.automation.save({ profileId, version, changes })
}
const diceJob = (number: string, more: object = {}) =>
  jobOf(number, { job_url: `https://www.dice.com/job-detail/${number}`, ...more })

/** Somebody with a paired browser, automation on, and Dice switched on in the extension. */
async function automated(...numbers: string[]) {
  const ann = await applicant(server)
  const extension = await pairExtension(server, ann)
  await set(ann, { isActive: true, minMatchScore: 0 })
  await extension.call('automate', { platform: 'dice', isOn: true })
  const jobs = numbers.map((number) => diceJob(number))
  const ids = jobs.length > 0 ? (await approve(ann, ...jobs)).queued.map(({ id }) => id) : []
  const next = async (except: string[] = []) => (await extension.call('next-alone', { except })).body
  const begin = (applicationId = ids[0]) => extension.call('begin-alone', { applicationId })
  return { ann, extension, ids, next, begin }
}

async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  moveClock(seconds * 1_000)
  try {
    return await work()
  } finally {
    moveClock(-seconds * 1_000)
  }
}

describe('APPLY-055 full automation', () => {
  test('begins one application at a time, with the fixed time between two, and counts them', async () => {
    const { ann, extension, ids, next, begin } = await automated('a1', 'a2')
    expect(await next()).toMatchObject({ job: { id: ids[0] }, wait: null, begunToday: 0 })
    // Looking at it changes nothing.
    expect((await ann.call.applications.get({ id: ids[0] ?? '' })).progress).toBe('ready')
    expect(await next([ids[0] ?? ''])).toMatchObject({ job: { id: ids[1] } })
    const answers = await Promise.all([begin(), begin(), begin()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await ann.call.applications.get({ id: ids[0] ?? '' })).history.at(-1)).toMatchObject({
      to: 'filling',
      by: 'automation',
    })
    expect(await next()).toMatchObject({ job: null, wait: 'busy' })
    await extension.call('report', { applicationId: ids[0], progress: 'failed', note: 'Closed' })
    expect(await next()).toMatchObject({ job: null, wait: 'spacing', begunToday: 1 })
    expect((await begin(ids[1])).body.code).toBe('STEP_NOT_POSSIBLE')
    await later(UNATTENDED_PACE.spacingSeconds, async () => expect(await next()).toMatchObject({ job: { id: ids[1] } }))
  })

  test("is refused after 'Stop everything', also for a form that was read before", async () => {
    const { ann, next, begin } = await automated('s1')
    expect((await next()).job).not.toBeNull()
    await ann.call.applications.stop()
    expect(await next()).toMatchObject({ job: null, wait: 'stopped' })
    expect((await begin()).body.code).toBe('STOPPED')
  })

  test('leaves a job to the person that a setting speaks against, and one of another platform', async () => {
    const { ann, extension, next, begin } = await automated('p1')
    await approve(ann, jobOf('p2'), diceJob('p3', { application_url: 'https://www.linkedin.com/jobs/view/3' }))
    expect((await next()).job.job_title).toBe('Pastry Chef p1')
    const settings: Partial<AutomationValues>[] = [
      { excludeKeywords: ['pastry'] },
      { excludeKeywords: [], companies_to_exclude: ['Harbour Hotel p1'] },
      { companies_to_exclude: null, maxApplicationsPerDay: 0 },
      { maxApplicationsPerDay: 5, isActive: false },
    ]
    for (const changes of settings) {
      await set(ann, changes)
      expect([changes, await next()]).toMatchObject([changes, { job: null, wait: 'nothing' }])
      expect((await begin()).body.code).toBe('STEP_NOT_POSSIBLE')
    }
    await set(ann, { isActive: true })
    expect((await next()).job).not.toBeNull()
    expect((await extension.call('automate', { platform: 'dice', isOn: false })).body).toEqual({ fullAutomation: [] })
    expect(await next()).toMatchObject({ job: null, wait: 'off' })
  })

  test('never LinkedIn, and no plan without automation', async () => {
    const { ann, extension, next } = await automated()
    expect((await extension.call('automate', { platform: 'linkedin', isOn: true })).status).toBe(400)
    await set(ann, { fullAutomation: ['linkedin'] })
    expect(await next()).toMatchObject({ job: null, wait: 'off' })
    const free = await freeApplicant(server)
    const other = await pairExtension(server, free)
    await other.call('automate', { platform: 'dice', isOn: true })
    await approve(free, diceJob('f1'))
    expect((await other.call('next-alone')).body).toMatchObject({ job: null, wait: 'plan' })
  })

  test("a question that only the person can answer keeps it at 'Needs you'", async () => {
    const { extension, ids, next, begin } = await automated('q1')
    const consent = {
      ...{ id: 'q', label: 'I agree to the processing of my data', kind: 'checkbox', labelSource: 'label', name: 'q' },
      ...{ autocomplete: '', placeholder: '', description: '', sections: [], options: [], required: true },
      ...{ isConcealed: false, isHelper: false },
    }
    await extension.call('form', { applicationId: ids[0], fields: [consent] })
    expect(await next()).toMatchObject({ job: null, wait: 'nothing' })
    expect((await begin()).body.code).toBe('STEP_NOT_POSSIBLE')
  })

  test('takes the unit of a proposed job when it starts on it, and none for one whose posting nobody knows', async () => {
    const { ann, next, begin } = await automated()
    await ann.call.applications.saved.add({ profileId: ann.profileId, jobs: [diceJob('w1')] })
    expect([await next(), await unitsUsed(ann)]).toMatchObject([{ job: null, wait: 'nothing' }, 0])
    const made = posting({ title: 'Pastry Chef', company: 'Quiet Oven', url: 'https://www.dice.com/job-detail/w2' })
    await addJobs(server, [made])
    const { system } = server.platform.database
    const listing = (await findListings(system, [`${made.source}:${made.id}`])).get(`${made.source}:${made.id}`)
    if (!listing) throw new Error('the job is not in the index')
    const id = await keepProposal(system, ann.id, { profileId: ann.profileId, listing, by: 'automation', at: new Date() })
    expect((await begin(id)).body.code).toBe('STEP_NOT_POSSIBLE')
    expect(await unitsUsed(ann)).toBe(0)
    const asked = await Promise.all(Array.from({ length: 20 }, () => next()))
    for (const { job } of asked) expect(job).toMatchObject({ id, progress: 'ready', approvedAt: expect.any(String) })
    expect(await unitsUsed(ann)).toBe(1)
    expect((await begin(id)).body).toMatchObject({ id, progress: 'filling' })
    expect((await begin('7f1de1a1-52d8-44ad-9c0e-9f3c32a2f5cb')).body.code).toBe('APPLICATION_NOT_FOUND')
  })
})
