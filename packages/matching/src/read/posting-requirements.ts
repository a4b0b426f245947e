import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import type { Spans } from '#spans'
import { cueBit, vocabulary } from '#tables/vocabulary'
import { type AskedDegree, readDegree } from './degrees.ts'
import { type AskedLanguages, requiredLanguages } from './languages.ts'
import { type AskedLicence, requiredLicence, requiresDriving } from './licences.ts'
import { requiredYears } from './requirements.ts'
import { requiredResidence } from './residence.ts'
import type { Hits } from './scan.ts'
import { ROLE } from './sections.ts'
import { lowerBound, readSubject, type Subject } from './subject.ts'
import { firstCountryIn, requiredCitizenship, requiredClearance, sponsorshipPolicy } from './work-rights.ts'

/** Stored as JSON by `packFacts`: keys never change. */
type Stated<T> = { sentence: number; nice: boolean; value: T }
/** `about` is null for years of any work. */
type AskedYears = { min: number; max: number | null; about: Subject | null }
/** What only the person can judge. */
type Duty = 'check' | 'shift' | 'travel' | 'physical'
export type Requirements = {
  years: Stated<AskedYears>[]
  /** Firm: a must without an accepted alternative. */
  degrees: (Stated<AskedDegree> & { isFirm: boolean })[]
  clearances: Stated<NonNullable<ReturnType<typeof requiredClearance>>>[]
  citizenships: Stated<NonNullable<ReturnType<typeof requiredCitizenship>>>[]
  sponsorships: Stated<{ offer: NonNullable<ReturnType<typeof sponsorshipPolicy>>; country: string | undefined }>[]
  driving: Stated<true>[]
  /** Countries, states and world regions (keys of REGIONS) that people must live in. */
  residences: Stated<string[]>[]
  licences: Stated<AskedLicence>[]
  languages: Stated<AskedLanguages>[]
  /** They change no score, so packed facts leave them out. */
  duties: Stated<Duty>[]
}

const [YEARS, DEGREE, CLEARANCE, CITIZEN, SPONSOR, LICENCE, EXPERIENCE, EQUIVALENT, LANGUAGE] = (
  ['years', 'degree', 'clearance', 'citizen', 'sponsor', 'licence', 'experience', 'equivalent', 'language'] as const
).map(cueBit) as [number, number, number, number, number, number, number, number, number]
const RESIDENCE = cueBit('residence')
const MUST = cueBit('must')
const ASIDE = cueBit('aside')
const BENEFIT = cueBit('benefit')
const DUTIES = (['check', 'shift', 'travel', 'physical'] as const).map((duty) => [duty, cueBit(duty)] as const)
const ANY_DUTY = DUTIES.reduce((bits, [, bit]) => bits | bit, 0)
/** What is read in sentences that ask for nothing by their section, and in those that do. */
const READ_ANYWHERE = YEARS | DEGREE | CLEARANCE | CITIZEN | SPONSOR | RESIDENCE
const READ_IF_ASKED = READ_ANYWHERE | LICENCE | LANGUAGE
/** These count in every section, even under "About us". */
const LEGAL = CLEARANCE | CITIZEN | SPONSOR | RESIDENCE

/** A posting that asks for more of one kind is a list of jobs, or an attack. */
const MAX_OF_A_KIND = 30
const addDuty = (duties: Requirements['duties'], one: Stated<Duty>) => {
  if (duties.length < MAX_OF_A_KIND) duties.push(one)
}

export const noRequirements = (): Requirements => ({
  years: [],
  degrees: [],
  clearances: [],
  citizenships: [],
  sponsorships: [],
  driving: [],
  residences: [],
  licences: [],
  languages: [],
  duties: [],
})

