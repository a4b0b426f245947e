import type { Option } from '#shared/options'
import type { SALARY_PERIODS } from './constants.ts'
import type { PayParts } from './posting.ts'

export type SalaryPeriod = Option<typeof SALARY_PERIODS>
export type Salary = {
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: SalaryPeriod | null
}

export const NO_SALARY: Salary = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null }

/** Longer signs first, so that 'CA$' is not read as '$'. */
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
  'USD EUR GBP CAD AUD NZD INR CHF SEK NOK DKK PLN CZK HUF RON BGN SGD HKD JPY CNY KRW BRL MXN ARS COP CLP ILS AED SAR ZAR NGN KES TRY UAH THB PHP IDR MYR VND'
const CODE_SET = new Set(CODES.split(' '))
const escaped = (text: string) => text.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&')
const SIGN = `(?:${SIGNS.map(([sign]) => escaped(sign)).join('|')})`
const CURRENCY = `(?:(?:${CODES.split(' ').join('|')})\\s?${SIGN}?|${SIGN})`
const NUMBER = String.raw`\d{1,3}(?:[,.'’\u00a0\u202f ]\d{2,3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = `(${CURRENCY})?\\s?(${NUMBER})\\s?(k|K|m\\b|M\\b|lpa|lakhs?|LPA)?\\s?(${CURRENCY})?`
const RANGE = new RegExp(
  `${AMOUNT}(?:\\s?(?:/|per )?(?:hour|hr|h|year|yr|annum|month|mo)?\\.?\\s?(?:-|–|—|−|to|and|bis|až|à)\\s?${AMOUNT})?`,
  'g',
)

const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/\b(?:hour(?:ly)?|hr|hrs|h|stunde|std)\b/i, 'hour'],
  [/\b(?:daily|day|tag)\b/i, 'day'],
  [/\b(?:week(?:ly)?|wk|woche)\b/i, 'week'],
  [/\b(?:month(?:ly)?|mo|monat(?:lich)?|pcm|mensual)\b/i, 'month'],
  [/\b(?:year(?:ly)?|yr|annum|annual(?:ly)?|annually|p\.?a|jahr|jährlich|1 year|lpa|anual)\b/i, 'year'],
]

export const readPeriod = (text: string): SalaryPeriod | null =>
  PERIODS.find(([pattern]) => pattern.test(text.replace(/[_-]/g, ' ')))?.[1] ?? null

/** Pay that a source keeps in numbers. Zero and nonsense are no pay. */
export function readPay({ min, max, currency, period }: PayParts): Salary {
  const low = saneAmount(min)
  const high = saneAmount(max)
  if (low === null && high === null) return NO_SALARY
  const [salaryMin, salaryMax] = low !== null && high !== null && low > high ? [high, low] : [low, high]
  return {
    salaryMin,
    salaryMax,
    salaryCurrency: readCurrency(currency),
    salaryPeriod: (period ? readPeriod(period) : null) ?? guessPeriod(salaryMax ?? salaryMin ?? 0),
  }
}

/** Pay in words: '$18 - $22/hr', 'CA$102.8K – CA$137K', '60.000 € bis 80.000 €', '£45,000 per annum'. */
export function readSalaryText(text: string): Salary {
  for (const match of text.slice(0, 2_000).matchAll(RANGE)) {
    const salary = fromMatch(match, text)
    if (salary) return salary
  }
  return NO_SALARY
}

/** Pay named in a description: only in a line that speaks of pay, or that gives a range with a currency. */
export function findSalary(description: string): Salary {
  for (const line of description.split('\n')) {
    if (line.length > 1_500 || !/\d/.test(line) || !WORTH_A_LOOK.test(line) || NOT_PAY.test(line)) continue
    const speaksOfPay = PAY_WORDS.test(line)
    for (const match of line.matchAll(RANGE)) {
      const salary = fromMatch(match, line)
      const isRange = salary?.salaryMin !== salary?.salaryMax && salary?.salaryMin !== null && salary?.salaryMax !== null
      if (salary?.salaryCurrency && (speaksOfPay || isRange) && isPlausible(salary)) return salary
    }
  }
  return NO_SALARY
}

const WORTH_A_LOOK = new RegExp(`${SIGN}|\\b(?:${CODES.split(' ').join('|')})\\b`)
const PAY_WORDS =
  /\b(?:salary|salaries|compensation|pay|base|wage|rate|remuneration|ote|earn|earnings|package|gehalt|vergütung|stundenlohn|salaire|sueldo|salario)\b/i
const NOT_PAY =
  /\b(?:billion|million|revenue|funding|raised|valuation|series [a-f]|arr|sign-?on|signing bonus|referral|stipend|allowance|reimburse\w*|tuition|budget|assets|customers|donat\w*|scholarship)\b|\b401\s?\(?k\)?\b(?!.*\bsalary\b)/i

function fromMatch(match: RegExpExecArray, text: string): Salary | null {
  const [whole, before1, first, unit1, after1, before2, second, unit2, after2] = match
  const mark = before1 ?? after1 ?? before2 ?? after2
  const tail = text.slice(match.index + whole.length, match.index + whole.length + 40)
  const unit = unit1 ?? unit2 ?? ''
  const low = amountOf(first, unit1 ?? unit2)
  const high = second === undefined ? low : amountOf(second, unit2 ?? (low !== null && low >= 1_000 ? undefined : unit1))
  if (low === null || high === null) return null
  if (!mark && unit === '' && (second === undefined || !/^\s?(?:\/|per|an? |p\.)/i.test(tail))) return null
  const period =
    readPeriod(PERIOD_NEAR.exec(`${unit} ${tail}`)?.[0] ?? '') ??
    readPeriod(PERIOD_BEFORE.exec(text.slice(0, match.index).slice(-40))?.[0] ?? '')
  const currency = /lpa|lakh/i.test(unit) ? 'INR' : readCurrency(mark)
  return readPay({ min: low, max: high, currency: currency ?? undefined, period: period ?? undefined })
}

const PERIOD_NEAR =
  /^\s?\S{0,8}\s?(?:\/|per|an?|each|p\.?|pro|im|gross|brutto|base|lpa|yearly|annual\w*|hourly|monthly|weekly|daily)\s?\.?\s?[a-zäöü.]*(?: [a-zäöü]+)?/i
const PERIOD_BEFORE = /\b(?:hourly|annual(?:ly)?|yearly|monthly|weekly|daily|per (?:hour|year|month|day|week))\b/i

function amountOf(digits: string | undefined, unit: string | undefined): number | null {
  if (digits === undefined) return null
  const plain = digits.replace(/['’\u00a0\u202f ]/g, '')
  // A mark before three last digits separates thousands ('90.000', '1,200'); before one or two it is the decimal one.
  const whole = /[.,]\d{1,2}$/.test(plain)
    ? plain
        .replace(/[.,](?=\d{1,2}$)/, '_')
        .replace(/[.,]/g, '')
        .replace('_', '.')
    : plain.replace(/[.,]/g, '')
  const scale = unit === undefined ? 1 : /^k$/i.test(unit) ? 1_000 : /^m$/i.test(unit) ? 1_000_000 : 100_000
  return saneAmount(Number(whole) * scale)
}

const saneAmount = (amount: number | undefined) =>
  amount !== undefined && Number.isFinite(amount) && amount > 0 && amount < 1e9 ? Math.round(amount * 100) / 100 : null

export function readCurrency(text: string | undefined): string | null {
  if (!text) return null
  const code = /[A-Z]{3}/.exec(text.toUpperCase())?.[0]
  if (code && CODE_SET.has(code)) return code
  return SIGNS.find(([sign]) => text.includes(sign))?.[1] ?? null
}

/** Where nothing says it: so little is an hour's pay, so much a year's; between them it stays open. */
const guessPeriod = (amount: number): SalaryPeriod | null => (amount <= 250 ? 'hour' : amount >= 14_000 ? 'year' : null)

/** Currencies whose yearly pay has at most six digits and a bit. */
const HARD = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SGD']

const isPlausible = ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary) => {
  const high = salaryMax ?? salaryMin ?? 0
  const ratio = salaryMin && salaryMax ? salaryMax / salaryMin : 1
  if (ratio > 6 || (salaryCurrency !== null && HARD.includes(salaryCurrency) && high > 2_000_000)) return false
  return salaryPeriod === 'year' ? high >= 5_000 : salaryPeriod !== null ? high >= 7 : high >= 500
}
