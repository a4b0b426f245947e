import { log } from '#platform/log'
import type { FileRows, Storage } from '#platform/storage/files'

/** Longer than any upload takes: a file is written before its row. */
const SPARED_MS = 86_400_000
const ROWS_AT_ONCE = 500
const LOOKS_AT_ONCE = 20
/** With this many orphans, and more orphans than files with a row, the storage belongs to another database. */
const MANY = 100

/** Every file has its row, every row its file: removes old files without a row and reports rows without a file. */
export async function checkFiles(storage: Storage, rows: FileRows, machineTime: number) {
  const { folder } = rows
  const orphans = await findOrphans(storage, rows, new Date(machineTime - SPARED_MS))
  const files = orphans.keys.length
  if (files > MANY && files > orphans.others)
    log.error('files not removed', new Error('More files have no row than have one'), { folder, files })
  else if (files > 0) {
    for (const key of orphans.keys) await storage.remove(key)
    log.info('files without a row removed', { folder, files })
  }
  const lost = await countLost(storage, rows)
  if (lost > 0) log.error('files are missing', new Error('Rows point to files that are not there'), { folder, files: lost })
}

async function findOrphans(storage: Storage, { folder, withRow }: FileRows, before: Date) {
  const keys: string[] = []
  let others = 0
  for await (const page of storage.list(folder)) {
    const old = page.filter(({ changedAt }) => changedAt < before).map(({ key }) => key)
    const known = new Set(old.length > 0 ? await withRow(old) : [])
    for (const key of old) if (!known.has(key)) keys.push(key)
    others += page.length - old.length + known.size
  }
  return { keys, others }
}

async function countLost(storage: Storage, { keysAfter, withRow }: FileRows): Promise<number> {
  let lost = 0
  let keys: string[] = []
  do {
    keys = await keysAfter(keys.at(-1) ?? '', ROWS_AT_ONCE)
    const missing: string[] = []
    for (let from = 0; from < keys.length; from += LOOKS_AT_ONCE)
      await Promise.all(
        keys.slice(from, from + LOOKS_AT_ONCE).map(async (key) => {
          if (!(await storage.has(key))) missing.push(key)
        }),
      )
    // A row that was deleted in between takes its file with it.
    if (missing.length > 0) lost += (await withRow(missing)).length
  } while (keys.length === ROWS_AT_ONCE)
  return lost
}
