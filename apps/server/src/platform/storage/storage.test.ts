import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalS3, startLocalS3 } from '#testing/local-s3'
import type { Storage, StorageSettings, StoredFile } from './files.ts'
import { createStorage } from './storage.ts'

const run = promisify(execFile)
const SECRET = 'a secret of this installation'
const RESUME = Buffer.from('Maya Lindqvist, Registered Nurse, Malmö')
const newKey = (owner = randomUUID()) => `users/${owner}/${randomUUID()}`

let folder: string
let s3: LocalS3
const bucket = {
  kind: 's3',
  region: 'eu-north-1',
  bucket: 'files',
  accessKeyId: 'AKTEST',
  secretAccessKey: 'x',
  forcePathStyle: true,
} as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobapply-storage-'))
  s3 = await startLocalS3({ bucket: 'files', accessKeyId: 'AKTEST', pageSize: 2, capacity: 100_000 })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const places: Record<
  string,
  () => { settings: StorageSettings; bytesOf(key: string): Promise<Buffer>; change(key: string, bytes: Buffer): Promise<void> }
> = {
  disk: () => ({
    settings: { kind: 'disk', folder },
    bytesOf: (key) => readFile(join(folder, key)),
    change: async (key, bytes) => {
      await mkdir(join(folder, key, '..'), { recursive: true })
      await writeFile(join(folder, key), bytes)
    },
  }),
  s3: () => ({
    settings: { ...bucket, endpoint: s3.endpoint },
    bytesOf: async (key) => s3.objects.get(key) ?? Buffer.alloc(0),
    change: async (key, bytes) => void s3.objects.set(key, bytes),
  }),
}

describe.each(Object.entries(places))('on %s', (_, place) => {
  const open = (): Storage => createStorage(place().settings, SECRET)

  test('a file comes back byte for byte, also after it was replaced, until it is removed', async () => {
    const [storage, key] = [open(), newKey()]
    const large = Buffer.alloc(70_000, 'å')
    expect(await storage.get(key)).toBeUndefined()
    await storage.put(key, RESUME)
    expect(await open().get(key)).toEqual(RESUME)
    await storage.put(key, large)
    expect(await storage.get(key)).toEqual(large)
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(key)).toBeUndefined()
  })

  test('what is stored shows nothing of the file, and a changed or exchanged file is refused', async () => {
    const [storage, key, other] = [open(), newKey(), newKey()]
    await storage.put(key, RESUME)
    const stored = await place().bytesOf(key)
    expect(stored.length).toBeGreaterThan(RESUME.length)
    expect(stored.includes('Maya')).toBe(false)
    await place().change(other, stored)
    await expect(storage.get(other)).rejects.toThrow()
    await expect(createStorage(place().settings, 'another secret').get(key)).rejects.toThrow()
    stored.writeUInt8(stored.readUInt8(20) ^ 1, 20)
    await place().change(key, stored)
    await expect(storage.get(key)).rejects.toThrow()
  })

  test("all files of one person are removed together, and nobody else's", async () => {
    const storage = open()
    const owner = randomUUID()
    const mine = [newKey(owner), newKey(owner), newKey(owner), newKey(owner), newKey(owner)]
    const others = [newKey(), `users/${owner}-2/x`]
    for (const key of [...mine, ...others]) await storage.put(key, RESUME)
    await storage.removeAll(`users/${owner}`)
    await storage.removeAll(`users/${owner}`)
    for (const key of mine) expect(await storage.get(key)).toBeUndefined()
    for (const key of others) expect(await storage.get(key)).toEqual(RESUME)
  })

  test('a top folder lists its files with their age, page after page, and nothing of the others', async () => {
    const storage = open()
    const listed = async (folder: string) => {
      const files: StoredFile[] = []
      for await (const page of storage.list(folder)) files.push(...page)
      return files
    }
    const mine = ['a/1', 'a/2', 'b/1', 'c/d/1', 'c/d/2'].map((path) => `listed/${path}`)
    for (const key of [...mine, 'listed-not/a/1']) await storage.put(key, RESUME)
    const files = await listed('listed')
    expect(files.map(({ key }) => key).sort()).toEqual(mine)
    for (const { changedAt } of files) expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    expect(await listed('nothing-here')).toEqual([])
    await expect(listed('../x')).rejects.toThrow('not a top folder')
    expect([await storage.has('listed/a/1'), await storage.has('listed/a/3')]).toEqual([true, false])
  })

  test.each([
    '',
    '/',
    'users',
    '../x/y',
    'users/../x',
    'users/./x',
    '/users/x',
    'users//x',
    'users/x/',
    'users\\..\\x',
    'users/x\0',
    'users/.hidden/x',
    'users/x\n',
    'users/%2e%2e/x',
    `users/${'x'.repeat(300)}`,
  ])('%j is not the key of a file', async (key) => {
    const storage = open()
    for (const attempt of [
      () => storage.get(key),
      () => storage.put(key, RESUME),
      () => storage.remove(key),
      () => storage.removeAll(key),
      () => storage.has(key),
    ])
      await expect(attempt()).rejects.toThrow('This is not the key of a file')
  })
})

test('files on the disk and their folders are closed to other users of the machine', async () => {
  const key = newKey()
  await createStorage({ kind: 'disk', folder }, SECRET).put(key, RESUME)
  const mode = async (path: string) => (await stat(path)).mode & 0o777
  expect(await mode(join(folder, key))).toBe(0o600)
  expect(await mode(join(folder, key, '..'))).toBe(0o700)
  expect(await mode(join(folder, 'users'))).toBe(0o700)
})

