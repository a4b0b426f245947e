import { spawn } from 'node:child_process'
import { root } from './machine.mjs'

/** Ctrl-C reaches this program twice, from the terminal and through npm; the programs get it once. */
const SAME_KEY_MS = 1000
/** How a program says that it ended because it was told to, when it does not say 0. */
const ENDED_BY_SIGNAL = [130, 143]

/**
 * Runs programs until one ends or a signal comes, then ends the others and waits for all of them, so that the prompt returns when
 * everything has stopped. Each has a session of its own: the terminal's Ctrl-C does not reach it behind our back.
 * @param {{ command: string, args: string[], cwd?: string, env: NodeJS.ProcessEnv }[]} programs
 * @param {{ stdin?: 'ignore' | 'inherit' }} [options]
 * @returns {Promise<number>} the exit code: 0 after Ctrl-C
 */
export async function serve(programs, { stdin = 'ignore' } = {}) {
  let askedAt = 0
  let isEnding = false
  let answer = 0
  const children = programs.map(({ command, args, cwd = root, env }) =>
    spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'], detached: true }),
  )
  const endAll = (/** @type {NodeJS.Signals} */ signal) => {
    isEnding = true
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  }
  const ask = (/** @type {NodeJS.Signals} */ signal) => {
    if (Date.now() - askedAt < SAME_KEY_MS) return
    askedAt = Date.now()
    endAll(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, ask)
  await Promise.all(
    children.map(async (child) => {
      const code = await ended(child)
      if (!isEnding) {
        answer = code ?? 1
        endAll('SIGTERM')
      } else if (code && !ENDED_BY_SIGNAL.includes(code)) answer ||= code
    }),
  )
  return answer
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>}
 */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
