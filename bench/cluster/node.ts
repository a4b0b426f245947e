import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresIds } from '#bench/load/cpu.ts'
import { postgresUser } from './user.ts'

/** Fills in a file of deploy/cluster as its first lines say. */
export function fillIn(file: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join('deploy/cluster', file), 'utf8').replace(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} needs a value for ${name}`)
    return String(value)
  })
}

/** Starts a program that may not run as root; its output goes to a file. */
export function startAs(folder: string, name: string, command: string, args: readonly string[]): ChildProcess {
  const { uid, gid } = postgresUser
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  // Not this environment: Patroni reads variables of its own from it.
  const env = { PATH: process.env.PATH ?? '', HOME: folder, LANG: 'C.UTF-8' }
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid }),
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  return child
}

export function makeFolder(path: string) {
  mkdirSync(path, { recursive: true })
  const { uid, gid } = postgresUser
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  chmodSync(path, 0o700)
  return path
}

export function writeFor(path: string, text: string) {
  writeFileSync(path, text, { mode: 0o600 })
  const { uid, gid } = postgresUser
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  return path
}

export type Ports = { rest: number; database: number; etcd: number; peer: number }
type Parts = { folder: string; number: number; all: readonly Ports[]; superuser: string; replication: string }
const at = (port: number | undefined) => `127.0.0.1:${port}`

/** A database machine: PostgreSQL under Patroni, and one of the three that vote about the leader. */
export function createNode({ folder, number, all, superuser, replication }: Parts) {
  const name = `node${number + 1}`
  const ports = all[number] as Ports
  const home = makeFolder(join(folder, name))
  const config = writeFor(
    join(home, 'patroni.yaml'),
    fillIn('patroni.yaml', {
      NODE: name,
      REST_ADDRESS: at(ports.rest),
      DATABASE_ADDRESS: at(ports.database),
      ETCD_HOSTS: all.map(({ etcd }) => at(etcd)).join(','),
      DATA_DIR: join(home, 'data'),
      SOCKET_DIR: home,
      NETWORK: '127.0.0.1/32',
      SUPERUSER_PASSWORD: superuser,
      REPLICATION_PASSWORD: replication,
    }),
  )
  const etcdArgs = [
    ...['--name', name, '--data-dir', join(home, 'etcd'), '--initial-cluster-state', 'new'],
    ...['--listen-client-urls', `http://${at(ports.etcd)}`, '--advertise-client-urls', `http://${at(ports.etcd)}`],
    ...['--listen-peer-urls', `http://${at(ports.peer)}`, '--initial-advertise-peer-urls', `http://${at(ports.peer)}`],
    ...['--initial-cluster', all.map(({ peer }, place) => `node${place + 1}=http://${at(peer)}`).join(',')],
  ]
  let etcd: ChildProcess | undefined
  let patroni: ChildProcess | undefined
  return {
    name,
    ports,
    config,
    startVoter: () => {
      etcd = startAs(home, 'etcd', 'etcd', etcdArgs)
    },
    startDatabase: () => {
      patroni = startAs(home, 'patroni', 'patroni', [config])
    },
    /** As a machine that loses its power: nothing says goodbye. */
    killAll() {
      patroni?.kill('SIGKILL')
      etcd?.kill('SIGKILL')
      for (const id of databaseIds(home)) kill(id)
    },
    /** PostgreSQL alone; Patroni notices. */
    killDatabase: () => {
      for (const id of databaseIds(home)) kill(id)
    },
    async stop() {
      patroni?.kill('SIGTERM')
      if (patroni && patroni.exitCode === null && patroni.signalCode === null)
        await new Promise((resolve) => patroni?.once('exit', resolve))
      etcd?.kill('SIGKILL')
      for (const id of databaseIds(home)) kill(id)
    },
  }
}
export type Node = ReturnType<typeof createNode>

function databaseIds(home: string): number[] {
  try {
    return postgresIds(readFileSync(join(home, 'data/postmaster.pid'), 'utf8')).map(Number)
  } catch {
    return []
  }
}

function kill(id: number) {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has ended with its postmaster.
  }
}
