import { findModality } from '@jobapply/language/modality'
import { patternOf } from '@jobapply/language/negation'
import { MARK, type Spans, stemOf } from '#spans'
import { CUE_WORDS } from '#tables/cues'
import { WHOLE_HEADINGS } from '#tables/headings'
import { isPlainWord } from '#tables/plain-words'
import { cueBit } from '#tables/vocabulary'
import { termsOfWord } from '#terms'
import { ROLE, type Role } from './role.ts'

/** Which lines of a posting are headings. */

const MUST = cueBit('must')
/** A line that requires something is not a heading, however short. */
export const ASKING =
  cueBit('degree') |
  cueBit('years') |
  cueBit('sponsor') |
  cueBit('clearance') |
  cueBit('licence') |
  cueBit('citizen') |
  cueBit('language') |
  cueBit('equivalent') |
  cueBit('check') |
  cueBit('shift') |
  cueBit('travel') |
  cueBit('physical') |
  cueBit('vehicle') |
  cueBit('age')
const LICENCE = cueBit('licence')
const EXPERIENCE = cueBit('experience')
const FEW_WORDS = 2
const MAX_HEADING_WORDS = 7
export const MAX_HEADING_LENGTH = 48

export const wordsOf = (words: string) =>
  new RegExp(`(?<![\\wÀ-ÿ])(?:${words.split(', ').join('|').replaceAll(' ', '\\W')})(?![\\wÀ-ÿ])`, 'i')

export const NO_HEADING = 0
/** The whole line is a heading. */
export const ALONE = 1
/** "Requirements: a, b and c". */
export const INLINE = 2

const WHOLE = new Map(
  Object.entries(WHOLE_HEADINGS).flatMap(([role, lines]) =>
    lines.split(', ').map((line) => [termsOfWord(line).join(' '), ROLE[role as keyof typeof WHOLE_HEADINGS]] as const),
  ),
)
/** The first words of these headings: most lines start with another and need not be read. */
const WHOLE_STARTS = new Set(Array.from(WHOLE.keys(), (line) => stemOf(line.split(' ')[0] ?? '')))
const MAX_WHOLE_WORDS = 4
const MAX_WHOLE_LENGTH = 40

/** A line of its own that is nothing but a heading. */
export function wholeHeading(text: string, spans: Spans, index: number): Role | undefined {
  const marks = spans.marks[index] as number
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  if ((marks & MARK.startsLine) === 0 || (marks & MARK.endsLine) === 0 || words > MAX_WHOLE_WORDS) return undefined
  if (!WHOLE_STARTS.has(spans.stems[spans.firstWord[index] as number] as number)) return undefined
  const [from, to] = [spans.from[index] as number, spans.to[index] as number]
  if (to - from > MAX_WHOLE_LENGTH) return undefined
  const line = text.slice(from, to).trim()
  return '•*·–-'.includes(line.charAt(0)) ? undefined : WHOLE.get(termsOfWord(line).join(' '))
}

/** A heading that no table knows, and that asks who is wanted: "Who we look for". "Who we are" speaks of the employer. */
export function whoHeading(text: string, spans: Spans, index: number): Role | undefined {
  if (!WHO_STARTS.has(spans.stems[spans.firstWord[index] as number] as number)) return undefined
  const marks = spans.marks[index] as number
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  if ((marks & MARK.startsLine) === 0 || (marks & MARK.endsLine) === 0 || words > MAX_HEADING_WORDS) return undefined
  const line = text.slice(spans.from[index], spans.to[index]).trim()
  return line.length > MAX_HEADING_LENGTH || !WANTED.test(line) ? undefined : ROLE.must
}
/** "Ideally you will also have:" opens a list of wishes, whatever else the line says. */
export function wishHeading(text: string, spans: Spans, index: number, skills: number): Role | undefined {
  const marks = spans.marks[index] as number
  if (skills > 0 || (marks & MARK.startsLine) === 0 || (marks & MARK.endsLine) === 0 || (marks & MARK.colon) === 0)
    return undefined
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  if (words > MAX_WISH_WORDS) return undefined
  const line = text.slice(spans.from[index], spans.to[index]).trim()
  if (!line.endsWith(':')) return undefined
  // "Degree preferred:" speaks of one thing, and not of all that follows.
  const [first, ...others] = findModality(line)
  const isWish = first?.notion === 'wish' && first.from < MAX_BEFORE_WISH && others.every(({ notion }) => notion !== 'must')
  return isWish ? ROLE.nice : undefined
}
const MAX_WISH_WORDS = 14

