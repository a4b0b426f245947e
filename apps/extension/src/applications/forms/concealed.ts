import { isTrapName } from '@jobapply/core/answers/keys/name-words'
import type { Drawn } from './drawn.ts'
import { hasLetter } from './letters.ts'
import { isHiddenFromAll } from './not-a-question.ts'
import { ancestorsOf, attr, nameOf, type Page } from './page.ts'

/** What a page's own style sheet draws by other parts. */
export const DRAWN_ELSEWHERE = 'file checkbox radio-group checkbox-group yes-no-buttons combobox select'.split(' ')

const TINY = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)/
const FAR = /(?:^|;)\s*(?:left|top|right|margin-left|text-indent)\s*:\s*-\d{3,}/
const CLEAR = /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)/

const styleOf = (element: Element) => attr(element, 'style').slice(0, 500).toLowerCase()
const isTiny = (element: Element) => {
  const style = styleOf(element)
  return style !== '' && isTinyStyle(style)
}
const isTinyStyle = (style: string) => (TINY.test(style) && /overflow\s*:\s*hidden/.test(style)) || FAR.test(style)

/**
 * Whether nobody sees a field. Files, boxes, radios and lists are often drawn by something else: for them the nearest part of the page that
 * says something counts.
 */
export function isConcealed(page: Page, control: Element, isDrawnElsewhere: boolean, isDrawn: Drawn): boolean {
  if (isDrawnElsewhere) return !isDrawn(isUnlabelledBox(page, control) ? control : standIn(page, control))
  const chain = [control, ...nearest(page, control)]
  const isOutOfReach = attr(control, 'tabindex') === '-1' && !control.hasAttribute('role')
  const isHiddenFromReaders = chain.slice(0, 4).some(isHiddenFromAll)
  return isOutOfReach || isHiddenFromReaders || chain.some(isTiny) || CLEAR.test(styleOf(control)) || !isDrawn(control)
}

/** A box without a label is drawn by itself, or is a switch of the page's own style sheet. */
function isUnlabelledBox(page: Page, control: Element): boolean {
  if (!['checkbox', 'radio'].includes(attr(control, 'type'))) return false
  if (page.labelFor(control) || attr(control, 'aria-label') || attr(control, 'aria-labelledby')) return false
  return !nearest(page, control).some((one) => nameOf(one) === 'label')
}

/** The five parts around a field. */
function nearest(page: Page, control: Element): Element[] {
  const found: Element[] = []
  for (const one of ancestorsOf(page, control)) if (found.push(one) >= 5) break
  return found
}

function standIn(page: Page, control: Element): Element {
  for (const one of ancestorsOf(page, control)) if (hasLetter((one.textContent ?? '').slice(0, 2_000))) return one
  return page.parentOf(control) ?? control
}

/** A trap by its name, or by that of what holds it. */
export const isTrap = (page: Page, control: Element) =>
  ['name', 'id'].some((name) => isTrapName(attr(control, name))) ||
  [control, ...ancestorsOf(page, control).slice(0, 2)].some((one) =>
    /honey-?pot|hpcsaf/i.test(`${attr(one, 'class')} ${attr(one, 'id')}`),
  )
