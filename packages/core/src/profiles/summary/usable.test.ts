import { describe, expect, test } from 'vitest'
import { JOB_TYPES } from '#profiles/constants'
import { EMPTY_FIELDS, onboardingFieldsAfter } from '#profiles/rules'
import type { Profile } from '#profiles/schema'
import { isOnboardingSummary, REFERRAL_SOURCES, USER_TYPES, writeOnboardingSummary } from './onboarding-summary.ts'
import { hasOnboardingSummary, usableFacts, withSummaryMark } from './usable.ts'

const SENTENCE = 'Applying for myself. Looking for full-time and C2C roles. Heard about JobApply AI on LinkedIn.'
const made = (changes: Partial<Profile> = {}) =>
  ({
    ...EMPTY_FIELDS,
    full_name: 'Ann',
    desired_job_title: 'Nurse',
    professional_summary: SENTENCE,
    onboardingFields: ['full_name', 'desired_job_title', 'professional_summary'],
    ...changes,
  }) as Profile

describe("ONBOARD-037 onboarding's summary", () => {
  test('counts as empty while it is marked, and nothing else does', () => {
    expect(usableFacts(made())).toEqual(made({ professional_summary: null }))
    expect(usableFacts(made({ professional_summary: 'Nurse.', onboardingFields: [] })).professional_summary).toBe('Nurse.')
  })

  test('is recognised without its mark, for every answer, in any order of job types', () => {
    const types = Object.keys(JOB_TYPES) as (keyof typeof JOB_TYPES)[]
    const orders = [...types.map((type) => [type]), types, types.toReversed(), ['c2c', 'part-time'], ['part-time', 'full-time']]
    for (const userType of Object.keys(USER_TYPES) as (keyof typeof USER_TYPES)[])
      for (const source of Object.keys(REFERRAL_SOURCES) as (keyof typeof REFERRAL_SOURCES)[])
        for (const order of orders as (typeof types)[])
          expect(isOnboardingSummary(writeOnboardingSummary(userType, order, source))).toBe(true)
    expect(hasOnboardingSummary({ professional_summary: SENTENCE })).toBe(true)
    expect(withSummaryMark(made({ onboardingFields: [] })).onboardingFields).toEqual(['professional_summary'])
  })

  test.each([
    null,
    '',
    ` ${SENTENCE}`,
    `${SENTENCE} Nurse.`,
    SENTENCE.replace('C2C', 'c2c'),
    SENTENCE.replace('full-time and', 'full-time, nursing and'),
    SENTENCE.replace('LinkedIn', 'Bing'),
    SENTENCE.replace('full-time and C2C ', ''),
    'Applying for myself. Looking for '.repeat(10_000),
  ])('is not recognised in a text that somebody has changed: %.60s', (professional_summary) => {
    expect(isOnboardingSummary(professional_summary)).toBe(false)
    expect(withSummaryMark(made({ professional_summary, onboardingFields: [] })).onboardingFields).toEqual([])
  })

  test('ONBOARD-045 keeps its mark when the personal section is saved, and loses it only when it is edited or replaced', () => {
    const section = { full_name: 'Ann Lee', professional_summary: SENTENCE }
    expect(onboardingFieldsAfter(made(), section, 'person')).toEqual(['professional_summary'])
    expect(onboardingFieldsAfter(made(), { full_name: 'Ann Lee' }, 'person')).toEqual(['professional_summary'])
    for (const professional_summary of ['Nurse.', null])
      expect(onboardingFieldsAfter(made(), { ...section, professional_summary }, 'person')).toEqual([])
    expect(onboardingFieldsAfter(made(), { professional_summary: 'Nurse.' }, 'resume')).toEqual([
      'full_name',
      'desired_job_title',
    ])
    expect(onboardingFieldsAfter(made(), { phone: '0701234567' }, 'resume')).toEqual(made().onboardingFields)
  })
})
