import type { SectionKind } from '@jobapply/language/section-words'
import type { Line, Section } from '#document/model'
import { cellsOf } from '#structure/lines/table-rows'
import { isSpokenLanguage } from '#words/language-words'
import { isTitlePhrase, titleKind } from './section-titles.ts'

/** Driving licences count as certificates. */
const FOREIGN = new Set<SectionKind>(['interests', 'certifications'])
const LABEL = /^(\p{L}[^:]{2,40}):\s*/u

/** "Sprachen:" and "Führerschein   B" below the computer programs: rows of a list of skills that are none. */
export function splitForeignRows(section: Section): Section[] {
  if (section.kind !== 'skills') return [section]
  const parts: Section[] = [{ ...section, lines: [] }]
  for (const [index, line] of section.lines.entries()) {
    const label = labelOf(line)
    const kind = label && isTitlePhrase(label.name) ? titleKind(label.name) : undefined
    const beside = label?.rest[0] ?? section.lines[index + 1]
    // Programming languages are skills.
    const isForeign = kind !== undefined && (FOREIGN.has(kind) || (kind === 'languages' && isSpoken(beside)))
    if (label && isForeign) parts.push({ kind, title: line, lines: label.rest })
    else if (label && parts.length > 1) parts.push({ ...section, title: undefined, lines: [line] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

const isSpoken = (line: Line | undefined) => isSpokenLanguage(line?.text.split(/[\s,;:(–-]/)[0] ?? '')

/** The label of a row, and what stands beside it. */
function labelOf(line: Line): { name: string; rest: Line[] } | undefined {
  const [first, ...cells] = cellsOf(line)
  const [run] = line.runs
  const name = (first ?? [])
    .map(({ text }) => text)
    .join(' ')
    .trim()
  if (!run || line.bullet) return undefined
  if (cells.length === 1 && name.split(' ').length <= 3) {
    const text = line.text.slice(line.text.indexOf('\t') + 1)
    return { name: name.replace(/\s*:$/, ''), rest: [{ ...line, text, runs: cells.flat(), sources: [line] }] }
  }
  const [match = '', label = ''] = LABEL.exec(line.text) ?? []
  if (!label) return undefined
  const text = line.text.slice(match.length)
  return { name: label.trim(), rest: text ? [{ ...line, text, runs: [{ ...run, text }], sources: [line] }] : [] }
}
