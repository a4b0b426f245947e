export const MAX_SCORE = 100

/** The nine criteria of "N/9" (decisions, Job search and matching). */
export const CRITERIA = {
  searchText: 'Search text',
  desiredTitle: 'Desired title',
  skills: 'Skills',
  location: 'Location',
  country: 'Country',
  jobType: 'Job type',
  workType: 'Work type',
  experienceLevel: 'Experience level',
  salary: 'Salary',
} as const
export type Criterion = keyof typeof CRITERIA

/** spec 3 §9: title words, levels and years of each option of the experience filter. */
export const EXPERIENCE_FILTERS = {
  entry: { words: ['entry', 'junior', 'associate'], levels: ['entry'], years: [0, 2] },
  associate: { words: ['associate', 'mid', 'middle'], levels: ['mid'], years: [2, 5] },
  executive: {
    words: ['senior', 'lead', 'executive', 'principal'],
    levels: ['senior', 'lead', 'executive'],
    years: [5, Number.POSITIVE_INFINITY],
  },
} as const
export type ExperienceFilter = keyof typeof EXPERIENCE_FILTERS

export const SORTS = { best: 'Best match', overall: 'Overall' } as const
export type Sort = keyof typeof SORTS
export const DEFAULT_SORT: Sort = 'best'

/** The parts of matchScore, in display order. Parts without data are left out of the mean. */
export const PARTS = {
  must: { label: 'Required skills', weight: 36 },
  nice: { label: 'Nice-to-have skills', weight: 8 },
  title: { label: 'Job title', weight: 26 },
  seniority: { label: 'Seniority', weight: 7 },
  years: { label: 'Years of experience', weight: 7 },
  place: { label: 'Location and work mode', weight: 9 },
  salary: { label: 'Salary', weight: 4 },
  freshness: { label: 'Posted', weight: 3 },
} as const
export type PartName = keyof typeof PARTS

/** Labels for ranges of matchScore; `tone` is the badge's. */
export const BANDS = [
  { from: 85, label: 'Excellent match', tone: 'good' },
  { from: 70, label: 'Strong match', tone: 'good' },
  { from: 50, label: 'Fair match', tone: 'warn' },
  { from: 0, label: 'Weak match', tone: 'plain' },
] as const

export const VERDICTS = { blocked: 'Blocked', caution: 'Caution', ok: 'OK' } as const
export type Verdict = keyof typeof VERDICTS
export const VERDICT_TONES = { blocked: 'bad', caution: 'warn', ok: 'good' } as const
/** Whether a condition of a posting is met; unknown when the profile does not say, or when the posting can be read in two ways. */
export const ANSWERS = { met: 'Met', notMet: 'Not met', unknown: 'Unknown' } as const
export type Answer = keyof typeof ANSWERS
export const KNOCK_OUTS = {
  company: 'Excluded company',
  sponsorship: 'Work authorization',
  offer: 'Visa sponsorship offered',
  clearance: 'Security clearance',
  citizenship: 'Citizenship',
  residence: 'Place of residence',
  degree: 'Degree',
  licence: 'License',
  driving: 'Driving license',
  vehicle: 'Own vehicle',
  years: 'Years of experience',
  language: 'Language',
  experience: 'Experience',
  age: 'Age',
  check: 'Check',
  shift: 'Working hours',
  travel: 'Travel',
  physical: 'Physical work',
} as const
export type KnockOutName = keyof typeof KNOCK_OUTS
/** What the employer gives: nothing is asked for, so that it is neither met nor missing. */
export const OFFERS = ['offer'] as const satisfies readonly KnockOutName[]
/** What does not hold a job back: only the person can judge it, or skills are compared for it already. */
export const FOR_PERSON = [
  'experience',
  'age',
  'vehicle',
  'check',
  'shift',
  'travel',
  'physical',
] as const satisfies readonly KnockOutName[]
export const DUTY_QUESTIONS = {
  check: 'Can you pass this check?',
  shift: 'Do these hours suit you?',
  travel: 'Can you travel this much?',
  physical: 'Can you do this?',
} as const
