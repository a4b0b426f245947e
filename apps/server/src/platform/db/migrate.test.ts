import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { StartError } from '#platform/start-error'
import { migrationOf } from '#testing/server'
import { openDatabase } from './database.ts'
import { migrateDatabase, requireMigrated } from './migrate.ts'
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts'

const template = inject('databaseUrl')
const superuser = decodeURIComponent(new URL(template.replace('@/', '@localhost/')).username)
const migration = migrationOf([{ name: 'nothing' }])
const newName = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
const urlOf = (database: string, login?: string) =>
  template.replace('{database}', database).replace(/\/\/[^@]*@/, (user) => (login ? `//${login}:secret@` : user))

let server: pg.Client
beforeAll(async () => {
  server = new pg.Client({ connectionString: urlOf('postgres') })
  await server.connect()
})
afterAll(() => server.end())

async function tablesOf(database: string) {
  const client = new pg.Client({ connectionString: urlOf(database) })
  await client.connect()
  const { rows } = await client.query<{ name: string; owner: string }>(
    "select schemaname || '.' || tablename as name, tableowner as owner from pg_tables where schemaname in ('public', 'pgboss') order by 1",
  )
  await client.end()
  return rows
}

describe('an empty database', () => {
  test('is brought to this version by one of many that start at once; the others wait and find it done', async () => {
    const name = newName('empty')
    await server.query(`create database ${name}`)
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(urlOf(name), superuser, migration)))
    const tables = await tablesOf(name)
    expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(['public.users', 'public.profiles', 'pgboss.job']))
    await migrateDatabase(urlOf(name), superuser, migration)
    expect(await tablesOf(name)).toEqual(tables)
  })

  test('belongs to its owner; the login that serves people owns nothing and can do nothing of its own', async () => {
    const [owner, login, name] = [newName('owner'), newName('login'), newName('owned')]
    await server.query(`create role ${owner} login createrole password 'secret'`)
    await server.query(`create role ${login} login noinherit password 'secret'`)
    // As in an installation, where the owner has made them.
    await server.query(`grant ${APP_ROLE}, ${SYSTEM_ROLE} to ${owner} with admin option`)
    await server.query(`create database ${name} owner ${owner}`)
    await migrateDatabase(urlOf(name, owner), login, migration)
    expect(new Set((await tablesOf(name)).map((table) => table.owner))).toEqual(new Set([owner]))

    const database = openDatabase(urlOf(name, login))
    await expect(database.systemPool.query('select from users')).resolves.toMatchObject({ rowCount: 0 })
    await database.close()
    const bare = new pg.Client({ connectionString: urlOf(name, login) })
    await bare.connect()
    for (const statement of ['select from users', 'delete from profiles', 'create table mine (id int)', `set role ${owner}`])
      await expect(bare.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    await bare.end()
  })
})

test('a server whose login cannot migrate starts on a migrated database only, and waits for a migration that is running', async () => {
  const [login, name] = [newName('login'), newName('separate')]
  await server.query(`create role ${login} login noinherit password 'secret'`)
  await server.query(`create database ${name}`)
  const start = () => requireMigrated(urlOf(name, login))
  await expect(start()).rejects.toThrow('The database is older than this program. Run `npm run migrate`')
  const migrating = migrateDatabase(urlOf(name), login, migration)
  await expect
    .poll(() =>
      server.query(
        `select from pg_locks l join pg_database d on d.oid = l.database where d.datname = $1 and locktype = 'advisory'`,
        [name],
      ),
    )
    .toMatchObject({ rowCount: 1 })
  await Promise.all([migrating, expect(start()).resolves.toBeUndefined()])

  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  await client.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  await client.end()
  await expect(start()).rejects.toBeInstanceOf(StartError)
})

