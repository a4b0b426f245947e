import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '#shared/countries/countries'
import type { Options } from '#shared/options'
import * as c from './constants.ts'
import { profileChanges } from './schema.ts'
import { language } from './schema-skills.ts'

const stored = (field: string, value: unknown) => (profileChanges.parse({ [field]: value }) as Record<string, unknown>)[field]

/** The six documented ones, then all that are in use, by their codes. */
const CURRENCIES =
  'USD EUR GBP CAD AUD INR AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'

/** Row, field, table, its documented values, other spellings. */
const ENUMERATIONS: [row: string, field: string, table: Options, values: string, others: Record<string, string>][] = [
  ['EDITOR-099', 'gender', c.GENDERS, 'male female other prefer-not-to-say', {}],
  ['EDITOR-102', 'expected_salary_currency', c.CURRENCIES, CURRENCIES, { usd: 'USD', sek: 'SEK' }],
  ['EDITOR-102', 'current_salary_currency', c.CURRENCIES, CURRENCIES, {}],
  [
    'EDITOR-103',
    'highest_education_level',
    c.EDUCATION_LEVELS,
    'high-school diploma associates bachelors masters phd professional other',
    { associate: 'associates', bachelor: 'bachelors', master: 'masters', doctorate: 'phd' },
  ],
  [
    'EDITOR-104',
    'work_authorization',
    c.WORK_AUTHORIZATIONS,
    'citizen permanent-resident h1b opt l1 tn other-visa no-authorization cpt',
    { other: 'other-visa' },
  ],
  [
    'EDITOR-105',
    'security_clearance',
    c.SECURITY_CLEARANCES,
    'none public-trust secret top-secret sci other confidential',
    { 'ts-sci': 'sci' },
  ],
  [
    'EDITOR-106',
    'veteran_status',
    c.VETERAN_STATUSES,
    'not-veteran veteran disabled-veteran protected-veteran prefer-not-to-say active-duty reserves',
    { 'non-veteran': 'not-veteran' },
  ],
  [
    'EDITOR-107',
    'disability_status',
    c.DISABILITY_STATUSES,
    'no-disability has-disability prefer-not-to-say',
    { yes: 'has-disability', no: 'no-disability' },
  ],
  [
    'EDITOR-108',
    'race_ethnicity',
    c.ETHNICITIES,
    'american-indian asian black hispanic hawaiian white two-or-more prefer-not-to-say',
    { 'pacific-islander': 'hawaiian' },
  ],
  [
    'EDITOR-109',
    'driving_license',
    c.DRIVING_LICENSES,
    'valid expired none international learning',
    { yes: 'valid', no: 'none' },
  ],
  ['EDITOR-110', 'travel_availability', c.TRAVEL, 'no-travel occasional moderate frequent extensive willing-to-relocate', {}],
]

// proves EDITOR-099 EDITOR-102 EDITOR-103 EDITOR-104 EDITOR-105 EDITOR-106 EDITOR-107 EDITOR-108 EDITOR-109 EDITOR-110
describe.each(ENUMERATIONS)('%s %s', (_row, field, table, values, others) => {
  test('has the documented values and no other', () => {
    expect(Object.keys(table).toSorted()).toEqual(values.split(' ').sort())
    for (const value of values.split(' ')) expect(stored(field, value)).toBe(value)
    expect(profileChanges.safeParse({ [field]: 'nonsense' }).success).toBe(false)
  })

  test('reads the other spellings', () => {
    for (const [other, value] of Object.entries(others)) expect(stored(field, other)).toBe(value)
  })

  test('may be left empty', () => expect([stored(field, ''), stored(field, null)]).toEqual([null, null]))
})

test('EDITOR-110 travel is labelled with its share', () =>
  expect(Object.values(c.TRAVEL)).toEqual([
    'No travel',
    'Occasional (0-25%)',
    'Moderate (25-50%)',
    'Frequent (50-75%)',
    'Extensive (75%+)',
    'Willing to relocate',
  ]))

test('EDITOR-111 job types, with c2c from onboarding', () => {
  expect(Object.keys(c.JOB_TYPES)).toEqual(
    'full-time part-time contract remote hybrid internship freelance temporary c2c'.split(' '),
  )
  expect(stored('automation_job_types', ['Full Time', 'freelancing', 'c2c'])).toEqual(['full-time', 'freelance', 'c2c'])
})

test('an active clearance is given by its kind, or with yes and no', () =>
  expect(['secret', 'yes', 'no', false].map((value) => stored('active_security_clearance', value))).toEqual([
    'secret',
    'other',
    'none',
    'none',
  ]))

test('EDITOR-072 a language has one of five levels; basic and conversational are read as two of them', () => {
  expect(Object.keys(c.LANGUAGE_LEVELS)).toEqual(['beginner', 'intermediate', 'advanced', 'fluent', 'native'])
  const levelOf = (proficiency: string) =>
    language.parse({ id: '1', name: 'French', proficiency: proficiency as never }).proficiency
  expect(['Basic', 'conversational', 'Native'].map(levelOf)).toEqual(['beginner', 'intermediate', 'native'])
})

test('EDITOR-102 the documented currencies come first, then the others by their codes; funds, metals and test codes are none', () => {
  expect(Object.keys(c.CURRENCIES).join(' ')).toBe(CURRENCIES)
  expect(Object.values(c.CURRENCIES)).toEqual(Object.keys(c.CURRENCIES))
  for (const code of ['XAU', 'XDR', 'XTS', 'XXX', 'CHE', 'HRK', 'constructor'])
    expect(profileChanges.safeParse({ expected_salary_currency: code }).success).toBe(false)
})

test('a new skill, language and currency', () =>
  expect([c.DEFAULT_SKILL_LEVEL, c.DEFAULT_LANGUAGE_LEVEL, c.DEFAULT_CURRENCY]).toEqual(['intermediate', 'intermediate', 'USD']))

test('a country states pay in one currency at most, and is one that we know or a part of one', () => {
  const countries = Object.values(c.CURRENCY_COUNTRIES).flatMap((codes) => codes.split(' ').filter(Boolean))
  expect(countries.filter((code, at) => countries.indexOf(code) !== at)).toEqual([])
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(countries.filter((code) => names.of(code) === code)).toEqual([])
  const missing = COUNTRIES.filter(({ code }) => !countries.includes(code)).map(({ name }) => name)
  expect(missing.length).toBeLessThan(25)
})
