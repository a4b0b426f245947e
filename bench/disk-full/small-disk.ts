import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

/** As root the database gets a user of its own; another user keeps its name and may mount inside of a namespace of its own. */
const OWN = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount']

/** Runs this program again on a disk of its own in a mount namespace, which is gone with it: nothing is left to unmount. */
export function runOnSmallDisk(program: string, megabytes: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-disk-'))
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs "$SMALL_DISK" && exec "$0" "$@"`
  const args = [...OWN, 'sh', '-c', mount, process.execPath, ...process.execArgv, program, ...process.argv.slice(2)]
  const { status } = spawnSync('unshare', args, { env: { ...process.env, SMALL_DISK: folder }, stdio: 'inherit' })
  rmdirSync(folder)
  return status ?? 1
}

const PIECE = 1_048_576

/** A file that takes up the disk until this much is free; others may write meanwhile, and this program reads what they say. */
export async function fillDisk(folder: string, free: number) {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      const more = Math.min(bavail * bsize - free, PIECE)
      if (more <= 0) break
      writeSync(file, Buffer.alloc(more))
      await setImmediate()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
  return { empty: () => rmSync(path) }
}
