import { runChecks } from './checks.mjs'
import { ensureChromium, ensureWholeChromium } from './chromium.mjs'
import { main, Stop } from './machine.mjs'
import { describeSecondTries } from './second-tries.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'
import { browserTests, changedFiles, chooseTests, KINDS, LEFT_TO_WHOLE_RUN, readWords } from './test-words.mjs'
import { runTests } from './tests.mjs'

const total = { passed: 0, failed: 0 }

/**
 * `npm test` runs everything. `npm test -- unit call` runs those kinds, and any other word is a filter for the runner; then the checks,
 * and what only the browser tests need, are left out. `--shard=1/4` runs a quarter of everything, `--changed` the tests of what changed.
 * With `--pictures` the screens suite draws every screen in both themes.
 */
await main(async () => {
  const { kinds, filters, shard, changedSince, hasPictures, hasChecks } = readWords(process.argv.slice(2))
  const chosen = changedSince ? chooseTests(changedFiles(changedSince), browserTests()) : undefined
  const wantsBrowser = (kinds.length === 0 || kinds.includes('e2e')) && chosen?.e2e.length !== 0

  const isReady = await attempt(() => ensureInstalled().then(() => true))
  if (isReady) {
    // Beside each other: none of them keeps two cores busy to its end.
    const [built, browser, checks] = await Promise.all([
      wantsBrowser && attempt(() => ensureBuilt().then(() => true)),
      wantsBrowser ? attempt(ensureChromium) : undefined,
      hasChecks ? runChecks() : undefined,
    ])
    const whole = browser ? await attempt(ensureWholeChromium) : undefined
    if (checks) add(checks)
    const possible = wantsBrowser && !(built && browser) ? KINDS.filter((kind) => kind !== 'e2e') : kinds
    const browsers = { ...(browser && { CHROMIUM_PATH: browser }), ...(whole && { WHOLE_CHROMIUM_PATH: whole }) }
    const env = { ...browsers, ...(hasPictures && { PICTURES: '1' }), ...(chosen && { LEFT_OUT: LEFT_TO_WHOLE_RUN.join(',') }) }
    const args = [...possible.map((kind) => `--project=${kind}`), ...filters, ...(shard ? [`--shard=${shard}`] : [])]
    const runs = changedSince && chosen ? runsOf(changedSince, chosen, possible.length > 0 ? possible : KINDS) : [args]
    const secondTries = []
    for (const run of runs) {
      const result = await runTests(run, env)
      add(result)
      secondTries.push(...result.secondTries)
    }
    console.log(`\n${describeSecondTries(secondTries)}`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
})

/**
 * A run for the unit tests, which the runner chooses by their imports, and one for the files that are chosen by feature.
 * @param {string} since
 * @param {ReturnType<typeof chooseTests>} tests
 * @param {string[]} kinds
 */
function runsOf(since, tests, kinds) {
  const chosen = Object.entries(tests).filter(([kind, files]) => kinds.includes(kind) && files.length > 0)
  const units = kinds.includes('unit') ? [['--project=unit', `--changed=${since}`, '--passWithNoTests']] : []
  const others = [...chosen.map(([kind]) => `--project=${kind}`), '--passWithNoTests', ...chosen.flatMap(([, files]) => files)]
  return chosen.length > 0 ? [...units, others] : units
}

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
