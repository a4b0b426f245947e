import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkChain } from '#features/applications/receipts/receipts'
import { receipts } from '#features/applications/record/table'
import { now } from '#platform/clock'
import { type Applicant, applicant, approve, approveOne, freeApplicant, jobOf, submission, unitsUsed } from '#testing/applying'
import { movableClock } from '#testing/clock'
import { buyPlan } from '#testing/payments'
import { admin, type Person, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

const DAY = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const submit = ({ call }: Person, number: number | string) => call.applications.submit(submission(number))
const accepted = async (person: Person, from: number, count: number) => {
  const answers = []
  for (let number = from; number < from + count; number++) answers.push((await submit(person, number)).success)
  return answers.filter(Boolean).length
}
const post = async ({ fetch }: Person, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch('/functions/v1/submit-job-application', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.text() }
}
const find = async ({ call }: Applicant, id = '') => call.applications.get({ id })

describe('the documented call', () => {
  test('API-023 APPLY-009 APPLY-011 takes and answers the documented JSON, a limit and a duplicate included', async () => {
    const ann = await freeApplicant(server)
    const resume_data = { name: 'Ann', skills: ['Baking'] }
    const cover_letter_data = { content: 'Dear team', generated: true, generatedAt: now().toISOString() }
    const { job_title, company, job_url, application_url } = jobOf(1)
    const first = await post(ann, { job_title, company, job_url, application_url, resume_data, cover_letter_data })
    expect(first.status).toBe(200)
    const answer = JSON.parse(first.body)
    expect(answer).toEqual({
      success: true,
      error: null,
      details: null,
      application: { id: expect.any(String), applied_at: expect.stringMatching(/^\d{4}-.*Z$/) },
      current: { monthly: 1, weekly: 1 },
      limits: { monthly: 3, weekly: 3 },
    })
    // proves APPLY-018 APPLY-019
    expect(await find(ann, answer.application.id)).toMatchObject({
      ...{ job_title, company, application_url, resumeData: resume_data, coverLetterData: cover_letter_data },
      ...{ status: 'applied', progress: null, appliedAt: answer.application.applied_at },
    })
    const duplicate = await post(ann, { job_title, company, job_url })
    expect([duplicate.status, JSON.parse(duplicate.body)]).toEqual([
      200,
      {
        ...{ success: false, error: 'You have already applied to this job.', details: null },
        ...{ application: null, current: null, limits: null },
      },
    ])
    expect(await accepted(ann, 2, 2)).toBe(2)
    // proves APPLY-029 APPLY-033: sent without the page, above the limit
    expect(JSON.parse((await post(ann, submission(4))).body)).toEqual({
      ...{ success: false, error: 'Application limit reached', application: null },
      details: {
        weekly: 'Weekly limit reached: 3 of 3 applications used.',
        monthly: 'Monthly limit reached: 3 of 3 applications used.',
      },
      ...{ current: { monthly: 3, weekly: 3 }, limits: { monthly: 3, weekly: 3 } },
    })
    expect((await ann.call.applications.list({ view: 'sent' })).rows).toHaveLength(3)
  })

  test('APPLY-010 without a letter keeps none', async () => {
    const ann = await applicant(server)
    const { application } = await submit(ann, 1)
    expect((await find(ann, application?.id)).coverLetterData).toBeNull()
  })

  test('an input that is too large or no address is refused with a sentence', async () => {
    const ann = await applicant(server)
    const send = (changes: object) => post(ann, { ...submission(1), ...changes })
    for (const changes of [{ resume_data: { text: 'x'.repeat(200_001) } }, { job_url: 'javascript:alert(1)' }])
      expect((await send(changes)).status).toBe(400)
    expect(await unitsUsed(ann)).toBe(0)
  })
})

describe('limits', () => {
  const later = movableClock()
  // At noon: no day ends between two submits.
  beforeEach(() => later((1.5 * DAY - (now().getTime() % DAY)) % DAY))

  test('APPLY-012 APPLY-023 in the trial the 6th of a day and the 11th of all are refused, and daily counts are told', async () => {
    const ann = await applicant(server)
    expect(await accepted(ann, 1, 5)).toBe(5)
    expect(await submit(ann, 6)).toMatchObject({
      ...{ success: false, current: { daily: 5, weekly: 5, monthly: 5 } },
      limits: { daily: 5, weekly: 10, monthly: 10 },
    })
    later(DAY)
    expect(await accepted(ann, 6, 5)).toBe(5)
    later(DAY)
    expect(await submit(ann, 11)).toMatchObject({ success: false, current: { daily: 0, monthly: 10 } })
    // proves TRIAL-020: the trial's applications don't count in the free plan
    later(3 * DAY)
    await signInDirectly(server, ann, ann.id)
    expect(await accepted(ann, 11, 4)).toBe(3)
  })

  test("a plan's limit holds", async () => {
    const ann = await applicant(server)
    await buyPlan(ann, 'professional')
    expect(await accepted(ann, 1, 11)).toBe(10)
  })

  test('APPLY-022 an admin is never refused', async () => {
    const ada = await admin(server)
    expect(await accepted(ada, 1, 20)).toBe(20)
    expect(await submit(ada, 21)).toMatchObject({ success: true, limits: null, current: { monthly: 21 } })
  })
})

describe('a reserved application', () => {
  test('APPLY-044 is sent without a second unit, also when none is left; APPLY-049 only then it is applied', async () => {
    const ann = await freeApplicant(server)
    const { id } = await approveOne(ann, 1)
    await approveOne(ann, 2)
    await approveOne(ann, 3)
    expect((await ann.call.billing.usage()).left).toBe(0)
    expect((await find(ann, id)).status).toBe('queued')
    const answer = await ann.call.applications.submit({ ...submission(1), applicationId: id })
    expect(answer).toMatchObject({ success: true, application: { id }, current: { monthly: 3 } })
    expect(await find(ann, id)).toMatchObject({ status: 'applied', appliedAt: answer.application?.applied_at })
    // Told by its address alone, it is the queued one too.
    expect(await submit(ann, 2)).toMatchObject({ success: true, current: { monthly: 3 } })
    expect(await unitsUsed(ann)).toBe(3)
    expect(await ann.call.applications.submit({ ...submission(1), applicationId: id })).toMatchObject({ success: false })
    expect((await find(ann, id)).history.at(-1)).toMatchObject({ column: 'progress', from: 'ready', to: null })
  })

  test('APPLY-045 APPLY-046 gives its unit back when it is skipped, withdrawn or failed, and never once it is applied', async () => {
    const ann = await freeApplicant(server)
    const { applications } = ann.call
    const ids = [(await approveOne(ann, 1)).id, (await approveOne(ann, 2)).id, (await approveOne(ann, 3)).id] as const
    await applications.skip({ id: ids[0] })
    expect(await unitsUsed(ann)).toBe(2)
    await applications.withdraw({ id: ids[1] })
    expect(await unitsUsed(ann)).toBe(1)
    await applications.report({ id: ids[2], progress: 'failed', note: 'The form was gone' })
    expect(await unitsUsed(ann)).toBe(0)
    expect(await find(ann, ids[2])).toMatchObject({ status: 'queued', progress: 'failed' })
    await applications.retry({ id: ids[2] })
    await applications.submit({ ...submission(3), applicationId: ids[2] })
    await applications.withdraw({ id: ids[2] })
    expect(await find(ann, ids[2])).toMatchObject({ status: 'withdrawn' })
    expect(await unitsUsed(ann)).toBe(1)
    expect(await applications.remove({ id: ids[2] })).toEqual({ removed: true })
    expect(await unitsUsed(ann)).toBe(1)
  })

  test('that failed is not tried again without a unit', async () => {
    const ann = await freeApplicant(server)
    const { id } = await approveOne(ann, 1)
    await ann.call.applications.report({ id, progress: 'failed' })
    for (const number of [2, 3, 4]) await approveOne(ann, number)
    await expect(ann.call.applications.retry({ id })).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      message: expect.stringContaining('Monthly limit reached: 3 of 3'),
    })
    expect(await ann.call.applications.submit({ ...submission(1), applicationId: id })).toMatchObject({ success: false })
    expect((await find(ann, id)).progress).toBe('failed')
  })
})

