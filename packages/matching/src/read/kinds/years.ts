import { degreesIn } from '@jobapply/language/degree-levels'
import { NUMBER_WORDS } from '@jobapply/language/number-words'
import { ALL_HINTS, HINT } from '#read/text/hints'

/** Years of experience, and ages, that a clause of a posting asks for. */

const COUNT = `(\\d{1,2}(?:[.,]5)?|zero|zéro|${[...NUMBER_WORDS.keys()].join('|')})`
/** For sentences with single blanks (`plainWords`). */
const yearsWith = (count: string) =>
  new RegExp(
    `(?<![\\wÀ-ÿ.,])${count}(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus)? ?(?:(?:-|–|—|to|or|bis|à|and|a|tot|do|till) ?${COUNT} ?\\+?)? ?(?:\\+|or more|oder mehr|ou plus|full|o más|of meer|o più|ou mais|lub więcej|eller mer)? ?(?:years?|yrs?|jahre?n?|ans?|années?|años?|jaar|jaren|ann[io]|anos?|lata|lat|roku?|års?)(?![\\wÀ-ÿ-])( ?(?:old|of age|or older|d'âge|alt|révolus|cumplidos|completos)\\b)?`,
    'gi',
  )
/** Most sentences write the number in digits, which are found many times faster than words. */
const YEARS_IN_DIGITS = yearsWith('(\\d{1,2}(?:[.,]5)?)')
const YEARS = yearsWith(COUNT)
/** Months are asked for where somebody begins: the part of a year that they are. */
const MONTHS = new RegExp(
  `(?<![\\wÀ-ÿ.,])${COUNT}(?: ?\\(\\d{1,2}\\))?(?: ?\\+)? ?(?:(?:-|–|to|bis|à|a) ?\\d{1,2} ?)?(?:months?['’]?|Monate?n?|mois|meses|mesi|maanden)(?![\\wÀ-ÿ])`,
  'gi',
)
const ASKS_EXPERIENCE = /experien|erfahrung|praxis|expérien|experiên|esperienz|ervaring/i
const MONTHS_OF_OTHERS =
  /(?<![a-zß-ɏ])(?:contracts?|terms?|probation\w*|fixed|notice|leave|within|after|substitut\w*|lacks?|last|past|next|first|previous|every|training|maternity|cover|Probezeit|Vertrag|befristet|CDD|contrat|contrato|période|prueba|nach|innerhalb|après|dentro|tras|letzten|derni\w+|últim\w+)(?![a-zß-ɏ])/i
function monthsIn(clause: string): RequiredYears[] {
  if (!ASKS_EXPERIENCE.test(clause) || MONTHS_OF_OTHERS.test(clause)) return []
  return Array.from(clause.matchAll(MONTHS), ({ index, 0: found, 1: count = '' }) => ({
    min: Math.round((toCount(count) / 12) * 100) / 100,
    max: null,
    from: index,
    to: index + found.length,
  }))
}

