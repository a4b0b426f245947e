import type { FormLanguage } from '#answers/words/names'
import { currencyIn } from '#answers/words/names'
import type { Token } from '#answers/words/tokens'
import { countryCodeOf } from '#shared/countries/country-rules'
import { type Answering, type Found, has, type Truth, valuesOf } from './fact.ts'
import { type Interval, readInterval } from './intervals.ts'

const PER_YEAR: Readonly<Record<FormLanguage, string>> = {
  en: 'per year',
  de: 'pro Jahr',
  fr: 'par an',
  es: 'al año',
  nl: 'per jaar',
  pl: 'rocznie',
  it: "all'anno",
  pt: 'por ano',
  sv: 'per år',
  da: 'pr. år',
}
/** Where pay is usually stated per year; elsewhere a bare number would be read as pay per month. */
const YEARLY: readonly string[] = ['US', 'GB', 'CA', 'AU', 'IN', 'DE', 'FR', 'ES', 'IE', 'IT']
const MONTHLY: readonly FormLanguage[] = ['nl', 'pl', 'pt', 'sv', 'da']

/** Desired pay: a profile has yearly amounts in one currency; nothing is converted. */
export function answerSalary({ tokens, language, context: { profile, job } }: Answering): Found {
  const { desired_salary_min: min, desired_salary_max: most, expected_salary_currency: currency } = profile
  if (!min || !currency) return 'no-fact'
  const max = most ?? min
  const named = valuesOf(tokens, 'currency')
  const local = currencyIn(job.country)
  if (has(tokens, 'per-month', 'per-hour', 'odd-unit')) return 'other-currency'
  if (named.length > 0 ? named.some((one) => one !== currency) : job.country !== null && local !== currency)
    return 'other-currency'
  const isYearly =
    has(tokens, 'per-year') || (!MONTHLY.includes(language) && YEARLY.includes(countryCodeOf(job.country ?? '') ?? ''))
  const isCurrencyKnown = named.length > 0 || local === currency
  const isOneAmount = max === min || has(tokens, 'at-least')
  const amount = isOneAmount ? String(min) : `${min}-${max}`
  return {
    field: 'desired_salary_min',
    sentence: `Desired salary: ${amount} ${currency} per year`,
    ...(isOneAmount && isYearly && isCurrencyKnown ? { number: min } : {}),
    text: (form) => `${amount} ${currency} ${PER_YEAR[form]}`,
    holds: (option) =>
      isYearly && (isCurrencyKnown || has(option, 'currency')) ? holdsPay(option, { min, max, currency }) : null,
  }
}

/** Only an option that contains the whole desired range. */
function holdsPay(option: readonly Token[], { min, max, currency }: { min: number; max: number; currency: string }): Truth {
  if (valuesOf(option, 'currency').some((one) => one !== currency)) return null
  const interval: Interval | null = readInterval(option, ['currency', 'per-year', 'gross'])
  if (!interval) return null
  if (max < interval.low || min > interval.high) return false
  return min >= interval.low && max <= interval.high ? true : null
}
