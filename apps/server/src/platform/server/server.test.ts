import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, knock, knockCall } from '#testing/knock'
import { newcomer, newEmail, openBrowser, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let cookie: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) => knock(server.origin, { path, headers })
const post = (path: string, body: string | Buffer = '{}', headers: Record<string, string> = {}) =>
  knock(server.origin, { method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } })
const faultOf = ({ body }: Answer) => {
  const parsed = JSON.parse(body)
  return parsed.json ?? parsed
}

describe('F2 every answer carries the security headers', () => {
  const large = Buffer.alloc(1024 * 1024 + 1, 'x')
  test.each<[string, number, () => Promise<Answer>]>([
    ['a public page', 200, () => get('/')],
    ['an app route', 200, () => get('/dashboard')],
    ['health', 200, () => get('/healthz')],
    ['a call', 200, () => knockCall(server.origin, 'auth/session', undefined)],
    ['the mailbox', 200, () => get('/dev/mailbox')],
    ['a redirect', 308, () => get('/landing')],
    ['a mailed link', 410, () => knockCall(server.origin, 'auth/verifyEmail', { token: 'x' })],
    ["Google's way back", 303, () => get('/api/auth/callback/google')],
    ['a bad call', 400, () => post('/rpc/auth/signIn')],
    ['a refused call', 401, () => knockCall(server.origin, 'auth/isAdmin', {})],
    ['a foreign request', 403, () => post('/rpc/auth/signOut', '{}', { origin: 'https://evil.example' })],
    ['an unknown page', 404, () => get('/nowhere')],
    ['an unknown call', 404, () => post('/rpc/auth/nothing')],
    ['a wrong method', 405, () => post('/healthz')],
    ['a large body', 413, () => post('/rpc/auth/signIn', large)],
    ['a long address', 414, () => get(`/${'x'.repeat(8192)}`)],
    ['another kind of body', 415, () => post('/rpc/auth/signIn', 'a=b', { 'content-type': 'text/plain' })],
  ])('%s: %i', async (name, status, ask) => {
    const { headers, ...answer } = await ask()
    expect(answer.status).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': expect.stringMatching(/no-store|no-cache/),
    })
    // A public page is painted sooner without it, and says the same to everybody.
    expect(headers['cross-origin-opener-policy']).toBe(name === 'a public page' ? undefined : 'same-origin')
    const policy = headers['content-security-policy']
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
    if (answer.body) expect(headers['content-type']).toMatch(/charset=utf-8|^application\/json/)
  })

  test('every request has a number of its own', async () => {
    const [one, two] = [await get('/'), await get('/')]
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
  })
})

