import { isDialCode } from '#shared/countries/country-rules'

const LONGEST_DIAL_CODE = 4

/** Splits the country code: '+46 70 123' is +46 and '70 123'. */
export function splitPhone(written: string | null): { country_code: string | null; phone: string | null } {
  const text = written?.trim().replaceAll('.', '-') ?? ''
  if (!text.startsWith('+')) return { country_code: null, phone: text || null }
  const [first = ''] = text.split(' ')
  const codes = [first, ...Array.from({ length: LONGEST_DIAL_CODE }, (_, index) => text.slice(0, LONGEST_DIAL_CODE + 1 - index))]
  const code = codes.find(isDialCode)
  return code ? { country_code: code, phone: text.slice(code.length).trim() || null } : { country_code: null, phone: text }
}
