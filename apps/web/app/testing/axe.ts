import axe, { type ElementContext, type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** They need a layout: contrast is a rule of the theme's tokens (tokens.test.ts), the rest is looked at in a browser (e2e/screens-*). */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']
/** The document around the application is a file of its own (root.tsx). */
const OF_THE_DOCUMENT = ['document-title', 'html-has-lang']
/** What a page has and a dialog above it need not have. */
const OF_THE_PAGE = ['landmark-one-main', 'page-has-heading-one']

/** Assistive technology finds names, roles and relations in what is on the screen now: axe has nothing to say. */
export async function expectAccessible() {
  // While a dialog is open, the page behind it is hidden from assistive technology, and only the dialog is looked at.
  const behind = [...document.body.querySelectorAll<HTMLElement>('[data-aria-hidden=true]')]
  const context: ElementContext = behind.length > 0 ? { include: [document.body], exclude: behind } : document
  const without = [...NEED_LAYOUT, ...OF_THE_DOCUMENT, ...(behind.length > 0 ? OF_THE_PAGE : [])]
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]))
  const options: RunOptions = { rules, resultTypes: ['violations'], preload: false }
  const lock = unlockScrolling()
  const { violations } = await axe.run(context, options).finally(lock)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}

/** An open dialog locks the scrolling of the body. Without a layout axe takes all that is inside for hidden, and does not find the dialog. */
function unlockScrolling() {
  const locks = document.body.getAttribute('data-scroll-locked')
  document.body.removeAttribute('data-scroll-locked')
  return () => void (locks !== null && document.body.setAttribute('data-scroll-locked', locks))
}
