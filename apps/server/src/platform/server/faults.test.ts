import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { captureLogs } from '#platform/log'
import { waitingFor } from '#testing/clock'
import { knock, knockCall } from '#testing/knock'
import { newcomer, openBrowser, PASSWORD } from '#testing/people'
import { makeDatabase, startServer, startServerFor, type TestServer } from '#testing/server'
import { startSilentProxy } from '#testing/silent-proxy'
import { stopListening } from './server.ts'

let logs: ReturnType<typeof captureLogs>
beforeEach(() => {
  logs = captureLogs()
})
afterEach(() => logs.stop())

async function asOwner(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
/** Only a database that nobody uses can be renamed; the server comes back until it is. */
const rename = (admin: string, from: string, to: string) =>
  vi.waitFor(
    () =>
      asOwner(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`,
        `alter database ${from} rename to ${to}`,
      ),
    25_000,
  )
const get = (server: TestServer, path: string) => knock(server.origin, { path })
const TELLTALE = /select|insert|relation|does not exist|drizzle|better-auth|postgres|node_modules|\.ts|\.js|\bat /i

describe('API-018 a failure of the database tells a person nothing about it, and the log everything', () => {
  test.each([
    [
      'a call',
      'profiles',
      (server: TestServer, cookie: string) => knockCall(server.origin, 'auth/session', undefined, { cookie }),
    ],
    [
      'a call that the identity library answers',
      'sessions',
      (server: TestServer, cookie: string) => knockCall(server.origin, 'auth/session', undefined, { cookie }),
    ],
    [
      'a write in a transaction',
      'auth_tokens',
      (server: TestServer) => knockCall(server.origin, 'auth/signUp', { email: 'ann@gmail.com', password: PASSWORD }),
    ],
    ['a mailed link', 'auth_tokens', (server: TestServer) => knockCall(server.origin, 'auth/verifyEmail', { token: 'x' })],
  ])('%s', async (_, table, ask) => {
    const server = await startServerFor()
    const ann = await newcomer(server)
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await asOwner(server.database.url, `drop table ${table} cascade`)
    const answer = await ask(server, cookie)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const { message } = JSON.parse(answer.body).json ?? JSON.parse(answer.body)
    expect(message).toMatch(/^(Something went wrong on our side|The server can't reach its database)/)
    expect(answer.body).not.toMatch(TELLTALE)
    // F2: the 5xx have them, too.
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    })
    expect(answer.body).not.toContain(table)

    const requestId = answer.headers['x-request-id']
    if (message.startsWith('Something')) expect(message).toContain(requestId)
    expect(logs.lines.find((each) => each.level === 'error' && each.requestId === requestId)).toBeDefined()
    const told = logs.lines
      .filter((each) => each.level === 'error')
      .map((each) => JSON.stringify(each))
      .join()
    expect(told).toContain(`relation \\"${table}\\" does not exist`)
    expect(told).toMatch(/ at .*\.m?[tj]s:\d+/)
    expect(logs.text).not.toContain(ann.email)
  })
})

describe('when the database is away', () => {
  test('J2 /readyz says so, calls say so without a wait, and all is well again when it is back', async () => {
    const server = await startServerFor()
    const { email } = await newcomer(server)
    const admin = inject('databaseUrl').replace('{database}', 'postgres')
    const name = new URL(server.database.url.replace('@/', '@localhost/')).pathname.slice(1)
    expect((await get(server, '/readyz')).status).toBe(200)

    await rename(admin, name, `${name}_away`)
    const [ready, healthy] = [await get(server, '/readyz'), await get(server, '/healthz')]
    expect([ready.status, ready.body]).toEqual([503, '{"ready":false}'])
    expect(healthy.status).toBe(200)
    const answer = await knockCall(server.origin, 'auth/signIn', { email, password: PASSWORD })
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.body).json).toMatchObject({
      code: 'UNAVAILABLE',
      message: "The server can't reach its database. Nothing was changed. Please try again in a moment.",
    })
    expect(answer.ms).toBeLessThan(3000)

    await rename(admin, `${name}_away`, name)
    await vi.waitFor(async () => expect((await get(server, '/readyz')).status).toBe(200), 25_000)
    await expect(openBrowser(server).call.auth.signIn({ email, password: PASSWORD })).resolves.toMatchObject({ email })
  })
})

describe('when the database takes connections and says nothing', () => {
  test('J2 every call says within seconds that it is away, also those that wait for a connection, and all is well when it speaks', {
    timeout: 90_000,
  }, async () => {
    const database = await makeDatabase()
    const proxy = await startSilentProxy(database.url)
    const server = await startServerFor({}, { ...database, url: proxy.url })
    const { email, cookies } = await newcomer(server)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const list = () => knockCall(server.origin, 'profiles/list', undefined, { cookie })
    const ask = () => [
      // More than there are connections.
      ...Array.from({ length: 30 }, list),
      knockCall(server.origin, 'auth/signIn', { email, password: PASSWORD }),
      get(server, '/readyz'),
    ]
    expect(await list()).toMatchObject({ status: 200 })

    proxy.silence()
    // Other limits end after 10, 20 and 30 s.
    for (const longest of [8_000, 3_000])
      expect(
        await waitingFor(async () => {
          for (const answer of await Promise.all(ask())) expect(answer.status).toBe(503)
        }),
      ).toBeLessThan(longest)

    proxy.speak()
    await vi.waitFor(async () => expect(await list()).toMatchObject({ status: 200 }), 25_000)
    for (const answer of await Promise.all(ask())) expect(answer.status).toBe(200)
  })
})

describe('stopping', () => {
  test('C8 running requests finish, new ones are not taken, and it takes no longer than they do', async () => {
    const server = await startServer()
    const { email } = await newcomer(server)
    const begun = vi.spyOn(server.platform.access.browsers, 'find')
    const signIns = Promise.allSettled(
      Array.from({ length: 20 }, () => openBrowser(server).call.auth.signIn({ email, password: PASSWORD })),
    )
    await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(20), 25_000)
    const stopped = server.stop()
    await expect(get(server, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    for (const outcome of await signIns) expect(outcome).toMatchObject({ status: 'fulfilled' })
    expect(await waitingFor(() => stopped)).toBeLessThan(8000)
  })

  test('C8 a request that was on its way over an open connection is answered, and is the last one there', async () => {
    const server = await startServer()
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    const ask = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'
    socket.write(ask)
    await once(socket, 'data')
    const stopped = server.stop()
    socket.write(ask)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/connection: close/i)
    await stopped
  })

  test('C8 an answer that is under way when the server is told to stop is the last one of its connection', async () => {
    const server = await startServer()
    const { email } = await newcomer(server)
    const begun = vi.spyOn(server.platform.access.browsers, 'find')
    const body = JSON.stringify({ json: { email, password: PASSWORD } })
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    const head = `host: x\r\norigin: ${server.origin}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`
    socket.write(`POST /rpc/auth/signIn HTTP/1.1\r\n${head}\r\n\r\n${body}`)
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 25_000)
    const stopped = server.stop()
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/connection: close/i)
    await stopped
  })

  test('C8 a request that arrives while the server is too busy to read it is answered before its connection is closed', async () => {
    const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const ask = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
    socket.write(ask)
    await once(socket, 'data')
    const stopped = stopListening(server)
    socket.write(ask)
    const isBusyUntil = performance.now() + 500
    while (performance.now() < isBusyUntil);
    expect(await text(socket)).toContain('here')
    await stopped
  })

  test('a port that is taken is said in a sentence', async () => {
    const server = await startServerFor()
    const { port } = new URL(server.origin)
    await expect(startServer({ PORT: port })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`Port ${port} is already used`),
    })
  })
})
