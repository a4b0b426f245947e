import { fold } from '@jobapply/language/fold'
import { MONTH_LANGUAGES, monthNames, monthNumbers } from '@jobapply/language/months'
import { DURATION_UNITS, PRESENT_WORDS, RANGE_WORDS, SEASONS, SINCE_WORDS } from './date-words.ts'
import { memo } from './memo.ts'

/** A date or date range at `at` to `end` of a text. Dates are YYYY-MM, or YYYY without a month. */
export type DateHit = { at: number; end: number; start: string; finish: string; current: boolean; isRange: boolean }

const MONTH_NUMBER = monthNumbers(MONTH_LANGUAGES)
const MONTHS = [...monthNames(MONTH_LANGUAGES)].toSorted((a, b) => b.length - a.length)
const names = MONTHS.join('|')
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const MONTH = `(?:${names})(?![\\p{L}])\\.?`
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const NUMBER = '(?:0?[1-9]|1[0-2])'
const present = PRESENT_WORDS.join('|')
  .split('|')
  .filter((word) => word !== 'date')
  .toSorted((a, b) => b.length - a.length)
  .join('|')

const SINGLE = new RegExp(
  [
    `(?<ymd>(?<y1>${YEAR})(?:[-./]|\\s/\\s)(?<m1>0[1-9]|1[0-2])(?:[-./]${DAY})?(?![\\d]))`,
    `(?<dmy>(?:${DAY}[-./])?(?<m2>${NUMBER})\\s?[-./]\\s?(?<y2>${YEAR})(?!\\d))`,
    `(?<named>(?:(?<!\\d)${DAY}(?:st|nd|rd|th|er|º|°|\\.)? +(?:de +)?)?(?<m3>${MONTH})(?:\\s+${DAY}(?:st|nd|rd|th)?,)?[\\s,./-]*(?:de[l]?\\s+|of\\s+)?(?<y3>${YEAR})(?!\\d))`,
    `(?<short>(?<m4>${MONTH})[\\s,-]*['’](?<y4>\\d\\d)(?!\\d))`,
    `(?<tight>(?<m6>${MONTH})-(?<y6>\\d\\d)(?!\\d))`,
    `(?<back>(?<y5>${YEAR}),?\\s+(?<m5>${MONTH}))`,
    `(?<loose>(?<m11>${MONTH})\\s(?<y11>\\d\\d)(?![\\d:.,]|\\s*(?:${YEAR}|${names})))`,
    `(?<season>(?:${SEASONS})\\s+(?:of\\s+)?(?<y7>${YEAR})(?!\\d))`,
    `(?<us>(?<m8>${NUMBER})/(?<y8>\\d\\d)(?![\\d/]))`,
    `(?<year>(?<y9>${YEAR})(?![\\d]|[.,]\\d))`,
    `(?<now>(?:${present})(?![\\p{L}]))`,
    `(?<month>(?<m10>${MONTH})(?=\\s*(?:[-–—−]|to|bis|à|au|a|tot)\\s*(?:${names})))`,
  ].join('|'),
  'giu',
)
const INSIDE_A_NUMBER = /[\p{L}\p{N}:$€£#%+]$|\d[.,/-]$/u
const SEPARATOR = new RegExp(`^[\\s,.]*(?:[-–—−‐‑\u00ad~→>]+|(?:${RANGE_WORDS})(?=\\s))[\\s]*$`, 'iu')
/** "Summer 2012 and 2013". */
const AND = /^\s(?:and|&|und|et|y|e|och|oraz)\s$/iu
const BLANK_OR_COMMA = /^[\s,(]*$/
const OPEN_DASH = /^\s*[-–—−]+\s*(?:$|[)\t|])/u
const SINCE = new RegExp(`(?:^|[\\s(])(?:${SINCE_WORDS})\\s*$`, 'iu')
const FROM = /(?<=^|[\s(])(?:from|between|de|du|von|vom|dal|da|desde|desde el|van|dès)\s+$/iu
const SHORT_YEAR = /^\s*[-–—−/]\s*(\d\d)(?![\d./-])/
const DURATION = new RegExp(
  `[(\\[·,]?\\s*(?<![\\p{L}\\p{N}])\\d{1,2}\\+?\\s*(?:${DURATION_UNITS})(?![\\p{L}])\\.?(?:[\\s,]*(?:and|et|und|y|e|en)?\\s*\\d{1,2}\\s*(?:${DURATION_UNITS})(?![\\p{L}])\\.?)?\\s*[)\\]]?`,
  'giu',
)
const HAS_TWO_DIGITS = /\d\d/
const HAS_DIGIT = /\d/
const MAX_DURATION = 40

type Single = {
  at: number
  end: number
  date: string
  kind: 'date' | 'now' | 'month'
  /** Only a date as a part of a range: "05/18", "Sep 15". */
  isWeak: boolean
  isSeason: boolean
}

const pad = (month: number) => String(month).padStart(2, '0')

function singles(text: string): Single[] {
  const found: Single[] = []
  for (const match of text.matchAll(SINGLE)) {
    const groups = match.groups as Record<string, string | undefined>
    const at = match.index
    const before = text.slice(Math.max(0, at - 2), at)
    const follows = found.at(-1)?.end === at - 1 && /[-–/]$/.test(before)
    if (INSIDE_A_NUMBER.test(before) && !follows) continue
    const end = at + match[0].length
    if (groups.now !== undefined) {
      found.push({ at, end, date: '', kind: 'now', isWeak: false, isSeason: false })
      continue
    }
    const name = groups.m3 ?? groups.m4 ?? groups.m5 ?? groups.m6 ?? groups.m10 ?? groups.m11
    const number = groups.m1 ?? groups.m2 ?? groups.m8
    const month = name ? MONTH_NUMBER.get(fold(name.replace('.', ''))) : number ? Number(number) : undefined
    if (groups.month !== undefined) {
      found.push({ at, end, date: month ? pad(month) : '', kind: 'month', isWeak: false, isSeason: false })
      continue
    }
    const short = groups.y4 ?? groups.y6 ?? groups.y8 ?? groups.y11
    const year = short
      ? `${Number(short) > 45 ? '19' : '20'}${short}`
      : (groups.y1 ?? groups.y2 ?? groups.y3 ?? groups.y5 ?? groups.y7 ?? groups.y9)
    const isWeak = groups.us !== undefined || groups.loose !== undefined
    const date = month ? `${year}-${pad(month)}` : `${year}`
    found.push({ at, end, date, kind: 'date', isWeak, isSeason: groups.season !== undefined })
  }
  return found
}

/** All dates and date ranges, in text order. */
export const findDates: (text: string) => DateHit[] = memo(parseDates)

function parseDates(text: string): DateHit[] {
  if (!HAS_TWO_DIGITS.test(text)) return []
  const found = singles(text)
  const hits: DateHit[] = []
  for (let index = 0; index < found.length; index += 1) {
    const one = found[index] as Single
    const next = found[index + 1]
    if (one.kind === 'now') continue
    const between = next ? text.slice(one.end, next.at) : ''
    const isPair =
      next !== undefined &&
      between.length < 14 &&
      (SEPARATOR.test(between) ||
        (one.isSeason && AND.test(between)) ||
        isUndivided(one, next, between, found.length) ||
        (next.kind === 'now' && BLANK_OR_COMMA.test(between) && one.kind === 'date'))
    if (one.kind === 'month') {
      if (!isPair || next?.kind !== 'date' || next.date.length < 7) continue
      hits.push({
        at: one.at,
        end: next.end,
        start: `${next.date.slice(0, 4)}-${one.date}`,
        finish: next.date,
        current: false,
        isRange: true,
      })
      index += 1
      continue
    }
    if (isPair && next && next.kind !== 'month' && (next.kind === 'now' || next.date.slice(0, 4) >= one.date.slice(0, 4))) {
      hits.push({
        at: withPreposition(text, one.at),
        end: next.end,
        start: one.date,
        finish: next.date,
        current: next.kind === 'now',
        isRange: true,
      })
      index += 1
      continue
    }
    if (one.isWeak) continue
    hits.push(singleDate(text, one))
  }
  return hits
}

const BLANK = /^[\s\u00ad]{1,4}$/
const WITH_MONTH = 7

/** "03/2019 02/2021": two dates whose dash was lost. Bare years only when the text has no others. */
const isUndivided = (one: Single, next: Single, between: string, count: number) =>
  BLANK.test(between) &&
  one.kind === 'date' &&
  next.kind === 'date' &&
  !one.isWeak &&
  !next.isWeak &&
  one.date < next.date &&
  one.date.length === next.date.length &&
  (one.date.length === WITH_MONTH || count === 2)

/** "From May to June": includes the word before the first date. */
const withPreposition = (text: string, at: number) => {
  const before = text.slice(0, at)
  const found = before.search(FROM)
  return found < 0 ? at : found
}

function singleDate(text: string, { at, end, date }: Single): DateHit {
  const rest = text.slice(end)
  const short = SHORT_YEAR.exec(rest)
  if (short && date.length === 4 && Number(short[1]) > Number(date.slice(2)) && Number(short[1]) - Number(date.slice(2)) < 12)
    return {
      at,
      end: end + short[0].length,
      start: date,
      finish: `${date.slice(0, 2)}${short[1]}`,
      current: false,
      isRange: true,
    }
  const open = OPEN_DASH.exec(rest)
  if (open) return { at, end: end + open[0].replace(/[)\t|]$/, '').length, start: date, finish: '', current: true, isRange: true }
  if (SINCE.test(text.slice(0, at)))
    return { at: text.slice(0, at).search(SINCE), end, start: date, finish: '', current: true, isRange: true }
  return { at, end, start: date, finish: date, current: false, isRange: false }
}

/** The text is one date or one date range. */
export const isDateAlone = (text: string) => findDates(text).some(({ at, end }) => at === 0 && end === text.length)

/** "Present", "heute" and nothing else. */
export const isNow = (text: string) =>
  text.length < MAX_NOW && findDates(`2000 – ${text}`)[0]?.current === true && isDateAlone(`2000 – ${text}`)
const MAX_NOW = 20

/** "6 years 7 months" and nothing else. */
export const isDurationAlone = (text: string) =>
  text.length < MAX_DURATION && HAS_DIGIT.test(text) && text.replace(DURATION, '').replace(/[\s,.()]/g, '') === ''

export const hasDate = (text: string) => findDates(text).length > 0

const MIN_MONTH = 4
const SPACED_MONTHS = new RegExp(
  `(?<!\\p{L})(?:${MONTHS.filter((name) => name.length >= MIN_MONTH)
    .map((name) => [...name.toUpperCase()].join(' ?'))
    .join('|')})(?!\\p{L})`,
  'gu',
)

/** "OK TOBER 2017": letter-spaced capitals whose gaps came out as blanks. */
export const closeMonths = (text: string): string =>
  HAS_TWO_DIGITS.test(text) && /\p{Lu} \p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)
    ? text.replace(SPACED_MONTHS, (month) => month.replaceAll(' ', ''))
    : text

/** Removes dates, the brackets around them, and durations. */
export function withoutDates(text: string, hits: readonly DateHit[] = findDates(text)): string {
  let rest = text
  for (const { at, end } of hits.toReversed()) rest = `${rest.slice(0, at)}\ue000${rest.slice(end)}`
  return rest
    .replace(DURATION, '\ue000')
    .replace(/[([]\s*\ue000[\s\ue000,;–—-]*[)\]]/g, '\ue000')
    .replace(/[\s,;|·•–—-]*\ue000[\s\ue000]*(?=[)\]])/g, '')
    .replace(/[\s,;|·•–—-]*\ue000[\s\ue000]*(?:[,;|·•–—-]+\s*(?=\t|$))?/g, (match, offset: number) =>
      offset === 0 ? '' : match.includes('\t') ? '\t' : ' \ue000 ',
    )
    .replace(/^\s*[,;|·•–—:-]+\s*/, '')
    .replace(/ ?\ue000 ?(?=$|\t)/g, '')
    .replace(/\s*\ue000\s*[–—|·,-]*\s*/g, ' | ')
    .replace(/(?:\s*\|)+\s*$/, '')
    .trim()
}
