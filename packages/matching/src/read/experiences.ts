import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { cueBit } from '#tables/vocabulary'
import { type ParsedPosting, textRoles } from './posting.ts'
import { ROLE } from './sections.ts'
import { readSubject, type Subject } from './subject.ts'

/** Experience that a posting asks for without a number of years. */
export type AskedExperience = { sentence: number; nice: boolean; value: Subject }

const MAX_EXPERIENCES = 30
const EXPERIENCE = cueBit('experience')
const MUST = cueBit('must')
const ASIDE = cueBit('aside') | cueBit('benefit')
const OTHER = cueBit('years') | cueBit('degree')

/** Only the details of a job tell these, so that they are read from the text then: they change no score. */
export function readExperiences({ text, job }: ParsedPosting): AskedExperience[] {
  const { spans, hits, roles } = textRoles(text, job.company)
  const asked: AskedExperience[] = []
  for (let sentence = 0; sentence < spans.sentences; sentence++) {
    const cues = hits.cues[sentence] as number
    const nice = roles[sentence] === ROLE.nice
    const isFirmAside = roles[sentence] === ROLE.aside && (cues & MUST) !== 0 && (cues & ASIDE) === 0
    const isAsked = roles[sentence] === ROLE.must || nice || isFirmAside
    if ((cues & EXPERIENCE) === 0 || (cues & OTHER) !== 0 || !isAsked) continue
    const preferredFrom = nice ? 0 : (hits.prefersFrom[sentence] as number)
    const from = spans.from[sentence] as number
    const end = (preferredFrom > 0 ? spans.starts[preferredFrom - 1] : spans.to[sentence]) as number
    const value = readSubject(text, spans, hits, sentence, from, Math.min(end, from + POINT_MAX_LENGTH))
    if (value) asked.push({ sentence, nice, value })
    if (asked.length === MAX_EXPERIENCES) break
  }
  return asked
}