const UP_TO = /(?:up to|bis zu|jusqu'à|hasta|tot|fino a|até|do|upp till) $/i
const UP_TO_LENGTH = 10
/** Right before the number: a time that is not experience of the person. */
const OTHER_BEFORE =
  /(?:\b(?:last|past|next|first|previous|coming|every|letzten|vergangenen|nächsten|ersten|alle|derni[eè]re?s|prochaine?s|premi[eè]re?s|últim[oa]s|próxim[oa]s|primer[oa]s|pasad[oa]s|after|nach|après|tras|após|within|innerhalb von|seit|depuis|since|desde hace|hace|há|aged?|under|unter|Alter von|âgés? de|edad de|idade de|contract (?:of|for)|term of|licen[cs]e (?:held )?for|warranty of)(?: (?:over|more than|nearly|almost|at least|mehr als|über|plus de|más de|mais de|de))?|aged|between|children (?:of|from)) $/i
const OTHER_AFTER =
  /^(?: ?(?:ago|of (?:age|history|trading|continuous|tradition)\b|in business|in the (?:business|market|industry)\b(?= (?:we|our|and))|history|old|or older|warranty|fixed|contract|term\b|(?:checkable |verifiable )?(?:work|employment|address|career) history|anniversary|residen|of residen|from the date|maximum|alt\b|am Markt|d'âge|d'existence|de historia|de vida|de mercado|no mercado|en el mercado|de garantie|de garantía|Garantie|Gewährleistung|Laufzeit|befristet))/i
/** Years that the employer, a team or a contract has, anywhere in the clause. */
const OTHER_YEARS = new RegExp(
  `(?<![a-zß-ɏ])(?:${[
    '(?:for (?:over|more than|nearly|almost)|per year|a year|founded|established|anniversary|warranty|in business|celebrat[a-zß-ɏ]*|growth plan|(?:we|our|us) (?:have|has|been)|we bring|fort de|forte de|combined experience|collective experience|on average|fixed[- ]term|sabbatical|vesting|gegründet|fondée?|fundad[ao]|unser (?:Unternehmen|Team)|wir (?:sind|blicken|haben|verfügen)|notre (?:entreprise|équipe|société)|nous (?:avons|sommes|existons)|nuestra (?:empresa|compañía)|nuestro equipo|contamos con|somos|llevamos|nossa (?:empresa|equipa|equipe)|temos|contrat de|contrato de|Vertrag)',
    "our [a-zß-ɏ']+(?: [a-zß-ɏ']+)? (?:has|have|brings?|with) (?:over |more than )?\\d",
    `(?:company|agency|firm|brand|business|practice|employer|group|leader|family|team) (?:with|has|of) (?:over |more than |nearly |almost )?${COUNT}`,
    `(?:Unternehmen|entreprise|empresa|société) (?:mit|avec|con|com|qui|que) (?:über |mehr als |plus de |más de |mais de )?${COUNT}`,
    `(?:aged|children|kids|pupils|patients|infants)(?: aged| from| between| of)? ${COUNT}`,
    `(?:train(?:ing)?|programme|program|course|apprenticeship)[a-zß-ɏ ]{0,12} (?:for|of|over|lasts) ${COUNT}`,
  ].join('|')})(?![a-zß-ɏ])`,
  'i',
)
const MAX_YEARS = 20
const ALTERNATIVE = /\bor\b|\boder\b|\bou\b|\//i

/** `from` and `to`: where the number and its unit stand in the clause. */
export type RequiredYears = {
  min: number
  max: number | null
  from: number
  to: number
  /** The dash of a range was lost: "34 years" is three to four. Only what is firmly asked for can be meant. */
  isGlued?: true
}

/**
 * The minimum years of experience that a clause asks for, each number that has a matter of its own. Where it only details another, the
 * highest counts; of "a bachelor's with 8 years or a master's with 4" the lowest is enough.
 */
export function requiredYears(clause: string, hints = ALL_HINTS): RequiredYears[] {
  const hasDigit = /\d/.test(clause)
  const all = hasDigit ? yearsIn(clause, YEARS_IN_DIGITS, hints) : []
  const known = all.length > 0 || (hints & HINT.number) === 0 ? all : yearsIn(clause, YEARS, hints)
  const found = known.length === 0 && (hasDigit || (hints & HINT.number) !== 0) ? monthsIn(clause) : known
  const [first, ...others] = found
  if (!first || others.length === 0) return found
  const lowest = ALTERNATIVE.test(clause) && degreesIn(clause).length > 1
  if (lowest) return [found.reduce((least, one) => (one.min < least.min ? one : least))]
  const areParts = found.every(
    (one, place) => place === 0 || areJoined(clause.slice((found[place - 1] as RequiredYears).to, one.from)),
  )
  return areParts ? found : [found.reduce((most, one) => (one.min > most.min ? one : most))]
}
/** Between two numbers of years with matters of their own: "3 years of Java and 2 years of SQL", not "10 years (5 in a lead role)". */
const areJoined = (between: string) => !/[()]/.test(between) && /[A-Za-zÀ-ɏ]{3}/.test(between) && JOINS.test(between)
const JOINS = /[,;]|(?<![a-zß-ɏ])(?:and|und|et|y|e|sowie|plus)(?![a-zß-ɏ])/i

function yearsIn(sentence: string, pattern: RegExp, hints: number): RequiredYears[] {
  const required: RequiredYears[] = []
  let offset = 0
  while (offset < sentence.length) {
    const start = offset
    offset = clauseEnd(sentence, start)
    const clause = start === 0 && offset === sentence.length ? sentence : sentence.slice(start, offset)
    // Once for each clause: a clause may name hundreds of numbers of years.
    let isOther: boolean | undefined
    pattern.lastIndex = 0
    for (let found = pattern.exec(clause); found && required.length < MAX_FOUND; found = pattern.exec(clause)) {
      const [, first = '', second, age] = found
      const before = clause.slice(Math.max(0, found.index - BEFORE_LENGTH), found.index)
      const upTo = UP_TO.test(before.slice(-UP_TO_LENGTH))
      const glued = second === undefined && OF_EXPERIENCE.test(clause.slice(pattern.lastIndex)) ? gluedRange(first) : undefined
      const min = upTo ? 0 : (glued?.min ?? toCount(first))
      if (
        age ||
        min > MAX_YEARS ||
        OTHER_BEFORE.test(before) ||
        OTHER_AFTER.test(clause.slice(pattern.lastIndex, pattern.lastIndex + BEFORE_LENGTH))
      )
        continue
      isOther ??= (hints & HINT.otherYears) !== 0 && OTHER_YEARS.test(clause)
      if (isOther) break
      required.push({
        min,
        max: upTo ? toCount(first) : (glued?.max ?? (second === undefined ? null : toCount(second))),
        from: start + found.index,
        to: start + found.index + found[0].length,
        ...(glued && { isGlued: true }),
      })
    }
  }
  return required
}
const OF_EXPERIENCE = /^[^.;,()\d]{0,40}(?:experien|pqe|erfahrung|praxis|expérien)/i
/** Nobody asks for 34 years: copied texts lose their dashes. */
function gluedRange(digits: string): { min: number; max: number } | undefined {
  const [min, max] = [Number(digits.charAt(0)), Number(digits.charAt(1))]
  return /^\d\d$/.test(digits) && Number(digits) > MAX_YEARS && min < max ? { min, max } : undefined
}
const MAX_FOUND = 12
const BEFORE_LENGTH = 34

/** After the next comma or semicolon and its blank. */
function clauseEnd(sentence: string, from: number): number {
  for (let at = from; at < sentence.length - 1; at++) {
    const code = sentence.charCodeAt(at)
    if ((code === COMMA || code === SEMICOLON) && sentence.charCodeAt(at + 1) === BLANK) return at + 2
  }
  return sentence.length
}
const COMMA = 44
const SEMICOLON = 59
const BLANK = 32

const COUNTS = new Map([...NUMBER_WORDS, ['zero', 0], ['zéro', 0]])
const toCount = (text: string) => COUNTS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'))

/** "Vous devez avoir au moins 18 ans": who has years, and nothing after them, is so old. */
const IS_SO_OLD =
  /(?<![a-zß-ɏ])(?:avoir|ayez|avez|aie|tener|tienes|tenga|tengas|ter|tenha|ten(?:s|has)) (?:(?:au moins|au minimum|plus de|minimum|al menos|como mínimo|más de|mínimo|pelo menos|no mínimo|mais de|ao menos) )*(1[4-9]|2[0-5]) (?:ans|años|anos)(?=[\s.,;)!]*$|[.,;)]| (?:révolus|minimum|cumplidos|completos|ou plus|o más|ou mais|et|y|e)(?![a-zß-ɏ]))|(?<![a-zß-ɏ])(?:be|being|are) (?:at least |over |above |a minimum of )(1[4-9]|2[0-5])(?= ?(?:years)?[\s.,;)!]*$| (?:years )?(?:old|of age|and|to))/i
