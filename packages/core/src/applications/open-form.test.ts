import { expect, test } from 'vitest'
import type { KeyContext } from '#answers/keys/key-answer'
import { EMPTY_FIELDS } from '#profiles/rules'
import { fillOpenForm } from './open-form.ts'
import { readFields } from './open-form-schema.ts'
import type { PreparedField } from './schema.ts'

const CONTEXT: Omit<KeyContext, 'saved'> & { saved: [] } = {
  profile: { ...EMPTY_FIELDS, full_name: 'Ann Becker', gender: 'female', onboardingFields: [] },
  job: { employer: 'Green Mill', country: 'Germany', city: 'Berlin' },
  saved: [],
  mode: 'review',
  now: new Date('2026-11-16T12:00:00Z'),
  documents: { resume: 'ann.pdf', letter: null, letterText: null },
}
type Field = Parameters<typeof fillOpenForm>[0][number]
const field = (label: string, changes: Partial<Field> = {}): Field => ({
  ...{ id: label, label, kind: 'text', labelSource: 'label', name: '', autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: [], required: true, isConcealed: false, isHelper: false },
  ...changes,
})
const options = ['Female', 'Male'].map((label) => ({ value: label, label }))
const decide = (one: Field, accepted: string[] = [], kept: PreparedField[] = []) => {
  const { decided, open } = fillOpenForm([one], CONTEXT, { kept, accepted })
  return { ...decided[0], open: open.map(({ status }) => status) }
}

test('a sure fact is filled, a document is named, a trap is left', () => {
  expect(decide(field('Full name'))).toMatchObject({
    decision: 'fill',
    value: 'Ann Becker',
    field: { source: 'profile' },
    open: [],
  })
  expect(decide(field('Resume', { kind: 'file' }))).toMatchObject({ decision: 'fill', field: { origin: 'document' }, open: [] })
  expect(decide(field('Full name', { isConcealed: true }))).toMatchObject({ decision: 'leave', field: { value: '' }, open: [] })
})

test('a file that only the person has is not one of the open questions', () => {
  expect(decide(field('Work samples', { kind: 'file' }))).toMatchObject({ decision: 'ask', open: [] })
})

test('a proposal is filled only after the person agreed', () => {
  const gender = field('Gender', { kind: 'select', options, required: false })
  expect(decide(gender).decision).toBe('propose')
  expect(decide(gender, ['Gender'])).toMatchObject({ decision: 'fill', value: 'Female', options: ['Female'] })
})

test('APPLY-056 a required consent is open until the person gives it, to this employer or on the page', () => {
  const consent = field('I agree to the processing of my data', { kind: 'checkbox' })
  expect(decide(consent)).toMatchObject({ decision: 'ask', isNever: true, open: ['never'] })
  expect(decide({ ...consent, isAnswered: true }).open).toEqual([])
  expect(decide(consent, [consent.id]).decision).toBe('ask')
  const given: PreparedField = {
    ...{ questionId: consent.id, label: consent.label, value: 'Yes', isRequired: true },
    ...{ origin: 'you', source: 'you', answerId: null },
  }
  expect(decide(consent, [], [given])).toMatchObject({ decision: 'fill', value: true, field: { origin: 'you' }, open: [] })
  expect(decide(consent, [], [{ ...given, origin: 'profile' }]).decision).toBe('ask')
})

test('of several answers of the person a question gets the one that was given to it', () => {
  const consent = field('I agree to the processing of my data', { kind: 'checkbox' })
  const answer = (questionId: string, value: string): PreparedField => ({
    ...{ questionId, label: questionId, value, isRequired: true, origin: 'you', source: 'you', answerId: null },
  })
  const kept = [answer('Another question', 'No'), answer(consent.id, 'Yes')]
  expect(decide(consent, [], kept)).toMatchObject({ decision: 'fill', value: true })
})

test('a field without a label can be shown, too', () => {
  expect(decide(field('', { id: 'x' })).field?.label).toBe('Field without a label')
})

test('a form holds 300,000 characters of text in all, however many fields it has', () => {
  const form = (length: number) =>
    Array.from({ length: 300 }, (_, place) => ({
      ...{
        id: `f${place}`.padEnd(4, '_'),
        kind: 'text',
        label: 'x'.repeat(length),
        labelSource: 'label',
        name: '',
        autocomplete: '',
      },
      ...{ placeholder: '', description: '', sections: [], options: [], required: true, isConcealed: false, isHelper: false },
    }))
  expect(readFields.safeParse(form(980)).success).toBe(true)
  expect(readFields.safeParse(form(1_000)).error?.issues[0]?.message).toBe('A form can have 300,000 characters of text in all')
})
