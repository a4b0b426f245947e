import { parseDigits } from '@jobapply/language/digits'
import type { PayParts } from '#jobs/posting'
import { CODE, CURRENCY, HARD, leastYearly, localCurrency, readCurrencies, readCurrencyField } from './currencies.ts'
import { periodAfter, periodBefore, readPeriod, type SalaryPeriod } from './pay-period.ts'

export type Salary = {
  salaryMin: number | null
  salaryMax: number | null
  salaryCurrency: string | null
  salaryPeriod: SalaryPeriod | null
}
/** An amount or range in a text, with what surrounds it. */
export type FoundPay = {
  salary: Salary
  /** The text itself names it; otherwise the amount's size suggests it. */
  namesPeriod: boolean
  isRange: boolean
  hasMark: boolean
  start: number
  end: number
}

export const NO_SALARY: Salary = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null }

const NUMBER = String.raw`\d{1,3}(?:[,.'\u2019\u00a0\u202f ]\d{2,3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?`
const AMOUNT = `(${CURRENCY})?\\s?(${NUMBER})\\s?([kK](?![a-zA-Z])|[kK](?=${CODE})|m\\b|M\\b|[Ll]pa\\b|LPA\\b|[Ll]akhs?\\b|[Ll]acs?\\b|L\\b)?\\s?(${CURRENCY})?`
const RANGE = new RegExp(
  `${AMOUNT}(?:\\s?(?:/|per )?(?:hour|hr|h|year|yr|annum|month|mo)?\\.?\\s?(-|–|—|−|to|and|und|bis|až|à|a|al|y|e|et|tot|till|och|og|do)\\s?${AMOUNT})?`,
  'g',
)
/** Also other words: 'Earn $800 a 40 hour week'. Between two amounts of money only. */
const SHORT_LINK = /^(?:a|al|y|e|et|do)$/

/** Pay from a source's numeric fields; zero and implausible numbers are ignored. */
export function readPay({ min, max, currency, period }: PayParts, country: string | null = null): Salary {
  const low = saneAmount(min)
  const high = saneAmount(max)
  if (low === null && high === null) return NO_SALARY
  const [salaryMin, salaryMax] = low !== null && high !== null && low > high ? [high, low] : [low, high]
  const local = localCurrency(currency, country)
  const salaryCurrency = local === undefined ? readCurrencyField(currency) : local
  return {
    salaryMin,
    salaryMax,
    salaryCurrency,
    salaryPeriod: (period ? readPeriod(period) : null) ?? guessPeriod(salaryMax ?? salaryMin ?? 0, salaryCurrency),
  }
}

/** Pay in text: '$18 - $22/hr', 'CA$102.8K – CA$137K', '60.000 € bis 80.000 €', '£45,000 per annum'. */
export function readSalaryText(text: string, country: string | null = null): Salary {
  const plain = tidyAmounts(text.slice(0, 2_000))
  for (const { salary } of findAmounts(plain, country)) return salary
  return readBare(plain)
}

/** Every amount or range of a text that may be pay, in its order. */
export function* findAmounts(text: string, country: string | null): Generator<FoundPay> {
  for (let from = 0; ; ) {
    RANGE.lastIndex = from
    const match = RANGE.exec(text)
    if (!match) return
    const second = startOfSecond(match)
    // 'Grade 1 - $110,000 - $118,000': the first number is a label.
    from = second ?? RANGE.lastIndex
    const found = second === null ? fromMatch(match, text, country) : null
    if (found) yield found
  }
}

function startOfSecond(match: RegExpExecArray): number | null {
  const [whole, before1, first, , after1, , before2, second, , after2] = match
  if (before1 !== undefined || after1 !== undefined || before2 === undefined || first === undefined || second === undefined)
    return null
  const isLabel = parseDigits(first) * 100 < parseDigits(second)
  return isLabel ? match.index + whole.lastIndexOf(before2, whole.length - second.length - (after2?.length ?? 0)) : null
}

const BARE = /^(\d[\d.,'’ ]{3,10})(?:(?:-|–|—|to) ?(\d[\d.,'’ ]{3,10}))?$/
/** A pay field with only '100000 - 120000'. */
function readBare(text: string): Salary {
  const [, first, second = first] = BARE.exec(text.replace(/\s+/g, ' ').trim()) ?? []
  const [min, max] = [amountOf(first?.trim(), undefined), amountOf(second?.trim(), undefined)]
  return min !== null && max !== null && min >= 10_000 ? readPay({ min, max }) : NO_SALARY
}

/** '120'000.-' and '2.900,- €' are whole amounts. */
export const tidyAmounts = (text: string) => text.replace(/(?<=\d)[.,](?:-|–|—)+(?![\d])/g, '')

