import { extensionContract } from '@jobapply/core/api/extension-contract'
import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, applicant, approveOne, jobOf, unitsUsed } from '#testing/applying'
import { boundsOf, exceed } from '#testing/input-limits'
import { newcomer } from '#testing/people'
import { upload } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'
import { type Extension, pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const withExtension = async () => {
  const ann = await applicant(server)
  return { ann, extension: await pairExtension(server, ann) }
}
const ids = async (extension: Extension) => (await extension.call('queue')).body.rows.map(({ id }: { id: string }) => id)
const stateOf = async ({ call }: Applicant, id: string) => {
  const { status, progress, history } = await call.applications.get({ id })
  return { status, progress, by: history.at(-1)?.by }
}
const field = (id: string, label: string, more: object = {}) => ({
  ...{ id, label, kind: 'text', labelSource: 'label', name: id, autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: [], required: true, isConcealed: false, isHelper: false, ...more },
})

describe('EXT-014 the extension', () => {
  test('gets settings and queue of its owner, approved applications alone', async () => {
    const { ann, extension } = await withExtension()
    const { id } = await approveOne(ann, 'q1')
    await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf('q2')] })
    expect(await ids(extension)).toEqual([id])
    expect((await extension.call('state')).body).toMatchObject({
      queue: 1,
      needsYou: 0,
      stoppedAt: null,
      fullAutomation: [],
      usage: { left: 4 },
    })
    const { extension: other } = await withExtension()
    expect(await ids(other)).toEqual([])
  })

  test('APPLY-048 APPLY-052 reports how far it is; without a seen confirmation nothing is applied, and the unit stays reserved', async () => {
    const { ann, extension } = await withExtension()
    const { id: applicationId } = await approveOne(ann, 'r1')
    const report = (progress: string, note = '') => extension.call('report', { applicationId, progress, note })
    expect((await report('filling')).body).toMatchObject({ status: 'queued', progress: 'filling' })
    expect(await ids(extension)).toEqual([])
    expect((await report('unconfirmed', 'The tab was closed')).body).toMatchObject({ status: 'queued', progress: 'unconfirmed' })
    expect(await stateOf(ann, applicationId)).toEqual({ status: 'queued', progress: 'unconfirmed', by: 'extension' })
    expect(await unitsUsed(ann)).toBe(1)
    expect((await report('failed')).body.code).toBe('STEP_NOT_POSSIBLE')
    for (const progress of ['confirmed', 'applied', 'ready']) expect((await report(progress)).status).toBe(400)
  })

  test('APPLY-046 what failed gives its unit back, with the words of the page', async () => {
    const { ann, extension } = await withExtension()
    const { id: applicationId } = await approveOne(ann, 'f1')
    await extension.call('report', { applicationId, progress: 'filling' })
    await extension.call('report', { applicationId, progress: 'failed', note: 'This job is closed.' })
    expect(await unitsUsed(ann)).toBe(0)
    expect((await ann.call.applications.get({ id: applicationId })).history.at(-1)).toMatchObject({
      to: 'failed',
      note: 'This job is closed.',
    })
  })

  test("the person's 'I submitted it' is said once and called no more than that; 'Not yet' and Retry go on", async () => {
    const { ann, extension } = await withExtension()
    const [said, kept, again] = [await approveOne(ann, 'w1'), await approveOne(ann, 'w2'), await approveOne(ann, 'w3')]
    const report = (applicationId: string, progress: string) => extension.call('report', { applicationId, progress })
    for (const { id } of [said, kept, again]) await report(id, 'filling')
    for (const { id } of [said, kept]) await report(id, 'unconfirmed')
    await report(again.id, 'failed')
    const word = { applicationId: said.id, idempotencyKey: `said ${said.id}` }
    const answers = [await extension.call('submitted', word), await extension.call('submitted', word)]
    for (const { body } of answers) expect(body).toMatchObject({ success: true, application: { id: said.id } })
    expect(await stateOf(ann, said.id)).toEqual({ status: 'applied', progress: null, by: 'you' })
    expect((await ann.call.applications.receipts.get({ applicationId: said.id })).body?.confirmation.kind).toBe('said')
    expect((await extension.call('not-yet', { applicationId: kept.id })).body).toMatchObject({ progress: 'needs-you' })
    expect((await extension.call('retry', { applicationId: again.id })).body).toMatchObject({ progress: 'ready' })
    expect((await extension.call('retry', { applicationId: said.id })).body.code).toBe('STEP_NOT_POSSIBLE')
  })

  test("'I submitted it', 'Not yet' and Retry twenty times at once change it once, also while everything is stopped", async () => {
    const { ann, extension } = await withExtension()
    const [said, kept, again] = [await approveOne(ann, 'x1'), await approveOne(ann, 'x2'), await approveOne(ann, 'x3')]
    const report = (applicationId: string, progress: string) => extension.call('report', { applicationId, progress })
    for (const { id } of [said, kept, again]) await report(id, 'filling')
    for (const { id } of [said, kept]) await report(id, 'unconfirmed')
    await report(again.id, 'failed')
    await extension.call('stop')
    const atOnce = (name: string, input: (at: number) => object) =>
      Promise.all(Array.from({ length: 20 }, (_, at) => extension.call(name, input(at))))
    const words = await atOnce('submitted', (at) => ({ applicationId: said.id, idempotencyKey: `key number ${at}` }))
    expect(words.filter(({ body }) => body.success)).toHaveLength(1)
    expect(new Set(words.map(({ body }) => body.error))).toEqual(new Set([null, 'You have already applied to this job.']))
    const retries = await atOnce('retry', () => ({ applicationId: again.id }))
    expect(retries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    // It was said before: saying it again changes nothing.
    for (const { body } of await atOnce('not-yet', () => ({ applicationId: kept.id })))
      expect(body).toMatchObject({ status: 'queued', progress: 'needs-you' })
    expect(await unitsUsed(ann)).toBe(3)
    expect((await report(again.id, 'filling')).body.code).toBe('STOPPED')
    expect((await ann.call.applications.get({ id: again.id })).history.filter(({ to }) => to === 'ready')).toHaveLength(2)
  })

  test('starts nothing while everything is stopped', async () => {
    const { ann, extension } = await withExtension()
    const { id: applicationId } = await approveOne(ann, 's1')
    await ann.call.applications.stop()
    expect((await extension.call('report', { applicationId, progress: 'filling' })).body.code).toBe('STOPPED')
    expect((await extension.call('state')).body.stoppedAt).toEqual(expect.any(String))
    expect((await extension.call('go-on')).body).toEqual({ stoppedAt: null })
    expect((await extension.call('report', { applicationId, progress: 'filling' })).body.progress).toBe('filling')
    expect((await extension.call('stop')).body.stoppedAt).toEqual(expect.any(String))
    expect(await stateOf(ann, applicationId)).toMatchObject({ status: 'queued', progress: 'unconfirmed' })
  })

  test('APPLY-048 a seen confirmation makes it applied once, with a receipt that quotes the page', async () => {
    const { ann, extension } = await withExtension()
    const { id: applicationId } = await approveOne(ann, 'c1')
    await extension.call('report', { applicationId, progress: 'filling' })
    const fields = [{ label: 'Email', value: 'ann@example.org', isRequired: true, origin: 'profile', source: 'profile' }]
    const seen = {
      applicationId,
      quote: 'Thank you for applying!',
      reference: 'R-7',
      fields,
      idempotencyKey: `confirm ${applicationId}`,
    }
    const answers = await Promise.all([
      extension.call('confirm', seen),
      extension.call('confirm', seen),
      extension.call('confirm', seen),
    ])
    for (const { body } of answers) expect(body).toMatchObject({ success: true, application: { id: applicationId } })
    expect(await stateOf(ann, applicationId)).toEqual({ status: 'applied', progress: 'confirmed', by: 'extension' })
    expect(await unitsUsed(ann)).toBe(1)
    const { body } = await ann.call.applications.receipts.get({ applicationId })
    expect(body).toMatchObject({
      fields: [{ label: 'Email', value: 'ann@example.org' }],
      confirmation: { kind: 'seen', quote: 'Thank you for applying!', reference: 'R-7' },
    })
    const again = await extension.call('confirm', { ...seen, idempotencyKey: 'another key' })
    expect(again.body).toMatchObject({ success: false, error: 'You have already applied to this job.' })
    expect((await extension.call('confirm', { ...seen, quote: '  ', idempotencyKey: 'no words' })).status).toBe(400)
  })

  test("cannot touch what is not its owner's or was not approved", async () => {
    const { ann, extension } = await withExtension()
    const { extension: other } = await withExtension()
    const { id: applicationId } = await approveOne(ann, 'o1')
    const [saved] = (await ann.call.applications.saved.add({ profileId: null, jobs: [jobOf('o2')] })).added
    const confirm = { applicationId, quote: 'Thank you', idempotencyKey: 'some words' }
    for (const [name, input] of [
      ['report', { applicationId, progress: 'filling' }],
      ['form', { applicationId, fields: [] }],
      ['confirm', confirm],
      ['prepared', { applicationId }],
      ['submitted', { applicationId, idempotencyKey: 'some words' }],
      ['not-yet', { applicationId }],
      ['retry', { applicationId }],
      ['begin-alone', { applicationId }],
    ] as const)
      expect((await other.call(name, input)).body.code).toBe('APPLICATION_NOT_FOUND')
    expect((await other.file(applicationId, 'resume')).status).toBe(404)
    expect((await extension.call('confirm', { ...confirm, applicationId: saved?.id })).body.success).toBe(false)
    const unapproved = { applicationId: saved?.id }
    for (const [name, input] of [
      ['form', { ...unapproved, fields: [] }],
      ['prepared', unapproved],
      ['submitted', { ...unapproved, idempotencyKey: 'some words' }],
      ['not-yet', unapproved],
      ['retry', unapproved],
      ['begin-alone', unapproved],
    ] as const)
      expect([name, (await extension.call(name, input)).body.code]).toEqual([name, 'STEP_NOT_POSSIBLE'])
    expect(await unitsUsed(ann)).toBe(1)
    expect(await stateOf(ann, applicationId)).toMatchObject({ status: 'queued', progress: 'ready' })
  })
})

