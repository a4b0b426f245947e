import { describe, expect, test } from 'vitest'
import { autoApplySettings } from '#preferences/schema'
import { JOB_TYPES } from '#profiles/constants'
import { profileFields } from '#profiles/schema'
import { REFERRAL_SOURCES, USER_TYPES } from '#profiles/summary/onboarding-summary'
import * as c from './constants.ts'
import {
  emptyData,
  firstIncompleteStep,
  greeting,
  isReachable,
  isStepComplete,
  missingAnswers,
  readOnboardingData,
  stepToShow,
  toProfile,
  toSettings,
} from './rules.ts'
import { type OnboardingAnswers, onboardingAnswers } from './schema.ts'

const answers: OnboardingAnswers = {
  step1: { name: 'Ann' },
  step2: { userType: 'myself' },
  step3: {
    desiredJobTitle: 'Nurse',
    preferredCountry: 'Canada',
    jobTypes: ['full-time', 'c2c'],
    experienceYears: '1-3',
    currentSalaryRange: '50k-75k',
    expectedSalaryRange: '75k-100k',
  },
  step4: { referralSource: 'linkedin' },
}
const data = { user_id: 'ann', ...answers }
const step3 = (changes: object) => ({ ...answers, step3: { ...answers.step3, ...changes } }) as OnboardingAnswers

describe('the steps', () => {
  test.each([
    [1, { step1: { name: '  ' } }],
    [1, { step1: {} }],
    [2, { step2: {} }],
    [2, { step2: { userType: 'nobody' } }],
    [3, { step3: { ...answers.step3, desiredJobTitle: ' ' } }],
    [3, { step3: { ...answers.step3, preferredCountry: '' } }],
    [3, { step3: { ...answers.step3, jobTypes: [] } }],
    [3, { step3: { ...answers.step3, experienceYears: '' } }],
    [3, { step3: { ...answers.step3, currentSalaryRange: null, expectedSalaryRange: '' } }],
    [4, { step4: {} }],
  ] as const)('step %i is not complete with %j', (step, changes) =>
    expect(isStepComplete({ ...data, ...changes } as never, step)).toBe(false),
  )

  test('with everything answered each is complete, and either salary alone is enough', () => {
    expect(firstIncompleteStep(data)).toBeUndefined()
    for (const field of ['currentSalaryRange', 'expectedSalaryRange']) {
      const { [field]: _, ...rest } = answers.step3 as Record<string, unknown>
      expect(isStepComplete({ ...data, step3: rest }, 3), field).toBe(true)
      expect(onboardingAnswers.safeParse({ ...answers, step3: rest }).success).toBe(true)
    }
  })

  test('a step is reachable only when every earlier one is complete; else the first incomplete is shown', () => {
    const { step2, ...gap } = data
    const withGap = { ...gap, step2: {} }
    expect(([1, 2, 3, 4] as const).map((step) => isReachable(withGap, step))).toEqual([true, true, false, false])
    expect(([1, 2, 3, 4] as const).map((step) => stepToShow(withGap, step))).toEqual([1, 2, 2, 2])
    expect(stepToShow(emptyData('ann'), 4)).toBe(1)
    expect(stepToShow(data, 2)).toBe(2)
    expect(step2).toEqual({ userType: 'myself' })
  })

  test('finishing is refused while a step is missing', () => {
    for (const step of ['step1', 'step2', 'step3', 'step4'])
      expect(onboardingAnswers.safeParse({ ...answers, [step]: {} }).success).toBe(false)
  })

  test("the browser's copy has the person's id and the documented answers, and is nobody else's", () => {
    expect(readOnboardingData(JSON.stringify(data), 'ann')).toEqual(data)
    for (const json of [JSON.stringify({ ...data, user_id: 'bob' }), JSON.stringify(answers), '{', '[]', null])
      expect(readOnboardingData(json, 'ann')).toEqual(emptyData('ann'))
    expect(readOnboardingData('{"user_id":"ann","step1":7,"step3":{"jobTypes":"x"}}', 'ann')).toEqual(emptyData('ann'))
  })

  test('a name is greeted', () => expect([greeting(' Ann '), greeting('  ')]).toEqual(['Nice to meet you, Ann!', null]))
})

