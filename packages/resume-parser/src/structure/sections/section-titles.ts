import { MODIFIERS, type SectionKind, TITLE_PHRASES } from '@jobapply/language/section-words'
import { foldWords } from '#words/fold'
import { memo } from '#words/memo'

const split = (table: string) =>
  table
    .split(/[\n,]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const KINDS = Object.keys(TITLE_PHRASES) as SectionKind[]
const byPhrase = new Map<string, SectionKind>()
const byClosed = new Map<string, SectionKind>()
const byWord = new Map<string, SectionKind>()
for (const kind of KINDS)
  for (const phrase of split(TITLE_PHRASES[kind])) {
    if (!byPhrase.has(phrase)) byPhrase.set(phrase, kind)
    const closed = phrase.replaceAll(' ', '')
    if (closed.length >= 5 && !byClosed.has(closed)) byClosed.set(closed, kind)
    if (!phrase.includes(' ') && !byWord.has(phrase)) byWord.set(phrase, kind)
  }
const modifiers = new Set(split(MODIFIERS))
/** The more specific word wins: "Volunteer Experience", "Language Skills". */
const RANK: SectionKind[] = [
  'volunteer',
  'languages',
  'publications',
  'certifications',
  'awards',
  'projects',
  'education',
  'experience',
  'skills',
  'summary',
  'interests',
  'references',
  'contact',
  'personal',
  'other',
]
const DECORATION = /^[\s•●■▪◆*#=~_|<>:/\\.·–—-]+|[\s•●■▪◆*#=~_|<>:/\\.·–—-]+$/gu
const NUMBERING = /^(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+/i
/** "Skills & Languages" holds both, "Language Skills" does not. */
const CONJUNCTIONS = new Set('and und et y e en och oraz i'.split(' '))
const MAX_WORDS = 6
const MAX_TITLE = 70

/** The kind of section that a title opens; undefined when it is not a title. */
export const titleKind = memo(kindOfTitle)

function kindOfTitle(raw: string): SectionKind | undefined {
  if (raw.length > MAX_TITLE || raw.length < 2) return undefined
  const folded = foldWords(raw.replace(DECORATION, '').replace(NUMBERING, ''))
  const exact = byPhrase.get(folded) ?? byClosed.get(folded.replaceAll(' ', ''))
  if (exact) return exact
  const words = folded.split(' ')
  if (words.length < 2 || words.length > MAX_WORDS) return undefined
  let kind: SectionKind | undefined
  const kinds = new Set<SectionKind>()
  for (const word of words) {
    const own = byWord.get(word)
    if (own === undefined && !modifiers.has(word)) return undefined
    if (own !== undefined) kinds.add(own)
    if (own === undefined || (modifiers.has(word) && own !== 'summary' && kind !== undefined)) continue
    if (kind === undefined || RANK.indexOf(own) < RANK.indexOf(kind)) kind = own
  }
  return kind === 'languages' && kinds.has('skills') && words.some((word) => CONJUNCTIONS.has(word)) ? 'skills' : kind
}

/** The kinds that the words of a title name: "Education & Certificates" has two. */
export const kindsInTitle = (raw: string): Set<SectionKind> =>
  new Set(
    raw.length > MAX_TITLE
      ? []
      : foldWords(raw)
          .split(' ')
          .flatMap((word) => byWord.get(word) ?? []),
  )

/** True for phrases of the tables, not for combinations of their words. */
export const isTitlePhrase = (raw: string) => raw.length <= MAX_TITLE && byPhrase.has(foldWords(raw.replace(DECORATION, '')))
