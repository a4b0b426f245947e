import { spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/**
 * @typedef {{ file: string, test: string } | undefined} Failure
 * @typedef {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }} TestFile
 */

/**
 * @typedef {{ folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv, minutes: number }} Run
 */

/**
 * Runs a command and answers its exit code; undefined when it took longer than its minutes and was ended, with everything it had started.
 * What it puts into the folder for temporary files is gone then.
 * @param {Run} run
 * @returns {Promise<number | null | undefined>}
 */
export function exitCodeOf({ folder, command, args, env, minutes }) {
  // A short name: the path of a socket has at most 107 characters.
  const place = mkdtempSync(join(tmpdir(), 'jm-'))
  // Databases and helper processes have users of their own.
  chmodSync(place, 0o755)
  const child = spawn(command, args, { cwd: folder, env: { ...env, TMPDIR: place }, stdio: 'ignore', detached: true })
  let isLate = false
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    stopDatabases(place)
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  }
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, minutes * 60_000)
  // A group of its own hears no Ctrl-C.
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      end()
      resolve(isLate ? undefined : code)
    })
  })
}

/** A database stops with the run that started it, unless that was ended. @param {string} place */
function stopDatabases(place) {
  for (const file of globSync('*/postgres/postmaster.pid', { cwd: place })) {
    const pid = Number(readFileSync(join(place, file), 'utf8').split('\n')[0])
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // It has stopped meanwhile.
    }
  }
}

/**
 * The first failure of a run of tests; undefined when all pass or none is there. A run that does not end counts as one that timed out.
 * @param {Run} run
 * @returns {Promise<Failure>}
 */
export async function firstFailure({ args, ...run }) {
  const report = join(run.folder, 'test-results', 'mutation.json')
  rmSync(report, { force: true })
  const asked = [...args, '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile.json=${report}`]
  const code = await exitCodeOf({ ...run, args: asked })
  if (code === undefined) return { file: '', test: `no end after ${run.minutes} minutes` }
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  const failure = readFailure(run.folder, files)
  return failure ?? (code === 0 ? undefined : { file: '', test: 'the run failed' })
}

/** @param {string} folder @param {readonly TestFile[]} files @returns {Failure} */
function readFailure(folder, files) {
  for (const { name, status, assertionResults } of files) {
    if (status !== 'failed') continue
    const failed = assertionResults.find((one) => one.status === 'failed')
    return { file: relative(folder, name), test: failed?.fullName ?? 'could not be loaded' }
  }
  return undefined
}
