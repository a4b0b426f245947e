import { isDialCode } from '#shared/countries/country-rules'

const LONGEST_DIAL_CODE = 4

/** Splits the country code: '+46 70 123' is +46 and '70 123'. Other countries' signs between digits become those that a profile takes. */
export function splitPhone(written: string | null): { country_code: string | null; phone: string | null } {
  const text = asWrittenHere(written ?? '')
  if (!text.startsWith('+')) return { country_code: null, phone: text || null }
  const [first = ''] = text.split(' ')
  const codes = [first, ...Array.from({ length: LONGEST_DIAL_CODE }, (_, index) => text.slice(0, LONGEST_DIAL_CODE + 1 - index))]
  const code = codes.find(isDialCode)
  return code ? { country_code: code, phone: text.slice(code.length).trim() || null } : { country_code: null, phone: text }
}

/** '0431 / 5550 918' is '0431 5550 918', '0046 70 123' is '+46 70 123'. */
const asWrittenHere = (written: string) =>
  written
    .replace(/[\s/]+/g, ' ')
    .replace(/[.\p{Pd}]/gu, '-')
    .trim()
    .replace(/^00(?=[1-9])/, '+')
