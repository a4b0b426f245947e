import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/**
 * @typedef {{ file: string, test: string, isTimeout: boolean } | undefined} Failure
 * @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} TestFile
 */

const TIMED_OUT = /timed out in \d+\s?ms|Timeout \d+\s?ms exceeded/i

/**
 * @typedef {{ folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv, minutes: number }} Run
 */

/**
 * Runs a command and answers its exit code; undefined when it took longer than its minutes and was ended, with everything it had started.
 * @param {Run} run
 * @returns {Promise<number | null | undefined>}
 */
export const exitCodeOf = ({ folder, command, args, env, minutes }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore', detached: true })
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal)
    }
    // The runner stops its database when it is asked to end; an endless loop does not hear that.
    const ask = () => end('SIGINT')
    const timers = [setTimeout(ask, minutes * 60_000), setTimeout(end, (minutes + 1) * 60_000, 'SIGKILL')]
    const started = performance.now()
    // A group of its own hears no Ctrl-C.
    process.once('exit', ask)
    child.on('error', reject)
    child.on('exit', (code) => {
      for (const timer of timers) clearTimeout(timer)
      process.removeListener('exit', ask)
      resolve(performance.now() - started < minutes * 60_000 ? code : undefined)
    })
  })

/**
 * The first failure of a run of tests; undefined when all pass or none is there. A run that does not end counts as one that timed out.
 * @param {Run} run
 * @returns {Promise<Failure>}
 */
export async function firstFailure({ args, ...run }) {
  const place = mkdtempSync(join(tmpdir(), 'jobapply-mutation-'))
  const report = join(place, 'report.json')
  try {
    const asked = [...args, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile.json=${report}`]
    const code = await exitCodeOf({ ...run, args: asked })
    if (code === undefined) return { file: '', test: `no end after ${run.minutes} minutes`, isTimeout: true }
    const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
    const failure = readFailure(run.folder, files)
    return failure ?? (code === 0 ? undefined : { file: '', test: 'the run failed', isTimeout: true })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** @param {string} folder @param {readonly TestFile[]} files @returns {Failure} */
function readFailure(folder, files) {
  for (const { name, status, message = '', assertionResults } of files) {
    if (status !== 'failed') continue
    const failed = assertionResults.find((one) => one.status === 'failed')
    const said = failed?.failureMessages?.join('\n') ?? message
    return { file: relative(folder, name), test: failed?.fullName ?? 'could not be loaded', isTimeout: TIMED_OUT.test(said) }
  }
  return undefined
}