describe('F4 what another site has started changes nothing', () => {
  const own = () => server.settings.PUBLIC_URL
  const signUp = (email: string, headers: Record<string, string>) =>
    post('/rpc/auth/signUp', JSON.stringify({ json: { email, password: PASSWORD } }), { cookie, ...headers })
  const exists = async (email: string) =>
    (await server.platform.database.systemPool.query('select from users where mail_address = $1', [email])).rowCount === 1

  test.each<[string, Record<string, string>]>([
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an Origin that looks like ours', { origin: 'http://127.0.0.1:3000.evil.example' }],
    ['our Origin with another scheme', { origin: 'https://127.0.0.1' }],
    ['a null Origin', { origin: 'null' }],
    ['an empty Origin', { origin: '' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['our Origin, but cross-site', { origin: 'ours', 'sec-fetch-site': 'cross-site' }],
    ['a text/plain body', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a multipart form of another site', { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' }],
  ])('%s', async (_, headers) => {
    const email = newEmail()
    const answer = await signUp(email, headers.origin === 'ours' ? { ...headers, origin: own() } : headers)
    expect([403, 415]).toContain(answer.status)
    expect(await exists(email)).toBe(false)
    const out = await post('/rpc/auth/signOut', '{}', { cookie, ...headers })
    expect([403, 415]).toContain(out.status)
    expect((await ann.call.auth.session()).user?.id).toBe(ann.id)
  })

  test('our own page may, and so may a program without an Origin', async () => {
    for (const headers of [{ origin: own() }, { origin: own(), 'sec-fetch-site': 'same-origin' }, {}] as Record<
      string,
      string
    >[]) {
      const email = newEmail()
      expect((await signUp(email, headers)).status).toBe(200)
      expect(await exists(email)).toBe(true)
    }
  })

  test('a GET calls nothing, also with a method override', async () => {
    for (const path of ['/rpc/auth/signOut', '/rpc/auth/signOut?data=%7B%7D', '/functions/v1/is_admin'])
      expect((await get(path, { cookie, 'x-http-method-override': 'POST' })).status).toBe(404)
    expect((await ann.call.auth.session()).user?.id).toBe(ann.id)
  })
})

describe('what is wrong is said', () => {
  test.each([
    ['POST', '/healthz', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', '/rpc/auth/session', 405, 'METHOD_NOT_ALLOWED'],
    ['PUT', '/unsubscribe', 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE', '/healthz', 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/nowhere', 404, 'NOT_FOUND'],
    ['POST', '/rpc/auth/nothing', 404, 'NOT_FOUND'],
    ['POST', '/rpc/constructor', 404, 'NOT_FOUND'],
    ['POST', '/rpc/__proto__/toString', 404, 'NOT_FOUND'],
    ['POST', '/functions/v1/auth/signIn', 404, 'NOT_FOUND'],
    ['POST', '/api/auth/sign-in/email', 404, 'NOT_FOUND'],
  ])('%s %s: %i', async (method, path, status, code) => {
    const answer = await knock(server.origin, { method, path })
    expect(answer.status).toBe(status)
    expect(faultOf(answer)).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  test.each(['%E0%A4%A', '%00', 'a%00b', '%ff', '%c0%af', '%'])(
    'an address with %s in it does not exist, on any route',
    async (part) => {
      for (const { method, path } of server.routes) {
        const address = path.endsWith('/*') ? path.replace('*', part) : `${path}/${part}`
        expect((await knock(server.origin, { method, path: address, headers: { cookie } })).status, `${method} ${address}`).toBe(
          404,
        )
      }
      for (const path of [`/${part}`, `/assets/${part}`, `/dashboard/${part}`]) expect((await get(path)).status, path).toBe(404)
    },
  )

  test('a cookie or a parameter that cannot be decoded is none', async () => {
    for (const value of ['%E0%A4%A', '%00', '%ff.%ff']) {
      const headers = { cookie: `jobapply.session_token=${value}` }
      expect((await knockCall(server.origin, 'profiles/list', {}, headers)).status).toBe(401)
      expect((await get(`/unsubscribe?token=${value}`, headers)).status).toBe(404)
      expect((await get(`/api/auth/callback/google?state=${value}`, headers)).status).toBe(303)
    }
  })

  test("nothing of the identity library's own paths is served", async () => {
    for (const path of [
      '/api/auth/get-session',
      '/api/auth/ok',
      '/api/auth/error',
      '/api/auth/callback/github',
      '/api/auth/reference',
    ])
      expect((await get(path, { cookie })).status, path).toBe(404)
  })

  test('a body of 1 MB is read, a larger one is refused, also when its length is not told or not true', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ json: { email: newEmail(), password: 'x' } }).padEnd(bytes)
    expect((await post('/rpc/auth/signIn', bodyOf(1024 * 1024))).status).toBe(401)
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
      const answer = await post('/rpc/auth/signIn', bodyOf(1024 * 1024 + 1), headers)
      expect(answer.status).toBe(413)
      expect(faultOf(answer)).toMatchObject({
        code: 'TOO_LARGE',
        message: 'This is too large for the server. Nothing was changed.',
      })
    }
  })

  test('our own page reads the sentence of a refusal that no call has made', async () => {
    const { call } = await newcomer(server)
    const resume = { basics: { summary: 'y'.repeat(12_000_000) } }
    const sent = call.profiles.importJsonResume({ id: crypto.randomUUID(), version: 1, resume })
    await expect(sent).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('Nothing was changed.') })
    const stranger = openBrowser(server).call.profiles
    const upload = stranger.uploadResume({ id: crypto.randomUUID(), file: new File(['x'], 'x.txt'), autoSave: false })
    await expect(upload).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED', message: 'User not authenticated' })
  })

  test('a body that says to be huge is refused before it is sent', async () => {
    const answer = await raw(
      `POST /rpc/auth/signIn HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50000000\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n'],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('%s is a bad request, and nothing falls over', async (_, bytes) => {
    expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect((await get('/healthz')).status).toBe(200)
  })
})

describe('G7 hostile bodies are answered at once, and the server stays well', () => {
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)
  test.each([
    ['arrays 100,000 deep', `{"json":${deep('[', ']')}}`],
    ['objects 100,000 deep', `{"json":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
    ['an unfinished depth', `{"json":${'['.repeat(500_000)}`],
    ['an array of 100,000', JSON.stringify({ json: { email: Array(100_000).fill(1), password: 'x' } })],
    ['100,000 keys', JSON.stringify({ json: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`key${n}`, 1])) })],
    ['a number beyond all numbers', '{"json":{"email":1e309,"password":-1e309}}'],
    ['half a character', '{"json":{"email":"a\\ud800@gmail.com","password":"x"}}'],
    ['half a character as a key', '{"json":{"\\ud800":1,"email":"a@gmail.com","password":"x"}}'],
    ['U+0000', '{"json":{"email":"a@gmail.com","password":"\\u0000"}}'],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"json":{"email":"'), Buffer.from([0xff, 0xfe, 0x80]), Buffer.from('"}}')]),
    ],
    ['a prototype', '{"json":{"__proto__":{"email":"a@gmail.com"},"constructor":{"prototype":{"x":1}}}}'],
    ['types that are not there', '{"json":{"email":"a"},"meta":[[99,"email"],[1,"no","such","path"]]}'],
    ['types that pollute', '{"json":{"__proto__":{}},"meta":[[1,"__proto__","polluted"]]}'],
    ['meta that is no list', '{"json":{},"meta":{"length":1e9}}'],
    ['a list of nulls', '{"json":{},"meta":[null,null]}'],
    ['null', 'null'],
    ['a number', '5'],
    ['nothing', ''],
    ['no JSON', '{{{{'],
  ])('%s', async (_, body) => {
    const { answer, work } = await measure(() => post('/rpc/auth/signIn', body))
    expect(answer.status).toBe(400)
    expect(faultOf(answer)).toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(work).toBeLessThan(1000)
    expect(answer.body.length).toBeLessThan(20_000)
    expect((await get('/healthz')).status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('a whole number with a million digits', async () => {
    const { answer, work } = await measure(() =>
      post('/rpc/auth/signIn', JSON.stringify({ json: { email: '9'.repeat(1_000_000) }, meta: [[0, 'email']] })),
    )
    expect(answer.status).toBe(400)
    expect(work).toBeLessThan(1000)
  })

  test('a repeated cookie, parameter or header does not get past a check', async () => {
    expect((await get('/unsubscribe?token=a&token=b')).status).toBe(404)
    const answer = await knockCall(server.origin, 'auth/session', undefined, {
      cookie: `${'a=b; '.repeat(500)}jobapply.session_token=x`,
    })
    expect(faultOf(answer).user).toBeNull()
  })
})

/** The milliseconds of work that it makes for this process, which is also the server; a busy machine does not change them. */
async function measure(ask: () => Promise<Answer>) {
  const before = process.cpuUsage()
  const answer = await ask()
  const { user, system } = process.cpuUsage(before)
  return { answer, work: (user + system) / 1000 }
}

/** Sends these bytes and reads what comes back. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.setTimeout(3000, () => socket.destroy())
  socket.on('error', () => {})
  socket.write(bytes)
  const answer = text(socket)
  setTimeout(() => socket.end(), 300)
  return answer
}
