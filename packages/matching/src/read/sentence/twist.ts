import { patternOf } from '@jobapply/language/negation'
import { ALL_HINTS, HINT } from '#read/text/hints'

/**
 * How a sentence turns what it names: `told` of the past, of people who are not looked for, or of papers that the job handles; `supposed`
 * for a case that need not come.
 */
export type Twist = 'told' | 'supposed' | null

const START = '^[^\\p{L}\\p{N}]*'
/** "Our", "the", "your": what may stand before the people that a sentence speaks of. */
const ARTICLE =
  "(?:(?:many|most|some|all|viele|alle|muchos|muitos) (?:of )?)?(?:(?:our|the|your|these|unsere[nr]?|die|der|den|nos|les|vos|l'|nuestr[oa]s|los|las|tus|l[oa]s|(?:os |as )?noss[oa]s|os|as|seus) )?"
const PAST = patternOf('past')
/** Some end with a blank: no end of a word is asked for. */
const SUPPOSES = patternOf('supposed', START, '')
const SOMEDAY = patternOf('someday')
const USUAL = patternOf('usual')
const OUTSIDERS = patternOf('outsiders', START + ARTICLE)
const HANDLES = patternOf('handled', START, '')
const OWN = patternOf('own')
/** No longer is a case that the sentence supposes. */
const MAX_CASE = 100
/** A longer one says other things too: lines that were glued together. */
const MAX_PAST = 200
/** The opening that says what is done, and with what. */
const OPENING = 120

/** `hints` are those of the sentence's words, `first` of its first one, where they are known. */
export function readTwist(written: string, hints = ALL_HINTS, first = ALL_HINTS): Twist {
  const opens = (first & HINT.opensTwist) !== 0
  if (!opens && (hints & (HINT.outsiders | HINT.past)) === 0) return null
  const sentence = written.toLowerCase()
  const opening = sentence.slice(0, OPENING)
  if ((hints & HINT.outsiders) !== 0 && OUTSIDERS.test(opening)) return 'told'
  const handled = opens ? HANDLES.exec(opening) : null
  if (handled && !OWN.test(opening.slice(handled[0].length))) return 'told'
  if ((hints & HINT.past) !== 0 && sentence.length <= MAX_PAST && PAST.test(sentence)) return 'told'
  return opens && isSupposed(sentence) ? 'supposed' : null
}

function isSupposed(sentence: string): boolean {
  const opened = SUPPOSES.exec(sentence)
  if (!opened) return false
  const comma = sentence.indexOf(',', opened[0].length)
  const end = comma < 0 || comma > MAX_CASE ? MAX_CASE : comma
  const supposed = sentence.slice(opened[0].length, end + 1)
  return SOMEDAY.test(supposed) || !USUAL.test(supposed)
}
