import { deletionDate } from '@jobapply/core/account/deletion-rules'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { paymentsOf } from '#features/billing/payments'
import { now } from '#platform/clock'
import { captureLogs } from '#platform/log'
import { plantCanaries } from '#testing/canaries'
import { passDays, scheduleDeletion } from '#testing/deletions'
import { buyPlan } from '#testing/payments'
import { newcomer, openBrowser, PASSWORD, type Person } from '#testing/people'
import { resumeFile, storedFiles, upload } from '#testing/resumes'
import { dumpDatabase, startServerFor, type TestServer } from '#testing/server'
import { saveRequest, schedule } from './store.ts'
import { runDeletions } from './tasks.ts'

const filesOf = (server: TestServer, { id }: Person) => storedFiles(server).filter((path) => path.includes(id))
const rowsOf = async (server: TestServer, { id }: Person) =>
  (await dumpDatabase(server.database, 'public')).split('\n').filter((line) => line.includes(id)).length

/** Its failures are expected: they are not printed. */
async function startSilently(env: Record<string, string> = {}) {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  return startServerFor(env)
}

/** The next delete from this table fails, as if the process were killed there. */
async function failAt(server: TestServer, table: string): Promise<() => Promise<void>> {
  const owner = new pg.Client({ connectionString: server.database.url })
  await owner.connect()
  await owner.query(
    `create or replace function refuse_delete() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  )
  await owner.query(`create trigger refuse before delete on "${table}" for each statement execute function refuse_delete()`)
  return async () => {
    await owner.query(`drop trigger refuse on "${table}"`)
    await owner.end()
  }
}

test('I3 a deletion that is killed at any step goes on at the next run, and an account is whole or gone', async () => {
  // No worker: its own run would finish what this test has stopped.
  const server = await startSilently({ TASKS: 'separate' })
  const ann = await newcomer(server)
  const { id: profileId } = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await upload(ann, profileId)
  await plantCanaries(server, ann, 'canary')
  const { system } = server.platform.database
  const link = { tokenHash: 'hash', tokenExpiresAt: deletionDate(now()), reason: 'canary', requestedAt: now() }
  await saveRequest(system, ann.id, link)
  await schedule(system, ann.id, 'hash', deletionDate(now()), now())
  passDays(7.01)
  const whole = await rowsOf(server, ann)
  const { rows: tables } = await server.platform.database.systemPool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id')
     and relname not in ('payment_events', 'audit_log', 'account_deletions')`,
  )
  expect(tables.length).toBeGreaterThan(25)
  for (const { name } of [...tables, { name: 'users' }]) {
    const repair = await failAt(server, name)
    await expect(runDeletions(server.platform), name).rejects.toThrow('1 deletions are not finished')
    await repair()
    expect([await rowsOf(server, ann), filesOf(server, ann).length], name).toEqual([whole, 1])
  }

  // From here on the rows are gone, and the provider, the storage and the journal follow.
  paymentsOf(server.platform).local?.makeTrouble('error')
  await expect(runDeletions(server.platform)).rejects.toThrow()
  expect([await rowsOf(server, ann), filesOf(server, ann).length]).toEqual([1, 1])
  await expect(openBrowser(server).call.auth.signIn({ email: ann.email, password: PASSWORD })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  })
  vi.spyOn(server.platform.storage, 'removeAll').mockRejectedValueOnce(new Error('killed'))
  await expect(runDeletions(server.platform)).rejects.toThrow()
  const repair = await failAt(server, 'account_deletions')
  await expect(runDeletions(server.platform)).rejects.toThrow()
  expect([await rowsOf(server, ann), filesOf(server, ann).length]).toEqual([1, 0])
  await repair()
  await runDeletions(server.platform)
  expect([await rowsOf(server, ann), filesOf(server, ann).length]).toEqual([0, 0])
})

test('uploads, calls and a payment that run during the deletion leave nothing behind', async () => {
  const server = await startSilently()
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { id: profileId } = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await scheduleDeletion(server, ann)
  await buyPlan(ann, 'professional')
  passDays(7.01)
  // The session is renewed, because it is as old as the grace.
  await ann.call.auth.signIn({ email: ann.email, password: PASSWORD })
  await bob.call.auth.signIn({ email: bob.email, password: PASSWORD })
  const writes = Array.from({ length: 12 }, (_, place) => [
    upload(ann, profileId, resumeFile(`Ines Calder\nCopy ${place}\n`, `cv${place}.txt`), false),
    ann.call.notices.alerts.save({ jobAlerts: false }),
    bob.call.profiles.list(),
  ]).flat()
  const outcomes = Promise.allSettled(writes)
  await runDeletions(server.platform)
  const codes = (await outcomes).flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
  // On a machine without time for us the database may be too slow for one of them.
  const refusals = ['SIGNED_OUT', 'NOT_AUTHENTICATED', 'PROFILE_NOT_FOUND', 'TOO_MANY_UPLOADS', 'UNAVAILABLE']
  expect(codes.filter((code) => !refusals.includes(code))).toEqual([])
  await runDeletions(server.platform)
  expect(await rowsOf(server, ann)).toBe(0)
  await expect.poll(() => filesOf(server, ann), { timeout: 20_000 }).toEqual([])
  // proves DELETE-032
  const { rows } = await server.platform.database.systemPool.query('select amount, user_id from payment_events where amount > 0')
  expect(rows).toEqual([{ amount: 9999, user_id: expect.not.stringMatching(ann.id) }])
})
