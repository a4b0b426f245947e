import { isTrapName } from '@jobapply/core/answers/keys/name-words'
import { ancestorsOf, attr, type Page } from './page.ts'

const TINY = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)/
const GONE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/
const FAR = /(?:^|;)\s*(?:left|top|right|margin-left|text-indent)\s*:\s*-\d{3,}/
const CLEAR = /(?:^|;)\s*opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)/

const styleOf = (element: Element) => attr(element, 'style').slice(0, 500).toLowerCase()
const isGone = (element: Element) => element.hasAttribute('hidden') || GONE.test(styleOf(element))
const isTiny = (element: Element) => {
  const style = styleOf(element)
  return (TINY.test(style) && /overflow\s*:\s*hidden/.test(style)) || FAR.test(style)
}

/**
 * Whether nobody sees a field that is typed into. Files, boxes and radios are often drawn by something else, so for them only a part of the
 * page that is switched off counts.
 */
export function isConcealed(page: Page, control: Element, isDrawnElsewhere: boolean): boolean {
  const chain = [control, ...ancestorsOf(page, control)]
  if (chain.slice(isDrawnElsewhere ? 1 : 0).some(isGone)) return true
  if (isDrawnElsewhere) return false
  const isOutOfReach = attr(control, 'tabindex') === '-1' && !control.hasAttribute('role')
  const isHiddenFromReaders = chain.slice(0, 4).some((one) => attr(one, 'aria-hidden') === 'true')
  return (
    isOutOfReach || isHiddenFromReaders || chain.slice(0, 6).some(isTiny) || CLEAR.test(styleOf(control)) || isInvisible(control)
  )
}

/** In a browser, what style sheets hide. */
function isInvisible(control: Element): boolean {
  if (typeof control.checkVisibility !== 'function' || attr(control, 'role') === 'combobox') return false
  return !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** A trap by its name, or by that of what holds it. */
export const isTrap = (page: Page, control: Element) =>
  ['name', 'id'].some((name) => isTrapName(attr(control, name))) ||
  [control, ...ancestorsOf(page, control)]
    .slice(0, 3)
    .some((one) => /honey-?pot|hpcsaf/i.test(`${attr(one, 'class')} ${attr(one, 'id')}`))
