import { hasDenial } from '@jobapply/language/negation'
import { asksForDegree, readDegree } from '#read/kinds/degrees'
import { requiredDriving } from '#read/kinds/driving'
import { DUTIES, isDuty, namesCheck } from '#read/kinds/duties'
import { eitherWay } from '#read/kinds/either-way'
import { requiredLanguages } from '#read/kinds/languages'
import { requiredLicences } from '#read/kinds/licences'
import { requiredResidence } from '#read/kinds/residence'
import { readSubject, type Subject } from '#read/kinds/subject'
import { subjectOfYears } from '#read/kinds/subject-of-years'
import { isUnderstood } from '#read/kinds/understood'
import { firstCountryIn, requiredCitizenship, requiredClearance, sponsorshipPolicy } from '#read/kinds/work-rights'
import { requiredAge, requiredYears } from '#read/kinds/years'
import { papersIn, partsOf, wordsBetween } from '#read/sentence/parts-of-clause'
import { isAboutPay, speaksOfOthers } from '#read/sentence/speaker'
import type { Strength } from '#read/sentence/strength'
import { HINT } from '#read/text/hints'
import { ROLE, type Role } from '#read/text/role'
import type { Hits } from '#read/text/scan'
import type { Spans } from '#spans'
import { cueBit } from '#tables/vocabulary'
import type { Requirements, Stated } from './conditions.ts'

const [YEARS, DEGREE, CLEARANCE, CITIZEN, SPONSOR, LICENCE, EXPERIENCE, EQUIVALENT, LANGUAGE] = (
  ['years', 'degree', 'clearance', 'citizen', 'sponsor', 'licence', 'experience', 'equivalent', 'language'] as const
).map(cueBit) as [number, number, number, number, number, number, number, number, number]
const RESIDENCE = cueBit('residence')
const AGE = cueBit('age')
const VEHICLE = cueBit('vehicle')
const CHECK = cueBit('check')
const NO_ASK = cueBit('aside') | cueBit('benefit')
const ANY_DUTY = DUTIES.reduce((bits, { bit }) => bits | bit, 0)
/** Sentences without one of these state no condition. */
export const READ = YEARS | DEGREE | CLEARANCE | CITIZEN | SPONSOR | RESIDENCE | LICENCE | LANGUAGE | AGE | VEHICLE | ANY_DUTY

/** Read in sentences that ask for nothing by their section too. */
const READ_ANYWHERE = CITIZEN | AGE | ANY_DUTY | YEARS | DEGREE
/** Read only where a sentence asks for something: it is worth finding out. */
export const READ_IF_ASKED = LICENCE | LANGUAGE | VEHICLE | YEARS
/** Read of the whole sentence. */
export const READ_LEGAL = SPONSOR | RESIDENCE
/** Read in every sentence. */
export const READ_ALWAYS = READ_ANYWHERE | CLEARANCE | SPONSOR | RESIDENCE

/** A posting that asks for more of one kind is a list of jobs, or an attack. */
const MAX_OF_A_KIND = 30

type Reading = {
  text: string
  spans: Spans
  hits: Hits
  sentence: number
  cues: number
  hints: number
  isLicensed: boolean
  /** The whole sentence. */
  words: string
  /** Whoever lacks what it names is refused. */
  isRefusal: boolean
  /** It asks only in a case that need not come. */
  isSupposed: boolean
  requirements: Requirements
}
/** `isPart`: the sentence has others beside it. */
type ReadClause = Strength & { said: string; from: number; role: Role; modality: string | null; isPart: boolean }

const adder =
  (sentence: number) =>
  <T>(list: Stated<T>[], nice: boolean, value: T | undefined) => {
    if (value !== undefined && list.length < MAX_OF_A_KIND) list.push({ sentence, nice, value })
  }

/** How a sentence about who may be hired asks: `isSpared` where it says that nobody asks for it. */
type LegalStrength = { isWish: boolean; isAsked: boolean; isRefusal: boolean; isSpared: boolean }

/** "No sponsorship" refuses an offer: only there a denial asks for something. */
const NAMES_OFFER = /sponsor|(?<![a-z])vis(?:a|um|ad|to)|patroc|parrain|H-?1B/i

/** What a whole sentence says of who may be hired: it counts in every section. */
export function readLegal({ cues, hints, sentence, requirements }: Reading, words: string, how: LegalStrength) {
  const { isWish, isAsked, isRefusal, isSpared } = how
  const add = adder(sentence)
  if ((cues & SPONSOR) !== 0 && (!isSpared || NAMES_OFFER.test(words))) {
    const offer = sponsorshipPolicy(words, isAsked && (isRefusal || !speaksOfOthers(words, hints)))
    // What the employer gives asks for nothing more.
    if (offer)
      add(requirements.sponsorships, isWish && offer !== 'offered', {
        offer,
        country: firstCountryIn(words),
        ...(offer === 'offered' ? {} : doubt(words)),
      })
  }
  if ((cues & RESIDENCE) !== 0 && !isSpared) add(requirements.residences, isWish, requiredResidence(words, hints, isRefusal))
}

/** "Experience of steel doors (two years preferred)": a bracket speaks of what stands before it. */
function subjectBefore({ text, spans, hits, sentence }: Reading, from: number): Subject | null {
  const start = spans.from[sentence] as number
  const before = text.slice(start, from)
  const open = before.trimEnd().length - 1
  if (before.charAt(open) !== '(') return null
  return readSubject(text, spans, hits, sentence, start, start + open) ?? null
}

