import { sundayOf } from '@jobapply/core/insights/periods'
import { addDays, dayOf } from '@jobapply/core/shared/time/dates'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationHistory, jobApplications } from '#features/applications/record/table'
import { standingSearchTask } from '#features/search/tasks'
import { moveClock, now } from '#platform/clock'
import { captureLogs } from '#platform/log'
import { applicant, approveOne, jobOf, submission } from '#testing/applying'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { sendDigests } from './tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const DAY = 86_400_000
const send = ({ call }: Person, number: number | string) => call.applications.submit(submission(number))

test('DASH-007 DASH-009 ANALYTICS-005 without an application and a saved job a person has no figures; the first saved job changes that', async () => {
  const { call } = await newcomer(server)
  expect(await call.insights.dashboard()).toMatchObject({ isEmpty: true, applied: 0, saved: 0, activity: [], timeZone: 'UTC' })
  expect(await call.insights.analytics({ range: '30d' })).toMatchObject({ isEmpty: true, funnel: { sent: 0 } })
  await call.applications.saved.add({ profileId: null, jobs: [jobOf('first')] })
  expect(await call.insights.dashboard()).toMatchObject({ isEmpty: false, applied: 0, saved: 1, pending: 0 })
  expect(await call.insights.analytics({ range: '7d' })).toMatchObject({ isEmpty: false, now: { saved: 1 } })
})

test('DASH-010 DASH-011 the four cards count what was sent, sent today, pending and saved', async () => {
  const ann = await applicant(server)
  await approveOne(ann, 'queued')
  await send(ann, 'sent')
  const { application } = await send(ann, 'gone')
  await ann.call.applications.withdraw({ id: application?.id ?? '' })
  await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf('later')] })
  expect(await ann.call.insights.dashboard()).toMatchObject({ applied: 2, sentToday: 2, pending: 2, saved: 1 })
})

test('DASH-014 the weekly goal is 35 until the person sets another', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  await send(ann, 'goal')
  expect((await ann.call.insights.dashboard()).week).toMatchObject({ goal: 35, sent: 1, remaining: 34 })
  expect(await ann.call.insights.saveGoal({ weeklyGoal: 1 })).toEqual({ weeklyGoal: 1 })
  expect((await ann.call.insights.dashboard()).week).toMatchObject({ goal: 1, sent: 1, remaining: 0 })
  expect((await ann.call.insights.analytics({ range: '7d' })).goal).toEqual({ weeklyGoal: 1, weeks: 1, kept: 1 })
  expect((await bob.call.insights.dashboard()).week.goal).toBe(35)
  for (const weeklyGoal of [0, -1, 501, 1.5])
    await expect(ann.call.insights.saveGoal({ weeklyGoal })).rejects.toMatchObject({ status: 400 })
  expect((await ann.call.insights.dashboard()).week.goal).toBe(1)
})

test('ANALYTICS-004 ANALYTICS-007 a change of status moves the application from one figure to another, and only the owner sees it', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { application } = await send(ann, 'moving')
  const counts = async ({ call }: Person) =>
    Object.fromEntries((await call.insights.analytics({ range: '30d' })).statuses.map(({ status, count }) => [status, count]))
  expect(await counts(ann)).toMatchObject({ applied: 1, withdrawn: 0 })
  await ann.call.applications.withdraw({ id: application?.id ?? '' })
  expect(await counts(ann)).toMatchObject({ applied: 0, withdrawn: 1 })
  expect(await counts(bob)).toMatchObject({ applied: 0, withdrawn: 0 })
  expect((await bob.call.insights.dashboard()).activity).toEqual([])
})

test('how long an answer took is known from the move, and no longer after its undo', async () => {
  const ann = await newcomer(server)
  const { application } = await send(ann, 'answered')
  const sent = new Date(now().getTime() - 10 * DAY)
  await server.platform.database.system
    .update(jobApplications)
    .set({ appliedAt: sent, created_at: sent })
    .where(eq(jobApplications.id, application?.id ?? ''))
  const answers = async () => (await ann.call.insights.analytics({ range: '30d' })).times.answer
  const ids = [application?.id ?? '']
  const { at } = await ann.call.applications.tracker.move({ ids, to: 'interview' })
  expect(await answers()).toMatchObject({ count: 1, median: expect.closeTo(10, 1) })
  await ann.call.applications.tracker.undo({ ids, at })
  expect(await answers()).toMatchObject({ count: 0, median: null })
})

