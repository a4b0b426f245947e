import { expect, test } from 'vitest'
import { questionOf } from '#answers/case.testing'
import { groupQuestions, type OpenQuestion, previewAnswer } from './group.ts'

const open = (
  applicationId: string,
  employer: string,
  kind: 'select' | 'text' | 'boolean',
  label: string,
  options = '',
  required = true,
): OpenQuestion => ({
  applicationId,
  jobTitle: 'Engineer',
  job: { employer, country: 'Germany', city: null },
  question: questionOf(['ann', kind, label, options, '', { required }]),
})
const shown = (questions: OpenQuestion[]) =>
  groupQuestions(questions).map(({ question, members, frees, isApart }) => ({
    label: question.label,
    employers: members.map(({ job }) => job.employer),
    frees,
    isApart,
  }))

test('one answer serves the same question of all employers, and is written in each one’s words', () => {
  const [group, ...more] = groupQuestions([
    open('1', 'Acme', 'select', 'Are you at least 18 years old?', 'Yes ; No'),
    open('2', 'Beta', 'select', 'Sind Sie volljährig?', 'Ja ; Nein ; keine Angabe'),
    open('3', 'Corp', 'boolean', 'Are you over 18?'),
  ])
  expect(more).toEqual([])
  expect(group && previewAnswer(group, ['Yes'])).toEqual([
    { applicationId: '1', employer: 'Acme', label: 'Are you at least 18 years old?', written: 'Yes' },
    { applicationId: '2', employer: 'Beta', label: 'Sind Sie volljährig?', written: 'Ja' },
    { applicationId: '3', employer: 'Corp', label: 'Are you over 18?', written: 'true' },
  ])
})

test('the same question with other options is a group of its own', () => {
  expect(
    shown([
      open('1', 'Acme', 'select', 'Notice period', '1 month ; 2 months'),
      open('2', 'Beta', 'select', 'Notice period', 'Less than 4 weeks ; More than 4 weeks'),
      open('3', 'Corp', 'text', 'What is your notice period?'),
    ]).map(({ employers }) => employers),
  ).toEqual([['Acme'], ['Beta'], ['Corp']])
})

test('groups that free most applications come first', () => {
  const groups = shown([
    open('1', 'Acme', 'text', 'What is your notice period?'),
    open('1', 'Acme', 'text', 'Which tools do you use every day?'),
    open('2', 'Beta', 'text', 'Which tools do you use every day?'),
    open('3', 'Corp', 'text', 'Which tools do you use every day?'),
    open('3', 'Corp', 'text', 'What is your notice period?', '', false),
  ])
  expect(groups.map(({ label, frees }) => [label, frees])).toEqual([
    ['Which tools do you use every day?', 2],
    ['What is your notice period?', 0],
  ])
})

test('consent, identity, and questions about one employer are grouped apart', () => {
  const groups = shown([
    open('1', 'Acme', 'boolean', 'I agree to the privacy policy'),
    open('2', 'Beta', 'boolean', 'I agree to the privacy policy'),
    open('3', 'Acme', 'select', 'Gender', 'Male ; Female'),
    open('4', 'Beta', 'select', 'Gender', 'Male ; Female'),
    open('5', 'Acme', 'select', 'Have you ever worked for Acme?', 'Yes ; No'),
    open('6', 'Beta', 'select', 'Have you ever worked for Beta?', 'Yes ; No'),
  ])
  expect(groups.every(({ employers }) => employers.length === 1)).toBe(true)
  expect(groups.filter(({ isApart }) => isApart)).toHaveLength(4)
})