/** Reads only the sentences with a cue word. */
export function readRequirements(text: string, spans: Spans, hits: Hits, roles: Uint8Array): Requirements {
  const requirements = noRequirements()
  const licensed = sentencesWithLicence(hits)
  let nextLicensed = 0
  const told = new Set<string>()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence]
    while (nextLicensed < licensed.length && (licensed[nextLicensed] as number) < sentence) nextLicensed++
    if (role === ROLE.heading) continue
    const nice = role === ROLE.nice
    const hasDuty = (cues & ANY_DUTY) !== 0 && (cues & (ASIDE | BENEFIT)) === 0
    // "You hold a forklift licence" is asked for among the benefits too.
    const isFirmAside = role === ROLE.aside && (cues & MUST) !== 0 && (cues & (ASIDE | BENEFIT)) === 0
    const isAsked = role === ROLE.must || nice || isFirmAside
    const isLicensed = isAsked && licensed[nextLicensed] === sentence
    const isRead =
      cues & (isFirmAside ? LEGAL | LICENCE | LANGUAGE : role === ROLE.aside ? LEGAL : isAsked ? READ_IF_ASKED : READ_ANYWHERE)
    if (isRead === 0 && !isLicensed && !hasDuty) continue
    const preferredFrom = nice ? 0 : (hits.prefersFrom[sentence] as number)
    const from = spans.from[sentence] as number
    const end = (preferredFrom > 0 ? spans.starts[preferredFrom - 1] : spans.to[sentence]) as number
    const lastWord = preferredFrom > 0 ? preferredFrom - 1 : (spans.firstWord[sentence + 1] as number)
    const to = Math.min(end, from + POINT_MAX_LENGTH)
    const words = plainWords(text.slice(from, to))
    // Sources list the requirements of the description a second time.
    const statement = `${role} ${withoutBullet(words)}`
    if (told.has(statement)) continue
    told.add(statement)
    if (hasDuty)
      for (const [duty, bit] of DUTIES)
        if ((cues & bit) !== 0 && (role !== ROLE.aside || duty !== 'travel' || (cues & MUST) !== 0))
          addDuty(requirements.duties, { sentence, nice, value: duty })
    if (isRead === 0 && !isLicensed) continue
    const add = <T>(list: Stated<T>[], value: T | undefined) => {
      if (value !== undefined && list.length < MAX_OF_A_KIND) list.push({ sentence, nice, value })
    }
    if ((cues & SPONSOR) !== 0) {
      const offer = sponsorshipPolicy(words)
      if (offer) add(requirements.sponsorships, { offer, country: firstCountryIn(words) })
    }
    if ((cues & CLEARANCE) !== 0) add(requirements.clearances, requiredClearance(words))
    if ((cues & CITIZEN) !== 0) add(requirements.citizenships, requiredCitizenship(words))
    if ((cues & RESIDENCE) !== 0) add(requirements.residences, requiredResidence(words))
    if (role === ROLE.aside && !isFirmAside) continue
    const years =
      !isFirmAside && (cues & YEARS) !== 0 && ((cues & EXPERIENCE) !== 0 || isAsked) ? requiredYears(words) : undefined
    if (years) {
      const isEven = words.length === to - from
      const about = isEven
        ? subjectOfYears(text, spans, hits, sentence, from, words, years)
        : readSubject(text, spans, hits, sentence, from, to)
      add(requirements.years, { min: years.min, max: years.max, about: about ?? null })
    }
    const degree =
      !isFirmAside && (cues & DEGREE) !== 0
        ? readDegree(words, licensed[nextLicensed] === sentence ? papersIn(hits, sentence) : [])
        : undefined
    if (degree && requirements.degrees.length < MAX_OF_A_KIND)
      requirements.degrees.push({
        sentence,
        nice,
        value: degree,
        isFirm: role === ROLE.must && (cues & EQUIVALENT) === 0 && !degree.hasOtherWay,
      })
    if (!isAsked) continue
    const drives = (cues & LICENCE) !== 0 && requiresDriving(words)
    if (drives) add(requirements.driving, true)
    else if (((cues & LICENCE) !== 0 || isLicensed) && !years && (!degree || asksForPaper(words)))
      add(requirements.licences, requiredLicence(text, spans, hits, sentence, lastWord, words))
    if ((cues & LANGUAGE) !== 0 && !years && !degree)
      add(requirements.languages, requiredLanguages(text, spans, sentence, to, words))
  }
  return requirements
}

/** The sentences that name a known licence, in their order. */
function sentencesWithLicence(hits: Hits): number[] {
  const { licences } = vocabulary()
  const sentences: number[] = []
  for (let hit = 0; hit < hits.skills; hit++)
    if (licences[hits.skillIds[hit] as number] === 1) sentences.push(hits.skillSentences[hit] as number)
  return sentences
}

/** The known licences that a sentence names. */
function papersIn(hits: Hits, sentence: number): number[] {
  const { licences } = vocabulary()
  const ids: number[] = []
  for (let hit = lowerBound(hits.skillSentences, hits.skills, sentence); hits.skillSentences[hit] === sentence; hit++) {
    if (hit >= hits.skills) break
    const id = hits.skillIds[hit] as number
    if (licences[id] === 1 && !ids.includes(id)) ids.push(id)
  }
  return ids
}

/** A licence beside a degree: "Bachelor's degree and Michigan teaching certification". */
const asksForPaper = (words: string) => /\b(?:certifi|licens|licenc|registration|registered with|accredit)/i.test(words)

const LIST_GOES_ON = /^[^;.]{0,80}\b(?:or|oder|ou|lub|eller)\b/i
const DEGREE_WORDS = /degree|bachelor|master|diplom|studium|phd|licence|grado/i

/** What the years are about: the words after the number up to the end of the clause, with those before it in the same clause. */
function subjectOfYears(
  text: string,
  spans: Spans,
  hits: Hits,
  sentence: number,
  from: number,
  words: string,
  years: { from: number; to: number },
): Subject | undefined {
  const after = words.slice(years.to)
  const stop = after.search(/[;.](?:\s|$)|\s[–—-]\s/)
  const comma = after.search(/,\s/)
  const isCut = comma >= 0 && (stop < 0 || comma < stop) && !LIST_GOES_ON.test(after.slice(comma + 1))
  const end = years.to + (isCut ? comma : stop >= 0 ? stop : after.length)
  const before = words.slice(0, years.from)
  const clause = Math.max(before.lastIndexOf(', '), before.lastIndexOf('; '), before.lastIndexOf(': '), -1) + 1
  const start = DEGREE_WORDS.test(before.slice(clause)) ? years.to : clause
  return readSubject(text, spans, hits, sentence, from + start, from + end)
}

/** The same statement may be a point of one list and a line of another. */
export const withoutBullet = (words: string) => words.replace(/^[\s•·*–—-]+/, '').trimEnd()

const UNEVEN_BLANKS = /[^\S ]| {2}/
/**
 * Single blanks and straight quotes. What follows in an overlong sentence is ignored, so that no pattern sees a long text. Most sentences
 * need no change, and looking is cheaper than replacing.
 */
export function plainWords(text: string): string {
  const cut = text.slice(0, POINT_MAX_LENGTH)
  const even = UNEVEN_BLANKS.test(cut) ? cut.replace(/\s+/g, ' ') : cut
  return even.includes('’') ? even.replaceAll('’', "'") : even
}
