import { createHash } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#platform/db/database'
import { findLastMigration } from '#platform/db/migrate'
import { deriveKey } from '#platform/seal'
import type { FileRows, Storage } from '#platform/storage/files'
import { type Entry, writeArchive } from './archive.ts'
import { filePart, MANIFEST, type Manifest, SECRET, tablePart } from './manifest.ts'
import { countRows, listTables, readTable } from './tables.ts'

export type Source = {
  ownerUrl: string
  secret: string
  /** The secret is kept with the data, and not by the operator. */
  keepsSecret: boolean
  /** The files as they are stored: sealed. */
  sealedFiles: Storage
  fileRowsOf: (db: Db) => FileRows[]
}

const KEYS_AT_ONCE = 500
/** Somebody removes a file at the moment when the snapshot is taken; not as often as this. */
const MOST_SNAPSHOTS = 20

export const secretCheck = (secret: string) => deriveKey(secret, 'backup').toString('hex')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Writes the state of an installation at one moment into one file, while people keep working. */
export async function writeBackup(path: string, source: Source, at: Date): Promise<Manifest> {
  const manifest: Manifest = {
    ...{ format: 1, madeAt: at.toISOString(), migratedTo: 0, secretCheck: secretCheck(source.secret) },
    ...{ tables: [], files: [], lostFiles: 0 },
  }
  const [live, snapshot] = [connectionTo(source.ownerUrl), connectionTo(source.ownerUrl)]
  try {
    await Promise.all([live.connect(), snapshot.connect()])
    await writeArchive(path, entriesOf(source, { live, snapshot }, manifest))
  } finally {
    await Promise.all([live.end(), snapshot.end()])
  }
  return manifest
}

function connectionTo(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'jobapply-ai backup' })
  client.on('error', () => {})
  return client
}

/** One connection, not a pool of them: everything is asked on it. */
function dbOf(client: pg.Client): Db {
  const db: Omit<NodePgDatabase, '$client'> = drizzle({ client })
  return db
}

type Connections = { live: pg.Client; snapshot: pg.Client }

async function* entriesOf(source: Source, { live, snapshot }: Connections, manifest: Manifest): AsyncGenerator<Entry> {
  const rows = { live: source.fileRowsOf(dbOf(live)), snapshot: source.fileRowsOf(dbOf(snapshot)) }
  const copied = new Map<string, Manifest['files'][number]>()
  // Most files are copied before the moment of the backup, so that few can disappear after it.
  yield* filesOf(rows.live, source.sealedFiles, copied)
  for (let tries = 1; ; tries++) {
    await snapshot.query('begin isolation level repeatable read read only')
    const { keys, missing } = yield* filesOf(rows.snapshot, source.sealedFiles, copied)
    const lost: string[] = []
    if (missing.length > 0) for (const { withRow } of rows.live) lost.push(...(await withRow(missing)))
    manifest.files = keys.flatMap((key) => copied.get(key) ?? [])
    manifest.lostFiles = lost.length
    // A file whose row is gone by now was removed after this moment: take the next one.
    if (missing.length === lost.length) break
    if (tries === MOST_SNAPSHOTS) throw new Error('Files were removed during each try of the backup')
    await snapshot.query('rollback')
  }
  manifest.migratedTo = await findLastMigration(snapshot)
  for (const table of await listTables(snapshot)) {
    const hash = createHash('sha256')
    let [part, count] = [0, 0]
    for await (const bytes of readTable(snapshot, table)) {
      hash.update(bytes)
      count += countRows(bytes)
      part += 1
      yield { name: tablePart(table.name, part), bytes }
    }
    manifest.tables.push({ ...table, rows: count, sha256: hash.digest('hex') })
  }
  if (source.keepsSecret) yield { name: SECRET, bytes: Buffer.from(source.secret) }
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) }
}

/** Copies what was not copied yet; answers all keys that rows have, and those without a file. */
async function* filesOf(
  rows: readonly FileRows[],
  files: Storage,
  copied: Map<string, Manifest['files'][number]>,
): AsyncGenerator<Entry, { keys: string[]; missing: string[] }> {
  const [keys, missing]: [string[], string[]] = [[], []]
  for (const { keysAfter } of rows) {
    let page: string[] = []
    do {
      page = await keysAfter(page.at(-1) ?? '', KEYS_AT_ONCE)
      keys.push(...page)
      for (const key of page) {
        if (copied.has(key)) continue
        const bytes = await files.get(key)
        if (!bytes) {
          missing.push(key)
          continue
        }
        const entry = filePart(copied.size + 1)
        copied.set(key, { key, entry, sha256: sha256(bytes) })
        yield { name: entry, bytes }
      }
    } while (page.length === KEYS_AT_ONCE)
  }
  return { keys, missing }
}
