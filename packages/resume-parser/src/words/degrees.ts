import { DEGREE_BRANCHES, DEGREE_HEADS } from '@jobapply/language/degree-words'
import { foldWords } from './fold.ts'
import { memo } from './memo.ts'

/** A degree found in a text; `rest` is the remaining text. */
export type Degree = { degree: string; rest: string; at: number; strength: number }

const split = (table: string) =>
  table
    .split(/[\n,]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const heads = new Map<string, boolean>()
for (const head of split(DEGREE_HEADS)) {
  const isOpen = head.endsWith(' *')
  const key = isOpen ? head.slice(0, -2) : head
  heads.set(key, isOpen || (heads.get(key) ?? false))
}
const branches = new Set(split(DEGREE_BRANCHES))
/** Short names are also words ("as", "ba", "me"): they count only as abbreviations. */
const isShort = (head: string) => head.replaceAll(' ', '').length <= 3
const MAX_HEAD = 5
const WORD = /[\p{L}\p{N}+#'’.]+/gu
const ABBREVIATION = /^(?:[A-Z][a-z]?\.?){2,5}$|^[A-Z]{2,5}$/
const LINK_WORDS =
  /^\s*(?:[-–—:,/|(]\s*)?(?:degree\s+)?(?:in|en|of|im|auf|di|em|für|der|in de|d['’]|del|de|dans|option|spécialité|spécialisation|mention|especialidad|con especialidad en|major(?:ing)? in|with a major in|with major in|concentration in|specialization in|specialising in|focus(?:ed)? on|fachrichtung|studiengang|schwerpunkt|richting|kierunek|inriktning|indirizzo|field|subject|fach):?\s+/iu

export const findDegree = memo(parseDegree)

function parseDegree(text: string): Degree | undefined {
  const words = [...text.matchAll(WORD)]
    .slice(0, 16)
    .map((match) => ({ raw: match[0], at: match.index, end: match.index + match[0].length, folded: foldWords(match[0]) }))
  for (const [start] of words.entries()) {
    const found = degreeAt(text, words, start)
    if (found) return found
  }
  return undefined
}

type Word = { raw: string; at: number; end: number; folded: string }

function degreeAt(text: string, words: readonly Word[], start: number): Degree | undefined {
  for (let count = Math.min(MAX_HEAD, words.length - start); count > 0; count -= 1) {
    const slice = words.slice(start, start + count)
    const key = slice
      .map(({ folded }) => folded)
      .join(' ')
      .trim()
    const isOpen = heads.get(key)
    if (isOpen === undefined) continue
    const last = slice.at(-1) as Word
    const first = slice[0] as Word
    if (isShort(key) && !ABBREVIATION.test(text.slice(first.at, last.end).replaceAll(' ', ''))) continue
    const isInBrackets = text.slice(first.at, last.end).includes('(') && text[last.end] === ')'
    const branch = withBranch(text, words, start + count, isInBrackets ? last.end + 1 : last.end, isOpen)
    const end = GENERIC.test(key) ? branch + kindAfter(text.slice(branch)) : branch
    const isTrade = key === 'apprenticeship' && words.length === start + count && start <= MAX_KIND
    const from = isTrade
      ? (words[0] as Word).at
      : GENERIC.test(key) && hasKind(text, words.slice(0, start), first, end)
        ? (words[0] as Word).at
        : first.at
    return {
      degree: tidy(text.slice(from, end)),
      rest: restOf(text, from, end),
      at: from,
      strength: start === 0 || isAfterBreak(text, first.at) ? 1 : 0.7,
    }
  }
  return undefined
}

/** Names of degrees that say nothing without what they are for. */
const GENERIC = /^(?:diplom[aeo]?|brevet|certificat[eo]?|certificado|titulo|titre)\b/
/** "Diplôme d'études professionnelles", "Diplôme de comptabilité et de gestion": in lower case the name goes on, up to its field. */
const OF_WHAT = /^(?:\s(?!(?:en|in|im|em|option|mention)\s)\p{Ll}[\p{L}'’-]*)+/u
const MAX_KIND = 2
/** "Diploma of Technology, Respiratory Therapy": as a field follows, the name goes on up to the comma. */
const OF_BRANCH = /^\s(?:of|of applied)\s\p{Lu}[\p{L}'’-]+(?=,\s\p{Lu})/u
/** A name does not end with "of". */
const LINK_END = /\s(?:of|in|de|en|für|di|do|da|em)$/u

/** How far the name of a diploma goes on. */
function kindAfter(rest: string): number {
  const branch = OF_BRANCH.exec(rest)
  return branch ? branch[0].length : (OF_WHAT.exec(rest)?.[0] ?? '').replace(LINK_END, '').length
}

/** "City Diploma in Electrical Installation": as a field follows, the words before it say which diploma. */
function hasKind(text: string, before: readonly Word[], first: Word, end: number): boolean {
  const [start] = before
  if (!start || before.length > MAX_KIND || /[^\p{L}\p{N}\s.'’-]/u.test(text.slice(start.at, first.at))) return false
  return tidy(text.slice(end).replace(LINK_WORDS, '')) !== ''
}

const isAfterBreak = (text: string, at: number) => /[,;|(/–—-]\s*$/.test(text.slice(0, at))

/** "of Science", "of Fine Arts", "(Hons)" belong to the degree; an unknown branch ends at the next break. */
function withBranch(text: string, words: readonly Word[], next: number, end: number, isOpen: boolean): number {
  let to = end
  const previous = words[next - 1]?.folded
  const hasOf =
    isOpen &&
    (previous === 'of' ||
      previous === 'in' ||
      previous === 'zum' ||
      previous === 'zur' ||
      previous === 'als' ||
      previous === 'em')
  const isBreak = (index: number) =>
    index > next && /[,;|(/–—\t]|\s-\s/.test(text.slice(words[index - 1]?.end ?? 0, words[index]?.at ?? 0))
  if (hasOf || isOpen) {
    let known = 0
    let loose = 0
    for (let count = 1; count <= 4 && next + count <= words.length; count += 1) {
      if (count > 1 && isBreak(next + count - 1)) break
      const name = words
        .slice(next, next + count)
        .map(({ folded }) => folded)
        .join(' ')
      if (branches.has(name)) known = count
      if (words[next + count - 1]?.folded === 'in') break
      loose = count
    }
    const count = known || loose
    if (count > 0) to = words[next + count - 1]?.end ?? to
  }
  const rest = text.slice(to)
  const honours = /^\s*(?:\((?:fh|th|tu|uni|ba|dh|univ)\.?\)|\(?(?:with\s+)?(?:hons?|honours|honors|cum laude)\.?\)?)/i.exec(rest)
  const after = honours ? to + honours[0].length : to
  return after + shortFormAfter(text.slice(after))
}

/** "Bachelor of Science (B.Sc.), Kinesiology": the same degree again. */
function shortFormAfter(rest: string): number {
  const [all = '', inner = ''] = /^\s?\(([^()]{2,10})\)(?=\s*(?:[,:–—-]|$))/u.exec(rest) ?? []
  return all !== '' && heads.has(foldWords(inner)) ? all.length : 0
}

const restOf = (text: string, at: number, end: number) => {
  const before = tidy(text.slice(0, at))
  const after = tidy(text.slice(end).replace(LINK_WORDS, ''))
  return [before, after].filter(Boolean).join(', ')
}

const tidy = (text: string) =>
  text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .replace(/^[\s,;:|/()–—-]+|[\s,;:|/(–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()

/** "Studium der Informatik", "programme in Strategic Design": the word for studying, before what was studied. */
const COURSE =
  /^(?:studium|studiengang|programme?|studies|course|cursus|études|estudios|curso|studi|opleiding|studie|utbildning)\s+(?:de[rs]?|in|of|en|di|em|van|im)\s+/iu
/** "in Physics" becomes "Physics". */
export const withoutLinkWord = (text: string) => tidy(text.replace(LINK_WORDS, '').replace(COURSE, ''))
