import { parseDigits } from '@jobapply/language/digits'
import type { SALARY_PERIODS } from '#jobs/constants'
import type { PayParts } from '#jobs/posting'
import type { Option } from '#shared/options'
import { CODE, CURRENCY, HARD, leastYearly, readCurrencies, readCurrencyField, SIGN } from './currencies.ts'

export type SalaryPeriod = Option<typeof SALARY_PERIODS>
export type Salary = {
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: SalaryPeriod | null
}

export const NO_SALARY: Salary = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null }

const NUMBER = String.raw`\d{1,3}(?:[,.'’\u00a0\u202f ]\d{2,3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = `(${CURRENCY})?\\s?(${NUMBER})\\s?(k|K|m\\b|M\\b|[Ll]pa\\b|LPA\\b|[Ll]akhs?\\b|[Ll]acs?\\b|L\\b)?\\s?(${CURRENCY})?`
const RANGE = new RegExp(
  `${AMOUNT}(?:\\s?(?:/|per )?(?:hour|hr|h|year|yr|annum|month|mo)?\\.?\\s?(?:-|–|—|−|to|and|und|bis|až|à)\\s?${AMOUNT})?`,
  'g',
)

const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/\b(?:hour(?:ly)?|hr|hrs|h|stunde|std|p\/?h|heure|hora)\b/i, 'hour'],
  [/\b(?:daily|day|tag|p\/?d|jour|día)\b/i, 'day'],
  [/\b(?:week(?:ly)?|wk|woche|p\/?w|semaine)\b/i, 'week'],
  [/\b(?:month(?:ly)?|mo|monat(?:lich)?|pcm|p\/?m|mensual|mois|mes)\b/i, 'month'],
  [/\b(?:year(?:ly)?|yr|annum|annual(?:ly)?|annually|p\.?a|jahr|jährlich|1 year|lpa|anual|an|año)\b/i, 'year'],
]

export const readPeriod = (text: string): SalaryPeriod | null =>
  PERIODS.find(([pattern]) => pattern.test(text.replace(/[_-]/g, ' ')))?.[1] ?? null

/** Pay from a source's numeric fields; zero and implausible numbers are ignored. */
export function readPay({ min, max, currency, period }: PayParts): Salary {
  const low = saneAmount(min)
  const high = saneAmount(max)
  if (low === null && high === null) return NO_SALARY
  const [salaryMin, salaryMax] = low !== null && high !== null && low > high ? [high, low] : [low, high]
  return {
    salaryMin,
    salaryMax,
    salaryCurrency: readCurrencyField(currency),
    salaryPeriod: (period ? readPeriod(period) : null) ?? guessPeriod(salaryMax ?? salaryMin ?? 0, readCurrencyField(currency)),
  }
}

/** Pay in text: '$18 - $22/hr', 'CA$102.8K – CA$137K', '60.000 € bis 80.000 €', '£45,000 per annum'. */
export function readSalaryText(text: string): Salary {
  const plain = tidyAmounts(text.slice(0, 2_000))
  for (const match of plain.matchAll(RANGE)) {
    const salary = fromMatch(match, plain)
    if (salary) return salary
  }
  return readBare(plain)
}

const BARE = /^(\d[\d.,'’ ]{3,10})(?:(?:-|–|—|to) ?(\d[\d.,'’ ]{3,10}))?$/
/** A pay field with only '100000 - 120000'. */
function readBare(text: string): Salary {
  const [, first, second = first] = BARE.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  const [min, max] = [amountOf(first?.trim(), undefined), amountOf(second?.trim(), undefined)]
  return min !== null && max !== null && min >= 10_000 ? readPay({ min, max }) : NO_SALARY
}

/** '120'000.-' and '2.900,- €' are whole amounts. */
const tidyAmounts = (text: string) => text.replace(/(?<=\d)[.,](?:-|–|—)+(?![\d])/g, '')

/** Pay in a description: only in lines about pay, or with a range and a currency. */
export function findSalary(description: string): Salary {
  for (const raw of description.split('\n')) {
    const line = raw.length > 1_500 ? raw : tidyAmounts(raw)
    if (line.length > 1_500 || !/\d/.test(line) || !HAS_CURRENCY.test(line) || NOT_PAY.test(line)) continue
    const isAboutPay = PAY_WORDS.test(line)
    for (const match of line.matchAll(RANGE)) {
      const salary = fromMatch(match, line)
      const isRange = salary?.salaryMin !== salary?.salaryMax && salary?.salaryMin !== null && salary?.salaryMax !== null
      if (salary?.salaryCurrency && (isAboutPay || isRange || isHourly(salary, line)) && isPlausible(salary)) return salary
    }
  }
  return NO_SALARY
}

const HAS_CURRENCY = new RegExp(`${SIGN}|\\b${CODE}\\b`)
/** Only pay is given per hour. */
const isHourly = ({ salaryMax }: Salary, line: string) =>
  line.length < 160 && (salaryMax ?? 0) <= 500 && /\d\s?(?:\/|per |an )\s?(?:hour|hr)\b/i.test(line)
const PAY_WORDS =
  /\b(?:salary|salaries|compensation|pay|base|wage|rate|remuneration|ote|earn|earnings|package|\w*gehalt|\w*vergütung|\w*lohn|\w*entgelt|salaire|sueldo|salario)\b/i
const NOT_PAY =
  /\b(?:billion|million|revenue|funding|raised|valuation|series [a-f]|arr|sign-?on|signing bonus|referral|stipend|allowance|reimburse\w*|tuition|budget|assets|customers|donat\w*|scholarship)\b|\b401\s?\(?k\)?\b(?!.*\bsalary\b)/i

function fromMatch(match: RegExpExecArray, text: string): Salary | null {
  const [whole, before1, first, unit1, after1, before2, second, unit2, after2] = match
  const marks = [before1, after1, before2, after2]
  const currency = readCurrencies(marks)
  const tail = text.slice(match.index + whole.length, match.index + whole.length + 40)
  const unit = unit1 ?? unit2 ?? ''
  const low = amountOf(first, unit1 ?? unit2)
  const high = second === undefined ? low : amountOf(second, unit2 ?? (low !== null && low >= 1_000 ? undefined : unit1))
  if (low === null || high === null) return null
  // '401k' is not pay, and a lone 'L' (lakh) counts only in rupees.
  if (currency === null && (/^401$/.test(first ?? '') || unit === 'L')) return null
  if (currency === null && unit === '' && (second === undefined || !/^\s?(?:\/|per|an? |p\.)/i.test(tail))) return null
  const period =
    readPeriod(PERIOD_NEAR.exec(`${unit} ${tail}`)?.[0] ?? '') ??
    readPeriod(PERIOD_BEFORE.exec(text.slice(0, match.index).slice(-40))?.[0] ?? '')
  const paid = { currency: (/^l/i.test(unit) ? 'INR' : currency) ?? undefined, period: period ?? undefined }
  if (second !== undefined) return readPay({ min: low, max: high, ...paid })
  const before = text.slice(0, match.index)
  if (UP_TO.test(before)) return readPay({ max: high, ...paid })
  return readPay({ min: low, max: FROM.test(before) || (!/\s$/.test(whole) && tail.startsWith('+')) ? undefined : high, ...paid })
}

/** Only one end of the range. */
const UP_TO = /\b(?:up to|upto|max(?:imum)?(?: of)?|bis(?: zu)?|jusqu['’]à|hasta)[:\s]*$/i
const FROM = /\b(?:from|starting(?: at| from)?|starts? at|at least|min(?:imum)?(?: of)?|ab|mindestens|à partir de|desde)[:\s]*$/i
const PERIOD_NEAR =
  /^\s?\S{0,8}\s?(?:\/|per|an?|each|p\/?[dhwm]\b|p\.?|pro|par|por|im|gross|brutto|base|lpa|yearly|annual\w*|hourly|monthly|weekly|daily)\s?\.?\s?[a-zäöü.]*(?: [a-zäöü]+)?/i
const PERIOD_BEFORE = /\b(?:hourly|annual(?:ly)?|yearly|monthly|weekly|daily|per (?:hour|year|month|day|week))\b/i

function amountOf(digits: string | undefined, unit: string | undefined): number | null {
  if (digits === undefined) return null
  const scale = unit === undefined ? 1 : /^k$/i.test(unit) ? 1_000 : /^m$/i.test(unit) ? 1_000_000 : 100_000
  return saneAmount(parseDigits(digits) * scale)
}

const saneAmount = (amount: number | undefined) =>
  amount !== undefined && Number.isFinite(amount) && amount > 0 && amount < 1e9 ? Math.round(amount * 100) / 100 : null

/** Guesses the period from the amount: small is hourly, large is yearly, otherwise unknown. */
function guessPeriod(amount: number, currency: string | null): SalaryPeriod | null {
  if (currency === null || HARD.includes(currency)) return amount <= 250 ? 'hour' : amount >= 14_000 ? 'year' : null
  return amount >= (leastYearly(currency) ?? Number.POSITIVE_INFINITY) ? 'year' : null
}

const isPlausible = ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary) => {
  const high = salaryMax ?? salaryMin ?? 0
  const ratio = salaryMin && salaryMax ? salaryMax / salaryMin : 1
  if (ratio > 6 || (salaryCurrency !== null && HARD.includes(salaryCurrency) && high > 2_000_000)) return false
  return salaryPeriod === 'year' ? high >= 5_000 : salaryPeriod !== null ? high >= 7 : high >= 500
}
