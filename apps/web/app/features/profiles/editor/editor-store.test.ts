import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import type { Section } from '@jobapply/core/profiles/constants'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { presentToasts, type Toast } from '#platform/toasts.ts'
import { openEditor } from './editor-store.ts'

const SECTIONS: Section[] = ['personal', 'preferences', 'experience', 'education', 'certifications', 'skills']
const JOB = {
  company: 'Acme',
  position: 'Nurse',
  location: null,
  startDate: '2020-01',
  endDate: null,
  current: true,
  description: null,
  technologies: [],
}
const jobs = (...ids: string[]) => ids.map((id) => ({ ...JOB, id, company: id }))
const profile: Profile = {
  ...EMPTY_FIELDS,
  full_name: 'Ann Lee',
  experience: jobs('a', 'b', 'c'),
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  user_id: 'a3bb189e-8bf9-4888-9912-ace4e6543003',
  profile_name: 'Nurse',
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboarding_fields: [],
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

let toasts: Toast[]
beforeEach(() => {
  toasts = []
  presentToasts((toast) => toasts.push(toast))
})
afterEach(() => vi.unstubAllGlobals())

const open = (from = profile, sections = SECTIONS) => openEditor(from, sections, () => {})
const valuesOf = (editor: ReturnType<typeof open>) => editor.read().state.values
const companiesOf = (editor: ReturnType<typeof open>) => valuesOf(editor).experience.map(({ company }) => company)

describe('EDITOR-024 unsaved', () => {
  test('is any edit, until it is taken back', () => {
    const editor = open()
    expect(editor.isDirty()).toBe(false)
    editor.change({ location_city: 'Lund' })
    expect(editor.isDirty()).toBe(true)
    editor.change({ location_city: '' })
    expect(editor.isDirty()).toBe(false)
    editor.change({ full_name: 'Bo' })
    editor.discard()
    expect([editor.isDirty(), valuesOf(editor).full_name]).toEqual([false, 'Ann Lee'])
  })

  test('is an entry that is being added, also an authorization, and goes with it', () => {
    const editor = open()
    editor.draft('work_authorization_entries').change({ country: 'Canada' })
    expect(editor.isDirty()).toBe(true)
    editor.draft('work_authorization_entries').change({ country: null as never })
    expect(editor.isDirty()).toBe(false)
    editor.draft('awards').change({ title: 'Best' })
    editor.dropDraft('awards')
    expect(editor.isDirty()).toBe(false)
  })

  test('is a word before its Enter', () => {
    const editor = open()
    editor.entry('experience', 0).typing('technologies', 'Exc')
    expect(editor.isDirty()).toBe(true)
    editor.entry('experience', 0).typing('technologies', '')
    editor.typeSkill('technical_skills', '  ')
    expect(editor.isDirty()).toBe(false)
    editor.typeSkill('technical_skills', 'ECG')
    expect(editor.isDirty()).toBe(true)
  })

  test('counts only for the tabs that this editor has', () => {
    const editor = open(
      profile,
      SECTIONS.filter((section) => section !== 'preferences'),
    )
    editor.change({ desired_job_title: 'Nurse' })
    expect(editor.isDirty()).toBe(false)
  })
})

describe('entries', () => {
  test('EDITOR-078 what lacks something is not added, and says what', () => {
    const editor = open()
    editor.draft('experience').change({ company: 'Acme' })
    expect(editor.add('experience')).toBe(false)
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c'])
    expect(editor.draft('experience').problem('position')).toBe('Position is required')
    expect(editor.read().state.focusCalls).toBe(1)
  })

  test('EDITOR-090 what is complete is appended with an id of its own, and its form is empty again', () => {
    const editor = open()
    editor.draft('experience').change({ ...JOB, company: 'd' })
    expect(editor.add('experience')).toBe(true)
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c', 'd'])
    expect(valuesOf(editor).experience[3]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(editor.draft('experience').value.company).toBe('')
  })

  test('are moved one place at a time, and never out of the list', () => {
    const editor = open()
    editor.move('experience', 0, 1)
    expect(companiesOf(editor)).toEqual(['b', 'a', 'c'])
    editor.move('experience', 0, -1)
    editor.move('experience', 2, 3)
    expect(companiesOf(editor)).toEqual(['b', 'a', 'c'])
  })

  test('a removed one comes back to its place', () => {
    const editor = open()
    editor.remove('experience', 'b')
    expect(companiesOf(editor)).toEqual(['a', 'c'])
    toasts[0]?.action?.run()
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c'])
    editor.remove('experience', 'nobody')
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c'])
  })

  test('a list of authorizations that was never filled takes its first entry', () => {
    const editor = open()
    expect(valuesOf(editor).work_authorization_entries).toBeNull()
    editor.draft('work_authorization_entries').change({ country: 'Canada', workAuthorization: 'tn' })
    expect(editor.add('work_authorization_entries')).toBe(true)
    expect(valuesOf(editor).work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])
  })
})

test('CLEAR empties one tab, with what is half typed there, and no other', () => {
  const editor = open()
  editor.draft('projects').change({ name: 'P' })
  editor.draft('awards').change({ title: 'T' })
  editor.entry('experience', 0).typing('technologies', 'x')
  editor.typeSkill('soft_skills', 'calm')
  editor.clearSection('experience')
  const { values, drafts, typed } = editor.read().state
  expect([values.experience, drafts.projects, drafts.awards?.title, typed]).toEqual([[], undefined, 'T', { soft_skills: 'calm' }])
})

describe('a newer version from another window', () => {
  const newer = { ...profile, version: 4, location_city: 'Lund' }

  test('is shown when nothing is unsaved', () => {
    const editor = open()
    editor.adopt(newer)
    expect(valuesOf(editor).location_city).toBe('Lund')
  })

  test('does not cost an edit', () => {
    const editor = open()
    editor.change({ full_name: 'Ann Berg' })
    editor.adopt(newer)
    const { values, base } = editor.read().state
    expect([values.full_name, values.location_city, base.version]).toEqual(['Ann Berg', null, 3])
  })

  test('with the same content is only a new number', () => {
    const editor = open()
    editor.change({ full_name: 'Ann Berg' })
    editor.adopt({ ...profile, version: 4 })
    expect([editor.read().state.base.version, editor.isDirty()]).toEqual([4, true])
  })
})

describe('saving', () => {
  type Call = { name: string; input: { version: number; overwrite: boolean; changes: Record<string, unknown> } }
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
  /** The server's answers in their order. */
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
    const isSent = new Promise<void>((resolve) => editor.watch(() => editor.read().state.isSaving && resolve()))
    const saving = editor.save('changes')
    await isSent
    editor.change({ location_city: 'Lund' })
    await saving
    expect([valuesOf(editor).full_name, valuesOf(editor).location_city, editor.isDirty()]).toEqual(['Ann Berg', 'Lund', true])
  })

  test('when the preferences fail, the other tabs are stored and only the preferences are unsaved', async () => {
    const editor = open()
    answer(stored({ full_name: 'Ann Berg' }), { status: 500, json: { code: 'UNEXPECTED', status: 500, message: 'Oh' } })
    editor.change({ full_name: 'Ann Berg', desired_job_title: 'Nurse' })
    expect(await editor.save('changes')).toBe(false)
    expect(calls.map(({ name }) => name)).toEqual(['profiles/update', 'preferences/save'])
    const { base, values } = editor.read().state
    expect([base.version, base.full_name, values.desired_job_title, editor.isDirty()]).toEqual([4, 'Ann Berg', 'Nurse', true])
  })

  test('over another version asks, and overwrites only then', async () => {
    const editor = open()
    answer(CHANGED, stored({ full_name: 'Ann Berg', version: 9 }))
    editor.change({ full_name: 'Ann Berg' })
    const saving = editor.save('changes')
    await vi.waitFor(() => expect(editor.read().question?.kind).toBe('changed'))
    const { question } = editor.read()
    if (question?.kind === 'changed') question.answer('overwrite')
    expect(await saving).toBe(true)
    expect(calls.map(({ input }) => input.overwrite)).toEqual([false, true])
    expect(editor.read().state.base.version).toBe(9)
  })

  test('an entry that cannot be stored is asked about, and kept when the person wants to finish it', async () => {
    const editor = open()
    answer()
    editor.draft('experience').change({ company: 'Acme' })
    const saving = editor.save('changes')
    await vi.waitFor(() => expect(editor.read().question?.kind).toBe('unfinished'))
    const { question } = editor.read()
    if (question?.kind === 'unfinished') question.answer('cancel')
    expect(await saving).toBe(false)
    expect([editor.draft('experience').value.company, calls.length]).toEqual(['Acme', 0])
  })

  test('a refusal is told at its field and nothing is lost', async () => {
    const editor = open()
    answer({
      status: 400,
      json: { defined: true, code: 'BAD_INPUT', status: 400, message: 'No', data: [{ path: 'changes.email', message: 'No' }] },
    })
    editor.change({ email: 'ann@example.org' })
    expect(await editor.save('changes')).toBe(false)
    expect(editor.fields('personal').problem('email')).toBe('No')
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
})
