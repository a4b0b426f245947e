import type { Boxes } from './boxes.ts'
import { groupLabel } from './labels.ts'
import { hasLetter } from './letters.ts'
import { ancestorsOf, attr, nameOf, type Page } from './page.ts'
import { isSilent, readLabel, textOf } from './text.ts'

const LONGEST = 120
/** The line that opens and closes a part is its heading. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, [role=heading]'
/** A heading that is wrapped alone says nothing about every field of the page. */
const WHOLE_PAGE = new Set(['body', 'html'])
type Heading = { at: number; text: string }

export type Sections = {
  /** The headings and group labels that a field stands under, outermost first. `labels`: those of fields before it, which head nothing. */
  sectionsOf: (element: Element, labels?: ReadonlySet<string>) => string[]
  /** Plain texts over several fields. Which of them say that these are not about the person is known where the lexicons are. */
  titles: readonly string[]
}

/** `others`: titles that are known to be about somebody else. */
export function createSections(page: Page, boxes: Boxes, others: ReadonlySet<string>): Sections {
  const headings = new Map<Element, Heading[]>()
  for (const element of page.find(HEADINGS)) {
    const text = textOf(element)
    if (!text || text.length > LONGEST) continue
    const place = placeOf(page, element, boxes)
    if (place) headings.set(place, [...(headings.get(place) ?? []), { at: page.orderOf(element), text }])
  }
  const { titles, said } = plainTitles(page, boxes, others)
  /** The parts around an element that say something, from inside; most say nothing, and fields share them. */
  const sayingAround = new Map<Element, readonly Element[]>()
  const partsAround = (element: Element): readonly Element[] => {
    const parent = page.parentOf(element)
    if (!parent) return []
    const known = sayingAround.get(parent)
    if (known) return known
    const found = ancestorsOf(page, element).filter((one) => headings.has(one) || titles.has(one) || groupLabel(page, one) !== '')
    sayingAround.set(parent, found)
    return found
  }
  const sectionsOf = (element: Element, labels: ReadonlySet<string> = NONE) => {
    const own = page.orderOf(element)
    const found: string[] = []
    for (const one of partsAround(element)) {
      const label = groupLabel(page, one)
      const last = headings.get(one)?.findLast(({ at }) => at < own)
      const heading = last?.text
      const title = titles.get(one)?.findLast(({ at }) => at < own)
      const isHeard = title?.isOfOthers || (title?.isDrawn && !labels.has(readLabel(title.text).text))
      if (title && isHeard && title.at > (last?.at ?? -1)) found.unshift(title.text)
      if (label && label.length <= LONGEST) found.unshift(label)
      if (heading && heading !== label) found.unshift(heading)
    }
    return [...new Set(found)].slice(-6)
  }
  return { sectionsOf, titles: [...said] }
}

/** What a heading stands over: a heading is often wrapped together with a button or a note, apart from the fields. */
function placeOf(page: Page, heading: Element, { holdsField }: Boxes): Element | undefined {
  for (const [level, one] of ancestorsOf(page, heading).slice(0, 3).entries())
    if (holdsField(one) && (level === 0 || !WHOLE_PAGE.has(nameOf(one)))) return one
  return undefined
}

type Title = Heading & { isOfOthers: boolean /** It looks like a heading over a part of the form. */; isDrawn: boolean }
const NONE: ReadonlySet<string> = new Set()
/** A sentence or a hint is longer. */
const LONGEST_TITLE = 60
const MOST_CHILDREN = 400
const MOST_TITLES = 500

/** Titles that are no headings: 'Emergency contact' in bold over several fields. They are heard where they say that these are not about the person. */
function plainTitles(page: Page, boxes: Boxes, others: ReadonlySet<string>) {
  const titles = new Map<Element, Title[]>()
  const said = new Set<string>()
  const { fieldsIn, holdsField, fields: all } = boxes
  let count = 0
  for (const box of boxes.shared().sort((one, other) => page.orderOf(one) - page.orderOf(other))) {
    if (WHOLE_PAGE.has(nameOf(box))) continue
    const found: Title[] = []
    let isAfterField = false
    for (const child of [...box.children].slice(0, MOST_CHILDREN)) {
      isAfterField ||= holdsField(child)
      if (holdsField(child) || isSilent(child) || child.matches(HEADINGS) || attr(child, 'for') !== '') continue
      const text = textOf(child, LONGEST_TITLE + 1)
      const maySay = text.length <= LONGEST_TITLE && hasLetter(text) && !/[.!…]$/.test(text)
      if (!maySay || count++ >= MOST_TITLES) continue
      said.add(text)
      const isOverPart = fieldsIn(box) < all
      const isDrawn =
        isAfterField || isOverPart
          ? isTitle(child, text) || (isOverPart && child === box.firstElementChild && isTextAlone(child))
          : false
      found.push({ at: page.orderOf(child), text, isOfOthers: others.has(text), isDrawn })
    }
    if (found.some((one) => one.isOfOthers || one.isDrawn)) titles.set(box, found)
  }
  return { titles, said }
}

/** A link or a button leads elsewhere. */
const isTextAlone = (element: Element) =>
  !['a', 'button'].includes(nameOf(element)) && element.querySelector('a, button') === null
const BOLD = new Set(['b', 'strong', 'th'])
const IS_TITLE = /title|heading|header|caption|legend/i
const DEEPEST = 4
/** Bold from end to end, or named so. */
function isTitle(element: Element, text: string): boolean {
  let one: Element | null = element
  for (let depth = 0; one && depth < DEEPEST; depth++) {
    if (BOLD.has(nameOf(one)) || IS_TITLE.test(attr(one, 'class').slice(0, 200))) return true
    const only: Element | null = one.children.length === 1 ? one.firstElementChild : null
    one = only && textOf(only) === text ? only : null
  }
  return false
}