test('what a crash left unfinished is swept when the disk is opened again, not what is being written', async () => {
  const [old, fresh] = [join(folder, '.unfinished', 'old'), join(folder, '.unfinished', 'fresh')]
  const storage = createStorage({ kind: 'disk', folder }, SECRET)
  await storage.put(newKey(), RESUME)
  await writeFile(old, 'half')
  await writeFile(fresh, 'half')
  await utimes(old, 0, 0)
  await createStorage({ kind: 'disk', folder }, SECRET).get(newKey())
  expect(await readdir(join(folder, '.unfinished'))).toEqual(['fresh'])
  await rm(fresh)
})

test('a folder that is not there yet is tried again without a restart', async () => {
  const late = join(folder, 'late')
  await writeFile(late, 'in the way')
  const storage = createStorage({ kind: 'disk', folder: late }, SECRET)
  const key = newKey()
  await expect(storage.put(key, RESUME)).rejects.toThrow()
  await rename(late, join(folder, 'moved'))
  await storage.put(key, RESUME)
  expect(await storage.get(key)).toEqual(RESUME)
})

/** A disk of 256 kB in a mount namespace of its own: nothing to unmount, whatever happens to the test. */
test('on a full disk the file is refused, the old one stays whole, and freed space is used without a restart', async ({
  skip,
}) => {
  const small = await mkdtemp(join(folder, 'small-'))
  const own = process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount']
  const mount = `mount -t tmpfs -o size=256k tmpfs '${small}'`
  const allowed = await run('unshare', [...own, 'sh', '-c', mount]).then(
    () => true,
    () => false,
  )
  skip(!allowed, 'this machine lets us mount no small disk')
  const program = `
    import { readdirSync, rmSync, writeFileSync } from 'node:fs'
    import { createStorage } from '#platform/storage/storage'
    const folder = ${JSON.stringify(small)}
    const storage = createStorage({ kind: 'disk', folder }, 'secret')
    const [first, second] = [Buffer.alloc(50_000, 1), Buffer.alloc(150_000, 2)]
    await storage.put('users/a/1', first)
    writeFileSync(folder + '/filler', Buffer.alloc(100_000))
    const refused = await storage.put('users/a/1', second).catch((error) => error)
    const told = { name: refused.name, code: refused.code, cause: refused.cause?.code, drafts: readdirSync(folder + '/.unfinished') }
    const kept = first.equals(await storage.get('users/a/1'))
    rmSync(folder + '/filler')
    await storage.put('users/a/1', Buffer.alloc(90_000, 3))
    const after = (await storage.get('users/a/1')).length
    console.log(JSON.stringify({ ...told, kept, after }))`
  const { stdout } = await run(
    'unshare',
    [...own, 'sh', '-c', `${mount} && exec "$0" --input-type=module -e "$1"`, process.execPath, program],
    {
      cwd: join(import.meta.dirname, '..', '..', '..'),
    },
  )
  expect(JSON.parse(stdout)).toEqual({
    name: 'StorageFullError',
    code: 'DISK_FULL',
    cause: 'ENOSPC',
    drafts: [],
    kept: true,
    after: 90_000,
  })
})

test('files that are put into a folder while it is removed fail neither the one nor the other', async () => {
  const storage = createStorage({ kind: 'disk', folder }, SECRET)
  for (let round = 0; round < 60; round++) {
    const owner = randomUUID()
    const puts = Promise.all(Array.from({ length: 12 }, () => storage.put(newKey(owner), RESUME)))
    for (let times = 0; times < 3; times++) await storage.removeAll(`users/${owner}`)
    await puts
    await storage.removeAll(`users/${owner}`)
    await expect(stat(join(folder, 'users', owner))).rejects.toMatchObject({ code: 'ENOENT' })
  }
})

test('a full bucket is reported like a full disk, and no other refusal is taken for a missing file', async () => {
  const open = (changes: object) => createStorage({ ...bucket, endpoint: s3.endpoint, ...changes }, SECRET)
  await expect(open({}).put(newKey(), Buffer.alloc(200_000))).rejects.toMatchObject({
    name: 'StorageFullError',
    code: 'DISK_FULL',
  })
  await expect(open({ bucket: 'gone' }).get(newKey())).rejects.toThrow('NoSuchBucket')
  await expect(open({ accessKeyId: 'AKWRONG' }).get(newKey())).rejects.toThrow('InvalidAccessKeyId')
})

test('a file that S3 silently refuses to delete is reported', async () => {
  const storage = createStorage({ ...bucket, endpoint: s3.endpoint }, SECRET)
  const owner = randomUUID()
  const key = newKey(owner)
  await storage.put(key, RESUME)
  s3.locked.add(key)
  await expect(storage.removeAll(`users/${owner}`)).rejects.toThrow('S3 did not remove every file')
})

test('making a storage loads neither flydrive nor the S3 client', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    const { createStorage } = await import('#platform/storage/storage')
    createStorage(${JSON.stringify(bucket)}, 'secret')
    console.log(JSON.stringify(loaded.filter((url) => url.startsWith('file:')).map((url) => url.split('/').pop())))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
  })
  expect(JSON.parse(stdout)).toEqual(['storage.ts', 'seal.ts', 'files.ts'])
})
