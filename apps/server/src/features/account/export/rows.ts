import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'

/** Rows hold whole postings and letters: this many of them are a few megabytes at most. */
const ROWS_AT_ONCE = 100

type Column = { name: string; keyPlace: number | null; isReadable: boolean }
type Found = { row: string; key: Record<string, unknown> }

/**
 * The person's rows of one table as JSON texts, a page at a time. The database names the columns: those that people's role may read and
 * that are not made from others. So a new column is exported without a line of code, and hashes of passwords and tokens never are. `db`
 * must be the person's own.
 */
export async function* ownRows(db: Db, userId: string, table: string): AsyncGenerator<string[]> {
  const columns = await findColumns(db, table)
  const readable = columns.filter(({ isReadable }) => isReadable)
  const owner = table === 'users' ? 'id' : 'user_id'
  if (!readable.some(({ name }) => name === owner)) return
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((one, other) => (one.keyPlace ?? 0) - (other.keyPlace ?? 0))
  // A key that the person may not read belongs to sessions and sign-in ways, of which there are few: they come at once.
  const paging = key.every(({ isReadable }) => isReadable) ? key : []
  const names = sql.join(
    paging.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  let last: Found['key'] | undefined
  for (;;) {
    // The database reads the values in the types of the table.
    const after =
      last &&
      sql`and (${names}) > (select ${names} from jsonb_populate_record(null::public.${sql.identifier(table)}, ${JSON.stringify(last)}::jsonb))`
    const { rows } = await db.execute<Found>(sql`
      select to_json(page)::text as row, jsonb_build_object(${keyOf(paging)}) as key from (
        select ${sql.join(
          readable.map(({ name }) => sql.identifier(name)),
          sql`, `,
        )}
        from public.${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId} ${after}
        ${paging.length > 0 ? sql`order by ${names} limit ${ROWS_AT_ONCE}` : undefined}
      ) page`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    last = rows.at(-1)?.key
    if (paging.length === 0 || rows.length < ROWS_AT_ONCE) return
  }
}

const keyOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql`${name}::text, page.${sql.identifier(name)}`),
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
