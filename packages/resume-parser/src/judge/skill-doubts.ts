import { isTitlePhrase, titleKind } from '#structure/sections/section-titles'
import { findDegree } from '#words/degrees'
import { isSpokenLanguage } from '#words/language-words'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { ROLE_SCORES } from '#words/role-scores'
import { type Caps, cap } from './entry-doubts.ts'
import { capOfName, DOUBTED, OPEN_END, UNCLEAR } from './value-doubts.ts'

const MAX_WORDS = 4
/** "MS" and "BA" are also names of products. */
const MIN_DEGREE = 6
/** "ID 00481-77": the number of a form or an applicant. */
const NUMBERED = /^(?:id|no|nr|ref|réf|cod)\b.*\d/iu
/** A job title or a place in a list of skills came from the column beside it; "Docker" and "Projektleitung" are also skills. */
const TITLE = 3
const isTitle = (skill: string) => /\s/.test(skill) && ROLE_SCORES.position(phraseOf(skill)) >= TITLE
const SCHOOL = 3
/** "Certificates" among the skills: the title of a section that was not noticed. */
const isOtherTitle = (skill: string) => {
  const kind = isTitlePhrase(skill) ? titleKind(skill) : undefined
  return kind !== undefined && kind !== 'skills'
}
/** More doubted ones, and the list is something else: a text that was cut, a list of courses. */
const MAX_DOUBTED = 0.15
/** One alone is a slip, up to this share. */
const MAX_ALONE = 0.2
/** The start of a clause, not of a name. */
const CLAUSE =
  /^(?:and|or|the|a|an|of|to|with|for|in|my|i|und|oder|mit|für|der|die|das|ich|et|ou|le|la|les|de|du|des|ma|mon|mes|je|y|o|el|los|las|con|mi|e|il|lo|gli|di|mio|mia|het|een|met|mijn|och|med|i|w|z)\s/u

/** `sources`: the lines that each skill comes from. */
export function doubtSkills(caps: Caps, skills: readonly string[], sources: readonly string[]) {
  const own = skills.map((skill) => Math.min(capOfName('skill', skill), capOfWords(skill)))
  const titles = skills.filter(isTitle).length
  const doubted = own.filter((most) => most < 1).length + (titles > 1 ? titles : 0)
  const isList = doubted <= (doubted > 1 ? MAX_DOUBTED : MAX_ALONE) * skills.length
  const upper = skills.filter((skill) => !LOWER.test(skill)).length
  const areLines = skills.every((skill, index) => sources[index] === skill)
  if (upper >= (areLines ? SOME : MOSTLY) * skills.length)
    for (const [index, skill] of skills.entries())
      if (LOWER.test(skill) && index > 0 && sources[index]?.startsWith(skill) && sources[index - 1] !== sources[index])
        doubtTail(caps, index)
  for (const [index, skill] of skills.entries()) if (endsOpen(skill)) doubtTail(caps, index + 1)
  doubtClauses(caps, skills, sources)
  for (const [index, most] of own.entries()) {
    const least = isTitle(skills[index] ?? '') ? Math.min(most, UNCLEAR) : most
    cap(caps, `skills.${index}`, isList ? least : Math.min(least, UNCLEAR))
  }
}

/** "Ruhig, genau, freundlich" where the other lines list names: a line of words that only begins with a capital is a sentence. */
function doubtClauses(caps: Caps, skills: readonly string[], sources: readonly string[]) {
  const lines = Map.groupBy(skills.keys(), (index) => sources[index] ?? '')
  const isClause = (some: readonly number[]) =>
    (some.length > 2 || some.some((index) => ENDS_LIST.test(skills[index] ?? ''))) &&
    some.length > 1 &&
    !LOWER.test(skills[some[0] ?? 0] ?? '') &&
    some.slice(1).every((index) => LOWER.test(skills[index] ?? ''))
  const all = [...lines.values()]
  const clauses = all.filter(isClause)
  // Where every line is written so, it is the way of the list.
  if (clauses.length === 0 || clauses.length === all.length) return
  for (const index of clauses.flat()) cap(caps, `skills.${index}`, UNCLEAR)
}

/** "honest and hard working": the end of a sentence that lists what somebody is. */
const ENDS_LIST = /^\p{Ll}[\p{Ll} -]* (?:and|und|et|y|e|en|och|oraz) \p{Ll}[\p{Ll} -]* [\p{Ll}-]+$/u

/** "satie" below "Zoekmachineoptimali", where the others begin with a capital: the end of the one before it. */
function doubtTail(caps: Caps, index: number) {
  for (const at of [index - 1, index]) cap(caps, `skills.${at}`, UNCLEAR)
}
const MOSTLY = 0.75
/** Where each skill has a line of its own. */
const SOME = 0.3
/** "Schweißen nach". */
const endsOpen = (skill: string) => OPEN_END.test(skill) || /\s(?:nach|al|alla|aux?|no|na|ao|im|am)$/u.test(skill)
const LOWER = /^\p{Ll}{2}(?!.*\p{Lu})/u

/** A school or a degree came from the next section. */
const isStudy = (skill: string) =>
  (findDegree(skill)?.degree.length ?? 0) > MIN_DEGREE || ROLE_SCORES.institution(phraseOf(skill)) >= SCHOOL

const capOfWords = (skill: string) => {
  if (CLAUSE.test(skill) || NUMBERED.test(skill) || /^\d+\s/.test(skill)) return DOUBTED
  if (!skill.includes(' ') && isSpokenLanguage(skill)) return UNCLEAR
  if (isPlaceLike(skill) || isStudy(skill) || isOtherTitle(skill)) return UNCLEAR
  return skill.split(/\s+/).length > MAX_WORDS ? UNCLEAR : 1
}
