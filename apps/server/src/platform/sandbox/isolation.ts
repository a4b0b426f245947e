import { spawn } from 'node:child_process'
import type { RunAs } from '#platform/data-dir'
import { log } from '#platform/log'
import { HELPER_ENV, preload } from './files.ts'

/**
 * A user that owns nothing. Not `nobody`: as root the embedded database runs as that one, and a helper must be able neither to read its
 * files nor to signal it.
 */
const HELPER_USER: RunAs = { uid: 65_533, gid: 65_533 }

/** How helpers are kept apart: the programs in front of Node, the user whom they run as, and what keeps them off the network. */
export type Isolation = { network: 'namespace' | 'modules'; wrapper: readonly string[]; user: RunAs | undefined; runsAs: string }

const { uid, gid } = HELPER_USER
const SWITCH_USER = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', '--']
const OWN_NETWORK = ['unshare', '-rn', '--']
const other = `user ${uid}`
const same = 'the same user'

/** The strictest first. Root may change the user before or after the namespace is made, depending on what the system restricts. */
const AS_ROOT: readonly Isolation[] = [
  { network: 'namespace', wrapper: ['unshare', '-n', '--', ...SWITCH_USER], user: undefined, runsAs: other },
  { network: 'namespace', wrapper: OWN_NETWORK, user: HELPER_USER, runsAs: other },
  { network: 'modules', wrapper: [], user: HELPER_USER, runsAs: other },
  // The checkout is closed to other users.
  { network: 'namespace', wrapper: ['unshare', '-n', '--'], user: undefined, runsAs: same },
]
const AS_USER: readonly Isolation[] = [{ network: 'namespace', wrapper: OWN_NETWORK, user: undefined, runsAs: same }]
export const NO_NAMESPACE: Isolation = { network: 'modules', wrapper: [], user: undefined, runsAs: same }

let chosen: Promise<Isolation> | undefined
/** Tried out once in the life of this process. */
export const isolation = () => (chosen ??= choose())

/** The start-up line of the log. */
export async function reportIsolation() {
  const { network, runsAs } = await isolation()
  const how = network === 'namespace' ? 'a network namespace without any network' : 'socket modules refused (no namespace here)'
  log.info('helper processes', { network: how, runAs: runsAs })
}

async function choose(): Promise<Isolation> {
  if (process.platform !== 'linux') return NO_NAMESPACE
  for (const candidate of process.getuid?.() === 0 ? AS_ROOT : AS_USER) if (await works(candidate)) return candidate
  return NO_NAMESPACE
}

/** Whether the wrapper runs, and whether that user can read the programs: cheaper than to start Node. */
function works({ wrapper, user }: Isolation): Promise<boolean> {
  const [command = '', ...args] = [...wrapper, 'test', '-x', process.execPath, '-a', '-r', preload()]
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', env: HELPER_ENV, cwd: '/', timeout: 5_000, ...user })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
