import { MAX_DEVICES } from '@jobapply/core/auth/constants'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '#platform/auth/api-key'
import { insertKey } from '#platform/auth/key-store'
import { moveClock, now } from '#platform/clock'
import { freeApplicant } from '#testing/applying'
import { knock } from '#testing/knock'
import { mailsTo, newcomer, openBrowser, PASSWORD, type Person } from '#testing/people'
import { dumpDatabase, startServer, type TestServer } from '#testing/server'
import { openExtension, pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
let moved = 0
afterEach(() => {
  moveClock(-moved)
  moved = 0
})

const startPairing = ({ call }: Pick<Person, 'call'>) =>
  call.auth.security.devices.startPairing({ proof: { password: PASSWORD } })
const devicesOf = async ({ call }: Pick<Person, 'call'>) => (await call.auth.security.get()).devices
const pair = (code: string) => openExtension(server).call('pair', { code })

describe('EXT-016 pairing a browser', () => {
  test('EXT-019 exchanges a code of the signed-in page for a key, also on the free plan, and tells the owner', async () => {
    const ann = await freeApplicant(server)
    const { code } = await startPairing(ann)
    const { status, body } = await pair(code)
    expect([status, body]).toEqual([
      200,
      { key: expect.stringMatching(/^jae_/), device: { id: expect.any(String), name: 'Chrome on Linux' } },
    ])
    expect(await devicesOf(ann)).toMatchObject([{ id: body.device.id, name: 'Chrome on Linux', lastUsedAt: null }])
    expect((await openExtension(server, body.key).call('state')).status).toBe(200)
    const [mail] = await mailsTo(server, ann.email)
    expect([mail?.subject, mail?.text]).toEqual(['A browser was paired', expect.stringContaining('Chrome on Linux')])
    const stored = await dumpDatabase(server.database)
    for (const secret of [code, body.key.slice(8)]) expect(stored).not.toContain(secret)
  })

  test('takes a code once, however many use it at a time', async () => {
    const ann = await newcomer(server)
    const { code } = await startPairing(ann)
    const answers = await Promise.all(Array.from({ length: 12 }, () => pair(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['PAIRING_CODE_INVALID']))
    expect(await devicesOf(ann)).toHaveLength(1)
  })

  test('takes a code for 60 seconds, and only the latest one', async () => {
    const ann = await newcomer(server)
    const [first, second] = [await startPairing(ann), await startPairing(ann)]
    expect((await pair(first.code)).body.code).toBe('PAIRING_CODE_INVALID')
    moved = 60_001
    moveClock(moved)
    expect((await pair(second.code)).body.code).toBe('PAIRING_CODE_INVALID')
    expect(await devicesOf(ann)).toEqual([])
    const begun = now().getTime()
    const { code, expiresAt } = await startPairing(ann)
    // Not less than 60 seconds, however slow the machine is.
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(begun + 60_000)
    expect((await pair(code)).status).toBe(200)
  })

  test('gives no code to a stranger', async () => {
    await expect(startPairing(openBrowser(server))).rejects.toMatchObject({ code: 'SIGNED_OUT' })
  })

  test('refuses invented codes, and the code of somebody who was blocked meanwhile', async () => {
    const ann = await newcomer(server)
    const { code } = await startPairing(ann)
    for (const wrong of ['', 'short', 'x'.repeat(101), 7, null])
      expect((await openExtension(server).call('pair', { code: wrong })).status).toBe(400)
    expect((await pair('x'.repeat(43))).body.code).toBe('PAIRING_CODE_INVALID')
    await server.platform.database.systemPool.query('update users set blocked_at = now() where id = $1', [ann.id])
    expect((await pair(code)).body.code).toBe('PAIRING_CODE_INVALID')
  })

  test(`allows ${MAX_DEVICES} browsers`, async () => {
    const ann = await newcomer(server)
    const { code } = await startPairing(ann)
    for (let n = 0; n < MAX_DEVICES; n++)
      await insertKey(server.platform.database.system, {
        ...makeKey('extension').row,
        userId: ann.id,
        name: `${n}`,
        createdAt: now(),
      })
    expect((await pair(code)).body.code).toBe('DEVICE_LIMIT_REACHED')
    await expect(startPairing(ann)).rejects.toMatchObject({ code: 'DEVICE_LIMIT_REACHED' })
  })
})

describe("the extension's key", () => {
  test('EXT-017 is refused after its device was revoked, by its owner alone, and after the extension has unpaired itself', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const [one, two] = [await pairExtension(server, ann), await pairExtension(server, ann)]
    const [latest, first] = await devicesOf(ann)
    await expect(bob.call.auth.security.devices.revoke({ id: first?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await ann.call.auth.security.devices.revoke({ id: first?.id ?? '' })
    expect([await one.call('state'), (await two.call('state')).status]).toMatchObject([
      { status: 401, body: { code: 'KEY_NEEDED' } },
      200,
    ])
    expect(await devicesOf(ann)).toMatchObject([{ id: latest?.id, lastUsedAt: expect.any(String) }])
    expect((await two.call('unpair')).status).toBe(200)
    expect((await two.call('state')).status).toBe(401)
    expect(await devicesOf(ann)).toEqual([])
  })

  test("EXT-018 opens only the extension's addresses, which a person's own API key and a session don't open", async () => {
    const ann = await newcomer(server)
    const { key } = await pairExtension(server, ann)
    const own = await ann.call.auth.security.keys.create({ name: 'x', proof: { password: PASSWORD } })
    const state = (headers: Record<string, string>) =>
      knock(server.origin, {
        method: 'POST',
        path: '/api/v1/extension/state',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    expect((await state({ authorization: `Bearer ${own.key}` })).status).toBe(403)
    expect((await state({ cookie: [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ') })).status).toBe(401)
    expect((await state({ authorization: `Bearer ${key}` })).status).toBe(200)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    for (const path of ['/rpc/applications/overview', '/functions/v1/get-subscription-status'])
      expect((await knock(server.origin, { method: 'POST', path, headers, body: '{}' })).status).toBe(401)
  })

  test('ends with its account, and sleeps while its owner is blocked', async () => {
    const ann = await newcomer(server)
    const extension = await pairExtension(server, ann)
    const change = (sql: string) => server.platform.database.systemPool.query(sql, [ann.id])
    await change('update users set blocked_at = now() where id = $1')
    expect((await extension.call('state')).status).toBe(403)
    await change('update users set blocked_at = null where id = $1')
    expect((await extension.call('state')).status).toBe(200)
    await change('delete from users where id = $1')
    expect((await extension.call('state')).status).toBe(401)
  })

  test('reads JSON only, and says when an address does not exist', async () => {
    const { key } = await pairExtension(server, await newcomer(server))
    const ask = (path: string, type: string, body: string) =>
      knock(server.origin, {
        method: 'POST',
        path: `/api/v1/extension/${path}`,
        headers: { authorization: `Bearer ${key}`, 'content-type': type },
        body,
      })
    expect((await ask('state', 'text/plain', '{}')).status).toBe(415)
    expect((await ask('state', 'application/json', '{')).status).toBe(400)
    expect((await ask('nothing', 'application/json', '{}')).status).toBe(404)
  })
})
