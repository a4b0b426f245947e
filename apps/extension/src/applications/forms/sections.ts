import type { Boxes } from './boxes.ts'
import { groupLabel } from './labels.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'
import { textOf } from './text.ts'

const LONGEST = 120
/** A heading that is wrapped alone says nothing about every field of the page. */
const WHOLE_PAGE = new Set(['body', 'html'])
type Heading = { at: number; text: string }

/** The headings and group labels that a field stands under, outermost first. */
export function createSections(page: Page, boxes: Boxes): (element: Element) => string[] {
  const order = new Map(page.elements.map((element, index) => [element, index]))
  const headings = new Map<Element, Heading[]>()
  for (const [at, element] of page.elements.entries()) {
    if (!/^h[1-6]$/.test(nameOf(element))) continue
    const text = textOf(element)
    if (!text || text.length > LONGEST) continue
    const place = placeOf(page, element, boxes)
    if (place) headings.set(place, [...(headings.get(place) ?? []), { at, text }])
  }
  return (element) => {
    const own = order.get(element) ?? 0
    const found: string[] = []
    for (const one of ancestorsOf(page, element)) {
      const label = groupLabel(page, one)
      const heading = headings.get(one)?.findLast(({ at }) => at < own)?.text
      if (label && label.length <= LONGEST) found.unshift(label)
      if (heading && heading !== label) found.unshift(heading)
    }
    return [...new Set(found)].slice(-6)
  }
}

/** What a heading stands over: a heading is often wrapped together with a button or a note, apart from the fields. */
function placeOf(page: Page, heading: Element, { holdsField }: Boxes): Element | undefined {
  for (const [level, one] of ancestorsOf(page, heading).slice(0, 3).entries())
    if (holdsField(one) && (level === 0 || !WHOLE_PAGE.has(nameOf(one)))) return one
  return undefined
}
