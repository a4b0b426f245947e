import { spawnSync } from 'node:child_process'
import { npm, root } from '#scripts/machine.mjs'

/**
 * Known faults of the packages that are shipped, as the registry tells them (J5). Not every registry answers that question; then this says
 * so and is no failure: the check works without a network, and who runs the product asks again.
 * @typedef {{ metadata?: { vulnerabilities?: Record<string, number>, dependencies?: { prod?: number } } }} Audit
 */
const { command, args } = npm()
const { stdout } = spawnSync(command, [...args, 'audit', '--omit=dev', '--json'], {
  ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 },
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: 60_000,
})
console.log(tell(parse(stdout)))

/** @param {string} text @returns {Audit} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** @param {Audit} audit */
function tell({ metadata: { vulnerabilities, dependencies } = {} }) {
  if (!vulnerabilities) return 'known faults: the registry does not answer'
  const bad = (vulnerabilities.high ?? 0) + (vulnerabilities.critical ?? 0)
  process.exitCode = bad === 0 ? 0 : 1
  return `known faults: ${bad} high or critical, ${vulnerabilities.total ?? 0} in all, of ${dependencies?.prod ?? 'the'} packages`
}
