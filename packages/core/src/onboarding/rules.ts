import { DEFAULT_FURTHER_SETTINGS, salaryRangeOf } from '#preferences/rules'
import type { FurtherSettings } from '#preferences/schema'
import { DEFAULT_CURRENCY } from '#profiles/constants'
import { profileNameFor } from '#profiles/names'
import type { ProfileFields } from '#profiles/schema'
import { writeOnboardingSummary } from '#profiles/summary/onboarding-summary'
import { OTHER_COUNTRY } from '#shared/countries/countries'
import * as c from './constants.ts'
import { type OnboardingAnswers, type OnboardingData, onboardingAnswers, onboardingData } from './schema.ts'

const stepSchemas = {
  1: onboardingAnswers.shape.step1,
  2: onboardingAnswers.shape.step2,
  3: onboardingAnswers.shape.step3,
  4: onboardingAnswers.shape.step4,
} as const

/** Enables Next (spec 1 §4). */
export const isStepComplete = (data: OnboardingData, step: c.Step) => stepSchemas[step].safeParse(data[`step${step}`]).success

/** What a step still needs, as a sentence beside the button that waits for it; undefined when it is complete. */
export function missingAnswers(data: OnboardingData, step: c.Step): string | undefined {
  if (isStepComplete(data, step)) return undefined
  if (step === 1) return 'Enter your name or upload a resume to continue.'
  if (step === 2) return 'Choose one of the two.'
  if (step === 4) return 'Choose one answer.'
  const { desiredJobTitle, preferredCountry, jobTypes, experienceYears, currentSalaryRange, expectedSalaryRange } = data.step3
  const missing = [
    !desiredJobTitle?.trim() && 'a job title',
    !preferredCountry && 'a country',
    !jobTypes?.length && 'a job type',
    !experienceYears && 'your experience',
    !currentSalaryRange && !expectedSalaryRange && 'a salary range',
  ].filter((one) => one !== false)
  const last = missing.pop()
  return last && `Next needs ${missing.length > 0 ? `${missing.join(', ')} and ${last}` : last}.`
}

/** Undefined when all steps are complete. */
export const firstIncompleteStep = (data: OnboardingData) => c.STEPS.find((step) => !isStepComplete(data, step))

/** Only if every earlier step is complete. */
export const isReachable = (data: OnboardingData, step: c.Step) =>
  c.STEPS.every((earlier) => earlier >= step || isStepComplete(data, earlier))

/** The requested step, or the first incomplete one. */
export const stepToShow = (data: OnboardingData, wanted: c.Step): c.Step =>
  isReachable(data, wanted) ? wanted : (firstIncompleteStep(data) ?? wanted)

export const emptyData = (userId: string): OnboardingData => ({ user_id: userId, step1: {}, step2: {}, step3: {}, step4: {} })

/** The browser's copy of the answers, if it belongs to this person. */
export function readOnboardingData(json: string | null, userId: string): OnboardingData {
  try {
    const { data } = onboardingData.safeParse(JSON.parse(json ?? ''))
    return data?.user_id === userId ? data : emptyData(userId)
  } catch {
    return emptyData(userId)
  }
}

export const greeting = (name: string) => (name.trim() ? `Nice to meet you, ${name.trim()}!` : null)

type Salaries = Pick<ProfileFields, 'desired_salary_min' | 'desired_salary_max' | 'current_salary'>

/** Both ends of the expected range and the middle of the current one; 0 means none (spec 1 §5; decisions, Onboarding). */
export function toSalaries({ expectedSalaryRange: expected, currentSalaryRange: current }: OnboardingAnswers['step3']): Salaries {
  const desired = expected && c.SALARY_BOUNDS[expected]
  const present = current && c.SALARY_BOUNDS[current]
  return {
    desired_salary_min: desired?.min || null,
    desired_salary_max: desired?.max ?? null,
    current_salary: present && (present.min + present.max) / 2,
  }
}

/** The created profile: all answers and the account's address, marked as onboarding values (decisions, Onboarding). */
export function toProfile({ step1, step2, step3, step4 }: OnboardingAnswers, email: string | null = null) {
  const made = {
    full_name: step1.name,
    email,
    location_country: step3.preferredCountry === OTHER_COUNTRY ? null : step3.preferredCountry,
    desired_job_title: step3.desiredJobTitle,
    automation_job_types: step3.jobTypes,
    total_experience: c.EXPERIENCE_YEARS[step3.experienceYears],
    ...toSalaries(step3),
    professional_summary: writeOnboardingSummary(step2.userType, step3.jobTypes, step4.referralSource),
  } satisfies Partial<ProfileFields>
  return {
    ...made,
    profile_name: profileNameFor(step1.name),
    current_salary_currency: DEFAULT_CURRENCY,
    expected_salary_currency: DEFAULT_CURRENCY,
    onboardingFields: Object.entries(made).flatMap(([field, value]) => (value === null ? [] : field)),
  } as const
}

/** The auto-apply settings of that profile. */
export function toSettings(answers: OnboardingAnswers): FurtherSettings {
  const { location_country: country, desired_job_title } = toProfile(answers)
  return {
    ...DEFAULT_FURTHER_SETTINGS,
    preferredJobTitle: desired_job_title,
    preferredCountries: country ? [country] : [],
    salaryRange: salaryRangeOf(toSalaries(answers.step3)),
  }
}
