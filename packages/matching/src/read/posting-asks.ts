import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { cueBit, vocabulary } from '#tables/vocabulary'
import { asksForDriving, degreeAsked, hasOtherWay, yearsAsked } from './asks.ts'
import { residenceAsked } from './asks-residence.ts'
import { citizenshipAsked, clearanceAsked, countryNamed, sponsorshipSaid } from './asks-work.ts'
import type { Hits } from './scan.ts'
import { ROLE } from './sections.ts'
import type { Spans } from './spans.ts'

type Said<T> = { sentence: number; nice: boolean; value: T }
export type Asks = {
  years: Said<NonNullable<ReturnType<typeof yearsAsked>>>[]
  /** Firm: a must, and nothing else will do. */
  degrees: (Said<NonNullable<ReturnType<typeof degreeAsked>>> & { isFirm: boolean })[]
  clearances: Said<NonNullable<ReturnType<typeof clearanceAsked>>>[]
  citizenships: Said<NonNullable<ReturnType<typeof citizenshipAsked>>>[]
  sponsorships: Said<{ offer: NonNullable<ReturnType<typeof sponsorshipSaid>>; country: string | undefined }>[]
  driving: Said<true>[]
  /** Countries and parts of the world (a key of REGIONS) that remote work must be done from. */
  residences: Said<string[]>[]
  /** Licences of the vocabulary: one of a sentence's is enough. */
  licences: Said<number[]>[]
}

const [YEARS, DEGREE, CLEARANCE, CITIZEN, SPONSOR, LICENCE, EXPERIENCE, EQUIVALENT] = (
  ['years', 'degree', 'clearance', 'citizen', 'sponsor', 'licence', 'experience', 'equivalent'] as const
).map(cueBit) as [number, number, number, number, number, number, number, number]
const RESIDENCE = cueBit('residence')
const ANY = YEARS | DEGREE | CLEARANCE | CITIZEN | SPONSOR | LICENCE | RESIDENCE
/** Who may be hired is said anywhere, also under "About us". */
const LEGAL = CLEARANCE | CITIZEN | SPONSOR | RESIDENCE

/** Each list its own: a reader fills them. */
export const noAsks = (): Asks => ({
  years: [],
  degrees: [],
  clearances: [],
  citizenships: [],
  sponsorships: [],
  driving: [],
  residences: [],
  licences: [],
})

/** What the sentences with a cue ask for. */
export function readAsks(text: string, spans: Spans, hits: Hits, roles: Uint8Array): Asks {
  const asks = noAsks()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence]
    if ((cues & ANY) === 0 || role === ROLE.heading || (role === ROLE.aside && (cues & LEGAL) === 0)) continue
    const nice = role === ROLE.nice
    const wishes = nice ? 0 : (hits.prefersFrom[sentence] as number)
    const words = plainWords(text.slice(spans.from[sentence], wishes > 0 ? spans.starts[wishes - 1] : spans.to[sentence]))
    const say = <T>(list: Said<T>[], value: T | undefined) => {
      if (value !== undefined) list.push({ sentence, nice, value })
    }
    if ((cues & SPONSOR) !== 0) {
      const offer = sponsorshipSaid(words)
      if (offer) say(asks.sponsorships, { offer, country: countryNamed(words) })
    }
    if ((cues & CLEARANCE) !== 0) say(asks.clearances, clearanceAsked(words))
    if ((cues & CITIZEN) !== 0) say(asks.citizenships, citizenshipAsked(words))
    if ((cues & RESIDENCE) !== 0) say(asks.residences, residenceAsked(words))
    if (role === ROLE.aside) continue
    if ((cues & YEARS) !== 0 && ((cues & EXPERIENCE) !== 0 || role !== ROLE.neutral)) say(asks.years, yearsAsked(words))
    if ((cues & DEGREE) !== 0) {
      const value = degreeAsked(words)
      if (value)
        asks.degrees.push({
          sentence,
          nice,
          value,
          isFirm: role === ROLE.must && (cues & EQUIVALENT) === 0 && !hasOtherWay(words),
        })
    }
    if ((cues & LICENCE) !== 0 && role !== ROLE.neutral && asksForDriving(words)) say(asks.driving, true)
  }
  readLicences(hits, roles, asks)
  return asks
}

/** Single blanks and straight quotes. What follows in an overlong sentence is ignored, so that no pattern sees a long text. */
export const plainWords = (text: string) => text.slice(0, POINT_MAX_LENGTH).replace(/\s+/g, ' ').replaceAll('’', "'")

function readLicences(hits: Hits, roles: Uint8Array, { licences }: Asks) {
  const { skills } = vocabulary()
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const sentence = hits.skillSentences[hit] as number
    if (skills[skill]?.kind !== 'licence' || roles[sentence] !== ROLE.must) continue
    const last = licences.at(-1)
    if (last?.sentence !== sentence) licences.push({ sentence, nice: false, value: [skill] })
    else if (!last.value.includes(skill)) last.value.push(skill)
  }
  // "2 years as a registered nurse" says less of the licence than the sentence that asks for it, and is told only where there is no other.
  const byTheWay = ({ sentence }: Said<number[]>) => Number(((hits.cues[sentence] as number) & YEARS) !== 0)
  if (licences.length > 1) licences.sort((a, b) => byTheWay(a) - byTheWay(b))
}
