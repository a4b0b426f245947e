import { spawnSync } from 'node:child_process'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

/** Why nothing can go on, for the person at the terminal: a sentence without a stack. */
export class Stop extends Error {}

/** npm, by the Node that runs it: in npm scripts `node` itself may be the one of node_modules. */
export function npm() {
  const { npm_execpath: path, npm_node_execpath: node = process.execPath } = process.env
  return path && basename(path) === 'npm-cli.js' ? { command: node, args: [path] } : { command: 'npm', args: [] }
}

/** The Node that runs the product: 24 or newer. In npm scripts that is this one, once the packages are there. */
export function node24() {
  if (majorOf(process.version) >= 24) return process.execPath
  // Not `.bin/node`: npm 10 makes no link there.
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const { stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' })
  if (majorOf(stdout ?? '') >= 24) return packaged
  throw new Stop(
    `JobApply AI needs Node 24 or newer, and npm has none for this system (${process.platform} ${process.arch}). ` +
      `This is ${process.version}: install Node 24 from https://nodejs.org and start again.`,
  )
}

/** @param {string} version */
const majorOf = (version) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0)

/**
 * The environment of everything that is started here: Node 24 and the tools of node_modules come first.
 * @param {NodeJS.ProcessEnv} [extra]
 */
export const productEnv = (extra) => ({
  ...process.env,
  PATH: [bin, dirname(node24()), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  ...extra,
})

/**
 * A script's work: what stops it is said in a sentence, and its answer is the exit code.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    if (majorOf(process.version) < 20) throw new Stop(`JobApply AI needs Node 20 or newer to start. This is ${process.version}.`)
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}
