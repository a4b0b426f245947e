import { beforeEach, describe, expect, test } from 'vitest'
import { presentToasts, type Toast } from '#platform/toasts.ts'
import { JOB, open, profile, SECTIONS, valuesOf } from './editor.testing.ts'

let toasts: Toast[]
beforeEach(() => {
  toasts = []
  presentToasts((toast) => toasts.push(toast))
})

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
    editor.newEntry('work_authorization_entries').change({ country: 'Canada' })
    expect(editor.isDirty()).toBe(true)
    editor.newEntry('work_authorization_entries').change({ country: null })
    expect(editor.isDirty()).toBe(false)
    editor.newEntry('awards').change({ title: 'Best' })
    editor.dropNewEntry('awards')
    expect(editor.isDirty()).toBe(false)
  })

  test('is a word before its Enter', () => {
    const editor = open()
    editor.entry('experience', 0).typing('technologies', 'Exc')
    expect(editor.isDirty()).toBe(true)
    editor.entry('experience', 0).typing('technologies', '')
    editor.type('technical_skills', '  ')
    expect(editor.isDirty()).toBe(false)
    editor.type('technical_skills', 'ECG')
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

test('a discard by one press can be taken back, with all that was half typed', () => {
  const editor = open()
  editor.change({ full_name: 'Bo' })
  editor.newEntry('awards').change({ title: 'Best' })
  editor.type('soft_skills', 'cal')
  editor.discardWithUndo('The profile is back to its last saved version.')
  expect([editor.isDirty(), valuesOf(editor).full_name]).toEqual([false, 'Ann Lee'])
  toasts[0]?.action?.run()
  const { values, typed } = editor.read()
  expect([values.full_name, editor.newEntry('awards').value.title, typed.soft_skills]).toEqual(['Bo', 'Best', 'cal'])
})

describe('entries', () => {
  test('EDITOR-078 what lacks something is not added, and says what', () => {
    const editor = open()
    editor.newEntry('experience').change({ company: 'Acme' })
    expect(editor.add('experience')).toBe(false)
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c'])
    expect(editor.newEntry('experience').problem('position')).toBe('Position is required')
    expect(editor.read().focusRequests).toBe(1)
  })

  test('EDITOR-090 what is complete is appended with an id of its own, and its form is empty again', () => {
    const editor = open()
    editor.newEntry('experience').change({ ...JOB, company: 'd' })
    expect(editor.add('experience')).toBe(true)
    expect(companiesOf(editor)).toEqual(['a', 'b', 'c', 'd'])
    expect(valuesOf(editor).experience[3]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(editor.newEntry('experience').value.company).toBe('')
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
    editor.newEntry('work_authorization_entries').change({ country: 'Canada', workAuthorization: 'tn' })
    expect(editor.add('work_authorization_entries')).toBe(true)
    expect(valuesOf(editor).work_authorization_entries).toMatchObject([{ country: 'Canada', workAuthorization: 'tn' }])
  })
})

test('CLEAR empties one tab, with what is half typed there, and no other', () => {
  const editor = open()
  editor.newEntry('projects').change({ name: 'P' })
  editor.newEntry('awards').change({ title: 'T' })
  editor.entry('experience', 0).typing('technologies', 'x')
  editor.type('soft_skills', 'calm')
  editor.clearSection('experience')
  const { values, newEntries, typed } = editor.read()
  expect([values.experience, newEntries.projects, newEntries.awards, typed]).toEqual([
    [],
    undefined,
    expect.objectContaining({ title: 'T' }),
    { soft_skills: 'calm' },
  ])
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
    const { values, base } = editor.read()
    expect([values.full_name, values.location_city, base.version]).toEqual(['Ann Berg', null, 3])
  })

  test('with the same content is only a new number', () => {
    const editor = open()
    editor.change({ full_name: 'Ann Berg' })
    editor.adopt({ ...profile, version: 4 })
    expect([editor.read().base.version, editor.isDirty()]).toEqual([4, true])
  })
})