describe('the choices', () => {
  test('job types', () =>
    expect(Object.values(c.JOB_TYPE_CHOICES)).toEqual(['Full Time', 'Part Time', 'Freelancing', 'Internship', 'C2C', 'Contract']))
  test('experience', () =>
    expect(Object.values(c.EXPERIENCE_RANGES)).toEqual(['0-1 years', '1-3 years', '3-5 years', '5-10 years', '10+ years']))
  test('salaries', () =>
    expect(Object.values(c.SALARY_RANGES)).toEqual([
      'Under $30,000',
      '$30,000 - $50,000',
      '$50,000 - $75,000',
      '$75,000 - $100,000',
      '$100,000 - $150,000',
      'Over $150,000',
    ]))
  test('user types and referral sources', () => {
    expect(Object.values(USER_TYPES)).toEqual(['For Myself', 'For My Cohort'])
    expect(Object.values(REFERRAL_SOURCES)).toEqual([
      'Twitter',
      'Quora',
      'LinkedIn',
      'Instagram',
      'TikTok',
      'Reddit',
      'Google',
      'Other',
    ])
  })
})

describe('the profile that finishing creates', () => {
  test('has everything that was answered', () =>
    expect(toProfile(answers, 'ann@example.org')).toEqual({
      profile_name: "Ann's Profile",
      full_name: 'Ann',
      email: 'ann@example.org',
      location_country: 'Canada',
      desired_job_title: 'Nurse',
      automation_job_types: ['full-time', 'c2c'],
      total_experience: 2,
      desired_salary_min: 75_000,
      desired_salary_max: 100_000,
      current_salary: 62_500,
      current_salary_currency: 'USD',
      expected_salary_currency: 'USD',
      professional_summary: 'Applying for myself. Looking for full-time and C2C roles. Heard about JobApply AI on LinkedIn.',
      onboardingFields: [
        'full_name',
        'email',
        'location_country',
        'desired_job_title',
        'automation_job_types',
        'total_experience',
        'desired_salary_min',
        'desired_salary_max',
        'current_salary',
        'professional_summary',
      ],
    }))

  test('ONBOARD-010 the name is trimmed', () =>
    expect(onboardingAnswers.parse({ ...answers, step1: { name: '  Ann  ' } }).step1.name).toBe('Ann'))

  // proves ONBOARD-032 ONBOARD-033 ONBOARD-034
  test.each([
    ['under-30k', null, 30_000, 15_000],
    ['30k-50k', 30_000, 50_000, 40_000],
    ['50k-75k', 50_000, 75_000, 62_500],
    ['75k-100k', 75_000, 100_000, 87_500],
    ['100k-150k', 100_000, 150_000, 125_000],
    ['over-150k', 150_000, 200_000, 175_000],
  ] as const)(
    'ONBOARD-032 ONBOARD-033 ONBOARD-034 %s is %j to %j, in the middle %j',
    (range, desired_salary_min, desired_salary_max, current_salary) =>
      expect(toProfile(step3({ currentSalaryRange: range, expectedSalaryRange: range }))).toMatchObject({
        desired_salary_min,
        desired_salary_max,
        current_salary,
      }),
  )

  test('a range that was not chosen stores nothing', () => {
    expect(toProfile(step3({ currentSalaryRange: null })).current_salary).toBeNull()
    expect(toProfile(step3({ expectedSalaryRange: null }))).toMatchObject({ desired_salary_min: null, desired_salary_max: null })
    expect(toProfile(step3({ currentSalaryRange: null })).onboardingFields).not.toContain('current_salary')
  })

  test('ONBOARD-035 the experience ranges 0-1, 1-3, 3-5, 5-10 and 10+ are stored as years', () =>
    expect(
      ['0-1', '1-3', '3-5', '5-10', '10+'].map((experienceYears) => toProfile(step3({ experienceYears })).total_experience),
    ).toEqual([0.5, 2, 4, 7, 12]))

  test('ONBOARD-037 the summary names user type, job types and referral source', () => {
    const other = {
      ...step3({ jobTypes: ['contract', 'freelance', 'internship'] }),
      step2: { userType: 'cohort' as const },
      step4: { referralSource: 'other' as const },
    }
    expect(toProfile(other).professional_summary).toBe(
      'Applying for my cohort. Looking for contract, freelance and internship roles. Heard about JobApply AI elsewhere.',
    )
  })

  test('ONBOARD-038 Other is not a country', () => {
    expect(toProfile(step3({ preferredCountry: 'Other' })).location_country).toBeNull()
    expect(toProfile(step3({ preferredCountry: 'Other' })).onboardingFields).not.toContain('location_country')
  })

  test('ONBOARD-039 every choice of job type is a job type of a profile', () => {
    expect(Object.keys(c.JOB_TYPE_CHOICES).every((type) => Object.hasOwn(JOB_TYPES, type))).toBe(true)
    expect(
      onboardingAnswers.parse(step3({ jobTypes: ['Full Time', 'Part Time', 'Freelancing', 'Internship', 'Contract', 'C2C'] }))
        .step3.jobTypes,
    ).toEqual(['full-time', 'part-time', 'freelance', 'internship', 'contract', 'c2c'])
  })

  test('its settings look in the preferred country; Other adds nothing', () => {
    expect(toSettings(answers)).toMatchObject({ preferredCountries: ['Canada'], salaryRange: { min: 75_000, max: 100_000 } })
    expect(toSettings(step3({ preferredCountry: 'Other' })).preferredCountries).toEqual([])
  })

  test('is valid for the profile and settings schemas, for any answers', () => {
    const someFields = profileFields.partial()
    for (const range of Object.keys(c.SALARY_RANGES))
      for (const preferredCountry of Object.keys(c.COUNTRIES)) {
        const given = step3({ preferredCountry, expectedSalaryRange: range })
        const { profile_name, onboardingFields, ...fields } = toProfile(given)
        expect(someFields.parse(fields)).toEqual(fields)
        expect(onboardingFields.every((field) => Object.hasOwn(profileFields.shape, field))).toBe(true)
        expect(profile_name).toBe("Ann's Profile")
        const whole = {
          ...toSettings(given),
          isActive: false,
          jobTypes: fields.automation_job_types,
          workAuthorizationEntries: [],
        }
        expect(autoApplySettings.safeParse(whole).success).toBe(true)
      }
  })
})

