import type { JobListing } from '#jobs/schema'
import { asksForDriving, citizenshipAsked, clearanceAsked, degreeAsked, sponsorshipSaid, yearsAsked } from './asks.ts'
import { NEED_WEIGHTS, SKILLS_A_SENTENCE } from './constants.ts'
import { type Hits, scan } from './scan.ts'
import { ROLE, readRoles } from './sections.ts'
import type { Spans } from './spans.ts'
import { cueBit, vocabulary } from './vocabulary.ts'

/** A skill that a posting asks for, how much, and the sentence that says so first. */
export type Need = { skill: number; weight: number; nice: boolean; sentence: number }
type Said<T> = { sentence: number; nice: boolean; value: T }
export type Asks = {
  years: Said<NonNullable<ReturnType<typeof yearsAsked>>>[]
  degrees: (Said<NonNullable<ReturnType<typeof degreeAsked>>> & { orEquivalent: boolean })[]
  clearances: Said<NonNullable<ReturnType<typeof clearanceAsked>>>[]
  citizenships: Said<NonNullable<ReturnType<typeof citizenshipAsked>>>[]
  sponsorships: Said<NonNullable<ReturnType<typeof sponsorshipSaid>>>[]
  driving: Said<true>[]
  /** Licences of the vocabulary: one of a sentence's is enough. */
  licences: Said<number[]>[]
}

/** A job as matching reads it: once, for all profiles. */
export type Posting = {
  job: PostedJob
  text: string
  /** Where each sentence stands in the text. */
  from: number[]
  to: number[]
  roles: Uint8Array
  /** Every skill that the text names, also in asides. */
  named: number[]
  needs: Need[]
  /** Title variations: in the title, in the rest, and those of the title that no longer one contains. */
  inTitle: number[]
  inText: number[]
  titleIs: number[]
  asks: Asks
}
/** What is read of a listing. */
export type PostedJob = Pick<
  JobListing,
  | 'id'
  | 'title'
  | 'company'
  | 'location'
  | 'city'
  | 'region'
  | 'country'
  | 'workMode'
  | 'jobType'
  | 'level'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryPeriod'
  | 'postedAt'
  | 'description'
  | 'requirements'
  | 'skills'
>

export function readPosting(job: PostedJob): Posting {
  const text = textOf(job)
  const { spans, hits } = scan(text)
  const roles = new Uint8Array(spans.sentences)
  readRoles(text, spans, hits, roles)
  const titleSentences = countTitleSentences(spans, job.title.length)
  roles.fill(ROLE.must, 0, titleSentences)
  return {
    job,
    text,
    from: copyOf(spans.from, spans.sentences),
    to: copyOf(spans.to, spans.sentences),
    roles,
    ...readNeeds(hits, roles, titleSentences),
    ...readVariations(hits, spans.firstWord[titleSentences] as number),
    asks: readAsks(text, spans, hits, roles, titleSentences),
  }
}

/** A plain array: small typed arrays cost more to make than to read. */
function copyOf(list: Int32Array, length: number): number[] {
  const copy: number[] = []
  for (let index = 0; index < length; index++) copy.push(list[index] as number)
  return copy
}

export const sentenceOf = ({ text, from, to }: Posting, sentence: number) =>
  text
    .slice(from[sentence], to[sentence])
    .replace(/^[\s•*·–-]+/, '')
    .trim()

/** The title stands first, then the source's tags, then the description and what the source keeps apart from it. */
function textOf({ title, description, requirements: { must, nice }, skills }: PostedJob): string {
  const lines = [title]
  if (skills.length > 0) lines.push(skills.join(', '))
  lines.push(description)
  if (must.length > 0) lines.push('Requirements:', ...must)
  if (nice.length > 0) lines.push('Nice to have:', ...nice)
  lines.push('')
  // One flat string: a string glued with + is read much more slowly, character by character.
  return lines.join('\n')
}

function countTitleSentences({ sentences, from }: Spans, length: number): number {
  let count = 0
  while (count < sentences && (from[count] as number) < length) count++
  return count
}

/** Where a skill is in the list of needs, plus one; cleared after each posting. */
const places = { list: new Int16Array(0) }

function readNeeds(hits: Hits, roles: Uint8Array, titleSentences: number): Pick<Posting, 'named' | 'needs'> {
  const { skills, skillWeights } = vocabulary()
  if (places.list.length === 0) places.list = new Int16Array(skills.length)
  const place = places.list
  const needs: Need[] = []
  countCrowds(hits, roles.length)
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const sentence = hits.skillSentences[hit] as number
    const role = roles[sentence]
    const nice = role === ROLE.nice
    // "Registered Nurse" as a title is compared with titles: it asks for no licence.
    const isTitle = sentence < titleSentences && skills[skill]?.kind === 'licence'
    const weight =
      role === ROLE.aside || isTitle
        ? 0
        : Math.min(1, SKILLS_A_SENTENCE / (crowds.list[sentence] as number)) *
          (skillWeights[skill] as number) *
          (role === ROLE.must || nice ? NEED_WEIGHTS.must : NEED_WEIGHTS.neutral)
    const known = needs[(place[skill] as number) - 1]
    if (known === undefined) place[skill] = needs.push({ skill, weight, nice, sentence })
    else if (isStronger(weight, nice, known)) {
      known.weight = weight
      known.nice = nice
      known.sentence = sentence
    }
  }
  const named: number[] = []
  for (const { skill } of needs) {
    named.push(skill)
    place[skill] = 0
  }
  return { named, needs: needs.filter(({ weight }) => weight > 0) }
}

