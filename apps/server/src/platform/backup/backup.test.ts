import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { FEATURES } from '#features'
import { checkEverything } from '#features/applications/receipts/check-receipts'
import { makeTablesOf } from '#platform/db/migrate'
import { CHECKOUT, MIGRATIONS_FOLDER } from '#platform/places'
import { StartError } from '#platform/start-error'
import { chooseStorage, openSealedFiles } from '#platform/storage/storage'
import { addProfile } from '#testing/jobs'
import { newcomer, openBrowser, PASSWORD, type Person } from '#testing/people'
import { sendApplication } from '#testing/receipts'
import { resumeFile, upload } from '#testing/resumes'
import { startServer, startServerFor, type TestDatabase, type TestServer } from '#testing/server'
import { readArchive, writeArchive } from './archive.ts'
import { MANIFEST } from './manifest.ts'
import { keepBackup, sourceOf } from './nightly.ts'
import { checkBackup, restoreBackup } from './restore.ts'
import { listTables, parentsFirst, readTable } from './tables.ts'
import { type Source, writeBackup } from './write.ts'

const AT = new Date('2026-11-18T02:41:00Z')
const folder = mkdtempSync(join(inject('folder'), 'backups-'))
const newFile = () => join(folder, `${randomUUID()}.tar.gz`)

let server: TestServer
let ann: Person
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  await fill(ann)
})
afterAll(() => server.stop())

/** A profile with an uploaded resume, and an application with its receipt. */
async function fill(person: Person) {
  const profileId = await addProfile(person, { full_name: 'Ines Calder' }, 'Chef')
  await upload(person, profileId, resumeFile())
  const { id: resumeId } = await person.call.documents.resumes.create({ profileId })
  await sendApplication(server, person.id, { profileId, resumeId })
  return profileId
}

const sourceNow = ({ settings, database }: TestServer): Promise<Source> =>
  sourceOf(settings, { ownerUrl: database.url, secret: database.secret, dataDir: database.folder }, FEATURES)

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function emptyPlace(): Promise<TestDatabase> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const template = inject('databaseUrl')
  await asAdmin(template.replace('{database}', 'postgres'), (admin) => admin.query(`create database ${name}`))
  const { login, secret } = server.database
  return { url: template.replace('{database}', name), login, secret, folder: mkdtempSync(join(inject('folder'), 'data-')) }
}

async function restore(file: string, place: TestDatabase) {
  const { manifest } = await checkBackup(file)
  const sealedFiles = await openSealedFiles(chooseStorage(server.settings, place.folder))
  await restoreBackup(file, manifest, { ownerUrl: place.url, login: place.login, sealedFiles })
  return manifest
}

const hashesOf = (url: string) =>
  asAdmin(url, async (client) => {
    const hashes: Record<string, string> = {}
    for (const table of await listTables(client)) {
      const hash = createHash('sha256')
      for await (const part of readTable(client, table)) hash.update(part)
      hashes[table.name] = hash.digest('hex')
    }
    return hashes
  })

const listFiles = (place: Pick<TestDatabase, 'folder'>) =>
  readdirSync(join(place.folder, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(place.folder, 'files', name)).isFile())
    .toSorted()

test('a backup restored elsewhere has the same rows and files; people sign in, and receipts verify', async () => {
  const file = newFile()
  const written = await writeBackup(file, await sourceNow(server), AT)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const place = await emptyPlace()
  expect(await restore(file, place)).toEqual(written)
  expect(await hashesOf(place.url)).toEqual(Object.fromEntries(written.tables.map(({ name, sha256 }) => [name, sha256])))
  expect(listFiles(place)).toEqual(listFiles(server.database))
  const other = await startServerFor({}, place)
  const back = openBrowser(other)
  await back.call.auth.signIn({ email: ann.email, password: PASSWORD })
  expect((await back.call.profiles.list()).map(({ full_name }) => full_name)).toEqual(['Ines Calder'])
  const { receipts, broken, files, fileProblems } = await checkEverything(other.platform.database.system, other.platform)
  expect([receipts, broken, fileProblems]).toEqual([1, [], []])
  expect(files).toBeGreaterThan(0)
})

test('the command leaves a database that servers start with, also where migrations are a step of their own', async () => {
  const file = newFile()
  await writeBackup(file, await sourceNow(server), AT)
  const place = await emptyPlace()
  const env = {
    ...process.env,
    DATABASE_URL: place.url.replace('@/', '@localhost/'),
    JOBAPPLY_SECRET: place.secret,
    MIGRATIONS: 'separate',
  }
  const command = [...process.execArgv, join(CHECKOUT, 'apps/server/src/restore.ts'), file]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...env, JOBAPPLY_DATA_DIR: place.folder } })
  expect(stdout).toContain('Restored 1 people')
  const other = await startServerFor({ MIGRATIONS: 'separate' }, place)
  expect((await fetch(`${other.origin}/readyz`)).status).toBe(200)
})

test('while people write, the backup is of one moment: no row is without its parent and no file is missing', async () => {
  let isDone = false
  const writers = Array.from({ length: 3 }, async () => {
    for (let round = 0; !isDone; round++) {
      const person = await newcomer(server)
      const id = await fill(person)
      // Files go as well as come.
      if (round % 2 === 0) await person.call.profiles.remove({ id })
    }
  })
  const file = newFile()
  await writeBackup(file, await sourceNow(server), AT)
  isDone = true
  await Promise.all(writers)
  const place = await emptyPlace()
  const { files, lostFiles } = await restore(file, place)
  expect(lostFiles).toBe(0)
  expect(listFiles(place)).toEqual(files.map(({ key }) => key).toSorted())
  const other = await startServerFor({}, place)
  for (const { files: filesOf } of FEATURES) {
    const rows = filesOf?.(other.platform.database.system)
    for (const key of (await rows?.keysAfter('', 10_000)) ?? []) expect(await other.platform.storage.has(key), key).toBe(true)
  }
})

