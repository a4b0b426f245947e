import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { migrationOf, startServer, type TestServer } from '#testing/server'
import type { TableAccess } from './access.ts'
import { type Db, openDatabase } from './database.ts'

let server: TestServer
let ann: Person
let bob: Person
let tables: Table[]
const { access: declared } = migrationOf([])
beforeAll(async () => {
  // No task changes a row between two statements.
  server = await startServer({ TASKS: 'separate' })
  ;[ann, bob] = [await newcomer(server), await newcomer(server)]
  tables = await readCatalogue()
  // Rows that name others come after them.
  const isNaming = ({ columns }: Table) =>
    columns.some(({ isRequired, refersTo }) => isRequired && refersTo && refersTo !== 'users')
  const owned = tables.filter(({ owner }) => owner)
  for (const table of [...owned.filter((each) => !isNaming(each)), ...owned.filter(isNaming)])
    for (const { id } of [ann, bob]) await server.platform.database.system.execute(insertInto(table, id))
})
afterAll(() => server.stop())

/** `refersTo` is the table of the row that it names. */
type Column = { name: string; type: string; isRequired: boolean; isGenerated: boolean; refersTo: string | null }
type Table = { name: string; isView: boolean; columns: Column[]; owner: string | undefined; access: TableAccess | undefined }

/** Every table and view of the schema as the database has it, so that a new one is tried without a line here. */
async function readCatalogue(): Promise<Table[]> {
  const { rows } = await server.platform.database.systemPool.query<Column & { table: string; isView: boolean }>(
    `select relname as table, relkind = 'v' as "isView", attname as name, format_type(atttypid, null) as type,
       attnotnull and not atthasdef as "isRequired", attgenerated <> '' as "isGenerated",
       (select confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = attrelid and conkey = array[attnum]) as "refersTo"
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`,
  )
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    isView: columns[0]?.isView ?? false,
    columns,
    owner: name === 'users' ? 'id' : columns.find((column) => column.name === 'user_id')?.name,
    access: declared[name],
  }))
}

/** A row of this person with something in every column that needs it; nothing happens where there is one already. */
function insertInto({ name, columns, owner, isView }: Table, userId: string): SQL {
  if (isView) return sql`select 1`
  const filled = columns.filter((column) => (column.isRequired || column.name === owner) && !column.isGenerated)
  const value = (column: Column) => {
    if (column.name === owner) return sql`${userId}::uuid`
    return owner && column.refersTo ? rowOf(column.refersTo, userId) : sampleOf(column.type)
  }
  const names = sql.join(
    filled.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  return sql`insert into ${sql.identifier(name)} (${names}) values (${sql.join(filled.map(value), sql`, `)}) on conflict do nothing`
}

/** A row that another one can name: this person's, or any one of a table that belongs to nobody. */
function rowOf(table: string, userId: string): SQL {
  const owner = tables.find(({ name }) => name === table)?.owner
  const own = owner ? sql`where ${sql.identifier(owner)} = ${userId}::uuid` : sql``
  return sql`(select id from ${sql.identifier(table)} ${own} limit 1)`
}

function sampleOf(type: string): SQL {
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'text') return sql`gen_random_uuid()::text`
  if (type === 'jsonb') return sql`'{}'::jsonb`
  if (type === 'boolean') return sql`false`
  if (type.startsWith('timestamp') || type === 'date') return type.endsWith('[]') ? sql`'{}'` : sql`now()`
  return sql`'1'`
}

const DENIED = 'denied'
/** How many rows the statement reaches, or that it is denied; nothing of it stays. */
async function reach(db: Db, statement: SQL): Promise<number | typeof DENIED> {
  let reached: number | typeof DENIED = DENIED
  await db
    .transaction(async (tx) => {
      reached = (await tx.execute(statement)).rowCount ?? 0
      throw new Error('undo')
    })
    .catch((error) => {
      if (error.message !== 'undo' && error.cause?.code !== '42501') throw error
    })
  return reached
}

const writes = (access: TableAccess | undefined) => access === 'own rows'
const updatable = ({ access, columns }: Table) =>
  writes(access) ? columns.map(({ name }) => name) : typeof access === 'object' ? (access.update ?? []) : []
const readable = ({ access, columns }: Table) =>
  access === 'nothing' ? [] : typeof access === 'object' && access.read ? access.read : columns.map(({ name }) => name)

