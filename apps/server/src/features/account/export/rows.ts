import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'

/** Rows hold whole postings and letters: this many of them are a few megabytes at most. */
const ROWS_AT_ONCE = 100
/** Longer texts are kept until the engine next looks through its whole memory; shorter ones are gone at once. */
const LONGEST_PIECE = 64 * 1024

type Column = { name: string; keyPlace: number | null; isReadable: boolean }

/**
 * The person's rows of one table as JSON texts, some at a time. All keys are read first, a hundred as one text, then the rows of a
 * hundred each: a row costs the same however many there are. The next hundred is read while this one is sent.
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
  if (!paging) return yield* inPieces(await readRows())
  const { rows: pages } = await db.execute<{ keys: string }>(sql`
    select json_agg(key)::text as keys from (
      select to_json(one) as key, (row_number() over () - 1) / ${ROWS_AT_ONCE}::int as page
      from (select ${paging} ${from} order by ${paging}) one) numbered
    group by page order by page`)
  /** The database reads the values in the types of the table. */
  function readPage(keys: string | undefined): Promise<string[]> | undefined {
    if (keys === undefined) return undefined
    const rows = readRows(sql`and (${paging}) in (
      select ${paging} from jsonb_populate_recordset(null::public.${sql.identifier(table)}, ${keys}::jsonb)) order by ${paging}`)
    // A reader that has gone away does not wait for it.
    rows.catch(() => {})
    return rows
  }
  for (let [next, coming] = [1, readPage(pages[0]?.keys)]; coming; next++) {
    const rows = await coming
    coming = readPage(pages[next]?.keys)
    yield* inPieces(rows)
  }
}

/** Rows of one piece each together. */
function* inPieces(rows: readonly string[]): Generator<string[]> {
  let [piece, size] = [[] as string[], 0]
  for (const row of rows) {
    if (size > 0 && size + row.length > LONGEST_PIECE) {
      yield piece
      ;[piece, size] = [[], 0]
    }
    piece.push(row)
    size += row.length
  }
  if (piece.length > 0) yield piece
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
