import { type Look, lookOf } from '#applications/forms/outcome/visible'
import { isHiddenFromAll, isUndrawn } from './not-a-question.ts'
import { ancestorsOf, nameOf, type Page } from './page.ts'

/** Whether a person sees an element now: a step that is not open and a closed dialog hold nothing yet. */
export type Drawn = (element: Element) => boolean

/** By computed styles in a browser; in a saved page by the marks that hide a part. Asked once for each element of a reading. */
export function createDrawn(document: Document, page: Page, look: Look | null = lookOf(document)): Drawn {
  const known = new Map<Element, boolean>()
  const isOpen = (element: Element): boolean => {
    const before = known.get(element)
    if (before !== undefined) return before
    // Set first, so that a chain without an end cannot be walked for ever.
    known.set(element, false)
    const parent = page.parentOf(element)
    const isHere = look ? !look.isHidden(element) && !isClosedDialog(element) : !isMarkedHidden(element)
    const isShown = isHere && (parent === null || isOpen(parent))
    known.set(element, isShown)
    return isShown
  }
  return (element) => {
    // Long chains are opened from outside, so that no stack is too deep for them.
    for (const one of [...ancestorsOf(page, element)].toReversed()) if (!isOpen(one)) return false
    return isOpen(element) && !look?.isTextHidden(element) && !isPushedOut(document, page, element)
  }
}

const isClosedDialog = (element: Element) => nameOf(element) === 'dialog' && !element.hasAttribute('open')
const isMarkedHidden = (element: Element) => isUndrawn(element) || isHiddenFromAll(element)

/** Steps that lie side by side: those beyond the edge of the box that cuts them off are not open. */
function isPushedOut(document: Document, page: Page, element: Element): boolean {
  const view = document.defaultView
  if (!view || typeof element.getBoundingClientRect !== 'function' || typeof view.getComputedStyle !== 'function') return false
  const own = element.getBoundingClientRect()
  if (own.width === 0 && own.height === 0) return false
  for (const one of ancestorsOf(page, element)) {
    if (!/hidden|clip/.test(view.getComputedStyle(one).overflowX ?? '')) continue
    const box = one.getBoundingClientRect()
    if (box.width > 0 && (own.left >= box.right || own.right <= box.left)) return true
  }
  return false
}
