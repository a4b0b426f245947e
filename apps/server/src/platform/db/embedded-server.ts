import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, stat, statfs, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { RunAs } from '#platform/data-dir'
import { diskFull, StartError } from '#platform/start-error'
import { cannotRun, databaseEnv, lastLine } from './embedded-cluster.ts'
import { ownerOfLock, removeStaleLock } from './embedded-lock.ts'

const LOG_LIMIT = 10 * 1024 * 1024
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 10_000
/** Connections that only check whether the server may stop; they are not counted as users, so that two programs can stop together. */
const STOPPING = 'jobapply-stopping'

/** PostgreSQL's code for a server that is starting or stopping. */
const WAKING = '57P03'
/** PostgreSQL's codes have five characters, so a server answered; the system's codes are words. */
const isRefusal = (code: string | undefined) => code !== undefined && /^[\dA-Z]{5}$/.test(code)

/** For a small server on one machine. Its log holds nothing that a person typed: the caller handles errors. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '60',
  // Memory is allocated on use, so a small index needs little of it.
  shared_buffers: '256MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** `key`: what the passwords are made from. */
export type Place = { dataDir: string; cluster: string; socketDir: string; url: string; key: string }

/** Whether a server answers there. One that is still recovering after a crash is waited for. */
export async function isAnswering(url: string): Promise<boolean> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(50)) {
    const answer = await connect(url).then(
      (client) => client.end(),
      (error) => error.code as string,
    )
    if (answer !== WAKING) return answer === undefined || isRefusal(answer)
  }
  return false
}

/** Starts the server in a session of its own, so that Ctrl-C does not stop it before the program that uses it. */
export async function startServer(place: Place, postgres: string, runAs: RunAs | undefined, extra: Record<string, string>) {
  const logFile = join(place.dataDir, 'postgres.log')
  const settings = Object.entries({ ...SETTINGS, ...extra, unix_socket_directories: quote(place.socketDir) })
  const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  for (const end = Date.now() + START_LIMIT_MS; ; await sleep(200)) {
    await removeStaleLock(join(place.cluster, 'postmaster.pid'), place.cluster)
    await removeStaleLock(join(place.socketDir, '.s.PGSQL.5432.lock'), place.cluster)
    const said = await launch(postgres, args, logFile, runAs, place.url)
    if (said === undefined) return
    // Children of a killed server are still exiting, or another process is starting it right now.
    const isBusy = /is still in use|lock file .* (?:already exists|is empty)/.test(said)
    if (isBusy && (await isAnswering(place.url))) return
    if (!isBusy || Date.now() > end) throw await explain(said, place)
  }
}

/** Resolves when the server answers, or with its output when it exits instead. */
async function launch(postgres: string, args: string[], logFile: string, runAs: RunAs | undefined, url: string) {
  const size = (await stat(logFile).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT) await truncate(logFile)
  const start = size > LOG_LIMIT ? 0 : size
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(postgres, args, { detached: true, stdio: ['ignore', log, log], cwd: '/', env: databaseEnv(), ...runAs })
  closeSync(log)
  let failure: Error | undefined
  let hasEnded = false
  child.on('error', (error) => (failure = error))
  child.on('exit', () => (hasEnded = true))
  child.unref()
  while (!failure && !hasEnded) {
    if (await isAnswering(url)) return undefined
    await sleep(20)
  }
  if (failure) throw cannotRun(failure.message)
  return (await readFile(logFile)).subarray(start).toString()
}

async function explain(said: string, { dataDir }: Place) {
  const { bavail, bsize } = await statfs(dataDir)
  if (/No space left on device|Disk quota exceeded/.test(said) || bavail * bsize < 1024 * 1024) return diskFull(dataDir)
  if (/error while loading shared libraries|version .* not found/.test(said)) return cannotRun(said)
  return new StartError(
    `The database in ${dataDir} does not start: ${lastLine(said.replace(/^.*database system is shut down\n?/m, ''))}`,
  )
}

/** Stops the server when nobody else uses it, and waits until it has exited. */
export async function stopServer({ cluster, url }: Place): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  if (!(await isUnused(url))) return
  const pid = await ownerOfLock(lock, cluster)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_LIMIT_MS; Date.now() < end; await sleep(20)) if (!(await ownerOfLock(lock, cluster))) return
}

/** A connection that was just closed is still listed for a moment, so it keeps asking for a second. */
async function isUnused(url: string): Promise<boolean> {
  const client = await connect(url, STOPPING).catch((error) => error.code as string)
  if (!(client instanceof pg.Client)) return !isRefusal(client)
  const others = "select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1"
  try {
    for (let tries = 0; tries < 20; tries++, await sleep(50))
      if ((await client.query(others, [STOPPING])).rowCount === 0) return true
    return false
  } catch {
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

async function connect(url: string, name = 'jobapply-start') {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Quotes an element of a list of folders, which commas and spaces would end. */
const quote = (folder: string) => `"${folder.replaceAll('"', '""')}"`
