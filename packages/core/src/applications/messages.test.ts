import { expect, test } from 'vitest'
import { describeSeveral, describeSubmit, describeThrown } from './messages.ts'

const job = { job_title: 'Nurse', company: 'Öresund Hospital' }
const refusal = { success: false, error: null, details: null, application: null, current: null, limits: null }

test('APPLY-013 a successful application tells the job and both counts', () => {
  const sent = { ...refusal, success: true, current: { weekly: 2, monthly: 4 }, limits: { daily: 5, weekly: 7, monthly: 31 } }
  expect(describeSubmit(sent, job)).toEqual({
    title: 'Application submitted!',
    description: 'Applied to Nurse at Öresund Hospital. Monthly: 4/31, Weekly: 2/7.',
  })
  expect(describeSubmit({ ...sent, limits: null }, job).description).toMatch(/Monthly: 4\/unlimited, Weekly: 2\/unlimited\.$/)
})

test('APPLY-015 a refusal with details joins them', () => {
  const details = {
    daily: 'Daily limit reached: 5 of 5 applications used.',
    weekly: 'Weekly limit reached: 10 of 10 applications used.',
  }
  expect(describeSubmit({ ...refusal, error: 'no', details }, job)).toEqual({
    title: 'Application limit reached',
    description: `${details.daily} ${details.weekly}`,
  })
})

test('APPLY-016 a refusal without details tells the error, or that it is unknown', () => {
  expect(describeSubmit({ ...refusal, error: 'You have applied already.' }, job)).toEqual({
    title: 'Application failed',
    description: 'You have applied already.',
  })
  expect(describeSubmit(refusal, job).description).toBe('Unknown error occurred')
})

test('APPLY-017 a thrown error tells its message, or that submitting failed', () => {
  expect(describeThrown('The server is busy.')).toEqual({ title: 'Application failed', description: 'The server is busy.' })
  expect(describeThrown('').description).toBe('Failed to submit application')
})

test('APPLY-014 the message about several applications names their number', () => {
  expect(describeSeveral(3)).toEqual({ title: 'Applications Submitted', description: 'Successfully applied to 3 jobs' })
})
