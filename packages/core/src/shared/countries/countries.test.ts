import { describe, expect, test } from 'vitest'
import {
  COUNTRIES,
  COUNTRY_ALIASES,
  FIRST_DIAL_CODES,
  ONBOARDING_COUNTRIES,
  PROFILE_COUNTRIES,
  WORK_COUNTRIES,
} from './countries.ts'
import { countryCodeOf, dialCodeOptions, isCountryOrOther, isDialCode, readCountry, tidyDialCode } from './country-rules.ts'

const names = COUNTRIES.map(({ name }) => name)

describe('the list of countries', () => {
  test('has about 200 names, each once, in alphabetical order, with an ISO code and a dial code', () => {
    expect(names.length).toBe(200)
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(200)
    for (const { name, code, dialCode } of COUNTRIES) {
      expect(name).toMatch(/^[A-Z][A-Za-z -]+$/)
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(dialCode).toMatch(/^\+\d{1,4}$/)
    }
  })

  test('EDITOR-123 the shorter lists are spelled as in the list of about 200', () => {
    for (const list of [PROFILE_COUNTRIES, WORK_COUNTRIES, ONBOARDING_COUNTRIES])
      expect(list.filter((name) => name !== 'Other' && !names.includes(name))).toEqual([])
  })

  test('there are 56 for the profile screen and 90 for work authorization, each once', () => {
    expect(new Set(PROFILE_COUNTRIES).size).toBe(56)
    expect(PROFILE_COUNTRIES).toHaveLength(56)
    expect(new Set(WORK_COUNTRIES).size).toBe(90)
    expect(WORK_COUNTRIES).toHaveLength(90)
  })

  test('the wizard offers ten', () =>
    expect(ONBOARDING_COUNTRIES).toEqual([
      'United States',
      'Canada',
      'United Kingdom',
      'Australia',
      'Germany',
      'France',
      'Netherlands',
      'India',
      'Singapore',
      'Other',
    ]))

  test('browsers have a similar name for every code', () => {
    const display = new Intl.DisplayNames('en', { type: 'region' })
    for (const { code } of COUNTRIES) expect(display.of(code), code).not.toBe(code)
  })
})

describe('reading a country', () => {
  test.each([
    ['United States', 'United States'],
    [' united states ', 'United States'],
    ['US', 'United States'],
    ['usa', 'United States'],
    ['England', 'United Kingdom'],
    ['Türkiye', 'Turkey'],
    ['de', 'Germany'],
    ['Atlantis', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j is %j', (text, name) => expect(readCountry(text)).toBe(name))

  test('every alias leads to a listed country', () => {
    for (const [alias, name] of Object.entries(COUNTRY_ALIASES)) {
      expect(names, alias).toContain(name)
      expect(alias).toBe(alias.toLowerCase())
    }
  })

  test('Other is a choice, not a country', () => {
    expect(isCountryOrOther('Other')).toBe(true)
    expect(isCountryOrOther('Kenya')).toBe(true)
    expect(isCountryOrOther('kenya')).toBe(false)
    expect(readCountry('Other')).toBeUndefined()
    expect(countryCodeOf('Kenya')).toBe('KE')
  })
})

describe('phone codes', () => {
  test('the documented ten come first, then all others, each once', () => {
    const codes = dialCodeOptions().map(({ code }) => code)
    expect(codes.slice(0, 10)).toEqual(['+1', '+44', '+91', '+86', '+81', '+49', '+33', '+39', '+34', '+61'])
    expect(codes).toHaveLength(new Set(COUNTRIES.map(({ dialCode }) => dialCode)).size)
    expect(new Set(codes).size).toBe(codes.length)
    expect(FIRST_DIAL_CODES.every(isDialCode)).toBe(true)
  })

  test('a shared code names its countries', () =>
    expect(dialCodeOptions()[0]).toEqual({ code: '+1', countries: ['Canada', 'United States'] }))

  test.each([
    ['+1-868', '+1868'],
    ['44', '+44'],
    ['+ 91', '+91'],
    ['abc', 'abc'],
    ['+1a', '+1a'],
  ])('%j is written %j', (text, code) => expect(tidyDialCode(text)).toBe(code))
})
