import type { ContentChange } from '@jobapply/core/documents/changes'
import type { Block, Page } from '@jobapply/core/documents/pages'
import type { Preview } from '@jobapply/core/documents/resume-schema'
import type { BodySection } from '@jobapply/core/documents/schema'
import { wordDiff } from '@jobapply/core/documents/word-diff'
import type { Mark, Span, Strikes } from './sheet.tsx'

/** Between the bar and the text, in points. */
const GAP = 8

/** A bar beside each entry that the profile says differently. */
export function marksOn(page: Page, { blocks }: Preview, changes: readonly ContentChange[]): Mark[] {
  return changes.flatMap((change) => {
    const runs = page.runs.filter(({ block }) => block !== null && isAbout(blocks[block], change))
    if (runs.length === 0) return []
    const top = Math.min(...runs.map(({ y, size }) => y - size))
    const bottom = Math.max(...runs.map(({ y, size }) => y + size / 4))
    return [{ x: Math.min(...runs.map(({ x }) => x)) - GAP, y: top, height: bottom - top }]
  })
}

/** Words that the profile says differently, by the index of their run: where each begins and ends in its text. */
export function strikesOn(page: Page, { blocks }: Preview, changes: readonly ContentChange[]): Strikes {
  const strikes = new Map<number, Span[]>()
  for (const change of changes) {
    const words = page.runs.flatMap(({ block, text }, run) =>
      block !== null && isAbout(blocks[block], change) ? wordsIn(text).map((word) => ({ ...word, run })) : [],
    )
    let next = 0
    for (const { text, kind } of wordDiff(change.before, change.after).filter((part) => part.kind !== 'new'))
      for (const word of text.split(' ')) {
        const at = words.findIndex((one, index) => index >= next && one.text === word)
        const found = words[at]
        if (!found) continue
        next = at + 1
        if (kind === 'old') strikes.set(found.run, [...(strikes.get(found.run) ?? []), found])
      }
  }
  return strikes
}

const wordsIn = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }))

const isAbout = (block: Block | undefined, { section, entry }: ContentChange) =>
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