const AGE =
  /(?<![\d.,])(1[4-9]|2[0-5])(?: ?\+)? ?(?:years?|yrs?|ans|años|anos|Jahre|lat|år|jaar|anni)(?: ?(?:\+|or older|or over|and (?:over|above|older)))?(?: (?:old|of age|alt|révolus|cumplidos|completos|ou mais|o más|et plus|und älter|minimum))?|(?<![a-zß-ɏ])(?:unter|moins de|menores? de|over|above|at least|minimum age(?: of| is|[^.;\d]{1,24}? is)?|(?:nobody|no one|no-one) under|aged?|mindestens|Mindestalter(?: von| ist| beträgt)?:?|âge minimum(?: de)?:?|mayor(?:es)? de|edad mínima(?: de)?:?|maior(?:es)? de|idade mínima(?: de)?:?|über|ab) (1[4-9]|2[0-5])\b(?![.,]?\d)(?! ?(?:%|€|\$|£|km|hours|days|Stunden|Tage|heures|jours|horas|días|dias|months|people|kg|lbs))|\b(mayor de edad|maioridade|maior(?:es)? de idade|volljährig|majeure?)\b/i
const SAYS_AGE =
  /\bof age\b|\byears? old\b|\bor older\b|\bor over\b|\bor above\b|\band (?:over|above|older)\b|\baged?\b|\bover (?:1[4-9]|2[0-5])\b|\bJahre alt\b|Mindestalter|volljährig|vollendet|Lebensjahr|\brévolus\b|(?<![a-zß-ɏ])âge|\bmajeure?\b|\bedad\b|(?:mayor|menor)(?:es)? de|\bmoins de \d|\bunter \d|cumplid[oa]s?|completado|(?:nobody|no one|no-one) under|\bminimum age\b|\bidade\b|maior(?:es)? de|maioridade|completos/i
