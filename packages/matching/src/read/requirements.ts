import type { EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import type { Option } from '@jobapply/core/shared/options'
import { NUMBER_WORDS } from '@jobapply/language/number-words'

/** Years, degrees and driving licences that a sentence of a posting requires, in nine languages. */

type EducationLevel = Option<typeof EDUCATION_LEVELS>

const COUNT = `(\\d{1,2}(?:[.,]5)?|zero|zéro|${[...NUMBER_WORDS.keys()].join('|')})`
/** For sentences with single blanks (`plainWords`). */
const yearsWith = (count: string) =>
  new RegExp(
    `(?<![\\wÀ-ÿ.,])${count}(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus)? ?(?:(?:-|–|—|to|or|bis|à|and|a|tot|do|till) ?${COUNT} ?\\+?)? ?(?:\\+|or more|oder mehr|ou plus|full|o más|of meer|o più|ou mais|lub więcej|eller mer)? ?(?:years?|yrs?|jahre?n?|ans?|années?|años?|jaar|jaren|ann[io]|anos?|lata|lat|roku?|års?)(?![\\wÀ-ÿ-])( ?(?:old|of age|or older|d'âge|alt)\\b)?`,
    'gi',
  )
/** Most sentences write the number in digits, which are found many times faster than words. */
const YEARS_IN_DIGITS = yearsWith('(\\d{1,2}(?:[.,]5)?)')
const YEARS = yearsWith(COUNT)
const UP_TO = /(?:up to|bis zu|jusqu'à|hasta|tot|fino a|até|do|upp till) $/i
const UP_TO_LENGTH = 10
/** Years that are not experience: the company's age, a contract term, somebody's age, how long a licence was held. */
const OTHER_YEARS = new RegExp(
  `\\b(?:${[
    '(?:for (?:over|more than|nearly|almost)|over the (?:last|past|next)|last|past|next|first|every|per|since|founded|established|history|anniversary|warranty|in business|celebrat\\w*|growth plan|(?:we|our|us) (?:have|has|been)|seit|depuis|fort de|combined experience|collective experience|on average|fixed[- ]term|sabbatical|contract (?:of|for)|vesting)\\b',
    'our [\\wÀ-ÿ]+(?: [\\wÀ-ÿ]+)? (?:has|have|brings?|with) (?:over |more than )?\\d',
    `(?:company|agency|firm|brand|business|practice|employer|group|leader|family) with (?:over |more than |nearly |almost )?${COUNT}`,
    `(?:aged|children|kids|pupils|patients|infants)(?: aged| from| between| of)? ${COUNT}\\b`,
    `licen[cs]e[\\wÀ-ÿ ]{0,12} (?:held )?for (?:at least |over |more than )?${COUNT}`,
    `after ${COUNT}`,
    `(?:train(?:ing)?|programme|program|course|apprenticeship)[\\wÀ-ÿ ]{0,12} (?:for|of|over) ${COUNT}`,
  ].join('|')})`,
  'i',
)
const MAX_YEARS = 20
const ALTERNATIVE = /\bor\b|\boder\b|\bou\b|\//i

/** `from` and `to`: where the number and its unit stand in the sentence. */
type RequiredYears = { min: number; max: number | null; from: number; to: number }

/**
 * The minimum years of experience; the highest minimum when a sentence names several. The exception is "a bachelor's with 8 years or a
 * master's with 4", where the lowest is enough.
 */
export const requiredYears = (sentence: string): RequiredYears | undefined =>
  (/\d/.test(sentence) ? yearsIn(sentence, YEARS_IN_DIGITS) : undefined) ?? yearsIn(sentence, YEARS)

function yearsIn(sentence: string, pattern: RegExp): RequiredYears | undefined {
  let required: RequiredYears | undefined
  let offset = 0
  let lowest: boolean | undefined
  while (offset < sentence.length) {
    const start = offset
    offset = clauseEnd(sentence, start)
    const clause = start === 0 && offset === sentence.length ? sentence : sentence.slice(start, offset)
    // Once for each clause: a clause may name hundreds of numbers of years.
    let isOther: boolean | undefined
    pattern.lastIndex = 0
    for (let found = pattern.exec(clause); found; found = pattern.exec(clause)) {
      const [, first = '', second, age] = found
      const upTo = UP_TO.test(clause.slice(Math.max(0, found.index - UP_TO_LENGTH), found.index))
      const min = upTo ? 0 : toCount(first)
      if (age || min > MAX_YEARS) continue
      isOther ??= OTHER_YEARS.test(clause)
      if (isOther) break
      if (required) {
        lowest ??= ALTERNATIVE.test(sentence) && degreesIn(sentence).length > 1
        if (lowest ? required.min <= min : required.min >= min) continue
      }
      required = {
        min,
        max: upTo ? toCount(first) : second === undefined ? null : toCount(second),
        from: start + found.index,
        to: start + found.index + found[0].length,
      }
    }
  }
  return required
}

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

/** A professional degree ranks with a doctorate; 'other' is not ranked. */
export const DEGREE_RANKS: Readonly<Record<EducationLevel, number>> = {
  other: 0,
  'high-school': 1,
  diploma: 2,
  associates: 3,
  bachelors: 4,
  masters: 5,
  phd: 6,
  professional: 6,
}
const DEGREES: readonly [EducationLevel, RegExp][] = [
  [
    'high-school',
    /wykształcenie średnie|gymnasie\w*|bachillerato|ensino secundário|high[- ]school|\bGED\b|secondary school|\bAbitur\b|baccalauréat|\bA[- ]levels?\b/i,
  ],
  [
    'diploma',
    /(?<!high[- ]school )\bdiploma (?:in|of|di)\b|\bAusbildung\b|Berufsausbildung|\bLehre\b|Gesellenbrief|\b(?:CAP|BEP)\b|formación profesional|ciclo formativo|\bmbo\b|istituto (?:alberghiero|tecnico|professionale)|wykształcenie (?:zawodowe|techniczne)|\bNVQ\b|yrkesutbildning/i,
  ],
  ['associates', /associate'?s?'? degree|associate of (?:arts|science)|\bA[DS]N\b|\bbac ?\+ ?2\b|\bBTS\b|\bHND\b/i],
  [
    'bachelors',
    /bachelor|undergraduate degree|\bB\.?\s?(?:Sc|Eng|Tech|Com)\b|\bB\.Ed\b|\b(?:BSN|LLB|BFA)\b|\bB\.[AS]\.|\bB[AS](?= (?:degree|in|or|with|required|preferred)\b|\/|,|$)|\bbac ?\+ ?3\b|(?:university|college|four[- ]year|4[- ]year) degree|Hochschul\w*|(?:abgeschlossenes|erfolgreiches) (?:\w+ )?Studium|Studium (?:der|des|im|in)\b|Studienabschluss|diplôme universitaire|\blicence en\b|\bgrado (?:en|universitario)|licenciatura|titulación universitaria|diplomatura|\bhbo\b|\bwo[- ]|\blaurea\b|wykształcenie wyższe|wyższe wykształcenie|studia wyższe|högskole\w*|universitetsexamen|kandidatexamen/i,
  ],
  [
    'masters',
    /master(?:'s|s'|s(?![\wÀ-ÿ]))|\bmaster (?:en|in|of|w|i)\b|niveau master|\bmáster (?:en|universitario)|laurea magistrale|mestrado|\bmagister|civilingenjör\w*|diplôme d'ingénieur|\bLLM\b|master (?:degree|of)|Masterstudium|\bM\.?\s?(?:Sc|Eng)\b|\bM\.Ed\b|\b(?:MBA|MSN|MSW|MFA)\b|\bM\.?[AS]\.?(?= (?:degree|in|or)\b|\/)|graduate degree|\bbac ?\+ ?5\b|Diplom(?:ingenieur)?\b/i,
  ],
  ['phd', /ph\.?\s?d\b|doctorate|doctoral|promoviert|Doktortitel|doctorat|doctorado|dottorato|doutoramento|doktorat/i],
  ['professional', /\b(?:Juris Doctor|J\.?D\.?|M\.?D\.?|PharmD|DVM|DDS)\b(?! (?:edwards))/],
]
const OTHER_DEGREE_SENSE = /degrees? of\b|high degree\b(?! \w* ?(?:in|required))|\d[- ]degrees?\b|diplôme d'État/i
/** The degrees of students whom the person would teach. */
const STUDENTS_DEGREE =
  /(?:bachelor|master|undergraduate|doctoral)\S*(?: (?:and|or|&) \S+)? (?:students?|thes[ei]s|programmes?|programs?|courses?)\b/gi
/** The employer pays for the degree. */
const PAID_BY_EMPLOYER = /\b(?:we|wir|nous) (?:[\wÀ-ÿ]+ )?(?:pay|fund|support|sponsor|reimburse|zahlen|fördern|financ)[\wÀ-ÿ]*/i
/** An accepted alternative, or a degree in progress: a missing degree is no knock-out then. */
const ALTERNATIVE_PATH =
  /\bor (?:(?!and|with)[\wÀ-ÿ]+ ){0,3}(?:experience|training|qualifications?|certification|apprenticeship|diploma)\b|in lieu of|(?:in place|instead) of (?:a |the )?degree|pursuing|enrolled|working towards?|studying (?:for|towards?)|immatrikuliert|Student\b|(?:Ausbildung|Lehre)[\wÀ-ÿ,/ -]* oder |oder (?:[\wÀ-ÿ]+ ){0,3}(?:Berufsausbildung|Ausbildung|Lehre|Erfahrung|Qualifikation)|en cours d'études|ou (?:[\wÀ-ÿ]+ ){0,2}expérience/i
export const acceptsAlternative = (sentence: string) => ALTERNATIVE_PATH.test(sentence)

const degreesIn = (text: string) => DEGREES.flatMap(([level, pattern]) => (pattern.test(text) ? level : []))
const lowest = (levels: readonly EducationLevel[]) => [...levels].sort((a, b) => DEGREE_RANKS[a] - DEGREE_RANKS[b])[0]

/** The lowest degree that a sentence accepts; "degree" alone means a bachelor's. */
export function requiredDegree(sentence: string): EducationLevel | undefined {
  const named = lowest(
    degreesIn(
      sentence
        .replace(STUDENTS_DEGREE, ' ')
        .replace(/(?:under)?graduate degree/gi, (all) => (/^under/i.test(all) ? all : 'master degree')),
    ),
  )
  if (named) return PAID_BY_EMPLOYER.test(sentence) ? undefined : named
  return /\bdegree\b|\bdiplôme\b/i.test(sentence) && !OTHER_DEGREE_SENSE.test(sentence) ? 'bachelors' : undefined
}

/** The highest degree in an education entry, where "BA" is unambiguous. */
export const highestDegreeIn = (text: string) =>
  [...degreesIn(text)].sort((a, b) => DEGREE_RANKS[b] - DEGREE_RANKS[a])[0] ??
  (/\bB\.?[AS]\.?(?![\p{L}-])/iu.test(text) ? 'bachelors' : /\bdiploma\b/i.test(text) ? 'diploma' : undefined)
