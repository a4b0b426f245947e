import type { Aliases } from '#shared/options'

/** Of two documented lengths the screen uses the smaller, the server the larger (spec 2 §5.1, §5.2; decisions, Profiles). */
const BOTH = {
  /** Long enough for the longest full name with "'s Profile". */
  profileName: 120,
  fullName: 100,
  phone: 20,
  zip: 20,
  country: 100,
  text: 2000,
  url: 2000,
  summary: 2000,
  jobTitle: 200,
  company: 200,
  position: 200,
  location: 200,
  description: 2000,
  institution: 200,
  degree: 200,
  field: 200,
  grade: 100,
  skill: 100,
  certification: 200,
  issuer: 200,
  credentialId: 100,
  award: 200,
  awardDescription: 1000,
  language: 100,
  visa: 100,
  reference: 200,
} as const
export const LIMITS = {
  screen: { ...BOTH, firstName: 50, lastName: 50, email: 100, city: 50, state: 50 },
  server: { ...BOTH, email: 255, city: 100, state: 100 },
} as const

/** All texts of a profile together, about twenty-five pages: everything that reads a profile takes time in proportion to it. */
export const PROFILE_TEXT_MAX = 60_000

/** Limits against abuse, far above real lists. */
export const MAX_ENTRIES = 100
export const MAX_WORDS = 200

/** Bounds of numbers and years; the last year is the later of 2030 and ten years ahead (spec 2 §5.2; decisions, Profiles). */
export const PHONE_MIN_LENGTH = 10
export const SALARY_MAX = 10_000_000
export const GPA_MAX = 4
export const FIRST_GRADUATION_YEAR = 1950
export const LAST_GRADUATION_YEAR = 2030
export const GRADUATION_YEARS_AHEAD = 10
/** Total years of experience go from 0 to 50 (spec 2 §5.5). */
export const EXPERIENCE_YEARS_MAX = 50

/** What a field holds before the person chooses (spec 2 §9). */
export const DEFAULT_CURRENCY = 'USD'
export const DEFAULT_SKILL_LEVEL = 'intermediate'
export const DEFAULT_LANGUAGE_LEVEL = 'intermediate'
export const DEFAULT_JOB_TYPES = ['full-time'] as const

/** Every enumeration: the job-preferences reading plus the values that only the editor has (spec 2 §9; decisions, Profiles). */
export const GENDERS = { male: 'Male', female: 'Female', other: 'Other', 'prefer-not-to-say': 'Prefer not to say' } as const
export const EDUCATION_LEVELS = {
  'high-school': 'High school',
  diploma: 'Diploma',
  associates: "Associate's degree",
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
  professional: 'Professional degree',
  other: 'Other',
} as const
export const EDUCATION_LEVEL_ALIASES: Aliases<typeof EDUCATION_LEVELS> = {
  associate: 'associates',
  bachelor: 'bachelors',
  master: 'masters',
  doctorate: 'phd',
}

export const WORK_AUTHORIZATIONS = {
  citizen: 'Citizen',
  'permanent-resident': 'Permanent resident',
  h1b: 'H-1B',
  opt: 'OPT',
  cpt: 'CPT',
  l1: 'L-1',
  tn: 'TN',
  'other-visa': 'Other visa',
  'no-authorization': 'No authorization',
} as const
export const WORK_AUTHORIZATION_ALIASES: Aliases<typeof WORK_AUTHORIZATIONS> = { other: 'other-visa' }

export const SECURITY_CLEARANCES = {
  none: 'None',
  'public-trust': 'Public Trust',
  confidential: 'Confidential',
  secret: 'Secret',
  'top-secret': 'Top Secret',
  sci: 'TS/SCI',
  other: 'Other',
} as const
export const SECURITY_CLEARANCE_ALIASES: Aliases<typeof SECURITY_CLEARANCES> = { 'ts-sci': 'sci', 'ts/sci': 'sci' }
/** "Do you have an active clearance?" answered with yes or no. */
export const ACTIVE_CLEARANCE_ALIASES: Aliases<typeof SECURITY_CLEARANCES> = {
  ...SECURITY_CLEARANCE_ALIASES,
  yes: 'other',
  true: 'other',
  no: 'none',
  false: 'none',
}