test('a storage that refuses a file ends the restore, and no row is left behind', async () => {
  const [file, place] = [newFile(), await emptyPlace()]
  const manifest = await writeBackup(file, await sourceNow(server), AT)
  const files = await openSealedFiles(chooseStorage(server.settings, place.folder))
  const sealedFiles = { ...files, put: () => Promise.reject(new Error('no space left')) }
  await expect(restoreBackup(file, manifest, { ownerUrl: place.url, login: place.login, sealedFiles })).rejects.toThrow(
    'no space left',
  )
  const { rows } = await asAdmin(place.url, (client) => client.query('select count(*)::int as people from users'))
  expect(rows).toEqual([{ people: 0 }])
})

test('nothing is written over: a database with tables refuses the restore', async () => {
  const file = newFile()
  await writeBackup(file, await sourceNow(server), AT)
  await expect(restore(file, server.database)).rejects.toThrow(/^The database is not empty\./)
})

test.each<[string, (file: string) => void | Promise<void>]>([
  ['is cut off', (file) => truncateSync(file, statSync(file).size - 100)],
  ['is another file', (file) => writeFileSync(file, 'not a backup')],
  ['is empty', (file) => writeFileSync(file, '')],
])('a backup that %s is refused before anything is written', async (_, spoil) => {
  const file = newFile()
  await writeBackup(file, await sourceNow(server), AT)
  await spoil(file)
  await expect(checkBackup(file)).rejects.toThrow(
    new StartError(`${file} is not a whole backup of JobApply AI. Nothing was restored.`),
  )
})

test('a backup of an unknown, newer version is refused with a sentence', async () => {
  const file = newFile()
  const manifest = await writeBackup(file, await sourceNow(server), AT)
  const place = await emptyPlace()
  const sealedFiles = await openSealedFiles(chooseStorage(server.settings, place.folder))
  const newer = { ...manifest, migratedTo: manifest.migratedTo + 1 }
  await expect(restoreBackup(file, newer, { ownerUrl: place.url, login: place.login, sealedFiles })).rejects.toThrow(
    /^The backup is of a newer version/,
  )
})

test('a backup of an older version is restored as that version had it, and the next start brings it to today', async () => {
  const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
  const older = journal.entries.at(-4)?.when ?? 0
  const [old, file, place] = [await emptyPlace(), newFile(), await emptyPlace()]
  expect(await makeTablesOf(older, old.url, old.login)).toBe(true)
  await asAdmin(old.url, (client) =>
    client.query("insert into users (email, mail_address, name) values ('mia@gmail.com', 'mia@gmail.com', 'Mia Berg')"),
  )
  const source = { ...(await sourceNow(server)), ownerUrl: old.url, fileRowsOf: () => [] }
  expect((await writeBackup(file, source, AT)).migratedTo).toBe(older)
  await restore(file, place)
  const { platform } = await startServerFor({}, place)
  const { rows } = await platform.database.systemPool.query('select name from users')
  expect(rows).toEqual([{ name: 'Mia Berg' }])
})

test('a manifest that names a file outside of the storage is refused', async () => {
  const file = newFile()
  const { files, ...manifest } = await writeBackup(file, await sourceNow(server), AT)
  async function* entries() {
    for await (const { name, bytes } of readArchive(file)) if (name !== MANIFEST) yield { name, bytes }
    const outside = files.map((one) => ({ ...one, key: '../../outside' }))
    yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify({ ...manifest, files: outside })) }
  }
  const hostile = newFile()
  await writeArchive(hostile, entries())
  await expect(checkBackup(hostile)).rejects.toThrow('is not a whole backup')
})

test('the file names no key of a person in its entries, and holds the secret only of an installation that keeps its own', async () => {
  const names = async (file: string) => {
    const all: string[] = []
    for await (const { name } of readArchive(file)) all.push(name)
    return all
  }
  const [kept, set] = [newFile(), newFile()]
  await writeBackup(kept, await sourceNow(server), AT)
  await writeBackup(set, { ...(await sourceNow(server)), keepsSecret: false }, AT)
  expect((await names(kept)).slice(-2)).toEqual(['secret', MANIFEST])
  expect(await names(set)).not.toContain('secret')
  expect((await names(kept)).filter((name) => name.includes(ann.id))).toEqual([])
})

test('each night adds one and keeps the newest; other files in the folder stay', async () => {
  const nightly = join(folder, 'nightly')
  const source = await sourceNow(server)
  for (const day of [14, 15, 16, 17]) await keepBackup(nightly, 3, source, new Date(Date.UTC(2026, 10, day, 2, 41)))
  writeFileSync(join(nightly, 'notes.txt'), 'mine')
  await keepBackup(nightly, 3, source, AT)
  expect(readdirSync(nightly).toSorted()).toEqual([
    'jobapply-20261116-024100.tar.gz',
    'jobapply-20261117-024100.tar.gz',
    'jobapply-20261118-024100.tar.gz',
    'notes.txt',
  ])
})

test('tables come after those that their rows point to, and a circle is said', () => {
  const table = (name: string, ...needs: string[]) => ({ name, columns: [], needs })
  const order = (...tables: ReturnType<typeof table>[]) => parentsFirst(tables).map(({ name }) => name)
  expect(order(table('a', 'c'), table('b', 'a'), table('c'))).toEqual(['c', 'a', 'b'])
  expect(() => order(table('a', 'b'), table('b', 'a'))).toThrow('in a circle')
})
