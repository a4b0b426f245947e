import axe, { type RunOptions } from 'axe-core'
import { expect, vi } from 'vitest'
import { stylesOf } from './match-elements.ts'

/** They need a layout: contrast is a rule of the theme's tokens (tokens.test.ts), the rest is looked at in a browser (the screens tests of e2e). */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block', 'region']
/** The document around the application is a file of its own (root.tsx). */
const OF_THE_DOCUMENT = ['document-title', 'html-has-lang']
const rules = Object.fromEntries([...NEED_LAYOUT, ...OF_THE_DOCUMENT].map((id) => [id, { enabled: false }]))
const OPTIONS: RunOptions = { rules, resultTypes: ['violations'], preload: false }

/** Assistive technology finds names, roles and relations in what is on the screen now: axe has nothing to say. */
export async function expectAccessible() {
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation(stylesOf)
  const { violations } = await axe.run(document, OPTIONS).finally(() => styles.mockRestore())
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}
