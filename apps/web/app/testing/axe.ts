import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** They need a layout: contrast is a rule of the theme's tokens (tokens.test.ts), the rest is looked at in a browser (e2e/screens-*). */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']
/** The document around the application is a file of its own (root.tsx). */
const OF_THE_DOCUMENT = ['document-title', 'html-has-lang']
const rules = Object.fromEntries([...NEED_LAYOUT, ...OF_THE_DOCUMENT].map((id) => [id, { enabled: false }]))
const OPTIONS: RunOptions = { rules, resultTypes: ['violations'], preload: false }

/** Assistive technology finds names, roles and relations in what is on the screen now: axe has nothing to say. */
export async function expectAccessible() {
  const unlock = unlockScrolling()
  const { violations } = await axe.run(document, OPTIONS).finally(unlock)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}

/** An open dialog locks the scrolling of the body. Without a layout axe takes all that is inside for hidden, and does not find the dialog. */
function unlockScrolling() {
  const locks = document.body.getAttribute('data-scroll-locked')
  document.body.removeAttribute('data-scroll-locked')
  return () => void (locks !== null && document.body.setAttribute('data-scroll-locked', locks))
}
