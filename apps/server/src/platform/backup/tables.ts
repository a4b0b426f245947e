import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export type Table = { name: string; columns: string[] }
type Listed = Table & { needs: string[] }

const PART_BYTES = 8 * 1024 * 1024
const NEWLINE = 10

/** Ours in `public`, without columns that the database computes. A table comes after those that its rows point to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Listed>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by c.relname`,
  )
  return parentsFirst(rows)
}

export function parentsFirst(tables: readonly Listed[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Map<string, Table>()
  function visit({ name, columns, needs }: Listed, below: readonly string[]) {
    if (below.includes(name)) throw new Error(`Rows of the table "${name}" point to each other in a circle`)
    if (ordered.has(name)) return
    for (const needed of needs) {
      const parent = byName.get(needed)
      if (parent) visit(parent, [...below, name])
    }
    ordered.set(name, { name, columns })
  }
  for (const table of tables) visit(table, [])
  return [...ordered.values()]
}

const named = (client: pg.Client, { name, columns }: Table) =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`

/** The rows in the database's own text form, in parts; a part may end within a row. */
export async function* readTable(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  const rows = copyTo(`copy ${named(client, table)} to stdout`)
  for await (const chunk of client.query(rows) as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

/** In the text form each row ends with the only newline that it has. */
export function countRows(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1
  return rows
}

export function fillTable(client: pg.Client, table: Table, parts: AsyncIterable<Buffer>): Promise<void> {
  const rows = copyFrom(`copy ${named(client, table)} from stdin`)
  return pipeline(parts, client.query(rows))
}

/** What migrations have put into new tables is in the backup as well. */
export async function emptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`).join(', ')
  await client.query(`truncate ${names}`)
}
