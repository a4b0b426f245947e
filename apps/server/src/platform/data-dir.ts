import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CHECKOUT } from './places.ts'
import { explainFileError } from './start-error.ts'

/** Used when root runs from a folder that is closed to others: the database's own user must be able to reach its files. */
export const SYSTEM_DIR = '/var/lib/jobapply-ai'

/** PostgreSQL refuses to run as root: there it runs as nobody, or as the owner of data that already exists. */
export type RunAs = { uid: number; gid: number }
export const NOBODY: RunAs = { uid: 65534, gid: 65534 }

type Machine = { env?: Record<string, string | undefined>; checkout?: string; isRoot?: boolean }

/** The folder for everything that must outlive a restart: the setting, else the checkout, else (root, closed checkout) the system's. */
export function chooseDataDir({
  env = process.env,
  checkout = CHECKOUT,
  isRoot = process.getuid?.() === 0,
}: Machine = {}): string {
  if (env.JOBAPPLY_DATA_DIR) return resolve(env.JOBAPPLY_DATA_DIR)
  const here = join(checkout, '.data')
  return isRoot && !existsSync(join(here, 'postgres')) && !canEnter(checkout, NOBODY) ? join(SYSTEM_DIR, 'data') : here
}

/** Whether that user may go into the folder and every folder above it, by their modes. */
export function canEnter(folder: string, user: RunAs): boolean {
  const path = realpathSync(folder)
  const { mode, uid, gid } = statSync(path)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (path === dirname(path) || canEnter(dirname(path), user))
}

/** Makes the folder. A new or empty one is closed to others; where root starts, the database's own user may pass through it. */
export function prepareDataDir(dataDir: string, isRoot = process.getuid?.() === 0) {
  try {
    const mode = isRoot ? 0o711 : 0o700
    const first = mkdirSync(dataDir, { recursive: true })
    if (first) for (let made = dataDir; made.length >= first.length; made = dirname(made)) chmodSync(made, mode)
    else if (readdirSync(dataDir).length === 0) chmodSync(dataDir, mode)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}
