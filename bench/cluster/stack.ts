import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateInstallation, openPlatform } from '@jobapply/server/app'
import { openInstallation } from '@jobapply/server/platform/db/installation'
import { readSettings } from '@jobapply/server/platform/env'
import pg from 'pg'
import { freePort } from '#bench/shared/in-process.ts'
import { createNode, fillIn, makeFolder, type Node, type Ports, startAs, writeFor } from './node.ts'

const PATIENCE_S = 90
const HOST = '127.0.0.1'
const at = (port: number) => `${HOST}:${port}`

/** Starts databases, proxy and pooler, and brings the database to this version. */
export async function startStack(folder: string, more: Record<string, string>) {
  const names = ['leader', 'web', 'pooler', 'server1', 'server2', 'worker'] as const
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()]))) as Record<
    (typeof names)[number],
    number
  >
  const all: Ports[] = []
  for (let number = 0; number < 3; number++)
    all.push({ rest: await freePort(), database: await freePort(), etcd: await freePort(), peer: await freePort() })
  const [superuser, replication, owner, server, admin] = Array.from({ length: 5 }, () => randomBytes(12).toString('hex')) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const nodes = all.map((_, number) => createNode({ folder, number, all, superuser, replication }))
  for (const node of nodes) node.startVoter()
  await sleep(2_000)
  for (const node of nodes) node.startDatabase()

  const proxyFolder = makeFolder(join(folder, 'proxy'))
  const numbered = (name: string, values: readonly (string | number)[]) =>
    Object.fromEntries(values.map((value, place) => [`${name}_${place + 1}`, value]))
  const proxyConfig = writeFor(
    join(proxyFolder, 'haproxy.cfg'),
    fillIn('haproxy.cfg', {
      LEADER_ADDRESS: at(ports.leader),
      WEB_ADDRESS: at(ports.web),
      ...numbered(
        'DATABASE',
        all.map(({ database }) => at(database)),
      ),
      ...numbered(
        'REST_PORT',
        all.map(({ rest }) => rest),
      ),
      ...numbered('SERVER', [at(ports.server1), at(ports.server2)]),
    }),
  )
  const proxy = startAs(proxyFolder, 'haproxy', 'haproxy', ['-f', proxyConfig])
  const users = writeFor(join(proxyFolder, 'users.txt'), `"jobapply_server" "${server}"\n"pooler_admin" "${admin}"\n`)
  const poolerConfig = writeFor(
    join(proxyFolder, 'pgbouncer.ini'),
    fillIn('pgbouncer.ini', {
      LEADER_HOST: HOST,
      LEADER_PORT: ports.leader,
      POOLER_HOST: HOST,
      POOLER_PORT: ports.pooler,
      USERS_FILE: users,
      LOG_FILE: join(proxyFolder, 'pgbouncer-own.log'),
    }),
  )
  const pooler = startAs(proxyFolder, 'pgbouncer', 'pgbouncer', [poolerConfig])

  const members = async () => {
    for (const { ports: own } of nodes) {
      const answer = await fetch(`http://${at(own.rest)}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }
  const findBy = async (role: string): Promise<Node | undefined> => {
    const found = (await members()).find((member) => member.role === role && ['running', 'streaming'].includes(member.state))
    return nodes.find(({ name }) => name === found?.name)
  }
  const leader = () => until('a leader', () => findBy('leader'))
  const waitUntilHealthy = () =>
    until('three healthy databases', async () => {
      const healthy = (await members()).filter(({ state }) => ['running', 'streaming'].includes(state))
      return healthy.length === 3 && (await findBy('sync_standby')) ? true : undefined
    })

  await waitUntilHealthy()
  const maker = await until('the proxy', () => asSuperuser(ports.leader, superuser, 'postgres').catch(() => undefined))
  await maker.query(`create role jobapply_owner login createrole password '${owner}'`)
  await maker.query(`create role jobapply_server login password '${server}'`)
  await maker.query('create database jobapply owner jobapply_owner')
  await maker.end()
  const env: Record<string, string> = {
    DATABASE_URL: `postgres://jobapply_server:${server}@${at(ports.pooler)}/jobapply`,
    DATABASE_OWNER_URL: `postgres://jobapply_owner:${owner}@${at(ports.leader)}/jobapply`,
    DATABASE_POOLER: 'transaction',
    JOBAPPLY_SECRET: randomBytes(24).toString('hex'),
    PUBLIC_URL: `http://${at(ports.web)}`,
    TASKS: 'separate',
    MIGRATIONS: 'separate',
    RATE_LIMITS: 'off',
    JOB_SOURCES: 'off',
    LOG_LEVEL: 'error',
    ...more,
  }
  for (const name of ['server1', 'server2', 'worker', 'bench']) mkdirSync(join(folder, name))
  const settings = readSettings({ ...env, JOBAPPLY_DATA_DIR: join(folder, 'bench') })
  const installation = await openInstallation(settings, 'server', () => {})
  await migrateInstallation(settings, installation)
  const { platform, close } = await openPlatform(settings, installation, false)
  const console = (command: string) =>
    execFileSync('psql', ['-h', HOST, '-p', String(ports.pooler), '-U', 'pooler_admin', 'pgbouncer', '-c', command], {
      env: { ...process.env, PGPASSWORD: admin },
    })

  return {
    nodes,
    ports,
    env,
    superuser,
    platform,
    origin: `http://${at(ports.web)}`,
    closePlatform: close,
    leader,
    otherLeader: (old: Node) =>
      until('another leader', async () => {
        const now = await findBy('leader')
        return now && now !== old ? now : undefined
      }),
    synchronousCopy: () => until('a synchronous copy', () => findBy('sync_standby')),
    waitUntilHealthy,
    /** As docs/operations.md says: the pooler holds transactions back until the other machine leads. */
    async switchOver() {
      const [from, to] = [await leader(), await until('a synchronous copy', () => findBy('sync_standby'))]
      console('PAUSE jobapply')
      try {
        const args = ['switchover', '--leader', from.name, '--candidate', to.name, '--force', 'jobapply']
        execFileSync('patronictl', ['-c', from.config, ...args], { stdio: 'pipe' })
        await until('the new leader', async () => {
          const client = await asSuperuser(ports.leader, superuser, 'jobapply').catch(() => undefined)
          const answer = await client?.query('select pg_is_in_recovery() as copy').catch(() => undefined)
          await client?.end().catch(() => {})
          return answer?.rows[0].copy === false ? true : undefined
        })
      } finally {
        console('RESUME jobapply')
      }
    },
    async stop() {
      for (const child of [pooler, proxy]) child.kill('SIGKILL')
      await Promise.all(nodes.map((node) => node.stop()))
    },
  }
}
type Member = { name: string; role: string; state: string }

export async function asSuperuser(port: number, password: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:${password}@${at(port)}/${database}`,
    connectionTimeoutMillis: 3_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const end = performance.now() + PATIENCE_S * 1000; performance.now() < end; await sleep(200)) {
    const found = await look()
    if (found !== undefined) return found
  }
  throw new Error(`waited ${PATIENCE_S} s for ${what}`)
}
