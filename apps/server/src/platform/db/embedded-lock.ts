import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

/** A lock file is written at once after it was made. */
const WRITTEN_MS = 2_000

/** The process that holds this lock file, if it is alive and is this cluster's server. */
export async function ownerOfLock(file: string, cluster: string): Promise<number | undefined> {
  const pid = await pidIn(file)
  return pid && isAlive(pid) && (await servesCluster(pid, cluster)) ? pid : undefined
}

/**
 * PostgreSQL removes a stale lock file itself, except one whose process id now belongs to another program (after a power cut ids start
 * again) and an empty one (its text never reached the disk). One that has only just been made belongs to a start at the same time.
 */
export async function removeStaleLock(file: string, cluster: string): Promise<void> {
  const pid = await pidIn(file)
  const isEmpty = pid === 0 && (await ageOf(file)) > WRITTEN_MS
  if (isEmpty || (pid && isAlive(pid) && !(await servesCluster(pid, cluster)))) await rm(file, { force: true })
}

/** Whether a process with this id exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )

/** 0: the file exists but holds no id. */
const pidIn = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => Math.max(0, Number.parseInt(text, 10) || 0),
    () => undefined,
  )

/** The server's working directory is its cluster, also after the folder was moved. Without /proc only its name is compared. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster))
  const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return basename(stdout.trim()) === 'postgres'
}
