import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import { decideFields, type ReadField } from './decide-fields.ts'

const field = (label: string, more: Partial<ReadField> = {}): ReadField => ({
  id: label,
  kind: 'text',
  label,
  labelSource: 'label',
  name: '',
  autocomplete: '',
  placeholder: '',
  description: '',
  sections: [],
  options: [],
  required: false,
  isConcealed: false,
  isHelper: false,
  ...more,
})
const CONTEXT = {
  ...contextOf('ann'),
  documents: { resume: 'Ann Becker.pdf', letter: 'Letter.pdf', letterText: 'Dear team' },
}
const decide = (fields: ReadField[], context = CONTEXT) =>
  decideFields(fields, context).map(({ id, decision, value }) => (value === undefined ? `${id}: ${decision}` : `${id}: ${value}`))

test('the same website is given once: a second field for one is another website, or none', () => {
  const [work, home] = ['https://annbecker.example/work', 'https://annbecker.example']
  const fields = [field('Portfolio'), field('Website'), field('Portfolio URL'), field('Other website')]
  expect(decide(fields)).toEqual([`Portfolio: ${work}`, `Website: ${home}`, 'Portfolio URL: leave', 'Other website: leave'])
  const same = { ...CONTEXT, profile: { ...CONTEXT.profile, portfolio_url: home } }
  expect(decide([field('Website'), field('Portfolio')], same)).toEqual([`Website: ${home}`, 'Portfolio: leave'])
})

test('what is no website is given in every field that asks for it', () => {
  expect(decide([field('Email'), field('Confirm your email address')])).toEqual([
    'Email: ann.becker@example.com',
    'Confirm your email address: ann.becker@example.com',
  ])
})

test('nothing is put into a field that nobody sees, nor into an upload that only fills the form', () => {
  const upload = { kind: 'file' } as const
  const fields = [
    field('Email', { isConcealed: true }),
    field('Resume', { ...upload, id: 'autofill', isHelper: true }),
    field('Resume', { ...upload, id: 'resume' }),
    field('Cover letter', { ...upload, id: 'letter file' }),
    field('Cover letter', { kind: 'textarea', id: 'letter text' }),
  ]
  expect(decide(fields)).toEqual([
    'Email: leave',
    'autofill: leave',
    'resume: Ann Becker.pdf',
    'letter file: Letter.pdf',
    'letter text: Dear team',
  ])
})

test('an answer about identity, or in words that are only partly understood, is shown to the person first', () => {
  const gender = field('Gender', {
    kind: 'select',
    options: ['Male', 'Female'].map((label) => ({ value: label, label })),
  })
  const review = { ...CONTEXT, mode: 'review' as const }
  expect(decideFields([gender, field('Email')], review).map(({ decision }) => decision)).toEqual(['propose', 'fill'])
})

test('a list that shows its options only when it is opened is filled by text, a number stays a number', () => {
  const fields = [field('Country', { kind: 'combobox' }), field('Total years of work experience', { kind: 'number' })]
  expect(decideFields(fields, CONTEXT).map(({ value }) => value)).toEqual(['Germany', 7])
})
