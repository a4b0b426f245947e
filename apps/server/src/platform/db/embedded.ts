import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canEnter, NOBODY, prepareDataDir, type RunAs } from '#platform/data-dir'
import { databaseKey } from '#platform/secret'
import { explainFileError, notWritable, StartError } from '#platform/start-error'
import { findBinaries } from './embedded-binaries.ts'
import { ensureCluster } from './embedded-cluster.ts'
import { admitOnce, passwordOf, requirePasswords } from './embedded-password.ts'
import { isAnswering, type Place, startServer, stopServer } from './embedded-server.ts'

/** The system allows 108 bytes on Linux and 104 on macOS for the path of a socket. */
const SOCKET_PATH_LIMIT = 100

export type EmbeddedPostgres = {
  dataDir: string
  socketDir: string
  /** As `postgres`, to the database `postgres`. */
  superuserUrl: string
  urlFor(user: string, database: string): string
  passwordOf(user: string): string
  /** The server was already running: the program that started it was killed, or another one uses it. */
  adopted: boolean
  /** Starts the server again if it has died. */
  revive(): Promise<void>
  /** Stops the server when nobody else is connected. Close your own connections first. */
  stop(): Promise<void>
}

/** The PostgreSQL that comes with the program, on a socket that only this user can reach and that asks for a password (docs/decisions: one engine everywhere). */
export async function startEmbedded(folder: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(folder)
  prepareDataDir(dataDir)
  try {
    const cluster = join(dataDir, 'postgres')
    const runAs = await chooseUser(cluster)
    if (runAs && !canEnter(dataDir, runAs)) throw closedTo(dataDir)
    const socketDir = await makeSocketDir(dataDir, runAs)
    const key = await databaseKey(dataDir)
    const urlFor = (user: string, database: string) => socketUrl(socketDir, user, passwordOf(key, user), database)
    const place: Place = { dataDir, cluster, socketDir, url: urlFor('postgres', 'postgres'), key }
    const ensureRunning = async () => {
      if (await isAnswering(place.url)) {
        await requirePasswords(place, runAs)
        return true
      }
      const binaries = findBinaries(runAs)
      await ensureCluster(cluster, binaries, runAs)
      await admitOnce(place, runAs)
      await startServer(place, binaries.postgres, runAs, settings)
      await requirePasswords(place, runAs)
      return false
    }
    return {
      dataDir,
      socketDir,
      superuserUrl: place.url,
      urlFor,
      passwordOf: (user) => passwordOf(key, user),
      adopted: await ensureRunning(),
      revive: async () => void (await ensureRunning()),
      stop: async () => {
        await stopServer(place)
        if (!socketDir.startsWith(dataDir)) await rmdir(socketDir).catch(() => {})
      },
    }
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

const socketUrl = (socketDir: string, user: string, password: string, database: string) =>
  `postgres://${encodeURIComponent(user)}:${password}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`

/** As root, the server runs as the owner of existing data, else as nobody; other users run it themselves. */
async function chooseUser(cluster: string): Promise<RunAs | undefined> {
  const found = await stat(cluster).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  const self = process.getuid?.()
  if (self === 0) return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
  if (found && found.uid !== self) throw notWritable(cluster)
  return undefined
}

/** Beside the data, or in the temporary folder when that path is too long for a socket. */
async function makeSocketDir(dataDir: string, runAs: RunAs | undefined): Promise<string> {
  const beside = join(dataDir, 'socket')
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) < SOCKET_PATH_LIMIT
  const socketDir = fits ? beside : join(tmpdir(), `jobapply-${await fingerprint(dataDir)}`)
  await mkdir(socketDir, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(socketDir)
  const isOurs = found.uid === process.getuid?.() || found.uid === runAs?.uid
  if (!found.isDirectory() || !isOurs)
    throw new StartError(`${socketDir} is not a folder of this user. Remove it and start again.`)
  await chmod(socketDir, 0o700)
  if (runAs) await chown(socketDir, runAs.uid, runAs.gid)
  return socketDir
}

/** Includes the folder's inode: after a move, another folder may have the old path while the old server still runs. */
async function fingerprint(dataDir: string): Promise<string> {
  const { dev, ino } = await stat(dataDir)
  const text = `${await realpath(dataDir)}:${dev}:${ino}`
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

const closedTo = (dataDir: string) =>
  new StartError(
    `PostgreSQL refuses to run as root, and its own user cannot enter ${dataDir}. Let others pass through it and the folders above it (chmod o+x), ` +
      'or choose another folder with JOBAPPLY_DATA_DIR.',
  )
