import { type Look, lookOf } from '#applications/forms/outcome/visible'
import { isHiddenFromAll, isUndrawn } from './not-a-question.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'

/** Whether a person sees an element now: a step that is not open and a closed dialog hold nothing yet. */
export type Drawn = (element: Element) => boolean

/** By what the browser draws; in a saved page by the marks that hide a part. */
export function createDrawn(document: Document, page: Page): Drawn {
  const view = document.defaultView
  const isInBrowser = view && lookOf(document) !== null && typeof document.documentElement?.checkVisibility === 'function'
  return isInBrowser ? drawnInBrowser(view, page) : drawnByLook(page, null)
}

/** Asked once for each element of a reading. */
export function drawnByLook(page: Page, look: Look | null): Drawn {
  const known = new Map<Element, boolean>()
  const isHere = (element: Element) =>
    look ? !look.isHidden(element) && !isClosedDialog(element) : !isUndrawn(element) && !isHiddenFromAll(element)
  return (element) => {
    let isShown = true
    // From outside, so that each part is asked once.
    for (const one of [...ancestorsOf(page, element)].toReversed().concat(element)) {
      isShown = known.get(one) ?? (isShown && isHere(one))
      known.set(one, isShown)
    }
    return isShown && !look?.isTextHidden(element)
  }
}

const isClosedDialog = (element: Element) => nameOf(element) === 'dialog' && !element.hasAttribute('open')

const VISIBLE = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>

/**
 * The browser tells at once whether a part is drawn; that it is cut off, or lies beside the page, is measured. Measuring is dear, so only
 * boxes that cut are measured, each once, and what they hold is asked for once for all fields in them.
 */
function drawnInBrowser(view: Window, page: Page): Drawn {
  const cutting = new Map<Element, readonly Box[]>()
  /** The boxes that cut an element off, the innermost last. */
  const cutsAround = (element: Element): readonly Box[] => {
    const around = ancestorsOf(page, element)
    const last = around.findIndex((one) => cutting.has(one))
    let boxes = last < 0 ? [] : (cutting.get(around[last] ?? element) ?? [])
    for (const one of around.slice(0, last < 0 ? undefined : last).toReversed()) {
      const style = view.getComputedStyle(one)
      if (isClipped(style)) boxes = [...boxes, NOTHING].slice(-MOST_CUTS)
      else if (isCutting(style)) boxes = [...boxes, one.getBoundingClientRect()].slice(-MOST_CUTS)
      cutting.set(one, boxes)
    }
    return boxes
  }
  return (element) => {
    if (!element.checkVisibility(VISIBLE)) return false
    const own = element.getBoundingClientRect()
    const isTyped = TYPED.has(nameOf(element))
    if (own.width === 0 && own.height === 0) return !isTyped
    if (!isTyped && isFolded(element, own, view.getComputedStyle(element))) return false
    if (own.right + view.scrollX <= 0 || own.bottom + view.scrollY <= 0) return false
    return !cutsAround(element).some((box) => isOutside(own, box))
  }
}

/** `hidden` and `clip`; what scrolls can be reached. */
const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration) => CUTS.has(overflowX) || CUTS.has(overflowY)
/** More of them inside one another only a hostile page has. */
const MOST_CUTS = 40
const CUTS = new Set(['hidden', 'clip'])

const TYPED = new Set(['input', 'textarea'])
const NOTHING: Box = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }
/** What only screen readers get, and what is made transparent or cut to nothing as a whole. */
const isClipped = ({ clip, clipPath, filter }: CSSStyleDeclaration) =>
  (clip ?? '').startsWith('rect(0px, 0px, 0px, 0px') ||
  /^inset\((?:50|100)%/.test(clipPath ?? '') ||
  /\bopacity\(0%?\)/.test(filter ?? '')

/** A part that is shown itself but not what it holds: a closed one, or one that is folded to a line. Uploads often lie in a single point. */
function isFolded(element: Element, own: Box, style: CSSStyleDeclaration): boolean {
  if (nameOf(element) === 'details' && !element.hasAttribute('open')) return true
  if (style.contentVisibility === 'hidden') return true
  return Math.min(own.width, own.height) <= 1 && Math.max(own.width, own.height) > 1 && isCutting(style)
}

/** Steps that lie side by side, or are folded to nothing. */
function isOutside(own: Box, box: Box): boolean {
  if (box.width <= 1 || box.height <= 1) return true
  return own.left >= box.right || own.right <= box.left
}