test('nobody sees figures without being signed in', async () => {
  const { call } = openBrowser(server)
  await expect(call.insights.dashboard()).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  await expect(call.insights.analytics({ range: '7d' })).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  await expect(call.insights.saveGoal({ weeklyGoal: 3 })).rejects.toMatchObject({ code: 'SIGNED_OUT' })
})

test('what needs the person is counted by kind', async () => {
  const ann = await applicant(server)
  const [opened, failed, unknown] = [await approveOne(ann, 'a'), await approveOne(ann, 'b'), await approveOne(ann, 'c')]
  await ann.call.applications.open({ id: opened.id })
  await ann.call.applications.report({ id: failed.id, progress: 'failed', note: '' })
  await ann.call.applications.report({ id: unknown.id, progress: 'filling', note: '' })
  await ann.call.applications.report({ id: unknown.id, progress: 'unconfirmed', note: '' })
  await send(ann, 'silent')
  const old = new Date(now().getTime() - 15 * DAY)
  await server.platform.database.system
    .update(jobApplications)
    .set({ appliedAt: old })
    .where(eq(jobApplications.job_title, 'Pastry Chef silent'))
  expect((await ann.call.insights.dashboard()).needsYou).toMatchObject({
    ...{ answers: 0, opened: 1, failed: 1, unconfirmed: 1, reviews: 0 },
    silent: { count: 1, days: 15, latest: { job_title: 'Pastry Chef silent', hasReceipt: true } },
  })
})

test('tasks and next dates until tomorrow need the person, the first by name, until they are done', async () => {
  const ann = await newcomer(server)
  const { tasks, tracker } = ann.call.applications
  const due = async () => (await ann.call.insights.dashboard()).needsYou.due
  const add = (job_title: string) => tracker.add({ job_title, company: 'Harbour Hotel', status: 'interview' })
  const [cook, baker, gone] = [await add('Cook'), await add('Baker'), await add('Porter')]
  expect(await due()).toBeNull()
  const today = dayOf(now())
  const task = { time: null, zone: null, reminder: 'none' as const }
  await tasks.add({ ...task, applicationId: cook.id, title: 'Later', day: addDays(today, 2) })
  await tasks.add({ ...task, applicationId: gone.id, title: 'Nothing any more', day: today })
  await tracker.move({ ids: [gone.id], to: 'rejected' })
  const timed = { title: 'Interview', day: addDays(today, 1), time: '14:30', zone: 'UTC' }
  await tasks.add({ ...task, ...timed, applicationId: cook.id })
  // A next date that was typed in, and one that a task has set: each counts once.
  const nextAt = `${addDays(today, 1)}T09:00:00.000Z`
  await tracker.edit({ id: baker.id, changes: { nextAt, nextText: 'Call' } })
  expect(await due()).toEqual({
    count: 2,
    next: { id: baker.id, job_title: 'Baker', company: 'Harbour Hotel', text: 'Call', day: addDays(today, 1), at: nextAt },
  })
  const overdue = await tasks.add({ ...task, applicationId: cook.id, title: 'Send references', day: addDays(today, -3) })
  expect(await due()).toMatchObject({ count: 3, next: { text: 'Send references', day: addDays(today, -3), at: null } })
  await tasks.finish({ id: overdue.id, isDone: true })
  expect(await due()).toMatchObject({ count: 2, next: { text: 'Call' } })
})

test('new matches of standing searches come with their score, until the job is kept', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { desired_job_title: 'Glass Blower' })
  const preferences = { ...ALL_JOBS, searchTerm: 'glass blower' }
  await ann.call.search.saved.create({ name: 'Glass', profileId, preferences, keepSearching: true })
  moveClock(DAY / 2)
  try {
    await addJobs(server, [posting({ title: 'Glass Blower' }), posting({ title: 'Senior Glass Blower' })])
    await standingSearchTask.run({}, server.platform)
    const { matches } = await ann.call.insights.dashboard()
    expect(matches).toMatchObject({ count: 2, search: { name: 'Glass', path: expect.stringContaining('/search?') } })
    const [best, other] = matches.best
    expect([best?.matchScore ?? 0, best?.title]).toEqual([expect.any(Number), expect.stringMatching(/Glass Blower/)])
    expect(best?.matchScore ?? 0).toBeGreaterThanOrEqual(other?.matchScore ?? 100)
    expect(best?.path).toContain(encodeURIComponent(best?.jobId ?? ''))
    await ann.call.applications.saved.add({ profileId, jobs: [{ ...jobOf('kept'), jobId: best?.jobId ?? '' }] })
    expect((await ann.call.insights.dashboard()).matches).toMatchObject({ count: 1, best: [{ jobId: other?.jobId }] })
  } finally {
    moveClock(-DAY / 2)
  }
})

