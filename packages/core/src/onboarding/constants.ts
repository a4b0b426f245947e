import { COUNTRIES as ALL_COUNTRIES, ONBOARDING_COUNTRIES } from '#shared/countries/countries'

/** The wizard has four steps and greets 500 ms after the last key (spec 1 §2, §9). */
export const STEPS = [1, 2, 3, 4] as const
export type Step = (typeof STEPS)[number]
export const GREETING_DELAY_MS = 500

/** The browser's copy of the answers (spec 1 §3). */
export const ONBOARDING_KEY = 'onboardingData'

export const NAME_MAX = 100
export const TITLE_MAX = 200

/** The choices of step 3, and the numbers that they are stored as (spec 1 §2, §5). */
export const COUNTRIES = Object.fromEntries(ONBOARDING_COUNTRIES.map((name) => [name, name]))
/** 'Other' opens the others; one that is picked there is stored like a documented choice (decisions, Amended). */
export const MORE_COUNTRIES = Object.fromEntries(
  ALL_COUNTRIES.flatMap(({ name }) => (Object.hasOwn(COUNTRIES, name) ? [] : [[name, name] as const])),
)
export const JOB_TYPE_CHOICES = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  freelance: 'Freelancing',
  internship: 'Internship',
  c2c: 'C2C',
  contract: 'Contract',
} as const
export const EXPERIENCE_RANGES = {
  '0-1': '0-1 years',
  '1-3': '1-3 years',
  '3-5': '3-5 years',
  '5-10': '5-10 years',
  '10+': '10+ years',
} as const
export const EXPERIENCE_YEARS = { '0-1': 0.5, '1-3': 2, '3-5': 4, '5-10': 7, '10+': 12 } as const

export const SALARY_RANGES = {
  'under-30k': 'Under $30,000',
  '30k-50k': '$30,000 - $50,000',
  '50k-75k': '$50,000 - $75,000',
  '75k-100k': '$75,000 - $100,000',
  '100k-150k': '$100,000 - $150,000',
  'over-150k': 'Over $150,000',
} as const
export const SALARY_BOUNDS = {
  'under-30k': { min: 0, max: 30_000 },
  '30k-50k': { min: 30_000, max: 50_000 },
  '50k-75k': { min: 50_000, max: 75_000 },
  '75k-100k': { min: 75_000, max: 100_000 },
  '100k-150k': { min: 100_000, max: 150_000 },
  'over-150k': { min: 150_000, max: 200_000 },
} as const

export const WELCOME = 'Welcome aboard!'
