import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDataDir } from './data-dir.ts'
import { explainFileError, StartError } from './start-error.ts'

/** Sessions and sealed values depend on it. */
export const installationSecret = (dataDir: string) =>
  keptKey(dataDir, 'secret', 'Restore it from a backup. Without it everybody is signed out.')

/** The passwords of the embedded database are made from it. */
export const databaseKey = (dataDir: string) =>
  keptKey(
    dataDir,
    'database-key',
    'Restore it from a backup, or stop the database and delete the file: a new one is then created.',
  )

/** 32 random bytes, made once and kept with the data. */
async function keptKey(dataDir: string, name: string, remedy: string): Promise<string> {
  const file = join(dataDir, name)
  prepareDataDir(dataDir)
  try {
    const key = (await readIfThere(file)) ?? (await create(file))
    if (!/^[\w-]{43}$/.test(key)) throw new StartError(`${file} is damaged. ${remedy}`)
    return key
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

/** Written aside and linked into place when complete: of several starts at once one wins, and all read the winner's. */
async function create(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(32).toString('base64url'))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
