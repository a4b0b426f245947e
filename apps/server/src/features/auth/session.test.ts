import { contract } from '@jobapply/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { knockCall } from '#testing/knock'
import { newcomer, openBrowser } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

const DAY = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
const move = movableClock()
type Someone = Awaited<ReturnType<typeof newcomer>>
const isIn = async ({ call }: Pick<Someone, 'call'>) => (await call.auth.session()).user !== null

describe('AUTH-041 using a session moves its end', () => {
  test('who uses the app every few days is still signed in after the first end; who does not, is not', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    for (let days = 0; days < 12; days += 4) {
      move(4 * DAY)
      expect(await isIn(ann)).toBe(true)
    }
    expect(await isIn(bob)).toBe(false)
    await expect(bob.call.auth.isAdmin({ _user_id: bob.id })).rejects.toMatchObject({ code: 'SIGNED_OUT', status: 401 })
  })

  test('the end is 7 days after the last use, and the browser is told to keep the cookie as long', async () => {
    const ann = await newcomer(server)
    move(6 * DAY)
    const answer = await ann.fetch('/rpc/auth/session', { method: 'POST' })
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^jobapply\.session_token=\S+;/)
    for (const part of [/Max-Age=604800/i, /HttpOnly/i, /SameSite=Lax/i]) expect(cookies[0]).toMatch(part)
    move(7 * DAY - 60_000)
    expect(await isIn(ann)).toBe(true)
    move(7 * DAY + 60_000)
    expect(await isIn(ann)).toBe(false)
  })

  test('E5 after 90 days it ends all the same, and its row is gone', async () => {
    const ann = await newcomer(server)
    for (let days = 0; days < 84; days += 6) {
      move(6 * DAY)
      expect(await isIn(ann)).toBe(true)
    }
    move(5 * DAY)
    expect(await isIn(ann)).toBe(true)
    move(DAY + 60_000)
    expect(await isIn(ann)).toBe(false)
    const { rowCount } = await server.platform.database.systemPool.query('select from sessions where user_id = $1', [ann.id])
    expect(rowCount).toBe(0)
  })
})

describe('AUTH-050 nobody gets data without a session', () => {
  const OPEN = [
    ...[
      'session',
      'signUp',
      'verifyEmail',
      'resendVerification',
      'signIn',
      'secondStep',
      'startGoogle',
      'signOut',
      'requestReset',
      'resetPassword',
    ].map((name) => `auth/${name}`),
    // The catalogue is on the public pricing page.
    ...['plans', 'planConfigurations'].map((name) => `billing/${name}`),
    // Answers in its envelope that nobody is signed in (API-008).
    'account/deleteAccount',
  ]
  const callsOf = (part: object, path: string[] = []): string[] =>
    Object.entries(part).flatMap(([name, inside]) =>
      '~orpc' in inside ? [...path, name].join('/') : callsOf(inside, [...path, name]),
    )
  const closed = callsOf(contract).filter((name) => !OPEN.includes(name))

  test('the open calls are these and no others', () => {
    expect(callsOf(contract)).toEqual(expect.arrayContaining(OPEN))
    expect(closed.length).toBeGreaterThan(0)
  })

  test.each(closed)('%s refuses an anonymous call before it looks at the input', async (name) => {
    for (const input of [undefined, {}, { _user_id: crypto.randomUUID() }]) {
      const answer = await knockCall(server.origin, name, input)
      expect(answer.status).toBe(401)
      expect(JSON.parse(answer.body).json).toMatchObject({
        code: 'SIGNED_OUT',
        // The documented functions of plans say what they needed it for (API-024).
        message: expect.stringMatching(/Please sign in again|^Authentication required for Stripe/),
      })
    }
  })

  test('a forged, cut or foreign cookie is none', async () => {
    const ann = await newcomer(server)
    const [name = '', cookie = ''] = [...ann.cookies][0] ?? []
    const [token = '', signature = ''] = decodeURIComponent(cookie).split('.')
    const other = await newcomer(server)
    const [, othersCookie = ''] = [...other.cookies][0] ?? []
    const othersSignature = decodeURIComponent(othersCookie).split('.')[1]
    const swap = signature.startsWith('A') ? 'B' : 'A'
    for (const value of [
      token,
      `${token}.`,
      `${token}.${swap}${signature.slice(1)}`,
      `${token}.${othersSignature}`,
      '.',
      'x',
      `${token}.${signature}x`,
    ]) {
      const thief = openBrowser(server)
      thief.cookies.set(name, encodeURIComponent(value))
      expect(await isIn(thief), value).toBe(false)
    }
    expect(await isIn(ann)).toBe(true)
  })

  test('API-017 a bearer header is nothing here, whatever it holds', async () => {
    const ann = await newcomer(server)
    const cookie = decodeURIComponent([...ann.cookies][0]?.[1] ?? '')
    for (const value of [cookie, cookie.split('.')[0], ann.id, 'x']) {
      const headers = { authorization: `Bearer ${value}` }
      expect((await knockCall(server.origin, 'auth/isAdmin', { _user_id: ann.id }, headers)).status).toBe(401)
      expect(JSON.parse((await knockCall(server.origin, 'auth/session', undefined, headers)).body).json.user).toBeNull()
    }
  })
})

describe('two servers on one database', () => {
  test('a session that one made is good at the other, and ends at both', async () => {
    const second = await startServerFor({}, server.database)
    const ann = await newcomer(server)
    const there = openBrowser(second)
    for (const [name, value] of ann.cookies) there.cookies.set(name, value)
    await expect(there.call.auth.session()).resolves.toMatchObject({ user: { id: ann.id } })
    await there.call.auth.signOut()
    expect(await isIn(ann)).toBe(false)
  })

  test('with another secret it is good at the first only', async () => {
    const stranger = await startServerFor({}, { ...server.database, secret: 'another secret of 32 characters.' })
    const ann = await newcomer(server)
    const there = openBrowser(stranger)
    for (const [name, value] of ann.cookies) there.cookies.set(name, value)
    expect(await isIn(there)).toBe(false)
    expect(await isIn(ann)).toBe(true)
  })
})
