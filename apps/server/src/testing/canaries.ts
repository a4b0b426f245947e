import pg from 'pg'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

type Column = {
  name: string
  type: string
  isKey: boolean
  /** The table that a foreign key points to. */
  target: string | null
  /** The rows of that table belong to people. */
  isTargetOwned: boolean
}
export type Canary = { place: string; text: string }

/**
 * Gives a person a row in every table that features answer for, with a text of its own in every column that can hold one. Tables and
 * columns are read from the database, so that a new one is covered by itself.
 */
export async function plantCanaries({ platform, database }: TestServer, { id }: Person, mark: string): Promise<Canary[]> {
  // The server's own roles may not write every column: the audit log is only added to.
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const planted: Canary[] = []
  const tables = Object.values(platform.personal)
    .toReversed()
    .flatMap(({ tables: listed }) => listed)
    // A deletion is asked for as people do.
    .filter((table) => table !== 'account_deletions')
  for (const table of tables) {
    const columns = await findColumns(owner, table)
    const texts = columns.filter(({ type, target }) => target === null && /^(text|jsonb)/.test(type))
    const textOf = (name: string) => `${mark}.${table}.${name}`
    planted.push(
      ...texts.filter(({ name }) => !isLeft(table, name)).map(({ name }) => ({ place: `${table}.${name}`, text: textOf(name) })),
    )
    if (table === 'users') await owner.query('update users set name = $2 where id = $1', [id, textOf('name')])
    else if (columns.length > 0) await plantRow(owner, id, table, columns, textOf)
  }
  await owner.end()
  return planted
}

/** Addresses of mail stay as they are: they are searched for by themselves. */
const isLeft = (table: string, name: string) => table === 'users' && name !== 'name'

async function plantRow(owner: pg.Client, userId: string, table: string, columns: Column[], textOf: (name: string) => string) {
  const values: unknown[] = []
  const take = (value: unknown) => `$${values.push(value)}`
  const expressions = columns.map(({ name, type, target, isTargetOwned }) => {
    if (name === 'user_id' || target === 'users') return `${take(userId)}::uuid`
    if (target && !isTargetOwned) return `(select id from "${target}" limit 1)`
    if (target) return `(select id from "${target}" where user_id = ${take(userId)} limit 1)`
    if (type === 'text') return take(textOf(name))
    if (type === 'text[]') return take([textOf(name)])
    if (type === 'jsonb') return take(JSON.stringify({ canary: textOf(name) }))
    if (type === 'uuid') return 'gen_random_uuid()'
    if (type === 'boolean') return 'false'
    if (/^(timestamp|date)/.test(type)) return 'now()'
    if (type.endsWith('[]')) return `'{}'::${type}`
    return `7::${type}`
  })
  const listed = columns.map(({ name }) => `"${name}"`).join(', ')
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => `"${name}"`)
  const changes = columns.filter(({ isKey }) => !isKey).map(({ name }) => `"${name}" = excluded."${name}"`)
  await owner.query(
    `insert into "${table}" (${listed}) values (${expressions.join(', ')})
     on conflict (${keys.join(', ')}) do ${changes.length > 0 ? `update set ${changes.join(', ')}` : 'nothing'}`,
    values,
  )
}

/** None for a view. */
async function findColumns(owner: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select attname as name, format_type(atttypid, null) as type, attnum = any(i.indkey) as "isKey", f.confrelid::regclass::text as target,
       exists (select from pg_attribute o where o.attrelid = f.confrelid and o.attname = 'user_id') as "isTargetOwned"
     from pg_attribute left join pg_constraint f on conrelid = attrelid and contype = 'f' and conkey[1] = attnum join pg_class c on c.oid = attrelid and relkind = 'r' join pg_index i on indrelid = attrelid and indisprimary
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [`public.${table}`],
  )
  return rows
}
