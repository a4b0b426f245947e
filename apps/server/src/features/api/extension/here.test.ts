import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, applicant, approveOne, freeApplicant, jobOf, submission, unitsUsed } from '#testing/applying'
import { upload } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'
import { type Extension, pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const ADDRESS = 'https://careers.heron-hospital.example/jobs/17?utm_source=mail'
const pageOf = ({ profileId }: Applicant, changes: object = {}) => ({
  ...{ job_title: 'Ward nurse', company: 'Heron Hospital', location: 'Lund', address: ADDRESS, profileId, ...changes },
})
const withExtension = async () => {
  const ann = await applicant(server)
  return { ann, extension: await pairExtension(server, ann) }
}
const field = (id: string, label: string) => ({
  ...{ id, label, kind: 'text', labelSource: 'label', name: id, autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: [], required: true, isConcealed: false, isHelper: false },
})
const confirmation = (applicationId: string, quote: string | null = 'Thank you, we have your application') => ({
  ...{ applicationId, quote, fields: [], idempotencyKey: `here ${applicationId} 1` },
})
const openHere = async (extension: Extension, ann: Applicant, changes: object = {}) =>
  (await extension.call('here', pageOf(ann, changes))).body.job.id as string

test('APPLY-062 filling the form of any page saves the job and takes no unit; a confirmation that was seen takes one, with a receipt', async () => {
  const { ann, extension } = await withExtension()
  await upload(ann, ann.profileId)
  expect((await extension.call('profiles')).body.profiles).toContainEqual({
    ...{ id: ann.profileId, name: expect.any(String), isPrimary: true },
  })
  const { body } = await extension.call('here', pageOf(ann))
  expect(body).toMatchObject({ isApproved: false, job: { job_title: 'Ward nurse', company: 'Heron Hospital', job_url: ADDRESS } })
  const applicationId = body.job.id
  const form = await extension.call('form', { applicationId, isHere: true, fields: [field('mail', 'Email')] })
  expect(form.body).toMatchObject({ files: [{ kind: 'resume' }], fields: [{ id: 'mail', decision: expect.any(String) }] })
  expect((await extension.file(applicationId, 'resume')).status).toBe(200)
  expect(await unitsUsed(ann)).toBe(0)
  expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'saved', progress: null })

  expect((await extension.call('keep', confirmation(applicationId))).body).toMatchObject({ success: true })
  expect((await extension.call('keep', confirmation(applicationId))).body).toMatchObject({ success: true })
  expect(await unitsUsed(ann)).toBe(1)
  expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'applied', progress: 'confirmed' })
  const receipt = await ann.call.applications.receipts.get({ applicationId })
  expect(receipt.body).toMatchObject({ confirmation: { kind: 'seen', quote: 'Thank you, we have your application' } })

  const quote = 'Something went wrong. Please apply again.'
  expect((await extension.call('take-back', { applicationId, quote })).status).toBe(200)
  expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'queued', progress: 'unconfirmed' })
})

/** A hundred at once, every other one cut off while the server works on it. */
const atOnce = (extension: Extension, name: string, input: unknown) =>
  Promise.allSettled(
    Array.from({ length: 100 }, (_, at) => extension.call(name, input, at % 2 === 0 ? null : AbortSignal.timeout(at))),
  )

test('a hundred clicks at once, half of them cut off, save one job, take one unit and write one receipt', async () => {
  const { ann, extension } = await withExtension()
  const opened = await atOnce(extension, 'here', pageOf(ann))
  const ids = opened.flatMap((one) => (one.status === 'fulfilled' && one.value.status === 200 ? one.value.body.job.id : []))
  expect(ids.length).toBeGreaterThanOrEqual(50)
  expect(new Set(ids).size).toBe(1)
  expect((await ann.call.applications.saved.ids()).length).toBe(1)
  const [applicationId = ''] = ids
  await atOnce(extension, 'keep', confirmation(applicationId))
  expect((await extension.call('keep', confirmation(applicationId))).body).toMatchObject({ success: true })
  expect(await unitsUsed(ann)).toBe(1)
  const { rows } = await ann.call.applications.list({ view: 'sent' })
  expect(rows.map(({ id }) => id)).toEqual([applicationId])
  expect((await ann.call.applications.receipts.get({ applicationId })).body).toMatchObject({ confirmation: { kind: 'seen' } })
})

