import { API_KEY_SCOPES, MAX_API_KEYS } from '@jobapply/core/auth/constants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKey, readKey } from '#platform/auth/api-key'
import { insertKey } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import { movableClock } from '#testing/clock'
import { knockCall } from '#testing/knock'
import { mailsTo, newcomer, PASSWORD, type Person } from '#testing/people'
import { dumpDatabase, startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
const move = movableClock()

const proof = { password: PASSWORD }
const create = ({ call }: Pick<Person, 'call'>, name = 'Spreadsheet sync') => call.auth.security.keys.create({ name, proof })
const listed = async ({ call }: Pick<Person, 'call'>) => (await call.auth.security.get()).keys
const read = (header: string) => readKey(server.platform.database.system, new Headers({ authorization: header }))

describe('API-011 an API key of the own account', () => {
  test('is made with the password, shown once, listed by its beginning, and mailed to the owner', async () => {
    const ann = await newcomer(server)
    for (const wrong of [{}, { password: 'a wrong one' }])
      await expect(ann.call.auth.security.keys.create({ name: 'x', proof: wrong })).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
      })
    const { key, id } = await create(ann)
    expect(key).toMatch(/^jaa_[\w-]{43}$/)
    expect(await listed(ann)).toMatchObject([{ id, name: 'Spreadsheet sync', prefix: key.slice(0, 8), lastUsedAt: null }])
    expect(JSON.stringify(await listed(ann))).not.toContain(key.slice(8))
    const [mail] = await mailsTo(server, ann.email)
    expect(mail).toMatchObject({ subject: 'A new API key was made' })
    expect(mail?.text).toContain('Spreadsheet sync')
    expect(mail?.text).not.toContain(key.slice(0, 8))
    expect(await dumpDatabase(server.database)).not.toContain(key.slice(8))
  })

  test('says whose it is, as bearer key only, until it is revoked', async () => {
    const ann = await newcomer(server)
    const { key, id } = await create(ann)
    expect(await read(`Bearer ${key}`)).toEqual({ userId: ann.id, scope: 'api', keyId: id })
    for (const wrong of [
      key,
      `Basic ${key}`,
      `Bearer ${key}x`,
      `Bearer ${key.slice(0, -1)}`,
      `Bearer ${makeKey('api').key}`,
      'Bearer ',
    ])
      expect(await read(wrong), wrong).toBeUndefined()
    await ann.call.auth.security.keys.revoke({ id })
    expect(await read(`Bearer ${key}`)).toBeUndefined()
    expect(await listed(ann)).toEqual([])
  })

  test('its last use is noted, once a minute at most', async () => {
    const ann = await newcomer(server)
    const { key } = await create(ann)
    const usedAt = async (later: number) => {
      move(later)
      await read(`Bearer ${key}`)
      return (await listed(ann))[0]?.lastUsedAt
    }
    const first = await usedAt(0)
    expect(first).toEqual(expect.any(String))
    expect(await usedAt(10_000)).toBe(first)
    expect(await usedAt(60_000)).not.toBe(first)
  })

  test(`there are ${MAX_API_KEYS} at most, also when more are made at the same time`, async () => {
    const ann = await newcomer(server)
    const { system } = server.platform.database
    for (let n = 0; n < MAX_API_KEYS - 2; n++)
      await insertKey(system, { ...makeKey('api').row, userId: ann.id, name: `${n}`, createdAt: now() })
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => create(ann)))
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? each.reason.code : []))
    expect(refused).toEqual(Array(4).fill('API_KEY_LIMIT_REACHED'))
    expect(await listed(ann)).toHaveLength(MAX_API_KEYS)
  })

  test('API-001 of others cannot be seen or revoked, and an unknown one is answered alike', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const { id, key } = await create(ann)
    expect(await listed(bob)).toEqual([])
    for (const each of [id, crypto.randomUUID()])
      await expect(bob.call.auth.security.keys.revoke({ id: each })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect(await read(`Bearer ${key}`)).toMatchObject({ userId: ann.id })
  })

  test('API-017 outside of /api/v1 it is nothing: the call is signed out', async () => {
    const ann = await newcomer(server)
    const keys = [(await create(ann)).key]
    for (const scope of API_KEY_SCOPES) {
      const { key, row } = makeKey(scope)
      await insertKey(server.platform.database.system, { ...row, userId: ann.id, name: scope, createdAt: now() })
      keys.push(key)
    }
    for (const key of keys) {
      const headers = { authorization: `Bearer ${key}` }
      expect((await knockCall(server.origin, 'auth/security/get', undefined, headers)).status).toBe(401)
      expect(JSON.parse((await knockCall(server.origin, 'auth/session', undefined, headers)).body).json.user).toBeNull()
    }
  })

  test("the extension's keys are not among them, and end with the account like all", async () => {
    const ann = await newcomer(server)
    const { key, row } = makeKey('extension')
    const stored = await insertKey(server.platform.database.system, { ...row, userId: ann.id, name: 'x', createdAt: now() })
    expect(await listed(ann)).toEqual([])
    await expect(ann.call.auth.security.keys.revoke({ id: stored.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await read(`Bearer ${key}`)).toEqual({ userId: ann.id, scope: 'extension', keyId: stored.id })
    await server.platform.database.systemPool.query('delete from users where id = $1', [ann.id])
    expect(await read(`Bearer ${key}`)).toBeUndefined()
  })
})
