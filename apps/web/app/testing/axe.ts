import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/** They need a layout: contrast is a rule of the theme's tokens (tokens.test.ts), the rest is looked at in a browser (e2e/screens-*). */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']
/** The document around the application is a file of its own (root.tsx). */
const OF_THE_DOCUMENT = ['document-title', 'html-has-lang']
/** An open dialog hides the page behind it from assistive technology; axe needs a layout to know that this is what hides it. */
const BEHIND_DIALOG = ['aria-hidden-focus', 'landmark-one-main', 'page-has-heading-one']

function optionsNow(): RunOptions {
  const isBehind = document.querySelector('[role=dialog], [role=alertdialog]') !== null
  const left = [...NEED_LAYOUT, ...OF_THE_DOCUMENT, ...(isBehind ? BEHIND_DIALOG : [])]
  const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]))
  return { rules, resultTypes: ['violations'], preload: false }
}

/** Assistive technology finds names, roles and relations in what is on the screen now: axe has nothing to say. */
export async function expectAccessible() {
  const { violations } = await axe.run(document, optionsNow())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}
