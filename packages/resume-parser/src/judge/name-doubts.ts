import type { ParsedResume } from '@jobapply/core/resume/schema'
import { TITLE_NOUNS } from '@jobapply/language/title-words'
import { wordsInAddress } from '#extract/name-votes'
import { titleKind } from '#structure/sections/section-titles'
import { foldWords } from '#words/fold'
import { isLabel } from './value-doubts.ts'

const MAX_WORDS = 5
/** "anna.berg@" in two words; a shorter one is an initial. */
const TWO_NAMES = /^(\p{L}{3,})[._-](\p{L}{3,})\d{0,4}$/u

/** A word of a job, a form or a title among the names must also be in the mail address, and the address must not name somebody else. */
export function isPlausibleName({ first_name, last_name, email }: ParsedResume['personal_info']): boolean {
  const words = `${first_name} ${last_name}`.split(/\s+/).filter(Boolean)
  if (words.length > MAX_WORDS) return false
  const isOdd = (word: string) => TITLE_NOUNS.has(foldWords(word)) || titleKind(word) !== undefined || isLabel(word)
  if (words.some((word) => isOdd(word) && wordsInAddress(word, email) === 0)) return false
  const [, ...names] = TWO_NAMES.exec(email.split('@')[0] ?? '') ?? []
  const missing = names.filter((name) => words.every((word) => wordsInAddress(word, `${name}@`) === 0))
  return missing.length !== 1
}
