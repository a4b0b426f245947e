import type { EDUCATION_LEVELS, SECURITY_CLEARANCES } from '#profiles/constants'
import { COUNTRIES } from '#shared/countries'
import type { Option } from '#shared/options'

/** What a sentence of a posting asks for beyond skills. English first; German and French cues too. */

type EducationLevel = Option<typeof EDUCATION_LEVELS>
type Clearance = Option<typeof SECURITY_CLEARANCES>

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `(\\d{1,2}(?:[.,]5)?|${NUMBER_WORDS.join('|')})`
const YEARS = new RegExp(
  `(up to |bis zu |jusqu'à )?\\b${COUNT}(?:\\s*\\(\\d{1,2}\\))?\\s*(?:\\+|plus)?\\s*(?:(?:-|–|—|to|or|bis|à|and)\\s*${COUNT}\\s*\\+?)?\\s*(?:\\+|or more|oder mehr|ou plus|full)?\\s*(?:years?|yrs?|jahren?|ans|années?)\\b(\\s*(?:old|of age|d'âge|alt))?`,
  'gi',
)
const OUR_AGE =
  /\b(?:for (?:over|more than|nearly|almost)|over the (?:last|past|next)|(?:last|past|next|first|every|per)|since|founded|established|history|anniversary|warranty|in business|celebrat\w*|growth plan|(?:we|our|us) (?:have|has|been)|seit)\b/i
const MOST_YEARS = 20

/** Years of experience asked for: the least, where a sentence names several the highest of them. */
export function yearsAsked(sentence: string): { min: number; max: number | null } | undefined {
  let asked: { min: number; max: number | null } | undefined
  YEARS.lastIndex = 0
  for (let found = YEARS.exec(sentence); found; found = YEARS.exec(sentence)) {
    const [, upTo, first = '', second, age] = found
    const min = upTo ? 0 : toCount(first)
    const max = upTo ? toCount(first) : second === undefined ? null : toCount(second)
    if (age || min > MOST_YEARS || (asked && asked.min >= min)) continue
    asked = { min, max }
  }
  return asked && !OUR_AGE.test(sentence) ? asked : undefined
}

const toCount = (text: string) => {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase())
  return word === -1 ? Number(text.replace(',', '.')) : word
}

/** Rising; a professional degree stands with a doctorate, 'other' nowhere. */
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
  ['high-school', /high[- ]school|\bGED\b|secondary school|\bAbitur\b|baccalauréat|\bA[- ]levels?\b/i],
  ['associates', /associate'?s?'? degree|associate of (?:arts|science)|\bbac ?\+ ?2\b|\bBTS\b|\bHND\b/i],
  [
    'bachelors',
    /bachelor|undergraduate degree|\bB\.?\s?(?:Sc|Eng|Tech|Com)\b|\bB\.?[AS]\.?(?![\p{L}-])|\bbac ?\+ ?3\b|(?:university|college|four[- ]year|4[- ]year) degree|Hochschul\w*|(?:abgeschlossenes|erfolgreiches) (?:\w+ )?Studium|Studium (?:der|des|im|in)\b|Studienabschluss|diplôme universitaire/iu,
  ],
  [
    'masters',
    /master(?:'s|s'|s)|master (?:degree|of)|\bM\.?\s?(?:Sc|Eng)\b|\bMBA\b|\bM\.?[AS]\.?(?= (?:degree|in|or)\b|\/)|graduate degree|\bbac ?\+ ?5\b|Diplom(?:ingenieur)?\b/i,
  ],
  ['phd', /ph\.?\s?d\b|doctorate|doctoral|promoviert|Doktortitel|doctorat/i],
  ['professional', /\b(?:J\.?D\.?|M\.?D\.?|PharmD|DVM|DDS)\b(?! (?:edwards))/],
]
const NO_DEGREE = /degrees? of\b|high degree\b(?! \w* ?(?:in|required))/i

const degreesIn = (text: string) => DEGREES.flatMap(([level, pattern]) => (pattern.test(text) ? level : []))
const lowest = (levels: readonly EducationLevel[]) => [...levels].sort((a, b) => DEGREE_RANKS[a] - DEGREE_RANKS[b])[0]

/** The least degree that a sentence would take; "degree" alone is a bachelor's. */
export function degreeAsked(sentence: string): EducationLevel | undefined {
  const named = lowest(
    degreesIn(sentence.replace(/(?:under)?graduate degree/gi, (all) => (/^under/i.test(all) ? all : 'master degree'))),
  )
  if (named) return named
  return /\bdegree\b|\bdiplôme\b/i.test(sentence) && !NO_DEGREE.test(sentence) ? 'bachelors' : undefined
}

/** The highest degree that an education entry names. */
export const degreeHeld = (text: string) =>
  [...degreesIn(text)].sort((a, b) => DEGREE_RANKS[b] - DEGREE_RANKS[a])[0] ?? (/\bdiploma\b/i.test(text) ? 'diploma' : undefined)

