import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './machine.mjs'

const FILE = join(root, 'test-results', 'second-tries.json')

/** Prints the seed of the property tests, and keeps the names of the tests that passed only at their second try, with why the first failed. */
export default class SecondTries {
  /** @type {string[]} */
  names = []

  onTestRunStart() {
    console.log(`Property tests use seed ${process.env.PROPERTY_SEED}; PROPERTY_SEED repeats it.\n`)
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if ((test.diagnostic()?.retryCount ?? 0) > 0 && test.ok())
      this.names.push(`${test.module.relativeModuleId} > ${test.fullName}${reasonOf(test.result().errors?.[0])}`)
  }

  onTestRunEnd() {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(this.names, null, 2)}\n`)
  }
}

/**
 * What failed and where, in one line: the second try leaves no other trace of it.
 * @param {{ message: string, stacks?: { file: string, line: number }[] } | undefined} error
 */
export function reasonOf(error) {
  if (!error) return ''
  const [at] = error.stacks ?? []
  const place = at ? ` (${at.file.slice(at.file.startsWith(root) ? root.length + 1 : 0)}:${at.line})` : ''
  const lines = stripVTControlCharacters(error.message)
    .split('\n')
    .map((line) => line.trim())
  return `: ${lines.filter(Boolean).slice(0, 3).join(' ')}${place}`
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
