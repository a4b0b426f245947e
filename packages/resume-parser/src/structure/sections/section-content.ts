import { TITLES_OF_JOBS } from '@jobapply/language/section-words'
import type { Line, Section } from '#document/model'
import { isProse } from '#structure/entries/entries'
import { findDates, withoutDates } from '#words/dates'
import { findDegree } from '#words/degrees'
import { foldWords } from '#words/fold'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import { kindsInTitle } from './section-titles.ts'

type Kind = 'summary' | 'education' | 'certifications' | 'skills'
type Test = (section: Section, isEarly: boolean) => boolean

const PIECES = /,\s+|\s*[;|•·●▪◦∙]\s*|\t|\s+[–—/]\s+/u
const MIN_WORDS = 10

const wordsIn = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
const dated = (lines: readonly Line[]) => lines.filter(({ text }) => findDates(text).length > 0)
const readsAs = (role: 'institution' | 'name', { text }: Line) =>
  text.split(PIECES).some((piece) => ROLE_SCORES[role](phraseOf(piece)) >= (role === 'name' ? 1 : 2))

/** What a section under an unknown title must contain to be of a kind. */
const TESTS: Record<Kind, Test> = {
  education: ({ lines }) =>
    lines.some(({ text }) => text.split(PIECES).some((piece) => findDegree(piece)?.at === 0)) &&
    lines.some((line) => readsAs('institution', line)) &&
    !lines.some((line) => line.bullet && isProse(line)),
  certifications: ({ lines }) =>
    lines.length > 0 &&
    lines.every((line) => !isProse(line)) &&
    2 * lines.filter((line) => readsAs('name', line)).length >= lines.length,
  summary: ({ lines }, isEarly) =>
    isEarly &&
    wordsIn(lines) >= MIN_WORDS &&
    dated(lines).length === 0 &&
    lines.every(({ bullet }) => !bullet) &&
    lines.some((line) => isProse(line)),
  skills: ({ lines }) => {
    const pieces = lines.flatMap(({ text }) => text.split(PIECES)).filter((piece) => piece.trim() !== '')
    const isShort = (piece: string) => piece.split(/\s+/).length <= 4 && !/[.!?@]$/.test(piece)
    return pieces.length > 3 && dated(lines).length === 0 && pieces.every(isShort) && wordsIn(lines) > 3
  },
}
const KINDS = Object.keys(TESTS) as Kind[]

/** A date range in or beside a line that names a position. */
const holdsJobs = ({ lines }: Section) =>
  lines.some(({ text }, index) => {
    if (!findDates(text).some(({ isRange }) => isRange)) return false
    const near = [text, lines[index - 1]?.text ?? '', lines[index + 1]?.text ?? '']
    return near.some((one) =>
      withoutDates(one)
        .split(PIECES)
        .some((piece) => ROLE_SCORES.position(phraseOf(piece)) >= 2),
    )
  })

const MIN_BULLETS = 3
const MAX_BULLET_WORDS = 5
/** "What I bring" above five bullets of a few words each. */
const isBulletList = ({ lines }: Section) =>
  lines.length >= MIN_BULLETS &&
  lines.every(({ text, bullet }) => bullet && text.split(/\s+/).length <= MAX_BULLET_WORDS && !/[.!?]$/.test(text))

/** "Research and Professional Appointments" names both; what stands below it decides. */
const mayTitleJobs = (title: string, kind: Section['kind']) =>
  TITLES_OF_JOBS.has(foldWords(title)) || (KINDS_BESIDE_JOBS.has(kind) && kindsInTitle(title).has('experience'))
const KINDS_BESIDE_JOBS = new Set<Section['kind']>(['publications', 'other'])

/** Gives unknown sections a kind by their content, if no other section declares it. */
export function classifyByContent(sections: readonly Section[]): Section[] {
  const declared = new Set(sections.filter(({ lines }) => lines.length > 0).map(({ kind }) => kind))
  const firstJob = sections.findIndex(({ kind }) => kind === 'experience')
  return sections.map((section, index) => {
    if (section.title && mayTitleJobs(section.title.text, section.kind) && holdsJobs(section))
      return { ...section, kind: 'experience' }
    if (section.kind === 'summary' && !declared.has('skills') && isBulletList(section))
      return { ...section, kind: 'skills', isGuessed: true }
    if (section.kind !== 'unknown') return section
    const kind = KINDS.find((one) => !declared.has(one) && TESTS[one](section, firstJob < 0 || index < firstJob))
    return kind ? { ...section, kind, isGuessed: true } : section
  })
}