test('with no unit left it is refused with the details, nothing is marked as sent, and only the person puts it into the tracker', async () => {
  const ann = await freeApplicant(server)
  const extension = await pairExtension(server, ann)
  for (const number of ['u1', 'u2', 'u3']) await ann.call.applications.submit(submission(number))
  const applicationId = await openHere(extension, ann)
  const { body } = await extension.call('keep', confirmation(applicationId))
  expect(body).toMatchObject({ success: false, application: null })
  expect(Object.values(body.details).join(' ')).not.toBe('')
  expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'saved' })
  expect((await extension.call('track', { applicationId })).body).toMatchObject({ status: 'applied', progress: null })
  expect((await extension.call('track', { applicationId })).body.code).toBe('STEP_NOT_POSSIBLE')
  expect(await unitsUsed(ann)).toBe(3)
})

test('an open question is answered in the panel, and the answer goes into the form', async () => {
  const { ann, extension } = await withExtension()
  const applicationId = await openHere(extension, ann)
  const fields = [field('why', 'Why do you want to work on the night shift?')]
  const form = { applicationId, isHere: true, fields }
  expect((await extension.call('form', form)).body.open).toMatchObject([{ question: { id: 'why' } }])
  const answers = [{ members: [{ applicationId, questionId: 'why' }], values: ['I sleep well by day.'], keep: false }]
  expect((await extension.call('answer', { answers })).status).toBe(200)
  expect((await extension.call('form', { ...form, accepted: ['why'] })).body).toMatchObject({
    ...{ open: [], fields: [{ decision: 'fill', field: { value: 'I sleep well by day.', origin: 'you' } }] },
  })
  expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'saved', progress: null })
})

test("the person's own word keeps it too, and is called no more than that", async () => {
  const { ann, extension } = await withExtension()
  const applicationId = await openHere(extension, ann)
  expect((await extension.call('keep', confirmation(applicationId, null))).body.success).toBe(true)
  const { body } = await ann.call.applications.receipts.get({ applicationId })
  expect(body).toMatchObject({ confirmation: { kind: 'said', quote: null } })
})

test('a job that is known goes on in its row: saved, approved, sent', async () => {
  const { ann, extension } = await withExtension()
  const saved = jobOf('h1')
  await ann.call.applications.saved.add({ profileId: null, jobs: [saved] })
  const first = await extension.call('here', pageOf(ann, { address: saved.job_url }))
  const again = await extension.call('here', pageOf(ann, { address: saved.job_url }))
  expect(again.body.job.id).toBe(first.body.job.id)
  expect((await ann.call.applications.saved.ids()).length).toBe(1)

  const approved = await approveOne(ann, 'h2')
  const known = await extension.call('here', pageOf(ann, { address: jobOf('h2').job_url }))
  expect(known.body).toMatchObject({ isApproved: true, job: { id: approved.id } })
  expect((await extension.call('form', { applicationId: approved.id, isHere: true, fields: [] })).body.code).toBe(
    'STEP_NOT_POSSIBLE',
  )

  await ann.call.applications.submit(submission('h3'))
  const sent = await extension.call('here', pageOf(ann, { address: submission('h3').job_url }))
  expect(sent.body.code).toBe('ALREADY_APPLIED')
})

test('a saved job is not filled as an approved one, a confirmation of an approved one is not kept this way, and strangers reach nothing', async () => {
  const { ann, extension } = await withExtension()
  const applicationId = await openHere(extension, ann)
  const { extension: stranger, ann: ben } = await withExtension()
  expect((await extension.call('form', { applicationId, fields: [] })).body.code).toBe('STEP_NOT_POSSIBLE')
  expect((await extension.call('report', { applicationId, progress: 'filling' })).body.code).toBe('STEP_NOT_POSSIBLE')
  for (const [name, input] of [
    ['form', { applicationId, isHere: true, fields: [] }],
    ['keep', confirmation(applicationId)],
    ['track', { applicationId }],
  ] as const)
    expect((await stranger.call(name, input)).body.code, name).toBe('APPLICATION_NOT_FOUND')
  expect((await stranger.file(applicationId, 'resume')).status).toBe(404)
  expect((await extension.call('here', pageOf(ben))).body.code).toBe('PROFILE_NOT_FOUND')
  const approved = await approveOne(ann, 'x1')
  expect((await extension.call('keep', confirmation(approved.id))).body).toMatchObject({ success: false })
  await extension.call('stop')
  expect((await extension.call('here', pageOf(ann, { address: 'https://other.example/1' }))).body.code).toBe('STOPPED')
})

test.each([
  ['no title', { job_title: ' ' }],
  ['no company', { company: '' }],
  ['no address', { address: '' }],
  ['an address of a script', { address: 'javascript:alert(1)' }],
  ['a title of 200 kB', { job_title: 'x'.repeat(200_000) }],
])('%s is refused, and nothing is saved', async (_, changes) => {
  const { ann, extension } = await withExtension()
  expect((await extension.call('here', pageOf(ann, changes))).status).toBe(400)
  expect((await ann.call.applications.saved.ids()).length).toBe(0)
})
