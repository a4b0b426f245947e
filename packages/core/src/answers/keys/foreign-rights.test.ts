import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import { decideFields, type ReadField } from './decide-fields.ts'

const CONTEXT = { ...contextOf('ann'), documents: { resume: null, letter: null, letterText: null } }
const YES_NO = ['Yes', 'No'].map((label) => ({ value: label, label }))
const asked = (label: string): ReadField => ({
  ...{ id: label, kind: 'select', label, labelSource: 'label', name: '', autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: YES_NO, required: false, isConcealed: false, isHelper: false },
})
const decisions = (...labels: string[]) => decideFields(labels.map(asked), CONTEXT).map(({ decision }) => decision)

test('a form that names another country than the job’s asks about that one wherever it asks for rights to work', () => {
  const open = 'Would you need us to sponsor a visa?'
  expect(decisions(open)).toEqual(['fill'])
  expect(decisions('Do you have the right to work in Germany?', open)).toEqual(['fill', 'fill'])
  expect(decisions('Do you have the right to work in the UK?', open)).toEqual(['ask', 'ask'])
  // What names the job's country itself is answered all the same.
  expect(decisions('Do you need a visa to visit Japan?', 'Are you authorized to work in Germany?')).toEqual(['ask', 'fill'])
})

test('in capitals only the word before it tells the country US from us', () => {
  const values = (label: string) => decideFields([asked(label)], CONTEXT).map(({ decision, value }) => value ?? decision)
  // Ann may work in Germany, where the job is, and not in the United States.
  expect(values('ARE YOU AUTHORIZED TO WORK IN GERMANY?')).toEqual(['Yes'])
  expect(values('ARE YOU AUTHORIZED TO WORK IN THE US?')).toEqual(['No'])
  expect(values('ARE YOU AUTHORIZED TO WORK FOR US?')).toEqual(['Yes'])
  expect(values('US WORK AUTHORIZATION?')).toEqual(['ask'])
})
