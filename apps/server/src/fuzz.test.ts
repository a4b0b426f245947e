import { connect } from 'node:net'
import { apiContract } from '@jobapply/core/api/contract'
import { extensionContract } from '@jobapply/core/api/extension-contract'
import { isProcedure } from '@orpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doorsOf } from '#platform/feature/api'
import { addKey } from '#testing/api/programs'
import { arbitraryOf, nearly } from '#testing/fuzz/arbitrary'
import { type Answer, knock } from '#testing/knock'
import { addOwner, MARK, type Rows } from '#testing/matrix/owned'
import { admin, newcomer, type Person, signInDirectly } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { router } from './features.ts'

/** Inputs a call; `npm run faults` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1)

let server: TestServer
let ann: Person
let boss: Person
let rows: Rows
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
  rows = (await addOwner(server)).rows
  ann = await newcomer(server)
  boss = await admin(server)
}, 180_000)
afterAll(() => server.stop())

type Call = { name: string; path: string; schema: unknown; who: 'ann' | 'boss' | 'api' | 'extension'; method: string }
function callsIn(node: object, path: readonly string[] = []): Call[] {
  if (!isProcedure(node)) return Object.entries(node).flatMap(([name, below]) => callsIn(below, [...path, name]))
  const name = path.join('/')
  const who = doorsOf(node)[0] === 'admin' ? 'boss' : 'ann'
  return [{ name, path: `/rpc/${name}`, schema: node['~orpc'].inputSchema, who, method: 'POST' }]
}
const keyCalls = (contract: Readonly<Record<string, unknown>>, base: string, who: Call['who']) =>
  Object.entries(contract).map(([name, part]): Call => {
    const { route, inputSchema } = (part as { '~orpc': { route: { path?: string; method?: string }; inputSchema: unknown } })[
      '~orpc'
    ]
    return { name: `${who} ${name}`, path: `${base}${route.path}`, schema: inputSchema, who, method: route.method ?? 'POST' }
  })
const CALLS = [...callsIn(router), ...keyCalls(apiContract, '/api/v1', 'api'), ...keyCalls(extensionContract, '', 'extension')]

/** Some calls end the session or revoke the key, so each call gets new ones. */
async function headersOf(who: Call['who']): Promise<Record<string, string>> {
  const json = { 'content-type': 'application/json' }
  if (who === 'api' || who === 'extension') return { ...json, authorization: `Bearer ${await addKey(server, ann.id, who)}` }
  const person = who === 'boss' ? boss : ann
  await signInDirectly(server, person, person.id)
  return { ...json, cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** Signs of our own code, of the database or of a stack in an answer. */
const INSIDES = /node_modules|\bat (?:async )?\w+ \(|\.ts:\d+|syntax error at|violates|drizzle|Failed query/

function problemOf({ status, body }: Answer, who: Call['who']): string | undefined {
  if (status === 500) return 'failed'
  if (who !== 'boss' && body.includes(MARK)) return "shows another person's row"
  return INSIDES.test(body) ? 'shows its insides' : undefined
}

/** How the plan and the roles of a person are stored. */
const rightsOf = async ({ id }: Person) => {
  const { systemPool } = server.platform.database
  const tables = ['user_roles', 'user_subscriptions']
  const counts = await Promise.all(
    tables.map((table) => systemPool.query(`select count(*)::int as all from ${table} where user_id = $1`, [id])),
  )
  const { rows: accounts } = await systemPool.query(
    'select trial_start_date, trial_end_date, subscription_status from profiles where user_id = $1',
    [id],
  )
  return [counts.map((one) => one.rows[0].all), accounts]
}

test('no call fails, shows its insides or another person’s rows, whatever it is sent', async () => {
  const before = await rightsOf(ann)
  const wrong: unknown[] = []
  for (const { name, path, schema, who, method } of CALLS) {
    const valid = arbitraryOf(schema, [rows.profile, rows.application, rows.document, rows.letter, rows.person])
    const inputs = [...fc.sample(valid, RUNS), ...fc.sample(nearly(valid), RUNS)]
    const headers = await headersOf(who)
    for (const input of inputs) {
      const body = JSON.stringify(path.startsWith('/rpc/') ? { json: input } : (input ?? {}))
      const address = path.replace('{id}', rows.application)
      const answer = await knock(server.origin, { method, path: address, headers, ...(method === 'POST' && { body }) })
      const problem = problemOf(answer, who)
      if (problem) wrong.push([name, problem, body.slice(0, 600), answer.body.slice(0, 300)])
    }
  }
  expect(wrong).toEqual([])
  expect(await rightsOf(ann)).toEqual(before)
  expect(CALLS.length).toBeGreaterThan(200)
})

const TYPES = [
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'x/\u00ff',
]
const bytes = fc.uint8Array({ maxLength: 200 })
const escaped = (some: Uint8Array) => [...some.slice(0, 40)].map((one) => `%${one.toString(16).padStart(2, '0')}`).join('')

test('no route fails on random bytes in its address, its headers and its body', async () => {
  const wrong: unknown[] = []
  const headers = await headersOf('ann')
  for (const { method, path } of server.routes)
    for (const [inAddress, inBody, type] of fc.sample(fc.tuple(bytes, bytes, fc.constantFrom(...TYPES)), RUNS)) {
      const address = `${path.replace('*', '')}${path.endsWith('*') ? escaped(inAddress) : ''}?${escaped(inAddress)}`
      const sent = { ...headers, 'content-type': type, 'x-forwarded-for': escaped(inBody), 'idempotency-key': escaped(inBody) }
      const answer = await knock(server.origin, {
        method,
        path: address,
        headers: sent,
        ...(method === 'POST' && { body: Buffer.from(inBody) }),
      })
      const problem = problemOf(answer, 'ann')
      if (problem) wrong.push([method, address, type, answer.body.slice(0, 300)])
    }
  expect(wrong).toEqual([])
})

/** Whatever comes back, until the server closes the connection or says nothing more. */
const sendRaw = (some: Uint8Array) =>
  new Promise<string>((resolve) => {
    let heard = ''
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname, () => socket.end(some))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('error', () => {}).on('data', (some) => (heard += some))
    socket.on('close', () => resolve(heard))
  })

test('G9 random bytes instead of a request end no server', async () => {
  const starts = [
    '',
    'GET / HTTP/1.1\r\n',
    'POST /rpc/auth/session HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
    'TRACE / HTTP/1.1\r\n',
  ]
  for (const [start, some] of fc.sample(fc.tuple(fc.constantFrom(...starts), bytes), RUNS * 15))
    await sendRaw(Buffer.concat([Buffer.from(start), some]))
  const twoLengths =
    'POST /rpc/auth/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(await sendRaw(Buffer.from(twoLengths))).toMatch(/^HTTP\/1\.1 400/)
  expect((await knock(server.origin, { path: '/healthz' })).status).toBe(200)
})
