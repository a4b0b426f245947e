import type { Hits } from './scan.ts'
import { MARK, type Spans } from './spans.ts'
import { cueBit } from './vocabulary.ts'

/** What a sentence of a posting is for. `aside` is about the company or its benefits: it asks for nothing. */
export const ROLE = { aside: 0, neutral: 1, must: 2, nice: 3, heading: 4 } as const
export type Role = (typeof ROLE)[keyof typeof ROLE]

const MUST = cueBit('must')
const NICE = cueBit('nice')
const ASIDE = cueBit('aside')
const HEAD_MUST = cueBit('headMust')
const HEAD_NICE = cueBit('headNice')
const HEAD_DUTY = cueBit('headDuty')
const HEAD_OTHER = cueBit('headOther')
const HEADING = HEAD_MUST | HEAD_NICE | HEAD_DUTY | HEAD_OTHER
/** A line that asks for something is no heading, however short. */
const ASKING =
  cueBit('degree') | cueBit('years') | cueBit('sponsor') | cueBit('clearance') | cueBit('licence') | cueBit('citizen')
const HEADING_WORDS = 7
const HEADING_LENGTH = 48

/** The role of each sentence, from the headings above it and its own cue words. */
export function readRoles(text: string, spans: Spans, hits: Hits, roles: Uint8Array): void {
  let section: Role = ROLE.neutral
  let hit = 0
  for (let index = 0; index < spans.sentences; index++) {
    const cues = hits.cues[index] as number
    let skills = 0
    while (hit < hits.skills && (hits.skillSentences[hit] as number) <= index) {
      skills++
      hit++
    }
    const form = (cues & HEADING) === 0 ? NOT : headingForm(text, spans, index, cues, skills > 0)
    if (form !== NOT) {
      const named = sectionNamed(cues)
      if (form === ALONE || named !== ROLE.aside) section = named
      roles[index] = form === ALONE ? ROLE.heading : named
    } else roles[index] = roleIn(section, cues)
  }
}

const NOT = 0
/** The line is nothing but the heading. */
const ALONE = 1
/** "Requirements: a, b and c". */
const INLINE = 2

function headingForm(text: string, spans: Spans, index: number, cues: number, hasSkill: boolean): number {
  const marks = spans.marks[index] as number
  if ((marks & MARK.startsLine) === 0) return NOT
  const from = spans.from[index] as number
  const to = spans.to[index] as number
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  if ((marks & MARK.colon) !== 0) {
    const colon = text.indexOf(':', from)
    if (colon - from > HEADING_LENGTH) return NOT
    return text.slice(colon + 1, to).trim() === '' ? ALONE : INLINE
  }
  if ((marks & MARK.endsLine) === 0 || words > HEADING_WORDS || hasSkill || (cues & ASKING) !== 0) return NOT
  return /[.,;!]\s*$/.test(text.slice(from, to)) ? NOT : ALONE
}

function sectionNamed(cues: number): Role {
  if ((cues & (HEAD_NICE | NICE)) !== 0) return ROLE.nice
  if ((cues & HEAD_MUST) !== 0) return ROLE.must
  return (cues & HEAD_DUTY) !== 0 ? ROLE.neutral : ROLE.aside
}

function roleIn(section: Role, cues: number): Role {
  const saysMust = (cues & MUST) !== 0
  const saysNice = (cues & NICE) !== 0
  if (section === ROLE.aside || (cues & ASIDE) !== 0) return ROLE.aside
  if (saysNice && !saysMust) return ROLE.nice
  if (section === ROLE.nice) return ROLE.nice
  return saysMust ? ROLE.must : section
}
