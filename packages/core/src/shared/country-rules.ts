import { COUNTRIES, COUNTRY_ALIASES, FIRST_DIAL_CODES, OTHER_COUNTRY } from './countries.ts'

const names = new Map(COUNTRIES.flatMap(({ name, code }) => [name, code].map((key) => [key.toLowerCase(), name] as const)))
const aliases = new Map(Object.entries(COUNTRY_ALIASES))
const dialCodes = new Set(COUNTRIES.map(({ dialCode }) => dialCode))

/** The list's spelling of a country given by name, ISO code or a usual other name. */
export function readCountry(text: string): string | undefined {
  const key = text.trim().toLowerCase()
  return names.get(key) ?? aliases.get(key)
}

export const countryCodeOf = (name: string) => COUNTRIES.find((country) => country.name === name)?.code

export const isDialCode = (text: string) => dialCodes.has(text)

/** '+1-684', '1 684' and '+1684' are one code. */
export const tidyDialCode = (text: string) => {
  const digits = text.replace(/[^\d]/g, '')
  return digits && /^[+\d\s()-]+$/.test(text) ? `+${digits}` : text.trim()
}

/** What the picker of country codes offers: the documented ten first, then all others by country; one line a code. */
export function dialCodeOptions(): { code: string; countries: string[] }[] {
  const countriesOf = (code: string) => COUNTRIES.filter(({ dialCode }) => dialCode === code).map(({ name }) => name)
  const others = [...dialCodes].filter((code) => !FIRST_DIAL_CODES.includes(code))
  return [...FIRST_DIAL_CODES, ...others].map((code) => ({ code, countries: countriesOf(code) }))
}

export const isCountryOrOther = (name: string) => name === OTHER_COUNTRY || names.get(name.toLowerCase()) === name
