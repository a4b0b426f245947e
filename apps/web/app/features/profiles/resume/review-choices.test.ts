import type { Proposal } from '@jobapply/core/profiles/resume-review'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { profile as STORED_PROFILE } from '#features/profiles/editor/editor.testing.ts'
import { chosenValue, isKept, problemsOf, sayMissing } from './review-choices.ts'
import { uploadProblem } from './upload-resume.ts'

const PROFILE: Profile = { ...STORED_PROFILE, ...EMPTY_FIELDS, full_name: 'Ines' }
const proposal = (given: Partial<Proposal>): Proposal => ({
  path: 'email',
  field: 'email',
  section: 'personal',
  kind: 'empty',
  current: null,
  found: 'ines@example.org',
  problem: null,
  isSure: true,
  doubted: [],
  source: [],
  ...given,
})
const entry = (found: object) =>
  proposal({ path: 'experience.0', field: 'experience', section: 'experience', kind: 'entry', found })

test('what is certain and new is kept until somebody says otherwise; what differs, is unsure or incomplete is not', () => {
  const kinds = (['empty', 'onboarding', 'entry', 'differs', 'incomplete'] as const).map((kind) => proposal({ kind }))
  expect(kinds.map((one) => isKept({}, one))).toEqual([true, true, true, false, false])
  expect(isKept({}, proposal({ isSure: false }))).toBe(false)
  expect(isKept({ email: { isKept: false } }, proposal({}))).toBe(false)
  expect(isKept({ email: { isKept: true } }, proposal({ kind: 'differs' }))).toBe(true)
})

test('an entry has all the fields of its form, and an edited value takes the place of the found one', () => {
  const one = entry({ id: '', position: 'Baker' })
  expect(chosenValue({}, one)).toMatchObject({ company: '', position: 'Baker', technologies: [], endDate: null })
  expect(chosenValue({}, one)).not.toHaveProperty('id')
  expect(chosenValue({ email: { value: 'b@example.org' } }, proposal({}))).toBe('b@example.org')
})

test('what is kept is judged as the server will, together with the rest of it', () => {
  const half = { ...entry({ position: 'Baker', startDate: '2014' }), kind: 'incomplete' as const }
  expect(problemsOf(PROFILE, [half], {})).toEqual({})
  expect(problemsOf(PROFILE, [half], { 'experience.0': { isKept: true } })['experience.0']).toMatchObject({
    company: 'Company is required',
    startDate: 'Start date must have the form YYYY-MM',
    endDate: 'End date is required',
  })
  const zip = proposal({ path: 'location_zip_code', field: 'location_zip_code', found: 'SW1A 1AA' })
  const country = proposal({ path: 'location_country', field: 'location_country', found: 'United Kingdom' })
  expect(Object.keys(problemsOf(PROFILE, [zip], {}))).toEqual(['location_zip_code'])
  expect(problemsOf(PROFILE, [zip, country], {})).toEqual({})
})

test('a date without its month is said as a person would', () => {
  expect(sayMissing('Start date must have the form YYYY-MM')).toBe('The start date needs its month.')
  expect(sayMissing('Company is required')).toBe('Company is required')
})

test('RESUME-014 a failure has the message of the server, or the one sentence for when there is none', () => {
  const none = 'Failed to upload and process resume'
  expect(uploadProblem(new ORPCError('RESUME_NOT_PARSED', { message: 'Resume parsing failed: the file is empty.' }))).toBe(
    'Resume parsing failed: the file is empty.',
  )
  expect(uploadProblem(new TypeError('Failed to fetch'))).toBe(none)
  expect(uploadProblem(new ORPCError('BAD_GATEWAY'))).toBe(none)
  expect(uploadProblem(new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Internal server error' }))).toBe(none)
})