export const CLEARANCE_RANKS: Readonly<Record<Clearance, number>> = {
  none: 0,
  other: 0,
  'public-trust': 1,
  confidential: 2,
  secret: 3,
  'top-secret': 4,
  sci: 5,
}
const CLEARANCES: readonly [Clearance, RegExp][] = [
  ['sci', /TS\s?\/\s?SCI|\bSCI\b|sensitive compartmented|polygraph/i],
  ['top-secret', /top[- ]secret|\bTS\b/i],
  ['secret', /\bsecret\b/i],
  ['confidential', /confidential clearance/i],
  ['public-trust', /public trust/i],
]
const NO_CLEARANCE =
  /customs clearance|clearance (?:sale|items?|rack)|medical clearance|credit clearance|no (?:security )?clearance|clearance (?:is )?not required|(?:customer|freight|import|export) clearance/i

/** The clearance asked for; `later`: it can be obtained after hiring. */
export function clearanceAsked(sentence: string): { level: Clearance; later: boolean } | undefined {
  if (
    NO_CLEARANCE.test(sentence) ||
    !/clearance|public trust|TS\s?\/\s?SCI|polygraph|security cleared|Sicherheitsüberprüfung|habilitation (?:secret|défense)/i.test(
      sentence,
    )
  )
    return undefined
  const level = CLEARANCES.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'other'
  return {
    level,
    later:
      /\b(?:obtain|eligible|eligibility|ability to (?:get|receive|hold)|undergo|willing\w* to|able to (?:get|gain|pass))\b/i.test(
        sentence,
      ),
  }
}

/** Says who may be hired: none sponsored, sponsorship offered, or only a right to work asked for. */
export function sponsorshipSaid(sentence: string): 'none' | 'offered' | 'authorised' | undefined {
  if (NO_SPONSORSHIP.test(sentence)) return 'none'
  if (SPONSORSHIP_OFFERED.test(sentence)) return 'offered'
  return AUTHORISED.test(sentence) ? 'authorised' : undefined
}
const SPONSORING = '(?:sponsor(?:ship)?s?|visas?|H-?1B|work permits?)'
const NO_SPONSORSHIP = new RegExp(
  [
    `\\b(?:no|not|unable|cannot|can't|don't|doesn't|won't|never|neither|without|isn't|aren't|nor)\\b[^;]{0,80}\\b${SPONSORING}\\b`,
    `\\b${SPONSORING}\\b[^;]{0,50}\\b(?:not|unavailable|no longer|isn't|cannot)\\b`,
    '(?:kein|keine|nicht)[^;]{0,60}\\b(?:Visum|Visa|Sponsoring)',
    '(?:pas|sans|aucun)[^;]{0,60}\\b(?:visa|parrainage)',
  ].join('|'),
  'i',
)
const SPONSORSHIP_OFFERED = new RegExp(
  `\\b${SPONSORING}\\b[^;]{0,40}\\b(?:available|offered|provided|possible|support|assistance|considered)\\b|\\b(?:we|can|will|able to|happy to|do|offer|offers|provide|provides|open to)\\b[^;]{0,30}\\b(?:visa sponsorship|sponsor)\\b|sponsorship for this`,
  'i',
)
const AUTHORISED =
  /(?:authori[sz]ed|eligible|eligibility|right|permission|entitled|permitted|authori[sz]ation) to (?:live and )?work|work (?:authori[sz]ation|permit)|(?:gültige )?Arbeitserlaubnis|Aufenthaltstitel|permis de travail|autorisation de travail/i

/** A country that a sentence names. */
const SHORT_NAMES: readonly [RegExp, string][] = [
  [/\bU\.?\s?S\.?(?:A\.?)?(?![\p{L}])/u, 'United States'],
  [/\bU\.?K\.?(?![\p{L}])/u, 'United Kingdom'],
]
export const countryNamed = (sentence: string) =>
  COUNTRIES.find(({ name }) => sentence.includes(name))?.name ?? SHORT_NAMES.find(([pattern]) => pattern.test(sentence))?.[1]

/** "U.S. persons" includes permanent residents. */
export function citizenshipAsked(sentence: string): { country: string | undefined; residentsToo: boolean } | undefined {
  if (
    /regardless|without regard|discriminat|equal opportunity|irrespective|citizenship status|good citizen|corporate citizen|senior citizen/i.test(
      sentence,
    )
  )
    return undefined
  const us = /\bU\.?\s?S\.?(?:A\.?)?\b|United States|American/.test(sentence)
  if (/\bU\.?\s?S\.? persons?\b|\bITAR\b/.test(sentence)) return { country: 'United States', residentsToo: true }
  const asks =
    /(?:must|need to|required to|have to) be (?:an? )?[^;]{0,30}citizens?\b|citizenship (?:is )?(?:required|mandatory|a must)|citizens? only|(?:requires?|proof of|require) [^;]{0,20}citizenship|(?:hold|holding|have|possess)\w* [^;]{0,20}citizenship|Staatsangehörigkeit (?:erforderlich|zwingend)|nationalité [^;]{0,20}(?:requise|obligatoire|exigée)/i.test(
      sentence,
    ) || /^\W*(?:US|U\.S\.) citizen(?:ship)?\W*$/i.test(sentence)
  if (!asks) return undefined
  return { country: us ? 'United States' : countryNamed(sentence), residentsToo: /permanent resident|green card/i.test(sentence) }
}

const DRIVING = /driver'?s?'?\s+licen[cs]e|driving\s+licen[cs]e|driver'?s permit|Führerschein|permis (?:de conduire|B)\b/i
export const asksForDriving = (sentence: string) => DRIVING.test(sentence.replaceAll('’', "'"))
