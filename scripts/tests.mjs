import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, productEnv, root } from './machine.mjs'
import { forgetSecondTries, readSecondTries } from './second-tries.mjs'

/**
 * Runs tests and counts them, also those that passed at their second try. A file that could not even be read, or an error outside any test, counts as one that failed.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runTests(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-test-'))
  const report = join(folder, 'report.json')
  const reporters = [
    '--reporter=default',
    '--reporter=./scripts/second-tries.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  forgetSecondTries()
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(join(bin, 'vitest'), ['run', ...reporters, ...args], {
        cwd: root,
        env: productEnv(env),
        stdio: 'inherit',
      })
      child.on('error', reject)
      child.on('exit', resolve)
    })
    return { ...count(readReport(report), code === 0), secondTries: readSecondTries() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} Report
 * @param {Report | undefined} report
 * @param {boolean} isGood what the runner's exit code says
 */
export function count(report, isGood) {
  const passed = report?.numPassedTests ?? 0
  const broken = report?.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0)
  return { passed, failed: failed === 0 && !isGood ? 1 : failed }
}

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
