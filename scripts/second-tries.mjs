import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './machine.mjs'

const FILE = join(root, 'test-results', 'second-tries.json')

/** Prints the seed of the property tests, and keeps the names of the tests that passed only at their second try. */
export default class SecondTries {
  /** @type {string[]} */
  names = []

  onTestRunStart() {
    console.log(`Property tests use seed ${process.env.PROPERTY_SEED}; PROPERTY_SEED repeats it.\n`)
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0 && test.ok())
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd() {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(this.names, null, 2)}\n`)
  }
}

/**
 * What the last run kept; nothing when it did not come to its end.
 * @returns {string[]}
 */
export const readSecondTries = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [])

export const forgetSecondTries = () => rmSync(FILE, { force: true })

/** @param {string[]} names */
export function describeSecondTries(names) {
  const count = `${names.length} passed at the second try`
  return names.length === 0 ? count : [`${count} (test-results/second-tries.json), to be fixed:`, ...names].join('\n  ')
}