test('an approved job keeps how well it fits the profile and when it was posted', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { desired_job_title: 'Organ Builder' })
  await addJobs(server, [posting({ title: 'Organ Builder', posted: now().getTime() - 3 * DAY })])
  const { jobs } = await ann.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: 'organ builder' } })
  const job = { ...jobOf('organ'), jobId: jobs[0]?.id ?? '', job_title: 'Organ Builder' }
  const { queued } = await ann.call.applications.approve({ jobs: [{ job, profileId }] })
  await ann.call.applications.submit({ ...submission('organ'), applicationId: queued[0]?.id })
  const { groups } = await ann.call.insights.analytics({ range: '7d' })
  expect(groups.age.filter(({ sent }) => sent > 0)).toEqual([{ label: '2 to 6 days', sent: 1, answered: 0 }])
  const [row] = await server.platform.database.system
    .select({ score: jobApplications.score })
    .from(jobApplications)
    .where(eq(jobApplications.user_id, ann.id))
  expect(row?.score).toBe(Math.round(jobs[0]?.matchScore ?? -1))
  expect(groups.score.filter(({ sent }) => sent > 0)).toHaveLength(1)
})

describe('I6', () => {
  const CANARY = 'canary-7f3a'
  test('self-identification is in no figure, list, mail or log line', async () => {
    const logs = captureLogs()
    try {
      const ann = await newcomer(server)
      const profileId = await addProfile(ann, {
        ...{
          gender: 'female',
          race_ethnicity: 'asian',
          disability_status: 'has-disability',
          veteran_status: 'protected-veteran',
        },
      })
      await send(ann, 'canary')
      const system = server.platform.database.system
      const field = {
        label: `Gender ${CANARY}`,
        value: CANARY,
        isRequired: true,
        origin: 'you' as const,
        source: CANARY,
        answerId: null,
      }
      await system
        .update(jobApplications)
        .set({ profileId, fields: [field], resumeData: { disability: CANARY }, posting: CANARY })
        .where(eq(jobApplications.user_id, ann.id))
      await system.update(applicationHistory).set({ note: CANARY }).where(eq(applicationHistory.user_id, ann.id))
      const answers = [
        await ann.call.insights.dashboard(),
        ...(await Promise.all((['7d', '30d', '90d', '1y'] as const).map((range) => ann.call.insights.analytics({ range })))),
      ]
      await sendDigests(server.platform, new Date(`${addDays(sundayOf(dayOf(now())), 8)}T08:00:00Z`))
      const told = JSON.stringify([answers, await ann.call.notices.list(), await server.platform.mail.listKept(), logs.text])
      expect(told).toContain('Pastry Chef canary')
      expect(told).not.toMatch(
        /canary-7f3a|\bfemale\b|\basian\b|has-disability|protected-veteran|race_ethnicity|disability_status|veteran_status|\bgender\b/i,
      )
    } finally {
      logs.stop()
    }
  })
})

test('a year and a day ago is out of the range of a year', async () => {
  const ann = await newcomer(server)
  await send(ann, 'edge')
  const { from } = await ann.call.insights.analytics({ range: '1y' })
  const put = (day: string) =>
    server.platform.database.system
      .update(jobApplications)
      .set({ appliedAt: new Date(`${day}T12:00:00Z`) })
      .where(eq(jobApplications.user_id, ann.id))
  await put(from)
  expect((await ann.call.insights.analytics({ range: '1y' })).funnel.sent).toBe(1)
  await put(addDays(from, -1))
  expect(await ann.call.insights.analytics({ range: '1y' })).toMatchObject({ funnel: { sent: 0 }, sentBefore: 1 })
})