test('a step says what it still needs, and nothing when it is complete', () => {
  const data = emptyData('ann')
  expect(missingAnswers(data, 1)).toBe('Enter your name or upload a resume to continue.')
  expect(missingAnswers(data, 2)).toBe('Choose one of the two.')
  expect(missingAnswers(data, 3)).toBe('Next needs a job title, a country, a job type, your experience and a salary range.')
  const { expectedSalaryRange: _, currentSalaryRange: __, ...goals } = answers.step3
  expect(missingAnswers({ ...data, step3: goals }, 3)).toBe('Next needs a salary range.')
  expect(missingAnswers({ ...data, ...answers }, 3)).toBeUndefined()
  expect(missingAnswers(data, 4)).toBe('Choose one answer.')
})

test("ONBOARD-038 ONBOARD-043 a country picked below 'Other' is stored like a documented choice", () => {
  const of = (preferredCountry: string) => onboardingAnswers.parse({ ...answers, step3: { ...answers.step3, preferredCountry } })
  expect(toProfile(of('Sweden')).location_country).toBe('Sweden')
  expect(toSettings(of('Sweden')).preferredCountries).toEqual(['Sweden'])
  expect([toProfile(of('Other')).location_country, toSettings(of('Other')).preferredCountries]).toEqual([null, []])
  expect(Object.keys(c.COUNTRIES)).toHaveLength(10)
  expect(c.MORE_COUNTRIES).not.toHaveProperty('Canada')
  expect(() => of('Atlantis')).toThrow()
})
