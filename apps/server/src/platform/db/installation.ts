import pg from 'pg'
import { now } from '#platform/clock'
import { chooseDataDir } from '#platform/data-dir'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import type { OnStop } from '#platform/program'
import { installationSecret } from '#platform/secret'
import { claimData } from './claim.ts'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'
import { setPassword } from './embedded-password.ts'
import { proveByNode } from './wire/scram.ts'

const OWNER = 'jobapply_owner'
const LOGIN = 'jobapply_server'
const DATABASE = 'jobapply'

/** Where the installation's database is, and which login is used for what. */
export type Installation = {
  dataDir: string
  secret: string
  embedded: boolean
  /** The owner of the tables, who migrates. */
  ownerUrl: string
  /** The running server's login, which owns nothing. */
  serverUrl: string
  login: string
  /** This version of the program has migrated it before: a test's copy of a migrated database. */
  isMigrated?: boolean
}

/** The database that DATABASE_URL names, else the embedded one. A worker joins the running server instead of claiming the data. */
export async function openInstallation(settings: Settings, as: 'server' | 'worker', onStop: OnStop): Promise<Installation> {
  proveByNode()
  const dataDir = chooseDataDir({ env: { JOBAPPLY_DATA_DIR: settings.JOBAPPLY_DATA_DIR } })
  const secret = settings.JOBAPPLY_SECRET ?? (await installationSecret(dataDir))
  if (settings.DATABASE_URL) {
    const login = decodeURIComponent(new URL(settings.DATABASE_URL).username) || 'postgres'
    const ownerUrl = settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL
    return { dataDir, secret, embedded: false, ownerUrl, serverUrl: settings.DATABASE_URL, login }
  }
  const postgres = await startEmbedded(dataDir)
  onStop(() => postgres.stop())
  if (as === 'server') {
    const claim = await claimData(postgres, settings.PUBLIC_URL, stopAtOnce)
    onStop(() => claim.release())
  }
  await makeDatabase(postgres)
  return {
    dataDir,
    secret,
    embedded: true,
    ownerUrl: postgres.urlFor(OWNER, DATABASE),
    serverUrl: postgres.urlFor(LOGIN, DATABASE),
    login: LOGIN,
  }
}

/** Another server has taken over the data folder: going on could damage it. */
function stopAtOnce(reason: unknown) {
  log.error('data lost to another server', reason, { at: now().toISOString() })
  process.exit(1)
}

async function makeDatabase({ superuserUrl, passwordOf }: EmbeddedPostgres) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    for (const role of [OWNER, LOGIN]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (rowCount !== 0) continue
      await client.query(`create role ${role} login ${role === OWNER ? 'createrole' : 'noinherit'}`)
      await setPassword(client, role, passwordOf(role))
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  } finally {
    await client.end()
  }
}
