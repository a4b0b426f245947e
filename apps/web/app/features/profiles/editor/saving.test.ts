import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import type { Profile } from '@jobapply/core/profiles/schema'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { presentToasts, type Toast } from '#platform/toasts.ts'
import { open, profile, valuesOf } from './editor.testing.ts'

let toasts: Toast[]
beforeEach(() => {
  toasts = []
  presentToasts((toast) => toasts.push(toast))
})
afterEach(() => vi.unstubAllGlobals())

type Fields = Record<string, unknown>
type Call = { name: string; input: { version: number; overwrite: boolean; changes: Fields; otherTabs?: Fields } }
type Answer = { status: number; json: unknown }
let calls: Call[]
let answers: Answer[]
const server = createServer(async (request, response) => {
  calls.push({
    name: request.url?.replace('/rpc/', '') ?? '',
    input: ((await readJson(request)) as { json: Call['input'] }).json,
  })
  const { status, json } = answers.shift() ?? { status: 500, json: {} }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ json, meta: [] }))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
/** Queues the server's next answers. */
function answer(...given: Answer[]) {
  calls = []
  answers = given
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
const stored = (changes: Partial<Profile>) => ({ status: 200, json: { ...profile, version: 4, ...changes } })
const CHANGED = { status: 409, json: { defined: true, code: 'PROFILE_CHANGED', status: 409, message: 'changed' } }
const NOT_FOUND = { status: 404, json: { defined: true, code: 'PROFILE_NOT_FOUND', status: 404, message: 'gone' } }

test('sends the fields of the changed tabs and no other', async () => {
  const editor = open()
  answer(stored({ soft_skills: ['Calm'] }))
  editor.addSkills('soft_skills', 'Calm')
  expect(await editor.save('changes')).toBe(true)
  expect(calls.map(({ name }) => name)).toEqual(['profiles/update'])
  expect(Object.keys(calls[0]?.input.changes ?? {}).sort()).toEqual([
    'languages',
    'management_skills',
    'soft_skills',
    'technical_skill_levels',
    'technical_skills',
  ])
  expect([editor.isDirty(), toasts.at(-1)?.title]).toEqual([false, 'Changes saved'])
})

test('what is typed while the answer is awaited stays, and stays unsaved', async () => {
  const editor = open()
  answer(stored({ full_name: 'Ann Berg' }))
  editor.change({ full_name: 'Ann Berg' })
  const isSent = new Promise<void>((resolve) => editor.store.watch(() => editor.read().isSaving && resolve()))
  const saving = editor.save('changes')
  await isSent
  editor.change({ location_city: 'Lund' })
  await saving
  expect([valuesOf(editor).full_name, valuesOf(editor).location_city, editor.isDirty()]).toEqual(['Ann Berg', 'Lund', true])
})

test('the preferences and the other tabs go in one call: what fails was stored in no part', async () => {
  const editor = open()
  answer({ status: 500, json: { code: 'UNEXPECTED', status: 500, message: 'Oh' } })
  editor.change({ full_name: 'Ann Berg', desired_job_title: 'Nurse' })
  expect(await editor.save('changes')).toBe(false)
  expect(calls).toMatchObject([
    { name: 'preferences/save', input: { changes: { desired_job_title: 'Nurse' }, otherTabs: { full_name: 'Ann Berg' } } },
  ])
  const { base, values } = editor.read()
  expect([base.version, values.full_name, values.desired_job_title]).toEqual([3, 'Ann Berg', 'Nurse'])
  expect(toasts.map(({ title }) => title)).toEqual(['Save Failed'])
})

test.each([true, false])('PREFS-040 the person is told that automation was paused only if it was on (%s)', async (isOn) => {
  const editor = open({ ...profile, automation_is_active: isOn })
  answer({
    status: 200,
    json: { profile: { ...profile, version: 4, desired_job_title: 'Nurse' }, settings: {}, automationPaused: isOn },
  })
  editor.change({ desired_job_title: 'Nurse' })
  expect(await editor.save('changes')).toBe(true)
  const paused = 'Automation paused: review your settings and switch it on again.'
  expect(toasts.map(({ title }) => title)).toEqual(['Changes saved'])
  expect(toasts[0]?.description.includes(paused)).toBe(isOn)
})

test('a save after the session has ended says that, and nothing is lost', async () => {
  const editor = open()
  const message = 'Your session has ended. Please sign in again; nothing was changed.'
  answer({ status: 401, json: { defined: true, code: 'SIGNED_OUT', status: 401, message } })
  editor.change({ full_name: 'Ann Berg' })
  expect(await editor.save('changes')).toBe(false)
  await vi.waitFor(() => expect(toasts).toMatchObject([{ title: 'Please sign in', description: message }]), 15_000)
  expect([valuesOf(editor).full_name, editor.isDirty()]).toEqual(['Ann Berg', true])
})

test('over another version asks, and overwrites only then', async () => {
  const editor = open()
  answer(CHANGED, stored({ full_name: 'Ann Berg', version: 9 }))
  editor.change({ full_name: 'Ann Berg' })
  const saving = editor.save('changes')
  await vi.waitFor(() => expect(editor.read().question?.kind).toBe('changed'), 15_000)
  const { question } = editor.read()
  if (question?.kind === 'changed') question.answer('overwrite')
  expect(await saving).toBe(true)
  expect(calls.map(({ input }) => input.overwrite)).toEqual([false, true])
  expect(editor.read().base.version).toBe(9)
})

test('an entry that cannot be stored is asked about, and kept when the person wants to finish it', async () => {
  const editor = open()
  answer()
  editor.newEntry('experience').change({ company: 'Acme' })
  const saving = editor.save('changes')
  await vi.waitFor(() => expect(editor.read().question?.kind).toBe('unfinished'), 15_000)
  const { question } = editor.read()
  if (question?.kind === 'unfinished') question.answer('cancel')
  expect(await saving).toBe(false)
  expect([editor.newEntry('experience').value.company, calls.length]).toEqual(['Acme', 0])
})

test('a refusal is told at its field and nothing is lost', async () => {
  const editor = open()
  answer({
    status: 400,
    json: { defined: true, code: 'BAD_INPUT', status: 400, message: 'No', data: [{ path: 'changes.email', message: 'No' }] },
  })
  editor.change({ email: 'ann@example.org' })
  expect(await editor.save('changes')).toBe(false)
  expect(editor.fields('profile').problem('email')).toBe('No')
  expect(valuesOf(editor).email).toBe('ann@example.org')
})

test('edits of a deleted profile are kept as a new one, whole', async () => {
  const editor = open(profile, ['personal', 'skills'])
  const made = { ...profile, id: 'a3bb189e-8bf9-4888-9912-ace4e6543009', version: 1 }
  answer(NOT_FOUND, { status: 200, json: made }, stored({ id: made.id, location_city: 'Lund' }))
  editor.change({ location_city: 'Lund' })
  expect(await editor.save('changes')).toBe(false)
  const kept: Profile[] = []
  await editor.saveAsNew((one) => kept.push(one))
  expect(calls.map(({ name }) => name)).toEqual(['profiles/update', 'profiles/create', 'profiles/update'])
  expect(calls[2]?.input.changes).toMatchObject({ location_city: 'Lund', experience: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  expect([kept[0]?.id, editor.isDirty()]).toEqual([made.id, false])
})
