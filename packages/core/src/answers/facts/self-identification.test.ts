import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'

const ask = (label: string, options: string, mode: 'review' | 'automatic', required = false) => {
  const found = answerQuestion(questionOf(['ann', 'select', label, options, '', { required }]), { ...contextOf('ann'), mode })
  return found.status === 'answered' ? found.value : found.status
}
const GENDER = 'Male ; Female ; Decline to self-identify'

test('in review the option that says exactly what the person stored is proposed', () => {
  expect(ask('Gender', GENDER, 'review')).toBe('Female')
  expect(ask('Veteran status', 'I am a veteran ; I am not a veteran', 'review')).toBe('I am not a veteran')
  expect(ask('Disability status', 'Yes, I have a disability ; No, I do not have a disability', 'review')).toBe(
    'No, I do not have a disability',
  )
})

test('without an exact option nothing is proposed', () => {
  expect(ask('Gender', 'Cis woman ; Cis man ; Non-binary', 'review')).toBe('leave-empty')
  expect(ask('Gender', 'Cis woman ; Cis man ; Non-binary', 'review', true)).toBe('never')
  expect(ask('Sexual orientation', 'Straight ; Gay ; Other', 'review')).toBe('leave-empty')
})

test('under full automation identity fields stay empty, and a required one stops', () => {
  expect(ask('Gender', GENDER, 'automatic')).toBe('leave-empty')
  expect(ask('Gender', GENDER, 'automatic', true)).toBe('never')
})
