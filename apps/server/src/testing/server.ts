import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { startApp } from '#app'
import { TABLE_ACCESS } from '#features'
import { readSettings } from '#platform/env'
import { prepareQueues, type QueueDefinition } from '#platform/queue/queue'
import type { ProcessStart } from './server-process.ts'

export type TestServer = Awaited<ReturnType<typeof startServer>>

/** A server of its own on a database of its own; the settings are the environment's, as a person would write them. */
export async function startServer(env: Record<string, string> = {}, database?: TestDatabase, siteFolder = emptySite()) {
  const port = Number(env.PORT ?? (await freePort()))
  const settings = readSettings({
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    // Tests ask no source; a test of that brings its own.
    JOB_SOURCES: 'off',
    // Every file copies the database: the jobs of the template are enough.
    DEMO_JOBS: 'few',
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(port),
    ...env,
  })
  const { url, secret, login, folder, isMigrated = false } = database ?? (await makeDatabase())
  await moveDemoJobs(url, settings.PUBLIC_URL)
  const installation = { dataDir: folder, secret, embedded: false, ownerUrl: url, serverUrl: url, login, isMigrated }
  const app = await startApp(settings, installation, siteFolder)
  /** Where to knock; PUBLIC_URL may be another name for it. */
  const origin = `http://127.0.0.1:${port}`
  return { ...app, settings, origin, secret, database: { url, secret, login, folder } }
}

/** A second server in a process of its own, on the same database and with the same files. */
export async function startProcess(
  { database: { url, secret, login, folder }, settings }: TestServer,
  further: Record<string, string> = {},
) {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'server-process.ts'))
  const installation = { dataDir: folder, secret, embedded: false, ownerUrl: url, serverUrl: url, login }
  const env = {
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    JOB_SOURCES: 'off',
    DEMO_JOBS: 'few',
    PORT: String(port),
    PUBLIC_URL: settings.PUBLIC_URL,
    ...further,
  }
  child.send({ env, installation, siteFolder: emptySite(), programs: inject('programs') } satisfies ProcessStart)
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the second server ended with code ${code}`))),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    /** CPU time that its main thread has taken so far, in milliseconds. */
    mainThreadMs: async () => {
      const answer = once(child, 'message')
      child.send('cpu')
      const [{ cpu }] = await answer
      return (cpu.user + cpu.system) / 1_000
    },
    stop: async () => {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

/** What a migration is given, with these queues. */
export const migrationOf = (queues: readonly QueueDefinition[]) => ({
  prepareQueues: (owner: pg.Client) => prepareQueues(owner, queues),
  access: TABLE_ACCESS,
})

/** For one test, stopped when it is over. */
export async function startServerFor(env: Record<string, string> = {}, database?: TestDatabase) {
  const server = await startServer(env, database)
  onTestFinished(() => server.stop())
  return server
}

/** `isMigrated`: for the first server on a copy of the template, which has nothing to migrate. */
export type TestDatabase = { url: string; secret: string; login: string; folder: string; isMigrated?: boolean }

/** A copy of the template. */
export async function makeDatabase(): Promise<TestDatabase> {
  const template = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: template.replace('{database}', 'postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template ${inject('template')} strategy file_copy`)
  await admin.end()
  const login = decodeURIComponent(new URL(template.replace('@/', '@localhost/')).username)
  const folder = mkdtempSync(join(inject('folder'), 'data-'))
  const url = template.replace('{database}', name)
  return { url, secret: randomBytes(32).toString('base64url'), login, folder, isMigrated: true }
}

/** The demo jobs that are there lead to this address, as if the server there had generated them: it need not do so again. */
async function moveDemoJobs(url: string, publicUrl: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    update job_listings set url = '${publicUrl}' || substring(url from '/demo/jobs/.*') where source = 'demo';
    update job_boards set etag = split_part(etag, ' ', 1) || ' ${publicUrl}' where source = 'demo'`)
  await client.end()
}

/** Call tests need no pages; the browser tests bring the built ones. */
function emptySite(): string {
  const folder = mkdtempSync(join(inject('folder'), 'site-'))
  mkdirSync(join(folder, 'client'))
  for (const name of ['index', 'app', 'missing'])
    writeFileSync(join(folder, 'client', `${name}.html`), `<!doctype html><title>${name}</title>`)
  const page = (name: string) => ({ file: `${name}.html`, scriptHashes: [] })
  const shown = { pages: { '/': page('index') }, start: {}, fallback: page('app'), notFound: page('missing') }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ ...shown, routes: ['/dashboard'], indexed: ['/'] }))
  return folder
}

/** Below those that the system hands out by itself, each process in a part of its own: nobody else takes it before we do. */
let nextPort = 20_000 + (process.pid % 100) * 100

export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}

/** Every row of every table, as text: what somebody finds who has stolen a copy of the database. */
export async function dumpDatabase({ url }: TestDatabase, schema = '%'): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and schemaname like $1`,
      [schema],
    )
    const texts = await tables.reduce(async (before, { name }) => {
      const sofar = await before
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      return [...sofar, name, ...rows.map(({ row }) => row)]
    }, Promise.resolve<string[]>([]))
    return texts.join('\n')
  } finally {
    await client.end()
  }
}
