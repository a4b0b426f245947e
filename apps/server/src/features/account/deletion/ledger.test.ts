import { cpSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { plantCanaries } from '#testing/canaries'
import { passDays, scheduleDeletion } from '#testing/deletions'
import { newcomer, openBrowser, PASSWORD, signInDirectly } from '#testing/people'
import { storedFiles, upload } from '#testing/resumes'
import { dumpDatabase, makeDatabase, startServer, startServerFor, type TestDatabase } from '#testing/server'
import { applyLedger, readLedger, writeLedger } from './ledger.ts'
import { runDeletions } from './tasks.ts'

/** A copy of a database that nobody is connected to, with its files. */
async function backUp(database: TestDatabase): Promise<TestDatabase> {
  const copy = await makeDatabase()
  const nameOf = ({ url }: TestDatabase) => /\/(test_\w+)/.exec(url)?.[1] ?? ''
  const owner = new pg.Client({ connectionString: database.url.replace(nameOf(database), 'postgres') })
  await owner.connect()
  await owner.query(`drop database ${nameOf(copy)}`)
  await owner.query(`create database ${nameOf(copy)} template ${nameOf(database)}`)
  await owner.end()
  cpSync(database.folder, copy.folder, { recursive: true })
  return { ...copy, secret: database.secret }
}

test('I4 after an older backup is restored, the ledger deletes again who was deleted since, with files, and nobody else', async () => {
  const database = await makeDatabase()
  const before = await startServer({ TASKS: 'separate' }, database)
  const [ann, bob] = [await newcomer(before), await newcomer(before)]
  for (const person of [ann, bob]) {
    const { id } = await person.call.profiles.create({ profile_name: 'Kitchen' })
    await upload(person, id)
  }
  await plantCanaries(before, ann, 'canary')
  await before.stop()
  const backup = await backUp(database)

  const after = await startServer({}, database)
  const again = openBrowser(after)
  await signInDirectly(after, again, ann.id)
  await scheduleDeletion(after, { ...ann, ...again })
  passDays(7.01)
  await runDeletions(after.platform)
  const saved = await writeLedger(after.platform.database.system)
  await after.stop()
  expect(saved).toMatch(/^[0-9a-f]{64} \S+Z\n$/)

  const restored = await startServerFor({ TASKS: 'separate' }, backup)
  const { system } = restored.platform.database
  const filesOf = (id: string) => storedFiles(restored).filter((path) => path.includes(id))
  expect([await dumpDatabase(backup), filesOf(ann.id)]).toEqual([expect.stringContaining('canary'), [expect.any(String)]])
  const entries = readLedger(saved) ?? []
  expect(await applyLedger(restored.platform, entries)).toBe(1)
  // What the retention list keeps: payments and the audit log, without the person.
  const left = (await dumpDatabase(backup)).split('\n').filter((line) => /canary\.(?!payment_events|audit_log)/.test(line))
  expect(left).toEqual([])
  expect((await dumpDatabase(backup)).includes(ann.id)).toBe(false)
  expect([filesOf(ann.id), filesOf(bob.id)]).toEqual([[], [expect.any(String)]])
  await expect(openBrowser(restored).call.auth.signIn({ email: bob.email, password: PASSWORD })).resolves.toBeDefined()
  // The ledger is as it was, and a second run does nothing.
  expect(await writeLedger(system)).toBe(saved)
  expect(await applyLedger(restored.platform, entries)).toBe(0)
})

test('a file that is no ledger is refused whole', () => {
  const line = `${'a'.repeat(64)} 2026-11-16T12:00:00.000Z`
  expect(readLedger(`${line}\n`)).toHaveLength(1)
  expect(readLedger('')).toEqual([])
  for (const text of ['hello', `${line}\nhello`, `${'a'.repeat(63)} 2026-11-16T12:00:00.000Z`, line.replace('T', ' ')])
    expect(readLedger(text)).toBeUndefined()
})