/**
 * "You will most likely have:", "Some of the following:": the words that introduce a list soften the heading above it, and nobody has to
 * have each of its points. What stands in the same line says itself whether one of several is enough.
 */
export function usualHeading(text: string, spans: Spans, index: number, section: Role): number {
  const marks = spans.marks[index] as number
  if ((marks & MARK.startsLine) === 0 || (marks & MARK.colon) === 0) return NO_HEADING
  const from = spans.from[index] as number
  const colon = text.indexOf(':', from)
  if (colon - from > MAX_USUAL_LENGTH) return NO_HEADING
  const said = text.slice(from, colon).toLowerCase()
  const isAlone = text.slice(colon + 1, spans.to[index]).trim() === ''
  if (!USUALLY.test(said) && !(isAlone && SOME_OF.test(said))) return NO_HEADING
  return section !== ROLE.must && !HAVING.test(said) ? NO_HEADING : isAlone ? ALONE : INLINE
}
const MAX_USUAL_LENGTH = 90
const USUALLY = patternOf('usually')
const SOME_OF = patternOf('someOf')
/** It speaks of a person and not of the work: "You will usually:" opens a list of duties. */
const HAVING =
  /(?<![a-zß-ɏ])(?:have|bring|hold|possess|candidates?|applicants?|profile|background|hast|haben|bringst|bringen|verfügst|verfügen|bewerber|profil|avez|aurez|possédez|apportez|tienes?|tendrás|cuentas|aportas|candidat[oa]s?|perfil|tens?|possuis?|terá)(?![a-zß-ɏ])/
const MAX_BEFORE_WISH = 4
const WHO_STARTS = new Set(['who', 'whom', 'wen', 'qui', 'quien', 'quem', 'a'].map(stemOf))
const WANTED =
  /^(?:who(?:m)?|wen|qui|(?:a )?qui[eé]n|(?:a )?quem) [^.!;,]*(?:look|seek|need|want|hir|such|brauch|cherch|recherch|busca|necesit|procura|precisa)[^.!;,]*$/i

export function headingForm(text: string, spans: Spans, index: number, cues: number, hasSkill: boolean): number {
  const marks = spans.marks[index] as number
  if ((marks & MARK.startsLine) === 0) return NO_HEADING
  const from = spans.from[index] as number
  const to = spans.to[index] as number
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  if ((marks & MARK.colon) !== 0) {
    const colon = text.indexOf(':', from)
    if (colon - from > MAX_HEADING_LENGTH) return NO_HEADING
    if (text.slice(colon + 1, to).trim() === '') return ALONE
    return HEAD_WORDS.test(text.slice(from, colon)) ? INLINE : NO_HEADING
  }
  if ((marks & MARK.endsLine) === 0 || words > MAX_HEADING_WORDS || hasSkill) return NO_HEADING
  // "Qualifications" and "Licenses & certifications" are headings.
  if ((cues & (words <= FEW_WORDS ? ASKING & ~LICENCE : ASKING)) !== 0) return NO_HEADING
  const line = text.slice(from, to).trim()
  // "Collections experience required" names what is asked for, "Experience required" does not.
  if ((cues & MUST) !== 0 && (cues & EXPERIENCE) !== 0 && !isPlainWord(termsOfWord(line)[0] ?? '')) return NO_HEADING
  return '•*·–-'.includes(line.charAt(0)) || '.,;!'.includes(line.charAt(line.length - 1)) ? NO_HEADING : ALONE
}
const HEAD_WORDS = wordsOf(
  [CUE_WORDS.headMust, CUE_WORDS.headNice, CUE_WORDS.headDuty, CUE_WORDS.headOther, CUE_WORDS.nice].join(', '),
)
