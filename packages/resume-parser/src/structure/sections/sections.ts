import type { SectionKind } from '@jobapply/language/section-words'
import type { Line, Section } from '#document/model'
import { isCaps, styleOf } from '#structure/headings/chunks'
import { bodySize } from '#structure/lines/lines'
import { findDates, hasDate, isDateAlone } from '#words/dates'
import { isSpokenLanguage } from '#words/language-words'
import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import { splitForeignRows } from './foreign-rows.ts'
import { inlineSection, resumedSkills } from './inline-sections.ts'
import { looseKind, misspeltKind, nearKind, stemKind } from './loose-titles.ts'
import { splitMixed } from './mixed-sections.ts'
import { classifyByContent } from './section-content.ts'
import { isTitlePhrase, titleKind } from './section-titles.ts'
import { studiesUnderTraining } from './studies-under-training.ts'
import { isMarginTitle, joinTitles, marginKey, splitTitle, styleKey, withoutIcon } from './title-lines.ts'

type Candidate = { index: number; kind: SectionKind; prominence: number; style: string }

const MAX_TITLE_WORDS = 7
/** One title this prominent is enough to recognise the others by its style. */
const SURE_PROMINENCE = 4
const CONTACT = /\S@\S+\.\S|https?:|www\.|linkedin\.com|github\.com|^\+?[\d(][\d\s()./-]{7,}\d$/i

export function sectionsOf(all: Line[]): Section[] {
  const size = bodySize(all)
  const margin = new Set(all.filter((line, index) => isMarginTitle(line, all[index + 1])).map(marginKey))
  const lines = joinTitles(all.flatMap((line) => splitTitle(line, margin)).map((line) => withoutIcon(line, size)))
  const titles = chooseTitles(lines, size)
  const sections: Section[] = [{ kind: 'top', title: undefined, lines: [] }]
  for (const [index, line] of lines.entries()) {
    const kind = titles.get(index)
    if (kind) {
      sections.push({ kind, title: line, lines: [] })
      continue
    }
    const isHead =
      isNewColumn(line, lines[index - 1], size) ||
      isHuge(line, lines[index - 1], size) ||
      (isAbove(line, lines[index - 1]) && isIntroduction(lines, index, (at) => titles.has(at)))
    if (isHead && sections.at(-1)?.kind !== 'top') sections.push({ kind: 'top', title: undefined, lines: [] })
    const current = sections.at(-1) as Section
    const inline = inlineSection(line, current) ?? resumedSkills(line, sections)
    if (inline) sections.push(inline)
    else current.lines.push(line)
  }
  return classifyByContent(sections).map(studiesUnderTraining).flatMap(splitMixed).flatMap(splitForeignRows)
}

/** A very large line after a box or a column is the person's name. */
const isHuge = (line: Line, above: Line | undefined, size: number) =>
  above !== undefined && line.page === 0 && line.block !== above.block && line.size > 1.6 * size && !line.bullet

/** The next column of the first page starts here. */
const isAbove = (line: Line, above: Line | undefined) =>
  above !== undefined && line.page === 0 && above.page === 0 && line.block !== above.block && line.y < above.y - 2 * above.size

/** Short lines up to the next title, with contact data among them. */
function isIntroduction(lines: readonly Line[], from: number, isTitle: (index: number) => boolean): boolean {
  let contacts = 0
  for (let index = from; index < lines.length && !isTitle(index) && lines[index]?.block === lines[from]?.block; index += 1) {
    const line = lines[index] as Line
    if (line.text.length > 60 || line.bullet || index - from > 12) return false
    if (CONTACT.test(line.text) || line.runs.some(({ link }) => link !== undefined)) contacts += 1
  }
  return contacts > 0
}

/** A column of the first page that starts with large text has its own heading. */
const isNewColumn = (line: Line, above: Line | undefined, size: number) =>
  above !== undefined &&
  line.page === 0 &&
  above.page === 0 &&
  line.y < above.y - 5 * above.size &&
  line.x > above.x &&
  line.size > 1.25 * size

function prominenceOf(line: Line, size: number): number {
  let prominence = 0
  if (line.heading) prominence += 3
  if (line.size > 1.12 * size) prominence += 2
  if (line.bold) prominence += 1
  if (isCaps(line.text)) prominence += 1
  if (line.gap > 1.3) prominence += 1
  if (line.text.endsWith(':')) prominence += 0.5
  return prominence
}

function chooseTitles(lines: readonly Line[], size: number): Map<number, SectionKind | 'unknown'> {
  const candidates: Candidate[] = []
  for (const [index, line] of lines.entries()) {
    if (line.bullet || line.text.length > 60 || line.text.includes('\t')) continue
    const prominence = prominenceOf(line, size)
    const kind =
      titleKind(line.text) ?? (index > 1 ? (unlistedKind(line, prominence) ?? kindAboveDates(line, lines[index + 1])) : undefined)
    if (!kind) continue
    if (prominence >= 1 || (isTitlePhrase(line.text) && (kind === 'references' || line.text.split(' ').length <= 3)))
      candidates.push({ index, kind, prominence, style: styleKey(line) })
  }
  const style = mainStyle(candidates, lines)
  const titles = new Map<number, SectionKind | 'unknown'>()
  let current: { line: Line; style: string; kind: SectionKind } | undefined
  for (const { index, kind, prominence, style: own } of candidates) {
    const line = lines[index] as Line
    const isMain = own === style.key
    if (!isMain && prominence < style.prominence - 1.5 && style.count >= 3 && prominence < 2) continue
    if (current && isInside(line, current.line) && !isMain) continue
    if (!isMain && style.count >= 3 && prominence < style.prominence && !isTitlePhrase(line.text)) continue
    if (
      current &&
      isMain &&
      current.style === own &&
      line.x > current.line.x + 8 &&
      isInside(line, current.line) &&
      style.x !== undefined &&
      Math.abs(style.x - line.x) > 8 &&
      (current.kind === 'skills' || current.kind === 'experience')
    )
      continue
    if (kind === 'languages' && current?.kind === 'skills' && !isMain && !listsLanguages(lines.slice(index + 1, index + 3)))
      continue
    if (
      current?.kind === 'skills' &&
      !isMain &&
      prominence < style.prominence &&
      style.count >= 3 &&
      (kind === 'personal' || namesGroups(lines, own))
    )
      continue
    titles.set(index, kind)
    current = { line, style: own, kind }
  }
  addTitlesByStyle(lines, size, style, titles)
  return titles
}

/** A misspelt title or one with a remark stands alone; one of known stems and small words alone also does in a plain text. */
function unlistedKind(line: Line, prominence: number): SectionKind | undefined {
  if (prominence >= SURE_PROMINENCE) return nearKind(line.text)
  const isAlone = prominence >= 1 && line.gap > 1.3 && line.text.split(' ').length <= 4 && /^\p{Lu}/u.test(line.text)
  if (!isAlone || /[\d,;.@]/.test(line.text)) return undefined
  return misspeltKind(line.text) ?? (ROLE_SCORES.position(phraseOf(line.text)) < 1 ? stemKind(line.text) : undefined)
}

/** "Berufliches", alone after a blank line and right above a time: one stem is enough. */
function kindAboveDates(line: Line, next: Line | undefined): SectionKind | undefined {
  const isAlone = line.gap > APART && /^\p{Lu}[\p{L}]+$/u.test(line.text) && next !== undefined && next.gap < line.gap
  if (!isAlone || !findDates(next.text).some(({ isRange }) => isRange)) return undefined
  const kind = looseKind(line.text)
  return kind === 'experience' || kind === 'education' ? kind : undefined
}

/** Lines that are not titles share this style, so it marks group names. */
const namesGroups = (lines: readonly Line[], style: string) =>
  lines.some((line) => styleKey(line) === style && !line.bullet && titleKind(line.text) === undefined && !hasDate(line.text))

const listsLanguages = (lines: readonly Line[]) =>
  lines.some(({ text }) => text.split(/[\t,;(:–|•·-]/).some((piece) => isSpokenLanguage(piece.trim().split(' ')[0] ?? '')))

/** A smaller heading in the same column belongs to the current section. */
const isInside = (line: Line, title: Line) =>
  Math.abs(line.right - title.right) > 1.5 &&
  line.x >= title.x - 3 &&
  line.x < Math.max(title.edge, title.x + 60) &&
  (title.size > 1.12 * line.size || line.x > title.x + 8)

type Style = { key: string; prominence: number; count: number; x: number | undefined }

function mainStyle(candidates: readonly Candidate[], lines: readonly Line[]): Style {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) groups.set(candidate.style, [...(groups.get(candidate.style) ?? []), candidate])
  let best: Style = { key: '', prominence: 0, count: 0, x: undefined }
  let most = 0
  for (const [key, group] of groups) {
    const kinds = new Set(group.map(({ kind }) => kind)).size
    const score = kinds + 0.3 * Math.max(...group.map(({ prominence }) => prominence))
    if (score > most) {
      most = score
      best = {
        key,
        prominence: Math.max(...group.map(({ prominence }) => prominence)),
        count: kinds,
        x: usual(group.map(({ index }) => Math.round(lines[index]?.x ?? 0))),
      }
    }
  }
  return best
}

/** The most common value; undefined when all differ, as with centred titles. */
function usual(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [top, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])
  return count > 1 ? top : undefined
}