describe('the form that is open', () => {
  const NAME = field('q_name', 'Full name')
  const MAIL = field('q_mail', 'Email')

  test('ONBOARD-044 ONBOARD-045 gets values of onboarding only after the personal section was saved once', async () => {
    const ann = await newcomer(server, { finished: false })
    const profile = await ann.call.onboarding.finish({
      step1: { name: 'Ann Lind' },
      step2: { userType: 'myself' },
      step3: {
        desiredJobTitle: 'Nurse',
        preferredCountry: 'Germany',
        jobTypes: ['full-time'],
        experienceYears: '0-1',
        currentSalaryRange: '50k-75k',
        expectedSalaryRange: '50k-75k',
      },
      step4: { referralSource: 'linkedin' },
    })
    const extension = await pairExtension(server, ann)
    const { id: applicationId } = await approveOne({ ...ann, profileId: profile.id }, 'n1')
    const ask = async () => (await extension.call('form', { applicationId, fields: [NAME] })).body
    expect(await ask()).toMatchObject({ fields: [{ decision: 'ask' }], open: [{ question: { id: 'q_name' }, status: 'ask' }] })
    await ann.call.profiles.update({ id: profile.id, version: profile.version, changes: { full_name: 'Ann Lind' } })
    expect(await ask()).toMatchObject({
      fields: [{ id: 'q_name', decision: 'fill', value: 'Ann Lind', field: { origin: 'profile' } }],
      open: [],
    })
  })

  test("APPLY-056 a consent stops it at 'Needs you', and the answer given there or in the panel counts in this form alone", async () => {
    const { ann, extension } = await withExtension()
    const consent = field('q_consent', 'I agree to the processing of my data', { kind: 'checkbox' })
    const { id: applicationId } = await approveOne(ann, 'k1')
    const form = async (applicationId: string) => (await extension.call('form', { applicationId, fields: [consent] })).body
    expect((await form(applicationId)).open).toMatchObject([{ question: { id: 'q_consent' }, status: 'never', key: null }])
    expect(await stateOf(ann, applicationId)).toEqual({ status: 'queued', progress: 'needs-you', by: 'extension' })
    expect((await ann.call.applications.questions()).groups).toMatchObject([{ status: 'never', members: [{ applicationId }] }])
    const members = [{ applicationId, questionId: 'q_consent' }]
    const { body } = await extension.call('answer', { answers: [{ members, values: ['Yes'], keep: true }] })
    expect(body).toEqual({ goesOn: [applicationId] })
    expect(await form(applicationId)).toMatchObject({
      fields: [{ id: 'q_consent', decision: 'fill', value: true, field: { origin: 'you', value: 'Yes' } }],
      open: [],
    })
    expect(await stateOf(ann, applicationId)).toMatchObject({ progress: 'ready' })
    const { id: next } = await approveOne(ann, 'k2')
    expect((await form(next)).open).toHaveLength(1)
  })

  test('keeps what the pages before got, and a proposal only after the person agreed', async () => {
    const { ann, extension } = await withExtension()
    const { version } = await ann.call.profiles.get({ id: ann.profileId })
    await ann.call.profiles.update({ id: ann.profileId, version, changes: { full_name: 'Ann Lind', gender: 'female' } })
    const { id: applicationId } = await approveOne(ann, 'p1')
    const options = ['Female', 'Male'].map((label) => ({ value: label, label }))
    const gender = field('q_gender', 'Gender', { kind: 'select', options, required: false })
    const form = async (input: object) => (await extension.call('form', { applicationId, ...input })).body
    const kept = async () => (await ann.call.applications.get({ id: applicationId })).fields.map(({ label }) => label)
    await form({ fields: [NAME] })
    expect((await form({ page: 1, fields: [gender] })).fields).toMatchObject([{ decision: 'propose', value: 'Female' }])
    expect(await kept()).toEqual(['Full name'])
    expect((await form({ page: 1, fields: [gender], accepted: ['q_gender'] })).fields).toMatchObject([{ decision: 'fill' }])
    expect(await kept()).toEqual(['Full name', 'Gender'])
  })

  test('a form that cannot be filled: the values of the profile are there to copy, and reading them changes nothing', async () => {
    const { ann, extension } = await withExtension()
    const { version } = await ann.call.profiles.get({ id: ann.profileId })
    await ann.call.profiles.update({ id: ann.profileId, version, changes: { full_name: 'Ann Lind', location_city: 'Cork' } })
    const { id: applicationId } = await approveOne(ann, 'v1')
    const { body } = await extension.call('prepared', { applicationId })
    expect(body.fields).toEqual(
      expect.arrayContaining([
        { label: 'First name', value: 'Ann' },
        { label: 'City', value: 'Cork' },
      ]),
    )
    expect(await stateOf(ann, applicationId)).toMatchObject({ status: 'queued', progress: 'ready' })
  })

  test('names the files that go with it, which the extension reads with its key', async () => {
    const { ann, extension } = await withExtension()
    await upload(ann, ann.profileId)
    const { id: applicationId } = await approveOne(ann, 'd1')
    const { body } = await extension.call('form', { applicationId, fields: [MAIL] })
    expect(body.files).toMatchObject([{ kind: 'resume', name: expect.any(String) }])
    const file = await extension.file(applicationId, 'resume')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100)
    for (const wrong of ['letter', 'passport', '../../x']) expect((await extension.file(applicationId, wrong)).status).toBe(404)
  })
})

test("everything that the extension's calls take has a limit, and one beyond it is refused", async () => {
  const { extension } = await withExtension()
  for (const call of Object.values(extensionContract)) {
    const { route, inputSchema } = call['~orpc']
    const name = route.path?.slice(EXTENSION_PATH.length + 1) ?? ''
    for (const bound of boundsOf(inputSchema)) {
      const field = bound.path.join('.')
      const { status, body } = await extension.call(name, exceed([bound]))
      const refused = body.data?.map(({ path }: { path: string }) => path) ?? []
      expect([name, field, status, refused.includes(field)]).toEqual([name, field, 400, true])
    }
  }
})