/** Marks what cannot be told as met, since some of its words are not understood. */
const doubt = (said: string): { isUnsure?: true } => (isUnderstood(said) ? {} : { isUnsure: true })

/** The statements of one clause. Every kind is looked for: one beside another is not lost. */
export function readClause(reading: Reading, clause: ReadClause) {
  const { text, spans, hits, sentence, cues, hints, isLicensed, isRefusal, isSupposed, requirements } = reading
  const { said, from, role, isAsked, nice, isDropped, modality, isPart } = clause
  const add = adder(sentence)
  const isWish = modality === 'wish'
  // One that is arranged after hiring is asked for too; that of the team or the customers is not the applicant's.
  const mayBeCleared = (cues & CLEARANCE) !== 0 && modality !== 'negated' && (isRefusal || !speaksOfOthers(said, hints))
  const clearance = mayBeCleared ? requiredClearance(said, isRefusal) : undefined
  add(requirements.clearances, nice, clearance && { ...clearance, ...doubt(said) })
  if (isDropped) return
  if (!isAsked && ((cues & READ_ANYWHERE) === 0 || role === ROLE.usual)) return
  if (modality !== 'wish' && !isRefusal && speaksOfOthers(said, hints)) return
  const citizenship =
    (cues & CITIZEN) !== 0 ? requiredCitizenship(said, isRefusal || (modality === 'must' && isUnderstood(said))) : undefined
  add(requirements.citizenships, isWish, citizenship && { ...citizenship, ...doubt(said) })
  const age = (cues & AGE) !== 0 ? requiredAge(said) : undefined
  if ((cues & NO_ASK) === 0) add(requirements.ages, isWish, age)
  if ((cues & ANY_DUTY) !== 0 && (cues & NO_ASK) === 0 && !isSupposed)
    for (const duty of DUTIES)
      if ((cues & duty.bit) !== 0 && isDuty(duty.name, said, role, modality, isPart))
        add(requirements.duties, duty.name === 'check' ? isWish : nice, duty.valueOf(said))
  const isFirmAside = role === ROLE.aside
  if (isFirmAside && !isAsked) return
  const isPay = (cues & (YEARS | DEGREE)) !== 0 && modality === null && isAboutPay(said, hints)
  const years =
    !isFirmAside && !isPay && (cues & YEARS) !== 0 && ((cues & EXPERIENCE) !== 0 || isAsked)
      ? requiredYears(said, hints).filter(
          ({ min, isGlued }) => min !== age && (!isGlued || (isAsked && (modality === 'must' || role === ROLE.must))),
        )
      : []
  const mayAskDegree = !isFirmAside && !isPay && (cues & DEGREE) !== 0 && (isAsked || asksForDegree(said))
  const way = years.length > 0 && mayAskDegree ? eitherWay(said) : undefined
  const asked = years.map((one) => ({
    min: one.min,
    max: one.max,
    about: subjectOfYears(text, spans, hits, sentence, from, said, one, years) ?? subjectBefore(reading, from),
    unless: way?.unless ?? null,
  }))
  // Where years are enough instead of a degree, the degree is told with them.
  if (way?.degree === undefined) for (const one of asked) add(requirements.years, nice, one)
  const papers = mayAskDegree && isLicensed ? papersIn(hits, wordsBetween(spans, sentence, from, from + said.length)) : []
  const degree = mayAskDegree ? readDegree(way?.degree ?? said, papers) : undefined
  if (degree && requirements.degrees.length < MAX_OF_A_KIND)
    requirements.degrees.push({
      sentence,
      nice,
      value: { ...degree, orYears: way?.degree === undefined ? null : (asked[0] ?? null) },
      isFirm: way?.degree === undefined && isAsked && !nice && (cues & EQUIVALENT) === 0 && !degree.hasOtherWay,
    })
  if (!isAsked) return
  const driving =
    (hints & HINT.drives) !== 0 && (cues & (LICENCE | VEHICLE)) !== 0 ? requiredDriving(said, (cues & VEHICLE) !== 0) : []
  const isUnsure = driving.length > 0 && modality === null && hasDenial(reading.words)
  for (const one of driving) add(requirements.driving, nice, isUnsure ? { ...one, isUnsure } : one)
  // "Habilitation" is the word for a clearance and for papers, and so is "authorization" beside a citizenship.
  const namesPaper = (hints & HINT.paper) !== 0
  const mayNamePaper = clearance === undefined && citizenship === undefined && namesPaper
  if (isLicensed || (mayNamePaper && (cues & (LICENCE | VEHICLE)) !== 0))
    for (const { start, end, isListed } of partsOf(said, years.length > 0, degree !== undefined, driving.length > 0)) {
      const [first, last] = wordsBetween(spans, sentence, from + start, from + end)
      if ((cues & CHECK) !== 0 && papersIn(hits, [first, last]).length === 0 && namesCheck(said.slice(start, end))) continue
      for (const one of requiredLicences(text, spans, hits, first, last, said.slice(start, end), isListed, namesPaper))
        add(requirements.licences, nice, one)
    }
  if ((cues & LANGUAGE) !== 0)
    for (const one of requiredLanguages(text, spans, sentence, from, said, years.length > 0 || degree !== undefined))
      add(requirements.languages, nice, one)
}