export const VETERAN_STATUSES = {
  'not-veteran': 'Not a veteran',
  veteran: 'Veteran',
  'disabled-veteran': 'Disabled veteran',
  'protected-veteran': 'Protected veteran',
  'active-duty': 'Active duty',
  reserves: 'Reserves',
  'prefer-not-to-say': 'Prefer not to say',
} as const
export const VETERAN_STATUS_ALIASES: Aliases<typeof VETERAN_STATUSES> = { 'non-veteran': 'not-veteran' }

export const DISABILITY_STATUSES = {
  'no-disability': 'No disability',
  'has-disability': 'Has a disability',
  'prefer-not-to-say': 'Prefer not to say',
} as const
export const DISABILITY_STATUS_ALIASES: Aliases<typeof DISABILITY_STATUSES> = {
  yes: 'has-disability',
  true: 'has-disability',
  no: 'no-disability',
  false: 'no-disability',
}

export const ETHNICITIES = {
  'american-indian': 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  hawaiian: 'Native Hawaiian or Other Pacific Islander',
  white: 'White',
  'two-or-more': 'Two or more races',
  'prefer-not-to-say': 'Prefer not to say',
} as const
export const ETHNICITY_ALIASES: Aliases<typeof ETHNICITIES> = { 'pacific-islander': 'hawaiian' }

export const DRIVING_LICENSES = {
  valid: 'Valid',
  expired: 'Expired',
  none: 'None',
  international: 'International',
  learning: 'Learning',
} as const
export const DRIVING_LICENSE_ALIASES: Aliases<typeof DRIVING_LICENSES> = {
  yes: 'valid',
  true: 'valid',
  no: 'none',
  false: 'none',
}

export const TRAVEL = {
  'no-travel': 'No travel',
  occasional: 'Occasional (0-25%)',
  moderate: 'Moderate (25-50%)',
  frequent: 'Frequent (50-75%)',
  extensive: 'Extensive (75%+)',
  'willing-to-relocate': 'Willing to relocate',
} as const

export const JOB_TYPES = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  remote: 'Remote',
  hybrid: 'Hybrid',
  internship: 'Internship',
  freelance: 'Freelance',
  temporary: 'Temporary',
  c2c: 'C2C',
} as const
export const JOB_TYPE_ALIASES: Aliases<typeof JOB_TYPES> = { freelancing: 'freelance' }

/** Levels of technical skills (spec 2 §5.2). */
export const SKILL_LEVELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
} as const

export const LANGUAGE_LEVELS = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  fluent: 'Fluent',
  native: 'Native',
} as const
export const LANGUAGE_LEVEL_ALIASES: Aliases<typeof LANGUAGE_LEVELS> = { basic: 'beginner', conversational: 'intermediate' }

/** Options for the joining time, which is stored as a date (spec 2 §4, §9; decisions, Profiles and preferences). */
export const JOINING_TIMELINES = {
  immediate: 'Immediate',
  'one-week': '1 week',
  'two-weeks': '2 weeks',
  'three-weeks': '3 weeks',
  'one-month': '1 month',
  'two-months': '2 months',
  '3-months': '3 months',
} as const
export const JOINING_TIMELINE_ALIASES: Aliases<typeof JOINING_TIMELINES> = {
  '1-week': 'one-week',
  '2-weeks': 'two-weeks',
  '3-weeks': 'three-weeks',
  '1-month': 'one-month',
  '2-months': 'two-months',
  'three-months': '3-months',
}
/** The offset of each option, and the range of days in which a stored date is shown as that option. */
export const JOINING_RULES = {
  immediate: { days: 0, from: 0, to: 0 },
  'one-week': { days: 7, from: 6, to: 8 },
  'two-weeks': { days: 14, from: 13, to: 15 },
  'three-weeks': { days: 21, from: 20, to: 22 },
  'one-month': { months: 1, from: 28, to: 32 },
  'two-months': { months: 2, from: 58, to: 62 },
  '3-months': { months: 3, from: 88, to: 93 },
} as const

/** Which fields a tab saves (spec 2 §2.2; decisions, Profiles and preferences). */
export const SECTIONS = {
  personal: 'Personal Information',
  preferences: 'Job Preferences',
  experience: 'Work Experience',
  education: 'Education',
  certifications: 'Certifications',
  skills: 'Skills',
} as const
export type Section = keyof typeof SECTIONS

/** The note above the editor and the words beside its labels (spec 2 §1). */
export const MANDATORY_NOTE = 'Mandate* fields are essential for qualifying Auto-Apply Jobs'
export const IMPORTANCE = { mandatory: 'Mandatory', best: 'Best to have', nice: 'Nice to have' } as const

