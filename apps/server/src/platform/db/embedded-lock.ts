import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'

/** The process that holds this lock file, when it is alive and is the server of this cluster. */
export async function ownerOfLock(file: string, cluster: string): Promise<number | undefined> {
  const pid = await pidIn(file)
  return pid && isAlive(pid) && (await servesCluster(pid, cluster)) ? pid : undefined
}

/**
 * PostgreSQL itself takes a lock file away when its process is gone. It stops at one whose number now belongs to another program (after
 * a power cut the numbers start again) and at an empty one (the disk never got the text).
 */
export async function removeStaleLock(file: string, cluster: string): Promise<void> {
  const pid = await pidIn(file)
  if (pid === 0 || (pid && isAlive(pid) && !(await servesCluster(pid, cluster)))) await rm(file, { force: true })
}

/** Whether a process has this number, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** 0: there is a file, and no number in it. */
const pidIn = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => Math.max(0, Number.parseInt(text, 10) || 0),
    () => undefined,
  )

/** The server works inside its cluster, also when the folder was moved since. Without /proc its name has to do. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster))
  const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return basename(stdout.trim()) === 'postgres'
}
