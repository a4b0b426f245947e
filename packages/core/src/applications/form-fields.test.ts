import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import type { Question } from '#jobs/form'
import { fillForm } from './form-fields.ts'

const asked = (id: string, label: string, more: Partial<Question> = {}): Question => ({
  id,
  label,
  kind: 'text',
  options: [],
  required: true,
  ...more,
})
const YES_NO = ['Yes', 'No'].map((label) => ({ value: label, label }))
const FORM = [
  asked('first', 'First name'),
  asked('right', 'Are you authorized to work in Germany?', { kind: 'select', options: YES_NO }),
  asked('resume', 'Resume/CV', { kind: 'file' }),
  asked('letter', 'Cover letter', { kind: 'long-text', required: false }),
  asked('robot', 'Move the slider', { kind: 'unknown' }),
  asked('shoe', 'What is your shoe size?'),
  asked('note', 'What should we know about your shoes?', { required: false }),
  asked('consent', 'I agree to the privacy notice', { kind: 'boolean' }),
  asked('gender', 'Gender', { kind: 'select', options: YES_NO, required: false, isIdentity: true }),
]
const fill = (sent: { resume: string | null; letter: string | null }) =>
  fillForm(FORM, { ...contextOf('ann', { country: 'Germany' }), saved: [], ...sent })

test('each field says what it gets and where from; only what can be typed and is required is asked', () => {
  const { fields, open } = fill({ resume: 'Resume, May', letter: 'Dear team' })
  expect(fields.map(({ questionId, value, origin, source }) => [questionId, value, origin, source])).toEqual([
    ['first', 'Ann', 'profile', 'profile'],
    ['right', 'Yes', 'authorization', expect.stringContaining('Germany')],
    ['resume', 'Resume, May', 'document', 'your resume'],
    ['letter', 'Dear team', 'document', 'your letter'],
    ['robot', '', 'empty', 'you, in their form'],
    ['note', '', 'empty', 'optional, not answered'],
    ['gender', '', 'empty', 'stays empty'],
  ])
  expect(open.map(({ question, status, key }) => [question.id, status, key !== null])).toEqual([
    ['shoe', 'ask', true],
    ['consent', 'never', false],
  ])
})

test('a file that we do not have is chosen in the form itself', () => {
  const { fields, open } = fill({ resume: null, letter: null })
  expect(fields.find(({ questionId }) => questionId === 'resume')).toMatchObject({ value: '', source: 'you, in their form' })
  expect(open.map(({ question }) => question.id)).not.toContain('resume')
})
