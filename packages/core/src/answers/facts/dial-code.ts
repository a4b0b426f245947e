import { foldWords } from '@jobapply/language/fold'
import { readText } from '#answers/words/tokens'
import type { ProfileFields } from '#profiles/schema'
import { COUNTRIES } from '#shared/countries/countries'
import { countryCodeOf, readCountry } from '#shared/countries/country-rules'

/** What a line of a list of dialling codes says: 'Germany+49', 'Germany (+49)', '🇩🇪 +49', 'DE', '+49', 'Germany'. */
export type DialOption = { code: string | null; country: string | null; isBare: boolean }

const CODE = /\+\s?(\d{1,4})(?:[\s-]?(\d{3}))?(?!\d)/
const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/u
const LONGEST = 120

export function readDialOption(label: string): DialOption {
  const text = label.slice(0, LONGEST)
  const [written = '', first = '', rest = ''] = CODE.exec(text) ?? []
  const code = written ? (isListed(`${first}${rest}`) ? `+${first}${rest}` : `+${first}`) : null
  const flag = FLAG.exec(text)?.[0] ?? ''
  const words = foldWords(text.replace(written, ' ').replace(FLAG, ' '))
  return { code, country: countryOf(words) ?? countryOfFlag(flag), isBare: words === '' && flag === '' }
}

const isListed = (digits: string) => COUNTRIES.some(({ dialCode }) => dialCode === `+${digits}`)

function countryOf(words: string): string | null {
  if (words === '') return null
  const known = readCountry(words)
  if (known) return known
  const named = new Set(readText(words).map(({ concept, value }) => (concept === 'country' ? value : undefined)))
  const [only] = named
  return named.size === 1 && only ? only : null
}

/** The two letters of a flag are those of its country. */
function countryOfFlag(flag: string): string | null {
  const letters = [...flag].map((one) => String.fromCharCode((one.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')
  return COUNTRIES.find(({ code }) => code === letters)?.name ?? null
}

/** The country of a phone number: the person's own where its code is that one, else the only one with this code. */
export function dialCountry({ country_code: code, location_country: home }: ProfileFields): string | null {
  const all = COUNTRIES.filter(({ dialCode }) => dialCode === code)
  if (home && countryCodeOf(home) && all.some(({ name }) => name === home)) return home
  return all.length === 1 ? (all[0]?.name ?? null) : null
}

/** Whether a line is the person's code. A line that names another country, or one that we don't know, is not. */
export function isDialOption(label: string, code: string, country: string | null): boolean {
  const read = readDialOption(label)
  if (read.code !== null && read.code !== code) return false
  if (read.code !== null && read.isBare) return true
  return read.country !== null && read.country === country
}
