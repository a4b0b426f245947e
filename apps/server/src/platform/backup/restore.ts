import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import pg from 'pg'
import { makeTablesOf } from '#platform/db/migrate'
import { StartError } from '#platform/start-error'
import type { Storage } from '#platform/storage/files'
import { BrokenArchiveError, type Entry, readArchive } from './archive.ts'
import { MANIFEST, type Manifest, manifestSchema, SECRET, tableOf } from './manifest.ts'
import { emptyTables, fillTable, type Table } from './tables.ts'

const PUTS_AT_ONCE = 16

export type Checked = { manifest: Manifest; secret: string | undefined }

/** Reads a backup to its end and compares everything with its manifest, before anything is written. */
export async function checkBackup(path: string): Promise<Checked> {
  const tables = new Map<string, ReturnType<typeof createHash>>()
  const files = new Map<string, string>()
  let last: Entry | undefined
  let secret: string | undefined
  try {
    for await (const entry of readArchive(path)) {
      last = entry
      const table = tableOf(entry.name)
      if (table) tables.set(table, (tables.get(table) ?? createHash('sha256')).update(entry.bytes))
      else if (entry.name === SECRET) secret = entry.bytes.toString()
      else files.set(entry.name, createHash('sha256').update(entry.bytes).digest('hex'))
    }
  } catch (error) {
    if (error instanceof BrokenArchiveError) throw damaged(path)
    throw error
  }
  const manifest = last?.name === MANIFEST ? readManifest(last.bytes) : undefined
  if (!manifest) throw damaged(path)
  const isTable = ({ name, sha256 }: Manifest['tables'][number]) =>
    (tables.get(name) ?? createHash('sha256')).digest('hex') === sha256
  const isFile = ({ entry, sha256 }: Manifest['files'][number]) => files.get(entry) === sha256
  if (!manifest.tables.every(isTable) || !manifest.files.every(isFile)) throw damaged(path)
  return { manifest, secret }
}

function readManifest(bytes: Buffer): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}

const damaged = (path: string) => new StartError(`${path} is not a whole backup of JobApply AI. Nothing was restored.`)

type Target = { ownerUrl: string; login: string; sealedFiles: Storage }

/** Into an empty database, as the version that made the backup had it; the next migration brings it to today's. */
export async function restoreBackup(path: string, manifest: Manifest, { ownerUrl, login, sealedFiles }: Target): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'jobapply-ai restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await refuseFilled(client)
    if (!(await makeTablesOf(manifest.migratedTo, ownerUrl, login)))
      throw new StartError('The backup is of a newer version of JobApply AI. Restore it with that version.')
    await client.query('begin')
    await emptyTables(client, manifest.tables)
    await putBack(path, manifest, client, sealedFiles)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function refuseFilled(client: pg.Client) {
  const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1")
  if (rowCount !== 0)
    throw new StartError(
      'The database is not empty. Restore into an empty one: name a new folder with JOBAPPLY_DATA_DIR, or a new database with DATABASE_URL.',
    )
}

async function putBack(path: string, { tables, files }: Manifest, client: pg.Client, sealedFiles: Storage) {
  const keyOf = new Map(files.map(({ entry, key }) => [entry, key]))
  const byName = new Map(tables.map((table) => [table.name, table]))
  const puts = new Set<Promise<void>>()
  let open: ReturnType<typeof startFilling> | undefined
  for await (const { name, bytes } of readArchive(path)) {
    const table = byName.get(tableOf(name) ?? '')
    if (open && open.table !== table) {
      await open.end()
      open = undefined
    }
    const key = keyOf.get(name)
    if (key) {
      // Each waits for the disk: several at once.
      if (puts.size >= PUTS_AT_ONCE) await Promise.race(puts)
      const put = sealedFiles.put(key, bytes).then(() => void puts.delete(put))
      puts.add(put)
      // One that failed stays, so that the next wait hears of it.
      put.catch(() => {})
    }
    if (!table) continue
    open ??= startFilling(client, table)
    await open.write(bytes)
  }
  await Promise.all(puts)
  await open?.end()
}

function startFilling(client: pg.Client, table: Table) {
  const parts = new PassThrough()
  const filled = fillTable(client, table, parts)
  // Whoever writes or ends it hears of a failure.
  filled.catch(() => {})
  return {
    table,
    async write(bytes: Buffer) {
      if (!parts.write(bytes)) await Promise.race([once(parts, 'drain'), filled])
    },
    async end() {
      parts.end()
      await filled
    },
  }
}