describe('a receipt', () => {
  const kept = ({ id }: Person) =>
    server.platform.database.system
      .select({ kind: receipts.kind, body: receipts.body, applicationId: receipts.applicationId })
      .from(receipts)
      .where(eq(receipts.user_id, id))
      .orderBy(receipts.number)

  test('is written with the submit, by the word of the person, with what was approved; a refused one writes none', async () => {
    const ann = await applicant(server)
    const letter = { content: 'Dear team', generated: true, generatedAt: now().toISOString() }
    const { id: resumeId } = await ann.call.documents.resumes.create({ profileId: ann.profileId, name: 'For hotels' })
    const jobs = [{ job: jobOf(1), profileId: ann.profileId, resumeId, letter }]
    const { queued } = await ann.call.applications.approve({ jobs })
    expect([queued[0]?.hasReceipt, await kept(ann)]).toEqual([false, []])
    const { application } = await ann.call.applications.submit({ ...submission(1), applicationId: queued[0]?.id })
    expect(await find(ann, application?.id)).toMatchObject({ hasReceipt: true, coverLetterData: letter })
    await submit(ann, 1)
    const [receipt, ...others] = await kept(ann)
    expect([receipt?.applicationId, others]).toEqual([queued[0]?.id, []])
    expect(JSON.parse(receipt?.body ?? '')).toMatchObject({
      ...{ letter: 'Dear team', profile: { id: ann.profileId, name: 'Kitchen' }, confirmation: { kind: 'said', quote: null } },
      ...{ job: { job_title: 'Pastry Chef 1' }, sentAt: application?.applied_at },
      files: [{ kind: 'resume', name: 'For hotels.pdf' }, { kind: 'letter' }],
    })
  })

  test('leaves its mark when the application is removed, and the chain stays whole', async () => {
    const ann = await applicant(server)
    const { application } = await submit(ann, 1)
    await submit(ann, 2)
    expect(await ann.call.applications.remove({ id: application?.id ?? '' })).toEqual({ removed: true })
    expect((await kept(ann)).map(({ kind, body }) => [kind, body !== null])).toEqual([
      ['sent', false],
      ['sent', true],
      ['removed', false],
    ])
    const { database } = server.platform
    expect(await checkChain(database.forUser(ann.id), server.platform, ann.id)).toEqual({ count: 3, broken: null })
  })
})