/** The orange star (spec 2 §5.7). */
export const MANDATORY_FIELDS = {
  first_name: 'First name',
  email: 'Email',
  country_code: 'Country code',
  phone: 'Phone',
  location_country: 'Country',
  citizenship: 'Citizenship',
  linkedin_url: 'LinkedIn URL',
  'experience.company': 'Company',
  'experience.position': 'Position',
  'experience.startDate': 'Start date',
  'experience.endDate': 'End date or current',
  'education.degree': 'Degree',
} as const

/** How long the achievements' CLEAR button shows that it has cleared (spec 2 §2.2). */
export const CLEAR_RESET_MS = 1000
/** Documented texts for what is missing (spec 2 §2.1, §2.2, §2.4 and §5.4). */
export const NO_NAME = 'No name set'
export const NO_PROFILE_SELECTED = 'No Profile Selected'
export const EMPTY_VALUE = { shown: 'Null', accessibleName: 'Not provided' } as const
export const NOT_FOUND_TEXT = "The profile you're looking for doesn't exist or you don't have permission to edit it."
export const NEEDS_TECHNICAL_SKILL = 'Please add at least one technical skill to complete this section.'

/** Titles of the toasts after a change that worked, and the question before unsaved edits are dropped (spec 2 §8). */
export const SUCCESS = {
  created: 'Profile Created',
  deleted: 'Profile Deleted',
  updated: 'Profile Updated',
  saved: 'Changes saved',
  allSaved: 'All sections saved',
  reloaded: 'Success',
} as const
export const CONFIRM_SWITCH = 'You have unsaved changes. Are you sure you want to switch profiles?'
/** Shown after job preferences are saved, on any screen (decisions, Profiles and preferences). */
export const AUTOMATION_PAUSED = 'Automation paused: review your settings and switch it on again.'

/**
 * The national currencies of ISO 4217 that are in use, with the countries (ISO 3166) that state pay in them. A country with two is left
 * out, so that nothing is taken for granted. Funds, metals and test codes are not currencies of anybody's pay.
 */
export const CURRENCY_COUNTRIES: Readonly<Record<string, string>> = {
  USD: 'AS EC FM GU MH MP PR PW SV TL US VG VI',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB GG IM JE',
  CAD: 'CA',
  AUD: 'AU KI NR TV',
  INR: 'IN',
  AED: 'AE',
  AFN: 'AF',
  ALL: 'AL',
  AMD: 'AM',
  AOA: 'AO',
  ARS: 'AR',
  AWG: 'AW',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BIF: 'BI',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: '',
  BWP: 'BW',
  BYN: 'BY',
  BZD: 'BZ',
  CDF: '',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DJF: 'DJ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ERN: 'ER',
  ETB: 'ET',
  FJD: 'FJ',
  FKP: 'FK',
  GEL: 'GE',
  GHS: 'GH',
  GIP: 'GI',
  GMD: 'GM',
  GNF: 'GN',
  GTQ: 'GT',
  GYD: 'GY',
  HKD: 'HK',
  HNL: 'HN',
  HTG: '',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: '',
  KMF: 'KM',
  KPW: 'KP',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: '',
  LKR: 'LK',
  LRD: '',
  LSL: '',
  LYD: 'LY',
  MAD: 'MA',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MRU: 'MR',
  MUR: 'MU',
  MVR: 'MV',
  MWK: 'MW',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: '',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'NO SJ',
  NPR: 'NP',
  NZD: 'CK NU NZ TK',
  OMR: 'OM',
  PAB: '',
  PEN: 'PE',
  PGK: 'PG',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SBD: 'SB',
  SCR: 'SC',
  SDG: 'SD',
  SEK: 'SE',
  SGD: 'SG',
  SHP: 'SH',
  SLE: 'SL',
  SOS: '',
  SRD: 'SR',
  SSP: 'SS',
  STN: 'ST',
  SYP: 'SY',
  SZL: '',
  THB: 'TH',
  TJS: 'TJ',
  TMT: 'TM',
  TND: 'TN',
  TOP: 'TO',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  UYU: 'UY',
  UZS: 'UZ',
  VES: '',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  YER: 'YE',
  ZAR: 'ZA',
  ZMW: 'ZM',
  ZWG: '',
}
/** The six documented ones first, then all others in use (EDITOR-102). */
export const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(CURRENCY_COUNTRIES).map((code) => [code, code]),
)
