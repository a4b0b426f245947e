import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'

/** Rows hold whole postings and letters: this many of them are a few megabytes at most. */
const ROWS_AT_ONCE = 100

type Column = { name: string; keyPlace: number | null; isReadable: boolean }

/**
 * The person's rows of one table as JSON texts, a page at a time. All keys are read first, then the rows of a hundred keys each: a row
 * costs the same however many there are. The next page is read while this one is sent.
 *
 * The database names the columns: those that people's role may read and that are not made from others. So a new column is exported
 * without a line of code, and hashes of passwords and tokens never are. `db` must be the person's own.
 */
export async function* ownRows(db: Db, userId: string, table: string): AsyncGenerator<string[]> {
  const columns = await findColumns(db, table)
  // An export without it would look complete.
  if (columns.length === 0) throw new Error(`There is no table ${table}`)
  const readable = columns.filter(({ isReadable }) => isReadable)
  const owner = table === 'users' ? 'id' : 'user_id'
  if (!readable.some(({ name }) => name === owner)) return
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((one, other) => (one.keyPlace ?? 0) - (other.keyPlace ?? 0))
  // A key that the person may not read belongs to sessions and sign-in ways, of which there are few: they come at once.
  const paging = key.length > 0 && key.every(({ isReadable }) => isReadable) ? namesOf(key) : undefined
  const from = sql`from public.${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId}`
  async function readRows(where?: SQL): Promise<string[]> {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_json(page)::text as row from (select ${namesOf(readable)} ${from} ${where}) page`,
    )
    return rows.map(({ row }) => row)
  }
  if (!paging) {
    const rows = await readRows()
    if (rows.length > 0) yield rows
    return
  }
  const { rows: keys } = await db.execute<{ key: string }>(
    sql`select to_json(page)::text as key from (select ${paging} ${from} order by ${paging}) page`,
  )
  /** The database reads the values in the types of the table. */
  function readPage(first: number): Promise<string[]> | undefined {
    if (first >= keys.length) return undefined
    const wanted = keys.slice(first, first + ROWS_AT_ONCE).map((one) => one.key)
    const rows = readRows(sql`and (${paging}) in (
      select ${paging} from jsonb_populate_recordset(null::public.${sql.identifier(table)}, ${`[${wanted.join(',')}]`}::jsonb)) order by ${paging}`)
    // A reader that has gone away does not wait for it.
    rows.catch(() => {})
    return rows
  }
  for (let [first, coming] = [0, readPage(0)]; coming; ) {
    const rows = await coming
    first += ROWS_AT_ONCE
    coming = readPage(first)
    if (rows.length > 0) yield rows
  }
}

const namesOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )

async function findColumns(db: Db, table: string): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select attname as name, array_position(indkey::int2[], attnum)::int as "keyPlace",
      has_column_privilege(attrelid, attnum, 'select') as "isReadable"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = (select oid from pg_class where relnamespace = 'public'::regnamespace and relname = ${table})
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`)
  return rows
}
