import { z } from 'zod'
import { REFERRAL_SOURCES, USER_TYPES } from '#profiles/summary/onboarding-summary'
import { requiredLine } from '#shared/fields'
import { maybeOneOf, oneOf, severalOf } from '#shared/options'
import * as c from './constants.ts'

/** The complete answers of the four steps. */
export const onboardingAnswers = z.object({
  step1: z.object({ name: requiredLine('Name', c.NAME_MAX) }),
  step2: z.object({ userType: oneOf('User type', USER_TYPES) }),
  step3: z
    .object({
      desiredJobTitle: requiredLine('Desired job title', c.TITLE_MAX),
      preferredCountry: oneOf('Country', { ...c.COUNTRIES, ...c.MORE_COUNTRIES }),
      jobTypes: severalOf('Job types', c.JOB_TYPE_CHOICES, { freelancing: 'freelance' }).refine(
        (types) => types.length > 0,
        'Please choose at least one job type',
      ),
      experienceYears: oneOf('Experience', c.EXPERIENCE_RANGES),
      currentSalaryRange: maybeOneOf('Current salary', c.SALARY_RANGES).default(null),
      expectedSalaryRange: maybeOneOf('Expected salary', c.SALARY_RANGES).default(null),
    })
    .refine(
      ({ currentSalaryRange, expectedSalaryRange }) => currentSalaryRange || expectedSalaryRange,
      'Please choose your current or your expected salary',
    ),
  step4: z.object({ referralSource: oneOf('Referral source', REFERRAL_SOURCES) }),
})
export type OnboardingAnswers = z.output<typeof onboardingAnswers>

/** Partial answers that the browser keeps between steps, for this person only. */
export const onboardingData = z.object({
  user_id: z.string(),
  step1: z.object({ name: z.string() }).partial().catch({}),
  step2: z.object({ userType: z.string() }).partial().catch({}),
  step3: z
    .object({
      desiredJobTitle: z.string(),
      preferredCountry: z.string(),
      jobTypes: z.array(z.string()),
      experienceYears: z.string(),
      currentSalaryRange: z.string().nullable(),
      expectedSalaryRange: z.string().nullable(),
    })
    .partial()
    .catch({}),
  step4: z.object({ referralSource: z.string() }).partial().catch({}),
})
export type OnboardingData = z.output<typeof onboardingData>
