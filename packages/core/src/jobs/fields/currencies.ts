import { CURRENCIES } from '#profiles/constants'

/** Longer signs first, so that 'CA$' does not match '$'. */
const SIGNS: readonly (readonly [string, string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₪', 'ILS'],
  ['zł', 'PLN'],
  ['₩', 'KRW'],
  ['₱', 'PHP'],
  ['Kč', 'CZK'],
]
/** Signs of more than one currency, by country. Null: pesos and US dollars are both common there, and only the code tells them apart. */
const LOCAL: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  $: {
    ...{ Canada: 'CAD', Australia: 'AUD', 'New Zealand': 'NZD', Singapore: 'SGD', 'Hong Kong': 'HKD', Taiwan: 'TWD' },
    ...{ Mexico: null, Argentina: null, Chile: null, Colombia: null, Uruguay: null },
  },
  '¥': { China: 'CNY' },
  kr: { Sweden: 'SEK', Norway: 'NOK', Denmark: 'DKK', Iceland: 'ISK' },
}
const CODES =
  'USD EUR GBP CAD AUD NZD INR CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RSD SGD HKD TWD JPY CNY KRW BRL MXN ARS COP CLP PEN UYU CRC ILS AED SAR QAR KWD EGP MAD ZAR NGN KES GHS TRY UAH GEL THB PHP IDR MYR VND PKR BDT LKR NPR'
const CODE_SET = new Set(CODES.split(' '))
const escaped = (text: string) => text.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&')

/** Regex parts. */
export const SIGN = `(?:${SIGNS.map(([sign]) => escaped(sign)).join('|')}|[Ee]uros?\\b|EURO\\b|[Kk]r\\b|reais\\b)`
export const CODE = `(?:${CODES.replaceAll(' ', '|')})`
export const CURRENCY = `(?:${CODE}\\b\\s?${SIGN}?|${SIGN})`

/** The code of a currency in any form: 'usd', 'US$', '€', 'Euro'. */
export function readCurrency(text: string | undefined): string | null {
  if (!text) return null
  const code = /[A-Z]{3}/.exec(text.toUpperCase())?.[0]
  if (code && CODE_SET.has(code)) return code
  if (/reais/i.test(text)) return 'BRL'
  return SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? null
}

/** The currency of a sign in a country; null where it stays open, undefined for a sign that needs no country. */
export function localCurrency(sign: string | undefined, country: string | null): string | null | undefined {
  const key = sign?.trim().toLowerCase() ?? ''
  if (country === null || !Object.hasOwn(LOCAL, key)) return undefined
  const codes = LOCAL[key] ?? {}
  return Object.hasOwn(codes, country) ? codes[country] : undefined
}

/** The currency that a source names in a field of its own: every code counts, also those that are words in a text ('ALL', 'TOP'). */
export function readCurrencyField(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return Object.hasOwn(CURRENCIES, code) ? code : readCurrency(text)
}

/** The most specific mark of an amount: '$80,000 CAD' is not US dollars. */
export const readCurrencies = (marks: readonly (string | undefined)[]) => {
  const named = marks.filter((mark) => mark !== undefined)
  return readCurrency(named.find((mark) => mark.trim() !== '$') ?? named[0])
}

/** Currencies with yearly pay of about six digits at most. */
export const HARD = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SGD']
/** Currencies with monthly pay of up to six digits. */
const SMALL_UNITS = ['JPY', 'HUF', 'ISK', 'CLP', 'CRC', 'PKR', 'LKR', 'RSD', 'KES']
/** Currencies in which a month's pay can look like a year's. */
const TINY_UNITS = ['KRW', 'IDR', 'VND', 'COP', 'ARS', 'NGN']

/** From this amount on it is surely pay per year; null where that cannot be told. */
export function leastYearly(currency: string): number | null {
  if (!CODE_SET.has(currency) || TINY_UNITS.includes(currency)) return null
  return SMALL_UNITS.includes(currency) ? 2_000_000 : 200_000
}
