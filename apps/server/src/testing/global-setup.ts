import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPlatform } from '#app'
import { startEmbedded } from '#platform/db/embedded'
import { readSettings } from '#platform/env'
import { buildPrograms, removePrograms } from '#platform/sandbox/programs.testing'

const TEMPLATE = 'jobapply_template'
/** What tests write need not outlast a power cut, and nobody cleans up in the hundreds of databases of files that are over. */
const QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off' }

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a login that may make databases; `{database}` is to be replaced. */
    databaseUrl: string
    template: string
    /** For files; it is gone after the tests. */
    folder: string
    /** Of the built helper processes; empty where they run from their sources. */
    programs: string
    /** The matrix asks only doors with this word in their name: `npm run mutate -- checks` says which. */
    doors?: string
  }
}

type Started = { databaseUrl: string; folder: string; programs: string; stop: () => Promise<void> }
/** The projects of a run have modules of their own, and one process. */
const shared: typeof globalThis & { testDatabase?: { started: Promise<Started>; projects: number } | undefined } = globalThis

/** One PostgreSQL for all tests, the embedded one or that of DATABASE_URL, and one migrated database to copy. The first project starts it. */
export default async function setUp({ provide, vitest }: TestProject) {
  const database = shared.testDatabase ?? { started: start(!vitest.config.watch), projects: 0 }
  shared.testDatabase = database
  database.projects++
  const { databaseUrl, folder, programs, stop } = await database.started
  provide('databaseUrl', databaseUrl)
  provide('template', TEMPLATE)
  provide('folder', folder)
  provide('programs', programs)

  return async () => {
    if (--database.projects > 0) return
    shared.testDatabase = undefined
    await stop()
  }
}

/** `isOneRun`: nobody edits the sources and runs tests again, as `npm run mutate` does. */
async function start(isOneRun: boolean): Promise<Started> {
  const building = isOneRun && !process.env.HELPERS_FROM_SOURCES ? buildPrograms() : ''
  const folder = mkdtempSync(join(tmpdir(), 'jobapply-test-'))
  const external = process.env.DATABASE_URL
  const postgres = external ? undefined : await startEmbedded(folder, { ...QUICK, max_connections: '200' })
  const databaseUrl = external
    ? inDatabase(external)
    : (postgres?.urlFor('postgres', '{database}') ?? '').replace('%7Bdatabase%7D', '{database}')
  const admin = new pg.Client({ connectionString: databaseUrl.replace('{database}', 'postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()

  const url = databaseUrl.replace('{database}', TEMPLATE)
  const login = decodeURIComponent(new URL(databaseUrl.replace('@/', '@localhost/')).username)
  const settings = readSettings({ LOG_LEVEL: 'error', JOB_SOURCES: 'off' })
  const { close } = await openPlatform(
    settings,
    { dataDir: folder, secret: 'template', embedded: false, ownerUrl: url, serverUrl: url, login },
    false,
  )
  await close()
  await switchOffTheClock(url)
  const programs = await building
  return {
    databaseUrl,
    folder,
    programs,
    stop: async () => {
      if (programs) removePrograms(programs)
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Nothing happens in a test because of the time of day: it runs the task that it is about. */
async function switchOffTheClock(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create function pgboss.no_schedule() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger no_schedule before insert on pgboss.schedule for each row execute function pgboss.no_schedule();
    delete from pgboss.schedule`)
  await client.end()
}

function inDatabase(url: string): string {
  const parsed = new URL(url)
  parsed.pathname = '/{database}'
  return parsed.href.replace('%7Bdatabase%7D', '{database}')
}
