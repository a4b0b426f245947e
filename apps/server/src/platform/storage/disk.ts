import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { type Storage, StorageFullError, type StoredFile } from './files.ts'

const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const HOUR = 3_600_000
const MEANWHILE = ['ENOENT', 'ENOTDIR', 'ENOTEMPTY']
const MOST_TRIES = 20

/**
 * Reading and removing are flydrive's. Writing is ours, because its driver writes in place: a full disk or a crash would leave half a
 * file under the good name, readable by every user of the machine.
 */
export async function openDisk(location: string): Promise<Storage> {
  const folder = resolve(location)
  const unfinished = join(folder, '.unfinished')
  const driver = new FSDriver({ location: folder, visibility: 'private' })
  await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER })
  await removeOldFiles(unfinished)

  return {
    async put(key, bytes) {
      const draft = join(unfinished, randomUUID())
      try {
        await writeDraft(draft, bytes)
        await moveIntoPlace(draft, join(folder, key), folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new StorageFullError(error) : error
      }
    },
    async get(key) {
      try {
        return Buffer.from(await driver.getBytes(key))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    has: (key) => driver.exists(key),
    list: (top) => listFolder(folder, top),
    remove: (key) => driver.delete(key),
    removeAll: (prefix) => whileOthersWork(() => driver.deleteAll(prefix)),
  }
}

/** One page for each folder. Files that disappear during the listing are left out. */
async function* listFolder(root: string, key: string): AsyncGenerator<StoredFile[]> {
  const found = await readdir(join(root, key), { withFileTypes: true }).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const page = await Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => {
        const file = await stat(join(root, key, name)).catch(() => undefined)
        return file && { key: `${key}/${name}`, changedAt: file.mtime }
      }),
  )
  yield page.filter((file) => file !== undefined)
  for (const entry of found) if (entry.isDirectory()) yield* listFolder(root, `${key}/${entry.name}`)
}

async function writeDraft(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A renamed file survives a power cut only after every changed folder has been synced. */
async function moveIntoPlace(draft: string, path: string, root: string): Promise<void> {
  const madeFolders = await whileOthersWork(async () => {
    const made = await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
    await rename(draft, path)
    return made
  })
  for (let at = dirname(path); ; at = dirname(at)) {
    await writeOutFolder(at)
    if (!madeFolders || at === root) return
  }
}

async function writeOutFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch((error) => {
    // Removed by another call, with everything in it.
    if (codeOf(error) !== 'ENOENT') throw error
  })
  if (!folder) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A folder may be removed while a file is put into it, and filled while it is removed: the next try meets it as it is by then. */
async function whileOthersWork<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !MEANWHILE.includes(codeOf(error) ?? '')) throw error
    }
}

/** Removes files that a crash left behind; younger ones may belong to a process that is writing now. */
async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - HOUR) await rm(path, { force: true })
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