describe('the same Idempotency-Key', () => {
  test('is answered the same and does nothing twice; other content is refused', async () => {
    const ann = await applicant(server)
    const headers = { 'idempotency-key': 'a key of the page' }
    const first = await post(ann, submission(1), headers)
    expect([first, JSON.parse(first.body).success]).toEqual([await post(ann, submission(1), headers), true])
    expect(await unitsUsed(ann)).toBe(1)
    const other = await post(ann, submission(2), headers)
    expect([other.status, JSON.parse(other.body).code]).toEqual([409, 'KEY_REUSED'])
    expect((await post(ann, submission(2), { 'idempotency-key': 'short' })).status).toBe(400)
    const bob = await applicant(server)
    expect(JSON.parse((await post(bob, submission(1), headers)).body).success).toBe(true)
  })

  test('approves once, and a refusal does not use it up', async () => {
    const ann = await applicant(server)
    const idempotencyKey = 'a key of the review'
    const request = { idempotencyKey, jobs: [{ job: jobOf(1), profileId: ann.profileId }] }
    const first = await ann.call.applications.approve(request)
    expect(await ann.call.applications.approve(request)).toEqual(first)
    await approve(ann, ...[2, 3, 4, 5].map((number) => jobOf(number)))
    const late = { idempotencyKey: 'another key', jobs: [{ job: jobOf(6), profileId: ann.profileId }] }
    expect((await ann.call.applications.approve(late)).queued).toEqual([])
    await ann.call.applications.skip({ id: first.queued[0]?.id ?? '' })
    expect((await ann.call.applications.approve(late)).queued).toHaveLength(1)
  })
})