function fromMatch(match: RegExpExecArray, text: string, country: string | null): FoundPay | null {
  const [whole, before1, first, unit1, after1, link, before2, secondText, unit2, after2] = match
  const isLinked =
    !SHORT_LINK.test(link ?? '') ||
    before2 !== undefined ||
    (after1 !== undefined && after2 !== undefined) ||
    (before1 === undefined && after1 === undefined)
  const second = isLinked ? secondText : undefined
  const marks = isLinked ? [before1, after1, before2, after2] : [before1, after1]
  const end = match.index + (isLinked ? whole.length : whole.lastIndexOf(` ${link} `))
  const tail = text.slice(end, end + 60)
  const currency = currencyOf(marks, country, tail)
  const unit = unit1 ?? (isLinked ? unit2 : undefined) ?? ''
  const low = amountOf(first, unit1 ?? (isLinked ? unit2 : undefined))
  const high = second === undefined ? low : amountOf(second, unit2 ?? (low !== null && low >= 1_000 ? undefined : unit1))
  if (low === null || high === null) return null
  // '401k' is not pay, and a lone 'L' (lakh) counts only in rupees.
  const hasMark = marks.some((mark) => mark !== undefined)
  if (!hasMark && (/^401$/.test(first ?? '') || unit === 'L')) return null
  if (!hasMark && unit === '' && (second === undefined || !/^\s?(?:\/|per|an? |p\.)/i.test(tail))) return null
  const period = findPeriod(
    text.slice(Math.max(0, match.index - 60), match.index),
    `${/^lpa$/i.test(unit) ? unit : ''} ${tail}`,
    high,
    currency,
  )
  if (period === 'unclear') return null
  const paid = { currency: (/^l/i.test(unit) ? 'INR' : currency) ?? undefined, period: period ?? undefined }
  const found = { namesPeriod: period !== null, isRange: second !== undefined && low !== high, hasMark, start: match.index, end }
  if (second !== undefined) return { salary: readPay({ min: low, max: high, ...paid }), ...found }
  const before = text.slice(Math.max(0, match.index - 40), match.index)
  if (UP_TO.test(before)) return { salary: readPay({ max: high, ...paid }), ...found }
  const isOpen = FROM.test(before) || (!/\s$/.test(whole) && tail.startsWith('+'))
  return { salary: readPay({ min: low, max: isOpen ? undefined : high, ...paid }), ...found }
}

/** A bare '$' belongs to the country of the job, and beside 'super' to Australia, where pay is named with its pension. */
function currencyOf(marks: readonly (string | undefined)[], country: string | null, tail: string): string | null {
  const named = marks.filter((mark) => mark !== undefined).map((mark) => mark.trim())
  const sign = named.length > 0 && named.every((mark) => mark === named[0]) ? named[0] : undefined
  const place = country ?? (/\bsuper(?:annuation)?\b/i.test(tail) ? 'Australia' : null)
  const local = localCurrency(sign, place)
  return local === undefined ? readCurrencies(marks) : local
}

/** What follows an amount is surer than what precedes it, which may speak of when pay arrives ('paid monthly'). */
function findPeriod(before: string, tail: string, amount: number, currency: string | null) {
  const after = periodAfter(tail)
  if (after !== null) return after
  const named = periodBefore(before)
  if (named === null || named === 'year') return named
  return currency !== null && HARD.includes(currency) && amount > MOST_PER[named] ? 'unclear' : named
}
/** More than this is not what one hour, day, week or month pays. */
const MOST_PER = { hour: 500, day: 4_000, week: 12_000, month: 30_000 } as const

/** Only one end of the range. */
const UP_TO =
  /(?<!\p{L})(?:up to|upto|max(?:imum|imal)?(?: of)?|bis(?: zu)?|jusqu['’]à|hasta|até|tot|upp till|opp til|fino a|do)[:\s]*$/iu
const FROM =
  /(?<!\p{L})(?:from|starting(?: at| from)?|starts? (?:at|from)|at least|min(?:imum|destens)?(?: of)?|ab|à partir de|a partir de|a partire da|desde|från|fra|vanaf|od)[:\s]*$/iu

/** A thousand thousands are a slip: '$135,000-165,000k'. */
function amountOf(digits: string | undefined, unit: string | undefined): number | null {
  if (digits === undefined) return null
  const number = parseDigits(digits)
  const isSlip = number >= 1_000 && unit !== undefined && /^k$/i.test(unit)
  const scale = unit === undefined || isSlip ? 1 : /^k$/i.test(unit) ? 1_000 : /^m$/i.test(unit) ? 1_000_000 : 100_000
  return saneAmount(number * scale)
}

const saneAmount = (amount: number | undefined) =>
  amount !== undefined && Number.isFinite(amount) && amount > 0 && amount < 1e9 ? Math.round(amount * 100) / 100 : null

/** Guesses the period from the amount: small is hourly, large is yearly, otherwise unknown. */
function guessPeriod(amount: number, currency: string | null): SalaryPeriod | null {
  if (currency === null || HARD.includes(currency)) return amount <= 250 ? 'hour' : amount >= 14_000 ? 'year' : null
  return amount >= (leastYearly(currency) ?? Number.POSITIVE_INFINITY) ? 'year' : null
}
