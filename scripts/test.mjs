import { runChecks } from './checks.mjs'
import { ensureChromium, ensureWholeChromium } from './chromium.mjs'
import { main, Stop } from './machine.mjs'
import { describeSecondTries } from './second-tries.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'
import { runTests } from './tests.mjs'

const KINDS = ['unit', 'component', 'call', 'e2e']
const total = { passed: 0, failed: 0 }

const PICTURES = '--pictures'

/**
 * `npm test` runs everything. `npm test -- unit call` runs those kinds, and any other word is a filter for the runner; then the checks,
 * and what only the browser tests need, are left out. With `--pictures` the screens suite draws every screen in both themes.
 */
await main(async () => {
  const words = process.argv.slice(2).filter((word) => word !== PICTURES)
  const kinds = words.filter((word) => KINDS.includes(word))
  const filters = words.filter((word) => !KINDS.includes(word))
  const wantsBrowser = kinds.length === 0 || kinds.includes('e2e')

  const isReady = await attempt(() => ensureInstalled().then(() => true))
  if (isReady) {
    const browser = wantsBrowser ? await attempt(() => ensureBuilt().then(ensureChromium)) : undefined
    const whole = browser ? await attempt(ensureWholeChromium) : undefined
    if (words.length === 0) add(await runChecks())
    const possible = wantsBrowser && !browser ? KINDS.filter((kind) => kind !== 'e2e') : kinds
    const args = [...possible.map((kind) => `--project=${kind}`), ...filters]
    const browsers = { ...(browser && { CHROMIUM_PATH: browser }), ...(whole && { WHOLE_CHROMIUM_PATH: whole }) }
    const result = await runTests(args, { ...browsers, ...(process.argv.includes(PICTURES) && { PICTURES: '1' }) })
    add(result)
    console.log(`\n${describeSecondTries(result.secondTries)}`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

/** @param {{ passed: number, failed: number }} result */
function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

/**
 * What stands in the way is said and counts as a failure; the rest is still run.
 * @template T
 * @param {() => Promise<T>} work
 */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`\n${error.message}\n`)
    add({ passed: 0, failed: 1 })
  }
}
