import { ancestorsOf, attr, nameOf, type Page } from '#applications/forms/page'

/** What the browser makes of style sheets: only there can be told whether a part of a page is drawn. */
export type Look = {
  /** The element and everything in it. */
  isHidden(element: Element): boolean
  /** Text directly in it; what is in it may be shown all the same. */
  isTextHidden(element: Element): boolean
}

type Style = Pick<
  CSSStyleDeclaration,
  'display' | 'visibility' | 'opacity' | 'overflow' | 'clipPath' | 'clip' | 'fontSize' | 'color' | 'position'
>
type Box = { width: number; height: number; right: number; bottom: number }

const CLIPPED = /inset\((?:50|100)%|circle\(0|rect\((?:0|1)(?:px)?[, ]+(?:0|1)(?:px)?[, ]+(?:0|1)(?:px)?[, ]+(?:0|1)(?:px)?\)/
/** Black is `rgb(0, 0, 0)`: only a fourth part tells how clear a colour is. */
const CLEAR = /^transparent$|^rgba\((?:[\d.]+, ?){3}0\)$|\/ ?0\)$/

/** By computed styles; `box` is measured from the start of the page. */
export const lookBy = (styleOf: (element: Element) => Style, boxOf: (element: Element) => Box | null): Look => ({
  isHidden(element) {
    const { display, opacity, overflow, clipPath, clip, position } = styleOf(element)
    if (display === 'none' || Number(opacity || 1) < 0.1 || CLIPPED.test(clipPath ?? '')) return true
    if (CLIPPED.test(clip ?? '') && (position === 'absolute' || position === 'fixed')) return true
    const box = display === 'contents' || display === 'inline' ? null : boxOf(element)
    if (!box) return false
    const isCut = overflow !== '' && overflow !== 'visible'
    return (isCut && (box.width <= 1 || box.height <= 1)) || (box.width > 0 && (box.right <= 0 || box.bottom <= 0))
  },
  isTextHidden(element) {
    const { visibility, fontSize, color } = styleOf(element)
    const isUnseen = visibility === 'hidden' || visibility === 'collapse'
    return isUnseen || Number.parseFloat(fontSize || '16') < 1 || CLEAR.test(color ?? '')
  },
})

/** The browser's own answers; null where there is no browser, as in tests and on saved pages. */
export function lookOf(document: Document): Look | null {
  const view = document.defaultView
  if (!view || typeof view.getComputedStyle !== 'function') return null
  return lookBy(
    (element) => view.getComputedStyle(element),
    (element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      return { width, height, right: right + view.scrollX, bottom: bottom + view.scrollY }
    },
  )
}

const GONE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0)/
const FAR = /(?:^|;)\s*(?:left|top|right|margin-left|text-indent)\s*:\s*-\d{3,}/
const TINY = /(?:^|;)\s*(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)/
const READ_OUT = /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?)(?:\s|$)/i

/** By its own attributes. The browser's answer comes on top: it knows style sheets. */
export function isHiddenByMarkup(element: Element): boolean {
  if (element.hasAttribute('hidden') || attr(element, 'aria-hidden') === 'true') return true
  if (nameOf(element) === 'dialog' && !element.hasAttribute('open')) return true
  const style = attr(element, 'style').slice(0, 500).toLowerCase()
  if (GONE.test(style) || FAR.test(style) || (TINY.test(style) && /overflow\s*:\s*(?:hidden|clip)/.test(style))) return true
  return READ_OUT.test(attr(element, 'class').slice(0, 500))
}

export const isTextInvisible = (element: Element, look: Look | null) => look?.isTextHidden(element) ?? false

/** Whether a person sees an element: it, and everything around it. */
export function isShown(page: Page, element: Element, look: Look | null): boolean {
  for (const one of [element, ...ancestorsOf(page, element)]) if (isHiddenByMarkup(one) || look?.isHidden(one)) return false
  return !isTextInvisible(element, look)
}
