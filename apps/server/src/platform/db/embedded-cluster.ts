import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { RunAs } from '#platform/data-dir'
import { diskFull, StartError } from '#platform/start-error'
import type { Binaries } from './embedded-binaries.ts'
import { isAlive } from './embedded-lock.ts'

/** Creates the database's files if there are none, refuses those of another major version, and fixes the owner of files that root restored. */
export async function ensureCluster(cluster: string, binaries: Binaries, runAs: RunAs | undefined): Promise<void> {
  const found = await versionOf(cluster)
  if (found && found !== binaries.major)
    throw new StartError(
      `The data in ${dirname(cluster)} was made by PostgreSQL ${found}, and this JobApply AI brings PostgreSQL ${binaries.major}. ` +
        'Start the version that made it and move the data over, or choose another folder with JOBAPPLY_DATA_DIR.',
    )
  if (!found) await createCluster(cluster, binaries, runAs)
  else if (runAs && (await stat(cluster)).uid !== runAs.uid) await giveTo(cluster, runAs)
}

async function giveTo(folder: string, { uid, gid }: RunAs) {
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await chown(folder, uid, gid)
}

/** Created aside and renamed when complete, so that an interrupted first start repairs itself. */
async function createCluster(cluster: string, { initdb }: Binaries, runAs: RunAs | undefined): Promise<void> {
  const draft = `${cluster}.new-${process.pid}-${randomUUID()}`
  try {
    await removeLeftovers(cluster)
    await mkdir(draft, { mode: 0o700 })
    if (runAs) await chown(draft, runAs.uid, runAs.gid)
    const locale = process.platform === 'darwin' ? 'C' : 'C.UTF-8'
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-instructions']
    await runInitdb(initdb, [...options, '-D', draft], dirname(cluster), runAs)
    await rename(draft, cluster)
    await syncFolder(dirname(cluster))
  } catch (error) {
    // A second start at the same time may have been faster; its files are used.
    if (!(await versionOf(cluster))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

function runInitdb(initdb: string, args: string[], dataDir: string, runAs: RunAs | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', env: databaseEnv(), ...runAs })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', (error) => reject(cannotRun(error.message)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else if (/No space left on device|Disk quota exceeded/.test(output)) reject(diskFull(dataDir))
      else if (code === 127 || code === 126) reject(cannotRun(output))
      else reject(new StartError(`The database could not be made in ${dataDir}: ${lastLine(output)}`))
    })
  })
}

/** `error` is the system's reason why the program could not be started: no loader for it, or no right to change the user. */
export const cannotRun = (error: string) =>
  new StartError(
    `The PostgreSQL that comes with JobApply AI does not run here (${lastLine(error)}). Set DATABASE_URL to one of your own.`,
  )

export const databaseEnv = () => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

export const lastLine = (text: string) => text.trim().split('\n').at(-1)?.trim() || 'it gave no reason'

const versionOf = (cluster: string) =>
  readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )

async function removeLeftovers(cluster: string) {
  for (const name of await readdir(dirname(cluster))) {
    const [, pid] = name.startsWith(`${basename(cluster)}.new-`) ? (/\.new-(\d+)-/.exec(name) ?? []) : []
    if (pid && !isAlive(Number(pid))) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