const OF_OTHERS =
  /\b(?:children|kids|pupils|students|patients|residents|young people|customers|Kinder|Jugendliche|enfants|niñ[oa]s|crianças|we are|history)\b/i

/** The least age that a clause asks for. */
export function requiredAge(clause: string): number | undefined {
  if (OF_OTHERS.test(clause)) return undefined
  const [, own, being] = IS_SO_OLD.exec(clause) ?? []
  if (own !== undefined || being !== undefined) return Number(own ?? being)
  if (!SAYS_AGE.test(clause)) return undefined
  const [, youngest] = AGE_RANGE.exec(clause) ?? []
  if (youngest !== undefined) return Number(youngest)
  if (TIME_OF_OTHERS.test(clause)) return undefined
  const [found, years, other] = AGE.exec(clause) ?? []
  return found === undefined ? undefined : Number(years ?? other ?? ADULT)
}
const ADULT = 18
/** "16 to 24 years old": the least age is the first number. */
const AGE_RANGE =
  /(?<![\d.,])(1[4-9]|2[0-5]) ?(?:-|–|—|to|and|bis|und|à|et|a|y|e) ?\d{2} ?(?:years?|yrs?|ans|años|anos|Jahren?)(?: (?:old|of age|alt|cumplidos|completos))?(?![a-zß-ɏ])/i
/** "For over 21 years" is how long somebody has worked. */
const TIME_OF_OTHERS =
  /(?<![a-zß-ɏ])(?:for|since|seit|pendant|depuis|durante|desde|há|hace) (?:(?:well|more than|over|almost|nearly|über|mehr als|plus de|más de|mais de) )*\d{1,3} ?(?:years?|yrs?|ans|años|anos|Jahren?)(?![a-zß-ɏ])(?! (?:of age|old|or (?:over|older)))/i
