import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL

/** Helpers give way to everybody's calls; where the system does not allow that, they run as they are. */
export function yieldToOthers(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, BEHIND)
  } catch {}
}

/**
 * The threads that hash passwords, pack and write files give way to the one that answers calls: fifty sign-ins at once keep every core
 * busy. Linux lets each thread have its own priority and Node names them; elsewhere they run as they are. They must have been used.
 */
export function letThreadsYield() {
  try {
    for (const thread of readdirSync('/proc/self/task'))
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'utf8') === 'libuv-worker\n') setPriority(Number(thread), BEHIND)
  } catch {}
}

/**
 * Resident memory in MB where the system tells (Linux); elsewhere the limits of heap and time hold. Read at once, in 30 µs: behind other
 * work in the thread pool, a bomb would have grown by the time the answer came.
 */
export function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Milliseconds of CPU time where the system tells (Linux, in hundredths of a second); elsewhere NaN. */
export async function cpuTimeOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
