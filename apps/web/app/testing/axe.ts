import axe, { type ElementContext, type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** They need a layout: contrast is a rule of the theme's tokens (tokens.test.ts), the rest is looked at in a browser (e2e/screens-*). */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']
/** The document around the application is a file of its own (root.tsx). */
const OF_THE_DOCUMENT = ['document-title', 'html-has-lang']
const rules = Object.fromEntries([...NEED_LAYOUT, ...OF_THE_DOCUMENT].map((id) => [id, { enabled: false }]))
const OPTIONS: RunOptions = { rules, resultTypes: ['violations'], preload: false }

/** While a dialog is open, the page behind it is hidden from assistive technology, and only the dialog is looked at. */
function contextOf({ body }: Document): ElementContext {
  const behind = [...body.querySelectorAll<HTMLElement>('[data-aria-hidden=true]')]
  return behind.length > 0 ? { include: [body], exclude: behind } : document
}

/** Assistive technology finds names, roles and relations in what is on the screen now: axe has nothing to say. */
export async function expectAccessible() {
  const { violations } = await axe.run(contextOf(document), OPTIONS)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}
