import type { Entry } from '#structure/entries/entry'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES, type Role } from '#words/role-scores'
import { type Assignment, RIVAL_SPAN } from './slots.ts'

/** From this score on the words themselves say what they are. */
export const CLEAR = 1.2
/** A school or a degree that stays one beside grades and remarks. */
const UNMISTAKABLE = 2.5
/** Words that speak against the role. */
const AGAINST = -0.2
/** A title without any word of a job, or a school without any of a school, stays a question. */
const MIN_WORDS = 0.3
const STUDY_ROLES = new Set<Role>(['institution', 'degree'])
const NEEDS_WORDS = new Set<Role>(['position', 'institution'])
const CLOSE_RIVAL = 0.8
/** Another reading of the heading that is this near makes the value a question. */
export const NEAR_RIVAL = 1

const SURE = 0.97
const LIKELY = 0.92
const UNCLEAR = 0.5
const DOUBTED = 0.35

export const ownScore = (role: Role, value: string) => ROLE_SCORES[role](phraseOf(value))

/**
 * Confidence in the value of a role: by its own words, by how close the best other reading of the heading is, and by what of the
 * heading found no role. `taught` by words: other parts of the section are clear; by place: the document labels the value, or clear
 * values of other entries have the same place.
 */
export function roleConfidence(role: Role, { values, margins, unused, torn }: Assignment, taught: Taught): number {
  const value = values[role]
  if (!value) return 0
  const own = ownScore(role, value)
  const margin = margins[role] ?? RIVAL_SPAN
  if (own < AGAINST || (unused.length > 1 && !(STUDY_ROLES.has(role) && own >= UNMISTAKABLE))) return DOUBTED
  if (margin < CLOSE_RIVAL) return 0.4
  if (margin < NEAR_RIVAL) return 0.55
  if (torn.has(role)) return UNCLEAR
  if (own >= CLEAR) return unused.length > 0 ? LIKELY : SURE
  const isPossible = taught === 'place' || !NEEDS_WORDS.has(role) || own >= MIN_WORDS
  return taught && isPossible && unused.length < 2 ? LIKELY : UNCLEAR
}
export type Taught = 'words' | 'place' | undefined

/** The slots that most entries fill with clear values of a role. */
export function taughtSlots(role: Role, assignments: readonly Assignment[]): Set<string> {
  const counts = new Map<string, { clear: number; all: number }>()
  for (const { slots, values } of assignments) {
    const slot = slots[role]
    if (slot === undefined) continue
    const known = counts.get(slot) ?? { clear: 0, all: 0 }
    const isClear = ownScore(role, values[role] ?? '') >= CLEAR
    counts.set(slot, { clear: known.clear + (isClear ? 1 : 0), all: known.all + 1 })
  }
  return new Set([...counts].flatMap(([slot, { clear, all }]) => (all > 1 && 2 * clear >= all ? slot : [])))
}

const MAX_REST_WORDS = 2

/** The last word of a wrapped name became the text of the entry: "Arkansas River Community" above "College". */
export function isCutShort({ header, body }: Entry): boolean {
  const [rest, above] = [body[0], header.at(-1)]
  return (
    rest !== undefined &&
    above !== undefined &&
    !rest.bullet &&
    rest.text.split(/\s+/).length <= MAX_REST_WORDS &&
    /^\p{Lu}/u.test(rest.text) &&
    !/[.:]$/.test(rest.text)
  )
}