describe('A4 people’s database role may do with each table what its feature declares, and nothing else', () => {
  test('every table and view has a declared access, and nothing else is declared', () =>
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted()))

  test('every table with a user id has rows of two people, so that the tests below can find them', async () => {
    for (const { name, owner } of tables.filter((table) => table.owner && !table.isView)) {
      const { rows } = await server.platform.database.system.execute<{ owner: string }>(
        sql`select distinct ${sql.identifier(owner ?? '')} as owner from ${sql.identifier(name)} where ${sql.identifier(owner ?? '')} is not null`,
      )
      expect(rows.map((row) => row.owner).toSorted(), name).toEqual([ann.id, bob.id].toSorted())
    }
  })

  test('without a person no row is reached in any of them', async () => {
    const nobody = openDatabase(server.database.url, 1)
    const db = nobody.forUser('')
    for (const { name, owner, isView } of tables.filter((table) => table.owner && table.access !== 'nothing')) {
      expect(await reach(db, sql`select ${sql.identifier(owner ?? '')} from ${sql.identifier(name)}`), name).toBe(0)
      if (!isView) expect([0, DENIED], name).toContain(await reach(db, sql`delete from ${sql.identifier(name)}`))
    }
    await nobody.close()
  })

  test('select: the declared columns of the own rows; of others none', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const table of tables)
      for (const { name } of table.columns) {
        const column = sql.identifier(name)
        const whose = (id: string) => (table.owner ? sql`where ${sql.identifier(table.owner)} = ${id}` : sql``)
        const own = await reach(db, sql`select ${column} from ${sql.identifier(table.name)}`)
        if (!readable(table).includes(name)) {
          expect(own, `${table.name}.${name}`).toBe(DENIED)
          continue
        }
        const all = await reach(server.platform.database.system, sql`select from ${sql.identifier(table.name)} ${whose(ann.id)}`)
        expect(own, `${table.name}.${name}`).toBe(all)
      }
  })

  test('insert: own rows where the table is theirs; a row for somebody else nowhere', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const table of tables.filter(({ isView }) => !isView)) {
      const own = await reach(db, insertInto(table, ann.id))
      if (writes(table.access)) expect(own, table.name).not.toBe(DENIED)
      else expect(own, table.name).toBe(DENIED)
      expect(await reach(db, insertInto(table, bob.id)), `${table.name} for another person`).toBe(DENIED)
    }
  })

  test('update: the declared columns of the own rows; rows of others are not reached or given away', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const table of tables.filter(({ isView }) => !isView))
      for (const { name, isGenerated } of table.columns) {
        // A row without its owner is refused for another reason.
        if (isGenerated || (name === table.owner && writes(table.access))) continue
        const [relation, column] = [sql.identifier(table.name), sql.identifier(name)]
        const own = await reach(db, sql`update ${relation} set ${column} = default`).catch(() => 'reached')
        if (!updatable(table).includes(name)) expect(own, `${table.name}.${name}`).toBe(DENIED)
        else expect(own, `${table.name}.${name}`).not.toBe(DENIED)
      }
    for (const table of tables.filter((one) => one.owner && writes(one.access))) {
      const [relation, owner] = [sql.identifier(table.name), sql.identifier(table.owner ?? '')]
      expect(await reach(db, sql`update ${relation} set ${owner} = ${owner} where ${owner} = ${bob.id}`), table.name).toBe(0)
      expect(await reach(db, sql`update ${relation} set ${owner} = ${bob.id}`), `${table.name} given away`).toBe(DENIED)
    }
  })

  test('delete: own rows where the table is theirs; of others none', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const table of tables.filter(({ isView }) => !isView)) {
      const relation = sql.identifier(table.name)
      const own = await reach(db, sql`delete from ${relation}`)
      if (!writes(table.access)) expect(own, table.name).toBe(DENIED)
      else {
        const owner = sql.identifier(table.owner ?? '')
        expect(own, table.name).toBe(
          await reach(server.platform.database.system, sql`delete from ${relation} where ${owner} = ${ann.id}`),
        )
        expect(await reach(db, sql`delete from ${relation} where ${owner} = ${bob.id}`), table.name).toBe(0)
      }
    }
  })

  test('tasks: none is seen, added, changed or removed', async () => {
    const db = server.platform.database.forUser(ann.id)
    const { rows } = await server.platform.database.systemPool.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'pgboss'",
    )
    expect(rows.map(({ name }) => name)).toContain('job')
    for (const { name } of rows) {
      const relation = sql`pgboss.${sql.identifier(name)}`
      for (const statement of [
        sql`select from ${relation}`,
        sql`insert into ${relation} default values`,
        sql`delete from ${relation}`,
      ])
        expect(await reach(db, statement), name).toBe(DENIED)
    }
  })

  test('what decides about a person’s rights is not theirs to write', async () => {
    const db = server.platform.database.forUser(ann.id)
    for (const statement of [
      sql`update profiles set trial_end_date = now() + interval '10 years'`,
      sql`update profiles set subscription_status = 'active'`,
      sql`update users set email = 'someone.else@gmail.com'`,
      sql`insert into user_roles (user_id, role) values (${ann.id}, 'admin')`,
      sql`update user_subscriptions set status = 'active'`,
      sql`update job_listings set url = 'https://elsewhere.example.org'`,
      sql`select password from identities`,
      sql`select token from sessions`,
    ])
      expect(await reach(db, statement)).toBe(DENIED)
  })
})
