import { COUNTRIES, COUNTRY_ALIASES, FIRST_DIAL_CODES, OTHER_COUNTRY } from './countries.ts'

const names = new Map(COUNTRIES.flatMap(({ name, code }) => [name, code].map((key) => [key.toLowerCase(), name] as const)))
const aliases = new Map(Object.entries(COUNTRY_ALIASES))
const dialCodes = new Set(COUNTRIES.map(({ dialCode }) => dialCode))

/** The listed name for a name, ISO code or alias. */
export function readCountry(text: string): string | undefined {
  const key = text.trim().toLowerCase()
  return names.get(key) ?? aliases.get(key)
}

export const countryCodeOf = (name: string) => COUNTRIES.find((country) => country.name === name)?.code

export const isDialCode = (text: string) => dialCodes.has(text)

/** '+1-684', '1 684' and '+1684' are the same code. */
export const tidyDialCode = (text: string) => {
  const digits = text.replace(/[^\d]/g, '')
  return digits && /^[+\d\s()-]+$/.test(text) ? `+${digits}` : text.trim()
}

/** Options of the country code picker: the documented ten first, then the others by country; one per code. */
export function dialCodeOptions(): { code: string; countries: string[] }[] {
  const countriesOf = (code: string) => COUNTRIES.filter(({ dialCode }) => dialCode === code).map(({ name }) => name)
  const others = [...dialCodes].filter((code) => !FIRST_DIAL_CODES.includes(code))
  return [...FIRST_DIAL_CODES, ...others].map((code) => ({ code, countries: countriesOf(code) }))
}

export const isCountryOrOther = (name: string) => name === OTHER_COUNTRY || names.get(name.toLowerCase()) === name
