import { isPersonalDetail } from '@jobapply/language/personal-details'
import { phrases } from '@jobapply/language/phrases'
import { SUB_LABELS } from '@jobapply/language/title-words'
import { isTitlePhrase, titleKind } from '#structure/sections/section-titles'
import { hasDate, isNow } from '#words/dates'
import { findDegree } from '#words/degrees'
import { ASIDE_WORDS, FIELD_WORDS } from '#words/field-words'
import { foldWords, wordsOf } from '#words/fold'
import { NAME_ENDINGS } from '#words/organisation-words'
import { endsWithAny, phraseOf } from '#words/phrase'
import { isPlaceLike, isRemote } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'

/** A doubt caps the confidence of a value. */
export const HOPELESS = 0.15
export const DOUBTED = 0.35
export const UNCLEAR = 0.5

const fieldLabels = phrases(Object.values(FIELD_WORDS).join(','))
/** "3 Education". */
const NUMBERED = /^\d{1,2}[.)]?\s+/
/** "2. Northwind Freight": the number of the entry. */
const ENUMERATED = /^\(?\d{1,2}[.)]\s/
const ENTRY_NAMES = new Set(['company', 'position', 'institution', 'degree', 'field'])
const SENTENCE = /\p{Ll}{3}[.!?]$/u
const MAX_NAME_WORDS = 10
/** A value starts and ends with a letter, a digit or a mark that belongs to names. */
const START = /^(?:[\p{L}\p{N}"“„«'’(#+&]|\.\p{L})/u
/** "PresentFJELLHEIM": two texts without a blank between them. */
const GLUED = /\p{Ll}{2}\p{Lu}{4}/u
export const OPEN_END =
  /(?:[,;:/&(–—-]|\s(?:and|und|et|y|e|en|och|oraz|of|de|der|die|des|du|for|für|pour|para|con|with|mit|at|in|bei|the|a|to|zu|zur|zum|von|van|di|da|do))$/iu
/** "på Västkustens Bygg": the words between a title and its employer. */
const PREPOSITION = /^(?!(?:de|den|het|van|von|der|die|das|la|le|el|di|da|do)\s)\p{Ll}{1,4}\s\p{Lu}/u
const GRADES = /^[A-E*+]{1,5}$/
const LOWER_START = /^\p{Ll}{2}/u
/** "Derecho. Universidad": two sentences. */
const STOP_INSIDE = /\p{L}{5}\. \p{Lu}/u
/** "Bedrijfskunde (niet )": something was taken out of the brackets. */
const EMPTIED = /\(\s|\s\)/u

/** Names of single fields and list entries; texts and dates are judged otherwise. */
const PLACES = new Set(['location', 'city', 'state', 'country', 'address'])
const MAY_BE_PLACE = new Set(['skill', 'language'])

export const isBalanced = (text: string) => {
  let depth = 0
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** "End date", "Geburtsdatum", "Responsibilities": a word of the form, not what was filled in. */
export const isLabel = (text: string) => {
  const folded = foldWords(text)
  return fieldLabels.has(folded) || ASIDE_WORDS.has(folded) || SUB_LABELS.has(folded) || isPersonalDetail(text)
}

/** "Informatique" is a title of a section and a field of study. */
const isSubject = (kind: string, text: string) => kind === 'field' && !text.includes(' ')

/** "Urrutia y Asociados, Bilbao" ends with a place and is none. */
const isEmployer = (kind: string, text: string) =>
  kind === 'company' && text.includes(', ') && ROLE_SCORES.company(phraseOf(text)) >= 0.5

/** "State Technical Board" is who examined, not what was studied. */
const namesOffice = (text: string) =>
  text.includes(' ') &&
  ROLE_SCORES.issuer(phraseOf(text.split(' ').at(-1) ?? '')) >= OFFICE &&
  ROLE_SCORES.field(phraseOf(text)) < OFFICE
const OFFICE = 1.2

/** How far the text of a name can be trusted by itself; 1 when nothing speaks against it. */
export function capOfName(kind: string, text: string): number {
  if (kind === 'degree' && findDegree(text)) return OPEN_END.test(text) ? DOUBTED : 1
  const bare = text.replace(NUMBERED, '')
  if (!/\p{L}/u.test(text) || isLabel(text) || (isTitlePhrase(bare) && !isSubject(kind, text))) return HOPELESS
  if (kind === 'company' && NAME_ENDINGS.has(foldWords(text))) return HOPELESS
  if (isNow(text)) return HOPELESS
  if (!START.test(text) || GLUED.test(text) || !isBalanced(text) || (kind !== 'name' && /[\p{L}\p{N}]:\s/u.test(text)))
    return DOUBTED
  if (kind === 'field' && namesOffice(text)) return DOUBTED
  if (ENTRY_NAMES.has(kind) && ENUMERATED.test(text)) return UNCLEAR
  if (EMPTIED.test(text) || (kind !== 'name' && STOP_INSIDE.test(text))) return UNCLEAR
  // "Psychology (2:1)", "AAB": grades and remarks.
  if (kind === 'field' && (/[\d()]/.test(text) || GRADES.test(text) || /^\p{Ll}[^,]*,/u.test(text))) return UNCLEAR
  if (kind === 'company' && PREPOSITION.test(text)) return DOUBTED
  const words = text.split(/\s+/)
  // "KG, Stuttgart": the end of an employer's name.
  if (kind === 'location' && endsWithAny(NAME_ENDINGS, wordsOf(text.split(', ')[0] ?? ''))) return DOUBTED
  if (
    (SENTENCE.test(text) && kind !== 'field' && !endsWithAny(NAME_ENDINGS, wordsOf(text))) ||
    words.length > MAX_NAME_WORDS ||
    OPEN_END.test(text)
  )
    return DOUBTED
  if (LOWER_START.test(text) && phraseOf(text).capitals < 0.5 && kind !== 'field' && kind !== 'skill') return DOUBTED
  if (!PLACES.has(kind) && !MAY_BE_PLACE.has(kind) && kind !== 'field' && (isPlaceLike(text) || isRemote(text)))
    return isEmployer(kind, text) ? 1 : DOUBTED
  if (hasDate(text) && kind !== 'name' && kind !== 'title') return UNCLEAR
  if (words.length < 3 && titleKind(text) !== undefined && kind !== 'field' && kind !== 'skill' && kind !== 'language')
    return UNCLEAR
  return 1
}

const END = /[.!?…:;)"”»’]$/u
const STOP = /\p{L}{3}[.!?]\s+\p{Lu}/u

/** Sentences whose last one has no end: the text was cut, or something else was added to it. */
export function endsInside(text: string): boolean {
  const paragraphs = text.split('\n')
  const last = paragraphs.at(-1) ?? ''
  if (last === '' || END.test(last)) return false
  return STOP.test(last) || (paragraphs.length > 1 && paragraphs.slice(0, -1).every((one) => END.test(one)))
}
