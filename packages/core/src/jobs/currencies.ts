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
const CODES =
  'USD EUR GBP CAD AUD NZD INR CHF SEK NOK DKK ISK PLN CZK HUF RON BGN RSD SGD HKD TWD JPY CNY KRW BRL MXN ARS COP CLP PEN UYU CRC ILS AED SAR QAR KWD EGP MAD ZAR NGN KES GHS TRY UAH GEL THB PHP IDR MYR VND PKR BDT LKR NPR'
const CODE_SET = new Set(CODES.split(' '))
const escaped = (text: string) => text.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&')

/** Regex parts. */
export const SIGN = `(?:${SIGNS.map(([sign]) => escaped(sign)).join('|')}|[Ee]uros?\\b|EURO\\b)`
export const CODE = `(?:${CODES.replaceAll(' ', '|')})`
export const CURRENCY = `(?:${CODE}\\b\\s?${SIGN}?|${SIGN})`

/** The code of a currency in any form: 'usd', 'US$', '€', 'Euro'. */
export function readCurrency(text: string | undefined): string | null {
  if (!text) return null
  const code = /[A-Z]{3}/.exec(text.toUpperCase())?.[0]
  if (code && CODE_SET.has(code)) return code
  return SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? null
}

/** The most specific mark of an amount: '$80,000 CAD' is not US dollars. */
export const readCurrencies = (marks: readonly (string | undefined)[]) => {
  const named = marks.filter((mark) => mark !== undefined)
  return readCurrency(named.find((mark) => mark.trim() !== '$') ?? named[0])
}

/** Currencies with yearly pay of about six digits at most. */
export const HARD = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SGD']
/** Currencies with monthly pay of up to six digits. */
export const SMALL_UNITS = [
  'JPY',
  'KRW',
  'HUF',
  'ISK',
  'IDR',
  'VND',
  'COP',
  'CLP',
  'ARS',
  'CRC',
  'NGN',
  'PKR',
  'LKR',
  'RSD',
  'KES',
]
