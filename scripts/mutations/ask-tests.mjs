import { fork, spawn } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {import('./serve-tests.mjs').Question} Question
 * @typedef {import('./serve-tests.mjs').Failure} Failure
 * @typedef {{ file: string, duration: number, hasPassed: boolean }} Ended
 * @typedef {{ answered?: unknown, started?: string, ended?: string, duration?: number, hasPassed?: boolean }} Message
 */

/** In the copy, whose Vitest it loads. */
const PROGRAM = 'scripts/mutations/serve-tests.mjs'
/** A file that takes this much longer than without an edit does not end. */
const PATIENCE = { times: 15, seconds: 45 }
const START_SECONDS = 300

/**
 * A place for temporary files, and the end of everything that was started there.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} place
 */
function endAll(child, place) {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
  stopDatabases(place)
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
}

function openPlace() {
  // A short name: the path of a socket has at most 107 characters.
  const place = mkdtempSync(join(tmpdir(), 'jm-'))
  // Databases and helper processes have users of their own.
  chmodSync(place, 0o755)
  return place
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
 * Runs a command and answers whether it failed, or took longer than its minutes; everything it started is gone then.
 * @param {{ folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv, minutes: number }} run
 * @returns {Promise<boolean>}
 */
export function fails({ folder, command, args, env, minutes }) {
  const place = openPlace()
  const child = spawn(command, args, { cwd: folder, env: { ...env, TMPDIR: place }, stdio: 'ignore', detached: true })
  const end = () => endAll(child, place)
  const timer = setTimeout(end, minutes * 60_000)
  // A group of its own hears no Ctrl-C.
  process.prependOnceListener('exit', end)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      end()
      resolve(code !== 0)
    })
  })
}

/**
 * A test runner that stays: it starts once, and an edit costs only the modules it changes. One that does not answer is ended, and the
 * next question starts another.
 * @param {{ folder: string, kind: string, node: string, env: NodeJS.ProcessEnv, durationOf: (file: string) => number, onEnded?: (ended: Ended) => void }} options
 */
export function createRunner({ folder, kind, node, env, durationOf, onEnded }) {
  /** @type {{ child: import('node:child_process').ChildProcess, stop: () => void } | undefined} */
  let running

  /** @param {import('node:child_process').ChildProcess} child @param {Question | undefined} question @returns {Promise<unknown>} */
  function hear(child, question) {
    return new Promise((resolve) => {
      /** @type {NodeJS.Timeout} */
      let timer
      let current = ''
      const finish = (/** @type {unknown} */ answered) => {
        clearTimeout(timer)
        child.removeAllListeners('message')
        child.removeAllListeners('exit')
        resolve(answered)
      }
      const giveUp = (/** @type {string} */ test) => {
        stop()
        finish({ file: current, test })
      }
      const wait = (/** @type {number} */ seconds) => {
        clearTimeout(timer)
        timer = setTimeout(() => giveUp(`no end after ${Math.round(seconds)} s`), seconds * 1000)
      }
      wait(START_SECONDS)
      child.on('exit', () => giveUp('the runner ended'))
      child.on('message', (/** @type {Message} */ { answered, started, ended, duration = 0, hasPassed = false }) => {
        if (answered !== undefined) return finish(answered)
        if (ended) {
          onEnded?.({ file: ended, duration, hasPassed })
          wait(START_SECONDS)
        }
        if (started) {
          current = started
          wait((durationOf(started) / 1000) * PATIENCE.times + PATIENCE.seconds)
        }
      })
      if (question) child.send(question)
    })
  }

  async function start() {
    const place = openPlace()
    const child = fork(join(folder, PROGRAM), [kind], {
      cwd: folder,
      execPath: node,
      env: { ...env, TMPDIR: place },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
    })
    const end = () => endAll(child, place)
    // Before the copy that it works in is removed.
    process.prependOnceListener('exit', end)
    const opened = {
      child,
      stop: () => {
        process.removeListener('exit', end)
        end()
      },
    }
    running = opened
    await hear(child, undefined)
    return opened
  }

  function stop() {
    running?.stop()
    running = undefined
  }

  /** @param {Question} question */
  async function ask(question) {
    const { child } = running ?? (await start())
    return hear(child, question)
  }

  return {
    stop,
    /** @returns {Promise<string[]>} */
    list: async () => /** @type {string[]} */ (await ask({ name: 'list' })),
    /** Which test files import these files. @param {readonly string[]} files @returns {Promise<Record<string, string[]>>} */
    importersOf: async (files) => /** @type {Record<string, string[]>} */ (await ask({ name: 'importers', files })),
    /** The first failure, or null. @param {Omit<Question, 'name'>} question @returns {Promise<Failure | null>} */
    run: async (question) => /** @type {Failure | null} */ (await ask({ name: 'run', ...question })),
  }
}
