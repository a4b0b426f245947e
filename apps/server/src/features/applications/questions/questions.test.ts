import type { KeptJob } from '@jobapply/core/applications/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoForm } from '#features/jobs/demo-form'
import { type Applicant, applicant } from '#testing/applying'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ JOB_SOURCES: 'off', TASKS: 'separate' })
})
afterAll(() => server.stop())

/** Demo jobs whose form asks this. */
async function demoJobs(questionId: string, count: number): Promise<KeptJob[]> {
  const { rows } = await server.platform.database.systemPool.query(
    "select id, source_id, title, company, location, url from job_listings where source = 'demo' order by id",
  )
  return rows
    .filter(({ source_id }) => demoForm({ sourceId: source_id }).some(({ id }) => id === questionId))
    .slice(0, count)
    .map(({ id, title, company, location, url }) => ({
      jobId: id,
      job_title: title,
      company,
      location,
      job_url: url,
      application_url: url,
      source: 'Demo',
    }))
}
const approveAll = ({ call, profileId }: Applicant, jobs: KeptJob[]) =>
  call.applications.approve({ jobs: jobs.map((job) => ({ job, profileId })) })
const groupOf = async ({ call }: Applicant, questionId: string) =>
  (await call.applications.questions()).groups.filter(({ question }) => question.id === questionId)

test('a question that several employers ask is asked once, and its answer goes into every form and serves the next one', async () => {
  const ann = await applicant(server)
  const [one, two, three] = await demoJobs('shifts', 3)
  if (!one || !two || !three) throw new Error('too few demo jobs ask it')
  const { queued } = await approveAll(ann, [one, two])
  expect(queued.map(({ progress }) => progress)).toEqual(['needs-you', 'needs-you'])
  const [group, ...others] = await groupOf(ann, 'shifts')
  expect(others).toEqual([])
  expect(group).toMatchObject({ status: 'ask', canKeep: true, members: [{}, {}] })
  const members = group?.members ?? []
  const wrong = ann.call.applications.answer({ answers: [{ members, values: ['Mornings'], keep: true }] })
  await expect(wrong).rejects.toMatchObject({ code: 'ANSWER_DOES_NOT_FIT' })
  expect((await ann.call.answers.list()).rows).toEqual([])
  await ann.call.applications.answer({ answers: [{ members, values: ['Days', 'Evenings'], keep: true }] })
  expect(await groupOf(ann, 'shifts')).toEqual([])
  for (const { id } of queued)
    expect((await ann.call.applications.get({ id })).fields).toContainEqual(
      expect.objectContaining({ questionId: 'shifts', value: 'Days, Evenings', origin: 'you' }),
    )
  const [kept] = (await ann.call.answers.list()).rows
  expect(kept).toMatchObject({ label: 'Which shifts can you work?', values: ['Days', 'Evenings'], isSeveral: true })
  const [next] = (await approveAll(ann, [three])).queued
  expect(await groupOf(ann, 'shifts')).toEqual([])
  expect(next?.progress).toBe('needs-you')
})

test('what was answered in the review is in the form, and only the rest is asked; an answer that does not fit approves nothing', async () => {
  const ann = await applicant(server)
  const [job] = await demoJobs('shifts', 1)
  if (!job) throw new Error('no demo job asks it')
  const approveWith = (values: string[]) =>
    ann.call.applications.approve({
      jobs: [
        {
          job,
          profileId: ann.profileId,
          answers: [
            { questionId: 'shifts', values, keep: true },
            { questionId: 'consent', values: ['Yes'], keep: true },
            { questionId: 'nobody asks this', values: ['Yes'], keep: true },
          ],
        },
      ],
    })
  await expect(approveWith(['Mornings'])).rejects.toMatchObject({ code: 'ANSWER_DOES_NOT_FIT' })
  expect((await ann.call.applications.overview()).queue).toBe(0)
  const [queued] = (await approveWith(['Days'])).queued
  const { fields } = await ann.call.applications.get({ id: queued?.id ?? '' })
  expect(fields.filter(({ origin }) => origin === 'you')).toMatchObject([
    { questionId: 'shifts', value: 'Days' },
    { questionId: 'consent', answerId: null },
  ])
  const asked = (await ann.call.applications.questions()).groups.map(({ question }) => question.id)
  expect(asked).not.toContain('shifts')
  expect(asked).not.toContain('consent')
  expect((await ann.call.answers.list()).rows.map(({ label }) => label)).toEqual(['Which shifts can you work?'])
})

test('consent and criminal record are asked for each employer and never kept; the last answer lets the application go on', async () => {
  const ann = await applicant(server)
  const jobs = await demoJobs('convictions', 2)
  const { queued } = await approveAll(ann, jobs)
  for (const questionId of ['consent', 'convictions']) {
    const groups = await groupOf(ann, questionId)
    expect(groups).toHaveLength(2)
    for (const group of groups) expect(group).toMatchObject({ status: 'never', canKeep: false, members: [{}] })
  }
  const { groups, waiting } = await ann.call.applications.questions()
  expect(waiting).toHaveLength(2)
  const [first] = queued
  const own = groups.filter(({ members }) => members.some(({ applicationId }) => applicationId === first?.id))
  const answers = own.map(({ members, question }) => ({
    members: members.filter(({ applicationId }) => applicationId === first?.id),
    values: [question.options[0]?.label ?? (question.kind === 'number' ? '3' : question.kind === 'boolean' ? 'Yes' : 'Ann')],
    keep: true,
  }))
  const { goesOn } = await ann.call.applications.answer({ answers })
  expect(goesOn).toEqual([first?.id])
  const details = await ann.call.applications.get({ id: first?.id ?? '' })
  expect(details.progress).toBe('ready')
  expect(details.history.at(-1)).toMatchObject({ column: 'progress', from: 'needs-you', to: 'ready', note: 'Questions answered' })
  const labels = (await ann.call.answers.list()).rows.map(({ label }) => label)
  expect(labels).not.toContain('Do you have unspent criminal convictions?')
})

test('saved answers can be changed and forgotten by their owner alone, and tell where they went', async () => {
  const [ann, bob] = [await applicant(server), await applicant(server)]
  const jobs = await demoJobs('shifts', 1)
  const [queued] = (await approveAll(ann, jobs)).queued
  const [group] = await groupOf(ann, 'shifts')
  const members = group?.members ?? []
  const stranger = bob.call.applications.answer({ answers: [{ members, values: ['Days'], keep: true }] })
  await expect(stranger).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
  await ann.call.applications.answer({ answers: [{ members, values: ['Days'], keep: true }] })
  const [kept] = (await ann.call.answers.list()).rows
  const id = kept?.id ?? ''
  expect(await ann.call.applications.answerUses({ answerId: id })).toMatchObject([{ applicationId: queued?.id }])
  expect(await bob.call.applications.answerUses({ answerId: id })).toEqual([])
  expect(await ann.call.answers.update({ id, values: ['Nights', 'Weekends'] })).toMatchObject({ values: ['Nights', 'Weekends'] })
  await expect(ann.call.answers.update({ id, values: ['Mornings'] })).rejects.toMatchObject({ code: 'ANSWER_DOES_NOT_FIT' })
  await expect(bob.call.answers.update({ id, values: ['Days'] })).rejects.toMatchObject({ code: 'ANSWER_NOT_FOUND' })
  expect(await bob.call.answers.forget({ id })).toEqual({ removed: false })
  expect(await ann.call.answers.forget({ id })).toEqual({ removed: true })
})
