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
  const headings = new Map<Element, Heading[]>()
  for (const element of page.find('h1, h2, h3, h4, h5, h6')) {
    const text = textOf(element)
    if (!text || text.length > LONGEST) continue
    const place = placeOf(page, element, boxes)
    if (place) headings.set(place, [...(headings.get(place) ?? []), { at: page.orderOf(element), text }])
  }
  /** The parts around an element that say something, from inside; most say nothing, and fields share them. */
  const sayingAround = new Map<Element, readonly Element[]>()
  const partsAround = (element: Element): readonly Element[] => {
    const parent = page.parentOf(element)
    if (!parent) return []
    const known = sayingAround.get(parent)
    if (known) return known
    const found = ancestorsOf(page, element).filter((one) => headings.has(one) || groupLabel(page, one) !== '')
    sayingAround.set(parent, found)
    return found
  }
  return (element) => {
    const own = page.orderOf(element)
    const found: string[] = []
    for (const one of partsAround(element)) {
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
