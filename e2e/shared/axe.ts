import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** AxeBuilder would bring 1.5 MB, twice at each look: that takes the browser as long as looking. */
const MINIFIED = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')
const NOTHING_MORE = 'undefined'
/** What a theme can break. Everything else that axe checks is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds on this page, one line per rule. A second theme is looked at for its colours alone; `without` names rules to leave out. */
export async function faultsOf(page: Page, theme: 'light' | 'dark', without: string[]) {
  await bringAxe(page)
  // Without passes and preloaded assets axe takes half the time.
  const options = { resultTypes: ['violations' as const], preload: false }
  const axe = new AxeBuilder({ page, axeSource: NOTHING_MORE }).setLegacyMode().options(options)
  const { violations } = await (theme === 'light' ? axe.disableRules(without) : axe.withRules(COLOUR_RULES)).analyze()
  return violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Once into each document. A frame that runs no scripts, or goes meanwhile, is looked at from outside only. */
async function bringAxe(page: Page) {
  const [main, ...frames] = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(MINIFIED)
  })
  await main
  await Promise.allSettled(frames)
}