/** How many skills each sentence names. */
const crowds = { list: new Uint16Array(0) }

function countCrowds(hits: Hits, sentences: number) {
  if (crowds.list.length < sentences) crowds.list = new Uint16Array(sentences * 2)
  else crowds.list.fill(0, 0, sentences)
  for (let hit = 0; hit < hits.skills; hit++) {
    const sentence = hits.skillSentences[hit] as number
    crowds.list[sentence] = (crowds.list[sentence] as number) + 1
  }
}

/** What is asked for as a must is no wish; otherwise the heavier mention counts. */
const isStronger = (weight: number, nice: boolean, known: Need) =>
  known.weight === 0 ? weight > 0 : weight > 0 && (nice === known.nice ? weight > known.weight : !nice)

function readVariations(hits: Hits, titleWords: number): Pick<Posting, 'inTitle' | 'inText' | 'titleIs'> {
  const inTitle: number[] = []
  const inText: number[] = []
  const titleIs: number[] = []
  let reach = 0
  for (let hit = 0; hit < hits.variations; hit++) {
    const id = hits.variationIds[hit] as number
    if ((hits.variationFrom[hit] as number) >= titleWords) {
      if (!inText.includes(id)) inText.push(id)
      continue
    }
    if (!inTitle.includes(id)) inTitle.push(id)
    const isLongest = hits.variationFrom[hit] !== hits.variationFrom[hit + 1] || hit + 1 === hits.variations
    if (isLongest && (hits.variationTo[hit] as number) > reach) {
      titleIs.push(id)
      reach = hits.variationTo[hit] as number
    }
  }
  return { inTitle, inText, titleIs }
}

const [YEARS, DEGREE, CLEARANCE, CITIZEN, SPONSOR, LICENCE, EXPERIENCE, EQUIVALENT] = (
  ['years', 'degree', 'clearance', 'citizen', 'sponsor', 'licence', 'experience', 'equivalent'] as const
).map(cueBit) as [number, number, number, number, number, number, number, number]
const ANY = YEARS | DEGREE | CLEARANCE | CITIZEN | SPONSOR | LICENCE
/** Who may be hired is said anywhere, also under "About us". */
const LEGAL = CLEARANCE | CITIZEN | SPONSOR

function readAsks(text: string, spans: Spans, hits: Hits, roles: Uint8Array, first: number): Asks {
  const asks: Asks = { years: [], degrees: [], clearances: [], citizenships: [], sponsorships: [], driving: [], licences: [] }
  for (let sentence = first; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence]
    if ((cues & ANY) === 0 || role === ROLE.heading || (role === ROLE.aside && (cues & LEGAL) === 0)) continue
    const words = plainQuotes(text.slice(spans.from[sentence], spans.to[sentence]))
    const nice = role === ROLE.nice
    const say = <T>(list: Said<T>[], value: T | undefined) => {
      if (value !== undefined) list.push({ sentence, nice, value })
    }
    if ((cues & SPONSOR) !== 0) say(asks.sponsorships, sponsorshipSaid(words))
    if ((cues & CLEARANCE) !== 0) say(asks.clearances, clearanceAsked(words))
    if ((cues & CITIZEN) !== 0) say(asks.citizenships, citizenshipAsked(words))
    if (role === ROLE.aside) continue
    if ((cues & YEARS) !== 0 && ((cues & EXPERIENCE) !== 0 || role !== ROLE.neutral)) say(asks.years, yearsAsked(words))
    if ((cues & DEGREE) !== 0) {
      const value = degreeAsked(words)
      if (value) asks.degrees.push({ sentence, nice, value, orEquivalent: (cues & EQUIVALENT) !== 0 })
    }
    if ((cues & LICENCE) !== 0 && role !== ROLE.neutral && asksForDriving(words)) say(asks.driving, true)
  }
  readLicences(hits, roles, first, asks)
  return asks
}

const plainQuotes = (text: string) => (text.includes('’') ? text.replaceAll('’', "'") : text)

function readLicences(hits: Hits, roles: Uint8Array, first: number, { licences }: Asks) {
  const { skills } = vocabulary()
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const sentence = hits.skillSentences[hit] as number
    if (skills[skill]?.kind !== 'licence' || sentence < first || roles[sentence] !== ROLE.must) continue
    const last = licences.at(-1)
    if (last?.sentence === sentence) last.value.push(skill)
    else licences.push({ sentence, nice: false, value: [skill] })
  }
}
