import { findDates } from '#words/dates'
import type { Field } from '#words/field-words'
import { foldWords } from '#words/fold'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { ROLE_SCORES, type Role } from '#words/role-scores'

export type Labelled = { label: string; value: string }
type Kind = Field | 'aside'

const MAX_LABEL_WORDS = 5
/** What a detail says is shorter than what somebody did. */
const MAX_DETAIL_WORDS = 8
/** From this score on the words say what they are. */
const CLEAR = 1.2
const NAMES = ['company', 'position', 'institution', 'degree'] as const satisfies readonly Role[]

/**
 * "Inclusive dates:", "Bed capacity:", "Yard:": labels that no table knows, and that more than one entry has. What stands beside them
 * says what they are for; a name is learnt only where no known label gives it.
 */
export function learnLabels(found: readonly Labelled[], known: (label: string) => Kind | undefined): Map<string, Kind> {
  const groups = Map.groupBy(
    found.filter(({ label }) => label.split(' ').length <= MAX_LABEL_WORDS),
    ({ label }) => foldWords(label),
  )
  const taken = new Set(found.flatMap(({ label }) => known(label) ?? []))
  const learnt = new Map<string, Kind>()
  for (const [label, some] of groups) {
    if (label === '' || some.length < 2 || known(label) !== undefined) continue
    const kind = kindOf(some.map(({ value }) => value))
    if (kind !== undefined && !(kind !== 'aside' && kind !== 'body' && taken.has(kind))) learnt.set(label, kind)
    else if (kind !== undefined) learnt.set(label, 'aside')
    if (kind !== undefined) taken.add(kind)
  }
  return learnt
}

function kindOf(values: readonly string[]): Kind | undefined {
  if (values.some((value) => value === '' || value.split(/\s+/).length > MAX_DETAIL_WORDS)) return 'body'
  if (values.every((value) => findDates(value).some(({ isRange }) => isRange))) return 'date'
  if (values.every(isPlaceLike)) return 'location'
  const own = NAMES.filter(
    (role) => 2 * values.filter((value) => ROLE_SCORES[role](phraseOf(value)) >= CLEAR).length > values.length,
  )
  // A word that may be two things is a question.
  return own.length === 1 ? own[0] : own.length === 0 ? 'aside' : undefined
}
