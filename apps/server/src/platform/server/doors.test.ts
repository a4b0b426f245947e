import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDoors } from '#platform/feature/doors'
import type { Scheme } from '#platform/feature/identify'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { sendJson } from '#platform/http/exchange'
import { knock } from '#testing/knock'
import { admin, newcomer, type Person } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'
import { createHttpServer } from './server.ts'

const DOORS = ['open', 'any site', 'signed in', 'admin', 'key', 'extension'] as const
const SCOPES = new Map<string, 'api' | 'extension'>([
  ['Bearer right', 'api'],
  ['Bearer of the extension', 'extension'],
])

let product: TestServer
let ann: Person
let boss: Person
let origin: string
let serve: (platform: Platform) => Promise<string>
const close: (() => void)[] = []

/** A server with one route behind each door; it knows Ann's key and everybody's session. */
beforeAll(async () => {
  product = await startServer()
  const { platform } = product
  ann = await newcomer(product)
  boss = await admin(product)
  const sessions: Scheme = {
    credential: 'cookie',
    identify: ({ access }, headers, answer) => access.readSession(headers, answer),
  }
  const keys: Scheme = {
    credential: 'bearer',
    identify: async (_, headers) => {
      const scope = SCOPES.get(headers.get('authorization') ?? '')
      return scope && { userId: ann.id, scope }
    },
  }
  const routes = DOORS.map((door): Route => {
    const [method, path] = ['POST', `/${door.replace(' ', '-')}`] as const
    if (door === 'open' || door === 'any site') return { method, path, door, answer: (exchange) => sendJson(exchange, 200, 'in') }
    return { method, path, door, answer: (exchange, { userId }) => sendJson(exchange, 200, userId) }
  })
  serve = async (at) => {
    const doors = createDoors(at, [sessions, keys])
    const server = createHttpServer({ settings: at.settings, doors, routes, site: (exchange) => sendJson(exchange, 404, '') })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    close.push(() => server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  origin = await serve(platform)
})
afterAll(async () => {
  for (const one of close) one()
  await product.stop()
})

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
const post = async (path: string, headers: Record<string, string>, at = origin) => {
  const { status, body } = await knock(at, { method: 'POST', path, headers })
  return status === 200 ? JSON.parse(body) : [status, JSON.parse(body).code]
}

describe('a route is entered only through its door', () => {
  test('open: by anybody from our own pages', async () => {
    expect(await post('/open', {})).toBe('in')
    expect(await post('/open', FOREIGN)).toEqual([403, 'NOT_ALLOWED'])
  })

  test('any site: by anybody from anywhere', async () => {
    expect(await post('/any-site', FOREIGN)).toBe('in')
  })

  test('signed in: by a session, not by a key and not from another site', async () => {
    expect(await post('/signed-in', { cookie: cookieOf(ann) })).toBe(ann.id)
    expect(await post('/signed-in', {})).toEqual([401, 'SIGNED_OUT'])
    expect(await post('/signed-in', { authorization: 'Bearer right' })).toEqual([401, 'SIGNED_OUT'])
    expect(await post('/signed-in', { ...FOREIGN, cookie: cookieOf(ann) })).toEqual([403, 'NOT_ALLOWED'])
  })

  test('admin: by the session of an admin only', async () => {
    expect(await post('/admin', { cookie: cookieOf(boss) })).toBe(boss.id)
    expect(await post('/admin', { cookie: cookieOf(ann) })).toEqual([403, 'NOT_ALLOWED'])
    expect(await post('/admin', {})).toEqual([401, 'SIGNED_OUT'])
  })

  test('admin: not before two-step sign-in is on, where the installation asks admins for it', async () => {
    const strict = await startServerFor({ ADMIN_REQUIRE_SECOND_FACTOR: 'on' })
    const at = await serve(strict.platform)
    const [careful, helper, bob] = [await admin(strict), await admin(strict), await newcomer(strict)]
    const need = async ({ call }: Person) => (await call.auth.session()).user?.needsSecondFactor
    const asksAboutOthers = () => careful.call.auth.isAdmin({ _user_id: helper.id })
    expect(await post('/admin', { cookie: cookieOf(careful) }, at)).toEqual([403, 'SECOND_FACTOR_NEEDED'])
    expect([await need(careful), await need(bob), await asksAboutOthers()]).toEqual([true, undefined, false])
    expect(await post('/signed-in', { cookie: cookieOf(careful) }, at)).toBe(careful.id)
    await turnOnTwoStep(careful)
    expect(await post('/admin', { cookie: cookieOf(careful) }, at)).toBe(careful.id)
    expect([await need(careful), await asksAboutOthers()]).toEqual([undefined, true])
    expect(await post('/admin', { cookie: cookieOf(bob) }, at)).toEqual([403, 'NOT_ALLOWED'])
  })

  test('key: by a key from any site; cookies are ignored', async () => {
    expect(await post('/key', { authorization: 'Bearer right' })).toBe(ann.id)
    expect(await post('/key', { ...FOREIGN, authorization: 'Bearer right' })).toBe(ann.id)
    expect(await post('/key', { authorization: 'Bearer wrong', cookie: cookieOf(ann) })).toEqual([401, 'KEY_NEEDED'])
    expect(await post('/key', { cookie: cookieOf(ann) })).toEqual([401, 'KEY_NEEDED'])
  })

  test("EXT-018 key: not by the extension's key; extension: by that key alone, from any site", async () => {
    expect(await post('/key', { authorization: 'Bearer of the extension' })).toEqual([403, 'NOT_ALLOWED'])
    expect(await post('/extension', { ...FOREIGN, authorization: 'Bearer of the extension' })).toBe(ann.id)
    expect(await post('/extension', { authorization: 'Bearer right' })).toEqual([403, 'NOT_ALLOWED'])
    expect(await post('/extension', { cookie: cookieOf(ann) })).toEqual([401, 'KEY_NEEDED'])
  })
})