/** Lines in exactly the style of the titles are titles of an unknown kind. */
function addTitlesByStyle(lines: readonly Line[], size: number, style: Style, titles: Map<number, SectionKind | 'unknown'>) {
  const isOfTitles = !namesShareStyle(lines, style, titles)
  if (style.prominence < 2 || (style.count < 2 && !(isOfTitles && style.prominence >= SURE_PROMINENCE))) return
  const known = [...titles.keys()].flatMap((index) => lines[index] ?? []).filter((line) => styleKey(line) === style.key)
  const isInLine = (line: Line) =>
    known.some(({ x, right }) => Math.abs(x - line.x) < 3 || Math.abs(x + right - line.x - line.right) < 4)
  /** Word files need not say how far a title stands from the text above it. */
  const areApart = known.some(({ gap }) => gap > APART)
  const found: number[] = []
  const first = Math.min(...titles.keys())
  for (const [index, line] of lines.entries()) {
    if (titles.has(index) || line.bullet || styleKey(line) !== style.key || line.text.includes('\t')) continue
    if (index < first && found.length === 0 && !(isOfTitles && index > 0 && precedesProse(line, lines[index + 1]))) continue
    const kind = looseKind(line.text)
    if (isMixed(line) || line.text.split(' ').length > MAX_TITLE_WORDS - 2 || (!kind && /[\d,.@]/.test(line.text))) continue
    if ((areApart && line.gap < APART) || !isInLine(line) || prominenceOf(line, size) < style.prominence - 1) continue
    const next = lines[index + 1]
    if (!next || titles.has(index + 1) || styleKey(next) === style.key) continue
    // A date above names an entry, unless the words are those of a title or no entry looks like this.
    if (!kind && !(isOfTitles && isCaps(line.text)) && isDateAlone(lines[index - 1]?.text ?? '')) continue
    if (!isOfTitles && lines.slice(index + 1, index + 4).some(({ text }) => hasDate(text)) && !isCaps(line.text)) continue
    found.push(index)
  }
  if (found.length > Math.max(isOfTitles ? 5 : 3, 1.5 * titles.size)) return
  for (const index of found) titles.set(index, looseKind(lines[index]?.text ?? '') ?? 'unknown')
}

const APART = 1.3
const isMixed = ({ runs }: Line) => new Set(runs.map((run) => styleOf(run, ''))).size > 1

/** A line right below a title has the same style: entry names use it as well. */
const namesShareStyle = (lines: readonly Line[], style: Style, titles: ReadonlyMap<number, unknown>) =>
  [...titles.keys()].some((index) =>
    lines
      .slice(index + 1, hasDate(lines[index + 1]?.text ?? '') ? index + 3 : index + 2)
      .some((line, place) => !line.heading && !titles.has(index + 1 + place) && styleKey(line) === style.key),
  )

/** "Hello there" above a sentence; not a name or a job. */
const precedesProse = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  next.text.split(' ').length > 8 &&
  ROLE_SCORES.position(phraseOf(line.text)) < 1 &&
  !CONTACT.test(next.text)
