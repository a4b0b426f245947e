import type { ContentChange } from '@jobapply/core/documents/changes'
import type { Block, Page } from '@jobapply/core/documents/pages'
import type { Preview } from '@jobapply/core/documents/resume-schema'
import type { BodySection } from '@jobapply/core/documents/schema'
import { type DiffPart, wordDiff } from '@jobapply/core/documents/word-diff'
import type { Mark, Span, Spans } from './sheet.tsx'

/** Between the bar and the text, in points. */
const GAP = 8

/** What is drawn about a place of the page. */
export type DrawnChange = Pick<ContentChange, 'section' | 'entry'> & {
  /** The words that the page has there, in order. */
  parts: readonly DiffPart[]
  /** Drawn only where all words of a part stand together: a line that moved as a whole. */
  isLine?: boolean
}

/** What the profile says differently: the page still has the old words. */
export const drawChange = ({ section, entry, before, after }: ContentChange): DrawnChange => ({
  section,
  entry,
  parts: wordDiff(before, after).filter(({ kind }) => kind !== 'new'),
})

/** A bar beside each entry that is about to change. */
export function marksOn(page: Page, { blocks }: Preview, changes: readonly DrawnChange[]): Mark[] {
  const bars = changes.flatMap((change) => {
    const runs = page.runs.filter(({ block }) => block !== null && isAbout(blocks[block], change))
    if (runs.length === 0) return []
    const top = Math.min(...runs.map(({ y, size }) => y - size))
    const bottom = Math.max(...runs.map(({ y, size }) => y + size / 4))
    return [{ x: Math.min(...runs.map(({ x }) => x)) - GAP, y: top, height: bottom - top }]
  })
  // Several lines of one entry share its bar.
  return [...new Map(bars.map((bar) => [`${bar.x} ${bar.y}`, bar])).values()]
}

/** Words that go or are new, by the index of their run: where each begins and ends in its text. */
export function spansOn(page: Page, { blocks }: Preview, changes: readonly DrawnChange[]): Spans {
  const spans = new Map<number, Span[]>()
  for (const change of changes) {
    const words = page.runs.flatMap(({ block, text }, run) =>
      block !== null && isAbout(blocks[block], change) ? wordsIn(text).map((word) => ({ ...word, run })) : [],
    )
    let next = 0
    for (const { text, kind } of change.parts)
      for (const at of findWords(wordsIn(text), words, next, change.isLine ?? false)) {
        next = at + 1
        const found = words[at]
        if (found && kind !== 'same') spans.set(found.run, withWord(spans.get(found.run) ?? [], { ...found, kind }))
      }
  }
  return spans
}

/** Words beside each other are one span, with the space and the comma between them. */
function withWord(spans: readonly Span[], { from, to, kind }: Span): Span[] {
  const last = spans.at(-1)
  return last && last.kind === kind && from <= last.to + ', '.length
    ? [...spans.slice(0, -1), { ...last, to }]
    : [...spans, { from, to, kind }]
}

type Word = { text: string; from: number; to: number }

/** Where these words stand from `start` on: together where they do, else one after the other. */
function findWords(wanted: readonly Word[], words: readonly Word[], start: number, isLine: boolean): number[] {
  const isAt = (at: number) => wanted.every(({ text }, index) => words[at + index]?.text === text)
  const first = words.findIndex((_, at) => at >= start && isAt(at))
  if (first >= 0) return wanted.map((_, index) => first + index)
  let next = start
  return (isLine ? [] : wanted).flatMap(({ text }) => {
    const at = words.findIndex((one, index) => index >= next && one.text === text)
    if (at < 0) return []
    next = at + 1
    return at
  })
}

/** Without the comma that a list may set after a word. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const bare = word.endsWith(',') ? word.slice(0, -1) : word
    return { text: bare, from: index, to: index + bare.length }
  })

const isAbout = (block: Block | undefined, { section, entry }: DrawnChange) =>
  block?.section === section && (entry === null || block.entry === entry)

/** Sections before which another page begins, with the number of that page. */
export function pageBreaks({ pages, blocks }: Preview, order: readonly BodySection[]): ReadonlyMap<BodySection, number> {
  const firstPage = (section: BodySection) =>
    pages.findIndex(({ runs }) => runs.some(({ block }) => block !== null && blocks[block]?.section === section))
  const breaks = new Map<BodySection, number>()
  let current = 0
  for (const section of order) {
    const page = firstPage(section)
    if (page > current) {
      breaks.set(section, page + 1)
      current = page
    }
  }
  return breaks
}
