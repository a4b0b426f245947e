import type { Line, Run, Section } from '#document/model'
import { isSpokenLanguage } from '#words/language-words'
import { isTitlePhrase, titleKind } from './section-titles.ts'

const INLINE = /^([\p{L}][\p{L} &/’'-]{2,40})\s*:\s+(\S.*)$/u
const SKILL_WORD = /skill|comp[eé]ten|kenntnis|fähig|habilid|vaardig|expertise/iu
const ENTRY_KINDS = new Set(['experience', 'projects', 'volunteer'])
const ROW_KINDS = new Set<Section['kind']>(['languages', 'certifications', 'interests'])
const INLINE_KINDS = new Set(['languages', 'skills', 'certifications', 'interests', 'summary', 'references', 'awards'])

/** "Languages: English, German" is a section of its own, except inside an entry or among skills. */
export function inlineSection(line: Line, current: Section): Section | undefined {
  if (ENTRY_KINDS.has(current.kind)) return undefined
  const [, name = '', rest = ''] = INLINE.exec(line.text) ?? []
  if (current.kind === 'skills' && areLanguages(rest)) return sectionOf('languages', line, rest)
  if (!name || !isTitlePhrase(name)) return undefined
  const kind = titleKind(name)
  if (!kind || !INLINE_KINDS.has(kind) || (kind === 'skills' && !SKILL_WORD.test(name))) return undefined
  const isLanguages = kind === 'languages' && isSpokenLanguage(rest.split(/[,;(:–-]/)[0] ?? '')
  if (kind === 'languages' && !isLanguages) return undefined
  if (current.kind === 'skills' && !isLanguages && kind !== 'interests' && kind !== 'certifications') return undefined
  return sectionOf(kind, line, rest)
}

/** After a line of languages or licences among skills, the next label names skills again. */
export function resumedSkills(line: Line, sections: readonly Section[]): Section | undefined {
  const isRow = ({ kind, title }: Section) => ROW_KINDS.has(kind) && INLINE.test(title?.text ?? '')
  const above = sections.findLast((section) => !isRow(section))
  const isInline = above?.kind === 'skills' && above !== sections.at(-1)
  return isInline && INLINE.test(line.text) ? { kind: 'skills', title: undefined, lines: [line] } : undefined
}

/** "English (native), Swedish": nothing but spoken languages, whatever the label says. */
const areLanguages = (list: string) =>
  list !== '' && list.split(/[,;|]\s*(?![^()]*\))/).every((item) => isSpokenLanguage(item.trim().split(/[\s(:–-]/)[0] ?? ''))

const sectionOf = (kind: Section['kind'], line: Line, rest: string): Section => ({
  kind,
  title: line,
  lines: [{ ...line, runs: withoutPrefix(line.runs, line.text.length - rest.length), text: rest }],
})

function withoutPrefix(runs: readonly Run[], length: number): Run[] {
  const kept: Run[] = []
  let at = 0
  for (const run of runs) {
    const end = at + run.text.length
    if (end > length) kept.push(at >= length ? run : { ...run, text: run.text.slice(length - at).trimStart() })
    at = end + 1
  }
  return kept.length > 0 ? kept : [...runs.slice(-1)]
}
