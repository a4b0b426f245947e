import { spawn } from 'node:child_process'
import { root, Stop } from './machine.mjs'

/** The step whose line has no end yet. */
let open = ''

/**
 * One line for a step, with its seconds; on a terminal they run. Steps may run beside each other: one that began before another is told anew at its end.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const { stdout } = process
  const start = Date.now()
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`
  const begin = () => {
    stdout.write(`${open ? '\n' : ''}${title} ... `)
    open = title
  }
  const draw = () => {
    if (!open) begin()
    if (open === title) stdout.write(`\r${title} ... ${seconds()} `)
  }
  const finish = (/** @type {string} */ text) => {
    clearInterval(timer)
    if (open !== title) begin()
    stdout.write(`${stdout.isTTY ? `\r${title} ... ` : ''}${text}\n`)
    open = ''
  }
  begin()
  const timer = stdout.isTTY ? setInterval(draw, 1000) : undefined
  try {
    const result = await work()
    finish(seconds())
    return result
  } catch (error) {
    finish(`failed after ${seconds()}`)
    throw error
  }
}

/**
 * Runs a program without showing what it says; a failure shows all of it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 */
export function quietly(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => reject(new Stop(`${command} cannot be started: ${error.message}`)))
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Stop(output.trim() || `${command} ended with ${code}.`)),
    )
  })
}