test('a migration that is killed at any moment is done by the next start, with nothing by hand', async () => {
  const [whole, killed] = [newName('whole'), newName('killed')]
  for (const name of [whole, killed]) await server.query(`create database ${name}`)
  const started = performance.now()
  await migrateDatabase(urlOf(whole), superuser, migration)
  const took = performance.now() - started
  const ends = []
  for (const share of [0.15, 0.4, 0.65, 0.9]) {
    const run = migrateDatabase(urlOf(killed), superuser, migration).then(
      () => 'done',
      () => 'killed',
    )
    await new Promise((resolve) => setTimeout(resolve, took * share))
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [killed])
    ends.push(await run)
  }
  expect(ends).toContain('killed')
  await migrateDatabase(urlOf(killed), superuser, migration)
  expect(await tablesOf(killed)).toEqual(await tablesOf(whole))
})

test('a database of a newer version is taken as it is, with tables that this version does not know', async () => {
  const name = newName('newer')
  await server.query(`create database ${name}`)
  await migrateDatabase(urlOf(name), superuser, migration)
  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  await client.query('create table letters (id int)')
  await client.query('grant select on letters to jobapply_app')
  const later = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
  await client.query(later, ['of tomorrow', Date.now() + 86_400_000])
  await migrateDatabase(urlOf(name), superuser, migration)
  const { rows } = await client.query(`select has_table_privilege('jobapply_app', 'letters', 'select') as may`)
  await client.end()
  expect(rows).toEqual([{ may: true }])
})

test('a database that does not answer is said in a sentence, without its password', async () => {
  const failure = await migrateDatabase('postgres://ann:s3cret@127.0.0.1:1/x', 'ann', migration).catch((error) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(failure.message).toMatch(/^The database does not answer: .*Check DATABASE_URL and that PostgreSQL is running\.$/)
  expect(failure.message).not.toContain('s3cret')
})

describe('the access of tables', () => {
  const refusal = async (statement: string, access = migration.access) => {
    const name = newName('access')
    await server.query(`create database ${name}`)
    await migrateDatabase(urlOf(name), superuser, migration)
    const client = new pg.Client({ connectionString: urlOf(name) })
    await client.connect()
    if (statement) await client.query(statement)
    await client.end()
    return migrateDatabase(urlOf(name), superuser, { ...migration, access }).catch((error) => error)
  }

  test('a table that no feature declares stops the start, and its name is said', async () => {
    const failure = await refusal('create table letters (id int)')
    expect(failure).toBeInstanceOf(StartError)
    expect(failure.message).toBe(
      'No feature declares what people may do with the table "letters". Add it to `tables` in the feature.ts that it belongs to.',
    )
  })

  test("so does a declared table that is not there, and one of 'own rows' without row level security", async () => {
    expect(await refusal('', { ...migration.access, letters: 'read' })).toMatchObject({
      message: expect.stringMatching(/"letters", which the database/),
    })
    expect(await refusal('create table letters (user_id uuid)', { ...migration.access, letters: 'own rows' })).toMatchObject({
      message: expect.stringMatching(/"letters" is declared as 'own rows' and has no row level security/),
    })
  })

  test('what a table no longer declares is taken back at the next start', async () => {
    const name = newName('taken')
    await server.query(`create database ${name}`)
    await migrateDatabase(urlOf(name), superuser, migration)
    const may = async () => {
      const client = new pg.Client({ connectionString: urlOf(name) })
      await client.connect()
      const { rows } = await client.query(
        `select has_table_privilege('${APP_ROLE}', 'resumes', 'select') as read, has_table_privilege('${APP_ROLE}', 'resumes', 'insert') as add,
           has_column_privilege('${APP_ROLE}', 'profiles', 'time_zone', 'update') as zone`,
      )
      await client.end()
      return rows[0]
    }
    expect(await may()).toEqual({ read: true, add: true, zone: true })
    const access = { ...migration.access, resumes: 'read' as const, profiles: 'read' as const }
    await migrateDatabase(urlOf(name), superuser, { ...migration, access })
    expect(await may()).toEqual({ read: true, add: false, zone: false })
  })
})
