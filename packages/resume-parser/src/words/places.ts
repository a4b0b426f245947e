import { COUNTRIES, COUNTRY_ALIASES } from '@jobapply/core/shared/countries/countries'
import { CITIES, COUNTRY_EXONYMS, REGION_CODES, REGIONS, REMOTE_WORDS } from '@jobapply/language/place-words'
import { TOWNS } from '@jobapply/language/town-words'
import { foldWords } from './fold.ts'
import { memo } from './memo.ts'

const byName = new Map<string, string>([
  ...COUNTRIES.map(({ name }) => [foldWords(name), name] as const),
  ...Object.entries(COUNTRY_ALIASES).map(([alias, name]) => [foldWords(alias), name] as const),
  ...Object.entries(COUNTRY_EXONYMS),
])
const byCode = new Map(COUNTRIES.map(({ code, name }) => [code, name]))
const byDialCode = COUNTRIES.toSorted((a, b) => b.dialCode.length - a.dialCode.length)
const CANADIAN = new Set(
  '204 226 236 249 250 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905'.split(
    ' ',
  ),
)
const CAPITALISED =
  /^(?:(?:de|del|la|las|los|el|le|les|di|da|do|dos|du|des|der|den|am|an|im|in|bei|of|the|and|sur|aan|ob|upon|y|e|und|van|von|'s|op|zu|na)\s+|(?:d['’]|l['’])?[\p{Lu}\p{Lt}\p{Lo}][\p{L}.'’-]*(?:\s+|$))+$/u
const CODE = /^[A-Z]{2,3}$/
const BRACKETED = /\s*[([]([^)\]]+)[)\]]\s*$/
const ZIP =
  /\b[1-9]\d{3}\s?[A-Z]{2}\b(?=\s|,|$)|(?:^|\s)(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?(?=\s|$)|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b/
const ONE_LETTER = /^\p{L}(?:,|$)/u
const HAS_DIGIT = /\d/

export const countryByName = (text: string) => byName.get(foldWords(text))
export const countryByCode = (text: string) => byCode.get(text.trim()) ?? (text.trim() === 'UK' ? 'United Kingdom' : undefined)
export const countryByPhone = (phone: string) => {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  if (digits.startsWith('+1')) return CANADIAN.has(digits.slice(2, 5)) ? 'Canada' : 'United States'
  return digits.startsWith('+') ? byDialCode.find(({ dialCode }) => digits.startsWith(dialCode))?.name : undefined
}
export const isRegion = (text: string) => REGIONS.has(foldWords(text)) || REGION_CODES.has(text.trim())
export const isCity = (text: string) => isTown(foldWords(text))
export const isRemote = (text: string) => REMOTE_WORDS.has(foldWords(text))
/** "10115 Berlin" becomes "Berlin". */
export const withoutZip = (text: string) => text.replace(ZIP, ' ').trim()
export const zipIn = (text: string) => ZIP.exec(text)?.[0].trim() ?? ''

/** 0 to 1: how likely a text is the name of a place. */
export const placeScore = memo(scorePlace)

function scorePlace(raw: string): number {
  const text = raw.trim().replace(/\s*\(([A-Z]{2})\)(?=,)/, '')
  if (text.length < 2 || text.length > 60 || ONE_LETTER.test(text)) return 0
  if (isRemote(text)) return 0.95
  const bracket = BRACKETED.exec(text)
  if (bracket) {
    const inside = bracket[1] ?? ''
    const outside = text.slice(0, bracket.index)
    if (isRemote(inside) || countryByCode(inside) || countryByName(inside) || isRegion(inside))
      return CAPITALISED.test(withoutZip(outside).replace(/,$/, '')) ? 0.9 : 0
    if (isRemote(outside)) return 0.9
  }
  const parts = text.split(/\s*[,/]\s*|\s+[-–]\s+/).filter(Boolean)
  if (parts.length > 4) return 0
  const names = parts.map(withoutZip)
  const last = names.at(-1) ?? ''
  const isWhole = isKnown(last) || (names.length > 1 && CODE.test(last) && (REGION_CODES.has(last) || byCode.has(last)))
  if (names.length === 1) {
    if (HAS_DIGIT.test(last)) return 0
    if (last !== parts[0]) return CAPITALISED.test(last) && last.split(' ').length <= 3 ? 0.7 : 0
    return isKnown(last) ? 0.8 : twoWordPlace(last)
  }
  if (names.some((name) => HAS_DIGIT.test(name))) return 0
  const looksNamed = names.every(
    (name) => CODE.test(name) || isKnown(name) || isRemote(name) || (CAPITALISED.test(name) && name.split(' ').length <= 4),
  )
  if (!looksNamed) return 0
  if (isWhole) return 0.95
  if (names.some((name) => isKnown(name) || isRemote(name))) return 0.75
  return 0.2
}

/** "Berlin Germany", "Austin TX". */
function twoWordPlace(text: string): number {
  const words = text.split(' ')
  const last = words.pop() ?? ''
  if (words.length === 0 || words.length > 3 || !CAPITALISED.test(words.join(' '))) return 0
  const isTown = isCity(words.join(' '))
  if ((countryByName(last) || REGION_CODES.has(last)) && isTown) return 0.7
  // "Sanitex Chile" is as likely an employer.
  return countryByName(last) ? 0.4 : 0
}

const isTown = (folded: string) => CITIES.has(folded) || TOWNS.has(folded)

function isKnown(text: string): boolean {
  const folded = foldWords(text)
  return byName.has(folded) || REGIONS.has(folded) || isTown(folded)
}
export const isPlaceLike = (text: string) => placeScore(text) >= 0.7
export const isCapitalised = (text: string) => CAPITALISED.test(text.trim())
