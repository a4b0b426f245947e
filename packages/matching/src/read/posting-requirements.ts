import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { cueBit, vocabulary } from '#tables/vocabulary'
import { acceptsAlternative, requiredDegree, requiredYears, requiresDriving } from './requirements.ts'
import { requiredResidence } from './residence.ts'
import type { Hits } from './scan.ts'
import { ROLE } from './sections.ts'
import type { Spans } from './spans.ts'
import { firstCountryIn, requiredCitizenship, requiredClearance, sponsorshipPolicy } from './work-rights.ts'

/** Stored as JSON by `packFacts`: keys never change. */
type Stated<T> = { sentence: number; nice: boolean; value: T }
export type Requirements = {
  years: Stated<NonNullable<ReturnType<typeof requiredYears>>>[]
  /** Firm: a must without an accepted alternative. */
  degrees: (Stated<NonNullable<ReturnType<typeof requiredDegree>>> & { isFirm: boolean })[]
  clearances: Stated<NonNullable<ReturnType<typeof requiredClearance>>>[]
  citizenships: Stated<NonNullable<ReturnType<typeof requiredCitizenship>>>[]
  sponsorships: Stated<{ offer: NonNullable<ReturnType<typeof sponsorshipPolicy>>; country: string | undefined }>[]
  driving: Stated<true>[]
  /** Countries and world regions (keys of REGIONS) that remote work must be done from. */
  residences: Stated<string[]>[]
  /** Skill ids of licences; one of each list is enough. */
  licences: Stated<number[]>[]
}

const [YEARS, DEGREE, CLEARANCE, CITIZEN, SPONSOR, LICENCE, EXPERIENCE, EQUIVALENT] = (
  ['years', 'degree', 'clearance', 'citizen', 'sponsor', 'licence', 'experience', 'equivalent'] as const
).map(cueBit) as [number, number, number, number, number, number, number, number]
const RESIDENCE = cueBit('residence')
const ANY_CUE = YEARS | DEGREE | CLEARANCE | CITIZEN | SPONSOR | LICENCE | RESIDENCE
/** These count in every section, even under "About us". */
const LEGAL = CLEARANCE | CITIZEN | SPONSOR | RESIDENCE

export const noRequirements = (): Requirements => ({
  years: [],
  degrees: [],
  clearances: [],
  citizenships: [],
  sponsorships: [],
  driving: [],
  residences: [],
  licences: [],
})

/** Reads only the sentences with a cue word. */
export function readRequirements(text: string, spans: Spans, hits: Hits, roles: Uint8Array): Requirements {
  const requirements = noRequirements()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const role = roles[sentence]
    if ((cues & ANY_CUE) === 0 || role === ROLE.heading || (role === ROLE.aside && (cues & LEGAL) === 0)) continue
    const nice = role === ROLE.nice
    const preferredFrom = nice ? 0 : (hits.prefersFrom[sentence] as number)
    const words = plainWords(
      text.slice(spans.from[sentence], preferredFrom > 0 ? spans.starts[preferredFrom - 1] : spans.to[sentence]),
    )
    const add = <T>(list: Stated<T>[], value: T | undefined) => {
      if (value !== undefined) list.push({ sentence, nice, value })
    }
    if ((cues & SPONSOR) !== 0) {
      const offer = sponsorshipPolicy(words)
      if (offer) add(requirements.sponsorships, { offer, country: firstCountryIn(words) })
    }
    if ((cues & CLEARANCE) !== 0) add(requirements.clearances, requiredClearance(words))
    if ((cues & CITIZEN) !== 0) add(requirements.citizenships, requiredCitizenship(words))
    if ((cues & RESIDENCE) !== 0) add(requirements.residences, requiredResidence(words))
    if (role === ROLE.aside) continue
    if ((cues & YEARS) !== 0 && ((cues & EXPERIENCE) !== 0 || role !== ROLE.neutral))
      add(requirements.years, requiredYears(words))
    if ((cues & DEGREE) !== 0) {
      const value = requiredDegree(words)
      if (value)
        requirements.degrees.push({
          sentence,
          nice,
          value,
          isFirm: role === ROLE.must && (cues & EQUIVALENT) === 0 && !acceptsAlternative(words),
        })
    }
    if ((cues & LICENCE) !== 0 && role !== ROLE.neutral && requiresDriving(words)) add(requirements.driving, true)
  }
  readLicences(hits, roles, requirements)
  return requirements
}

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

function readLicences(hits: Hits, roles: Uint8Array, { licences }: Requirements) {
  const { skills } = vocabulary()
  for (let hit = 0; hit < hits.skills; hit++) {
    const skill = hits.skillIds[hit] as number
    const sentence = hits.skillSentences[hit] as number
    if (skills[skill]?.kind !== 'licence' || roles[sentence] !== ROLE.must) continue
    const last = licences.at(-1)
    if (last?.sentence !== sentence) licences.push({ sentence, nice: false, value: [skill] })
    else if (!last.value.includes(skill)) last.value.push(skill)
  }
  // "2 years as a registered nurse" is weaker evidence than a sentence that requires the licence, so it goes last.
  const isMention = ({ sentence }: Stated<number[]>) => Number(((hits.cues[sentence] as number) & YEARS) !== 0)
  if (licences.length > 1) licences.sort((a, b) => isMention(a) - isMention(b))
}
