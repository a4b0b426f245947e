import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node24, productEnv, root } from './machine.mjs'

const SETTINGS = join(root, '.env')

/** What lives shortly has room enough and stays where it is quickly collected; what starting has left behind is given back (docs/decisions/014). */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring', '--expose-gc']
/**
 * Two arenas are enough for memory that is asked for by a handful of threads. A fixed threshold: glibc raises its own after the first
 * large block, keeps blocks of uploads and password hashes among small ones from then on, and seldom gives them back.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * A program of the server's: the built one, or its sources when they are watched. `.env` in the checkout gives settings that are not set
 * already.
 * @param {'main' | 'worker' | 'mcp' | 'migrate' | 'admin' | 'sources' | 'verify-receipts' | 'deletion-ledger' | 'backup' | 'restore'} name
 * @param {{ watch?: boolean, env?: NodeJS.ProcessEnv, args?: string[] }} [options]
 */
export const serverProgram = (name, { watch = false, env, args = [] } = {}) => ({
  command: node24(),
  args: [
    ...SERVER_FLAGS,
    ...(existsSync(SETTINGS) ? [`--env-file=${SETTINGS}`] : []),
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    join(root, 'apps', 'server', ...(watch ? ['src', `${name}.ts`] : ['build', `${name}.js`])),
    ...args,
  ],
  env: productEnv({ ...SERVER_ENV, ...env }),
})
