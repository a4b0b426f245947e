import { CODE, HARD, SIGN } from './currencies.ts'
import { periodBefore } from './pay-period.ts'
import { type FoundPay, findAmounts, NO_SALARY, type Salary, tidyAmounts } from './salary.ts'

/** Pay in a description: only in lines about pay or below a heading about it, or with a range and a currency. */
export function findSalary(description: string, country: string | null = null): Salary {
  let heading = ''
  let amounts = 0
  for (const line of linesOf(description)) {
    const text = tidyAmounts(line)
    if (/\d/.test(text) && HAS_CURRENCY.test(text))
      for (const found of findAmounts(text, country)) {
        if (++amounts > MOST_AMOUNTS) return NO_SALARY
        const salary = judge(found, text, heading)
        if (salary) return salary
      }
    heading = isHeading(text) ? text : ''
  }
  return NO_SALARY
}

/** Without empty lines; a long line in pieces, cut between words. */
function* linesOf(description: string): Generator<string> {
  for (const raw of description.split('\n')) {
    const line = raw.trim()
    if (line.length <= LONGEST) {
      if (line) yield line
      continue
    }
    for (let at = 0; at < line.length; ) {
      const space = line.lastIndexOf(' ', at + LONGEST)
      const end = at + LONGEST >= line.length ? line.length : space > at ? space : at + LONGEST
      yield line.slice(at, end)
      at = end
    }
  }
}
const LONGEST = 1_000
/** A posting with more is a price list, and judging each of them takes time. */
const MOST_AMOUNTS = 300

/** 'Annual salary', 'Pay range:', 'Band 5 pay rates (until 2027):'. */
const isHeading = (line: string) => line.length <= 80 && PAY_WORDS.test(line) && !/[.!?]$/.test(line)

function judge(found: FoundPay, line: string, heading: string): Salary | null {
  const { salary, isRange, namesPeriod, hasMark } = found
  const [before, after] = clauseAround(line, found)
  if (
    !hasMark ||
    EXTRA_BEFORE.test(before) ||
    (!isRange && followsExtra(before)) ||
    EXTRA_AFTER.test(after) ||
    NOT_PAY.test(`${before} ${after}`)
  )
    return null
  const isBelow = heading !== '' && found.start <= 12
  const about = `${isBelow ? heading : ''} ${line.length <= 400 ? line : before}`
  const isAboutPay = PAY_WORDS.test(about)
  const isHourly = namesPeriod && salary.salaryPeriod === 'hour' && (salary.salaryMax ?? salary.salaryMin ?? 0) <= 500
  if (!isAboutPay && !isRange && !(isHourly && line.length < 160)) return null
  const period = isBelow && !namesPeriod ? (periodBefore(heading) ?? salary.salaryPeriod) : salary.salaryPeriod
  // A small sum alone is as often a fee or a voucher as an hour's pay.
  if (!isRange && !namesPeriod && period === 'hour' && !HOURLY_WORDS.test(about)) return null
  const read = { ...salary, salaryPeriod: period }
  return isPlausible(read) ? read : null
}

/** The clause of an amount: up to the end of the sentence, the next point of a list, or where two lines were joined without a space. */
function clauseAround(line: string, { start, end }: FoundPay): [string, string] {
  const before = line.slice(Math.max(0, start - 160), start)
  const after = line.slice(end, end + 100)
  return [before.split(BREAK).at(-1) ?? '', after.split(BREAK)[0] ?? '']
}
const BREAK = /[.;!?•](?=\s|[A-Z])|(?<=[\p{Ll})])(?=\p{Lu}\p{Ll})/u

const HAS_CURRENCY = new RegExp(`${SIGN}|(?<![A-Za-z])${CODE}\\b`)
const PAY_WORDS =
  /(?<!\p{L})(?:salary|salaries|compensation|pay|base|wage|wages|rates?|remuneration|ote|earn|earnings|package|\p{L}*(?:gehalt|gehälter|vergütung|lohn|löhne|entgelt)(?:s?\p{L}*)|verdienst|r[ée]mun[ée]rations?|remunera(?:ção|ción)|salaires?|taux horaire|sueldos?|sal[aá]rios?|pago|stipendio|retribuzione|salaris|\p{L}*loon|\p{L}*lön|lønn?|wynagrodzenie)(?!\p{L})/iu
const HOURLY_WORDS = /hour|rate|wage|stunde|lohn|heure|horaire|hora(?!\p{L})|timlön|uurloon/iu
/** Money of the company, of its customers, or that the applicant pays. */
const NOT_PAY =
  /\b(?:billion|million|millions|bn|revenue|funding|raised|valuation|series [a-f]|arr|referral|reimburse\w*|tuition|budgets?|assets|customers|donat\w*|scholarship|costs?|fees?|deduct\w*|deduction|invest\w*|additional (?:annual )?income|savings?|discounts?)\b|\b401\s?\(?k\)?\b(?!.*\bsalary\b)/i
/** Right before or after an amount they say that it comes on top of pay. */
const EXTRAS =
  'bonus(?:es)?|allowance|stipend|sign-?on|signing|commission|voucher|contribution|cap|zuschuss|zulage|prämie|budget|weiterbildungsbudget|primes?|paniers?|tickets?|titres?|vale|vr|va|vt|auxílio|ajuda|bônus|bono|cesta|refeição|alimentação|transporte|equity'
const EXTRA_BEFORE = new RegExp(`(?<!\\p{L})(?:${EXTRAS})(?!\\p{L})[^\\d]{0,25}$`, 'iu')
/** The last word before a single amount decides: 'meal voucher 11 € by day and 22 € by night' names two extras. */
const followsExtra = (before: string) => lastMatch(before, ANY_EXTRA) > lastMatch(before, ANY_PAY_WORD)
const lastMatch = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1
const ANY_EXTRA = new RegExp(`(?<!\\p{L})(?:${EXTRAS})(?!\\p{L})`, 'giu')
const ANY_PAY_WORD = new RegExp(PAY_WORDS, 'giu')
const EXTRA_AFTER = new RegExp(
  `^[\\s)]{0,2}(?:(?:annual|yearly|monthly|per (?:year|month)|als|an|in)\\s)?(?:${EXTRAS})(?!\\p{L})`,
  'iu',
)

const isPlausible = ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Salary) => {
  const high = salaryMax ?? salaryMin ?? 0
  const ratio = salaryMin && salaryMax ? salaryMax / salaryMin : 1
  if (ratio > 6 || (salaryCurrency !== null && HARD.includes(salaryCurrency) && high > 2_000_000)) return false
  return salaryPeriod === 'year' ? high >= 5_000 : salaryPeriod !== null ? high >= 7 : high >= 500
}
