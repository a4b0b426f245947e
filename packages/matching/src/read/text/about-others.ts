import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import { memo } from '#memo'
import { speaksOfOthers } from '#read/sentence/speaker'
import { type Spans, stemOf } from '#spans'
import { termsOfWord } from '#terms'
import { mayNameOthers } from './hints.ts'

/** Sentences of a posting that speak of the employer, its customers or its offices. */

const ARTICLES = new Set(['the', 'die', 'der', 'das', 'le', 'la', 'les', 'el', 'los', 'il', 'at'])
/** The first word of a company's name; 0 when it is too short to be one of a kind. */
export const nameStem = memo((company) => {
  const word = termsOfWord(company).find((one) => !ARTICLES.has(one)) ?? ''
  return word.length > 2 ? stemOf(word) : 0
})

/** "Acme delivers payment software to banks": such a sentence asks for nothing, unless it speaks to the reader. */
export function isAboutEmployer(text: string, spans: Spans, index: number, employer: number): boolean {
  const first = spans.firstWord[index] as number
  if (
    spans.stems[first] !== employer &&
    (spans.stems[first + 1] !== employer || first + 1 >= (spans.firstWord[index + 1] as number))
  )
    return false
  const from = spans.from[index] as number
  const sentence = text.slice(from, Math.min(spans.to[index] as number, from + POINT_MAX_LENGTH))
  return !ADDRESSES_READER.test(sentence)
}

/** What the employer, its customers and its offices are or do names no skill that is asked for. */
export function isAboutOthers(text: string, spans: Spans, index: number): boolean {
  const from = spans.from[index] as number
  const mayBeOthers = mayNameOthers(spans, index, from + OPENING)
  const mayBeThey = THEY_STARTS.has(spans.stems[spans.firstWord[index] as number] as number)
  if (!mayBeOthers && !mayBeThey) return false
  const opening = text.slice(from, Math.min(spans.to[index] as number, from + OPENING))
  if (!NOT_BULLETED.test(opening)) return false
  const isOther = (mayBeOthers && speaksOfOthers(opening)) || (mayBeThey && THEY.test(opening) && !ADDRESSES_READER.test(opening))
  // What the employer works with is asked for: "We use Docker".
  return isOther && !USES.test(opening)
}
const OPENING = 200
const USES =
  /(?<![\wÀ-ÿ])(?:(?:we|wir|nous|team|teams) (?:[\wÀ-ÿ]+ )?(?:use|uses|work with|run on|code in|build (?:in|on|with)|nutzen|nutzt|verwenden|setzen auf|arbeiten mit|utilis\w+|travaillons avec)|stack|usamos|utilizamos|trabajamos con|trabalhamos com)(?![\wÀ-ÿ])/i
const THEY =
  /^\s*(?:they|their|it|it's|these|offices|here at|with (?:over|more than|offices)|ils|elles|leurs?|ellos|ellas|eles|elas|seus?)\s/i

/** The first words of such sentences: most start with another. */
const THEY_STARTS = new Set(
  "they their it its it's these offices here with ils elles leur leurs ellos ellas eles elas seu seus"
    .split(' ')
    .flatMap((word) => [stemOf(word), ...termsOfWord(word).map(stemOf)]),
)

export const NOT_BULLETED = /^\s*[^\s•*·–-]/
export const ADDRESSES_READER =
  /\b(?:you|your|you['’]ll|looking for|seeking|hiring|recruiting|opening|vacancy|opportunity|position|role|needs?|candidates?|applicants?|experience (?:in|with|of)|knowledge|du|dein[\wÀ-ÿ]*|Sie|Ihre?|vous|votre|recherch[\wÀ-ÿ]+|suchen)\b/i
