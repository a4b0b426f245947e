import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import { type Decision, decideFields, type ReadField } from './decide-fields.ts'

const CONTEXT = { ...contextOf('ann'), documents: { resume: null, letter: null, letterText: null } }
const FIELD: ReadField = {
  ...{ id: '', kind: 'text', label: '', labelSource: 'label', name: '', autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: [], required: false, isConcealed: false, isHelper: false },
}
const decide = (label: string, more: Partial<ReadField> = {}): Decision | undefined =>
  decideFields([{ ...FIELD, label, ...more }], CONTEXT)[0]

test.each([
  ['Hello! What is your first name?', 'Ann'],
  ['And your last name?', 'Becker'],
  ['Drop your LinkedIn', 'https://www.linkedin.com/in/ann-becker'],
  ['Home or mobile phone', '+49 151 23456789'],
])('a form that talks is understood, and the person looks at the answer first: %s', (label, value) => {
  expect(decide(label)).toMatchObject({ decision: 'propose', value })
})

test.each([
  'Hello! What is your manager’s first name?',
  'Your city and your last name?',
  'Drop your recruiter’s LinkedIn',
  'Home or office of your agent, phone',
])('and asked where it says more: %s', (label) => {
  expect(decide(label)?.decision).toBe('ask')
})

test('how a name is spelled on a paper does not ask for the paper', () => {
  expect(decide('First name (as in passport)')?.decision).toBe('fill')
  expect(decide('Last name (as it appears on your ID card)')?.decision).toBe('fill')
  expect(decide('Passport number (as in passport)')).toMatchObject({ decision: 'ask', isNever: true })
})

test('a title that says only employment heads past jobs; one that says more does not', () => {
  expect(decide('Job title', { sections: ['Your employment'] })).toMatchObject({ decision: 'fill', key: 'experience[0].title' })
  expect(decide('Job title', { sections: ['Employment of your spouse'] })?.decision).toBe('ask')
  expect(decide('Job title', { sections: ['Employment agency'] })?.decision).toBe('ask')
})

test('a level of education is not typed into a list that shows its lines only when it opens', () => {
  expect(decide('Education')?.decision).toBe('fill')
  expect(decide('Education', { kind: 'combobox' })?.decision).toBe('ask')
  expect(decide('Degree', { kind: 'combobox', sections: ['Education'] })?.decision).toBe('fill')
})

test('a label that says your own school needs no title to say so', () => {
  const sections = ['Summer fair in the old mill']
  const other = (label: string) => ({ ...FIELD, id: label, label, sections: [] })
  const under = (label: string) => decideFields([other('Email'), { ...FIELD, id: label, label, sections }], CONTEXT)[1]
  expect(under('What is your major?')?.decision).toBe('fill')
  expect(under('Major')?.decision).toBe('ask')
})
