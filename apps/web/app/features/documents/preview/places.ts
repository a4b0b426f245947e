import type { ContentChange } from '@jobapply/core/documents/changes'
import type { Block, Page } from '@jobapply/core/documents/pages'
import type { Preview } from '@jobapply/core/documents/resume-schema'
import type { BodySection } from '@jobapply/core/documents/schema'
import type { Mark } from './sheet.tsx'

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
