import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { cueBit } from '#tables/vocabulary'
import { readClauses } from './clauses.ts'
import { type ParsedPosting, textRoles } from './posting.ts'
import { withoutBullet } from './posting-requirements.ts'
import { ROLE } from './sections.ts'
import { readSubject, type Subject } from './subject.ts'

/** Experience that a posting asks for without a number of years. */
export type AskedExperience = { sentence: number; nice: boolean; value: Subject }

const MAX_EXPERIENCES = 30
const EXPERIENCE = cueBit('experience')
const MUST = cueBit('must')
const ASIDE = cueBit('aside') | cueBit('benefit')
const NAMES_EXPERIENCE = /experi|expéri|erfahr|praxis|ervaring|esperienz|doświadcz|erfarenhet|background|track record|skilled/i
const OTHER = cueBit('years') | cueBit('degree') | cueBit('check')
const DUTIES = cueBit('shift') | cueBit('travel') | cueBit('physical') | cueBit('vehicle') | cueBit('check')

/** Only the details of a job tell these, so that they are read from the text then: they change no score. */
export function readExperiences({ text, job, requirements: { licences } }: ParsedPosting): AskedExperience[] {
  const { spans, hits, roles } = textRoles(text, job.company)
  const asked: AskedExperience[] = []
  const told = new Set<string>()
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const nice = roles[sentence] === ROLE.nice
    const isFirmAside = roles[sentence] === ROLE.aside && (cues & MUST) !== 0 && (cues & ASIDE) === 0
    const isAsked = roles[sentence] === ROLE.must || nice || isFirmAside
    if ((cues & EXPERIENCE) === 0 || (cues & OTHER) !== 0 || !isAsked) continue
    const preferredFrom = nice ? 0 : (hits.prefersFrom[sentence] as number)
    const from = spans.from[sentence] as number
    const end = (preferredFrom > 0 ? spans.starts[preferredFrom - 1] : spans.to[sentence]) as number
    const to = Math.min(end, from + POINT_MAX_LENGTH)
    const words = withoutBullet(text.slice(from, to))
    const clauses = readClauses(words).filter(({ from, to }) => NAMES_EXPERIENCE.test(words.slice(from, to)))
    if (clauses.length > 0 && clauses.every(({ modality }) => modality === 'negated' || modality === 'offered')) continue
    // "Working nights" names a duty, no experience.
    if (clauses.length === 0 && (cues & DUTIES) !== 0) continue
    const isWish = nice || (clauses.some(({ modality }) => modality === 'wish') && !clauses.some(({ modality }) => modality === 'must'))
    // Sources list the requirements of the description a second time.
    const isRepeat = told.has(words)
    told.add(words)
    // "A licence as a registered nurse" asks for the paper alone.
    const isPaper = licences.some((one) => one.sentence === sentence) && !NAMES_EXPERIENCE.test(words)
    const value = isRepeat || isPaper ? undefined : readSubject(text, spans, hits, sentence, from, to)
    if (value) asked.push({ sentence, nice: isWish, value })
    if (asked.length === MAX_EXPERIENCES) break
  }
  return asked
}
