import { expect, test } from 'vitest'
import { insertToken } from '#platform/auth/store'
import { now } from '#platform/clock'
import { newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { dumpDatabase, startServerFor } from '#testing/server'
import { sweepTask } from './tasks.ts'
import { makeToken } from './tokens.ts'

const DAY = 86_400_000
const ago = (days: number) => new Date(now().getTime() - days * DAY)

test('what is over leaves the tables, and what is not stays', async () => {
  const server = await startServerFor()
  const { system, systemPool } = server.platform.database
  const [old, recent] = [await newcomer(server), await newcomer(server)]
  await systemPool.query('update sessions set expires_at = $1 where user_id = $2', [ago(0), old.id])
  const tokens = { old: makeToken(old.id, 'reset', ago(9)), recent: makeToken(recent.id, 'reset', now()) }
  for (const { row } of Object.values(tokens)) await insertToken(system, row)
  for (const [identifier, at] of [['old', ago(0)] as const, ['recent', ago(-1)] as const])
    await systemPool.query("insert into verifications (identifier, value, expires_at) values ($1, 'x', $2)", [identifier, at])

  for (let times = 0; times < 2; times++) await sweepTask.run({}, server.platform)

  const left = async (column: string, table: string) =>
    (await systemPool.query(`select ${column} as value from ${table}`)).rows.map(({ value }) => value)
  expect(await left('user_id', 'sessions')).toEqual([recent.id])
  expect(await left('token_hash', 'auth_tokens')).toEqual([tokens.recent.row.tokenHash])
  expect(await left('identifier', 'verifications')).toEqual(['recent'])
})

test('an account that nobody has verified for 30 days is removed with all its rows, and no other account is', async () => {
  const server = await startServerFor()
  const { system, systemPool } = server.platform.database
  const signUp = async (days: number) => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD, displayName: 'Ann' })
    const { rows } = await systemPool.query('update users set created_at = $1 where mail_address = $2 returning id', [
      ago(days),
      email,
    ])
    await systemPool.query('delete from auth_tokens where user_id = $1', [rows[0].id])
    return rows[0].id as string
  }
  const [abandoned, again, recent] = [await signUp(31), await signUp(31), await signUp(29)]
  // Signed up once more with the same address.
  await insertToken(system, makeToken(again, 'verify', now()).row)
  const [verified, signedIn] = [await newcomer(server), await newcomer(server)]
  await systemPool.query('update users set created_at = $1', [ago(31)])
  await systemPool.query('update users set created_at = $1 where id = $2', [ago(29), recent])
  await systemPool.query('delete from sessions where user_id = $1', [verified.id])
  await systemPool.query('update users set email_verified = false where id = $1', [signedIn.id])

  for (let times = 0; times < 2; times++) await sweepTask.run({}, server.platform)

  const { rows } = await systemPool.query('select id from users')
  expect(rows.map(({ id }) => id).toSorted()).toEqual([again, recent, verified.id, signedIn.id].toSorted())
  expect(await dumpDatabase(server.database, 'public')).not.toContain(abandoned)
})
