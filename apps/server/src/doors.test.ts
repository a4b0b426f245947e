import { type AnyProcedure, isProcedure } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorsOf } from '#platform/feature/api'
import { type Answer, knock, knockCall } from '#testing/knock'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { router } from './features.ts'

/** What strangers may do. Whoever adds a call or a route for them adds it here. */
const OPEN_CALLS = [
  'auth/session',
  'auth/signUp',
  'auth/verifyEmail',
  'auth/resendVerification',
  'auth/signIn',
  'auth/secondStep',
  'auth/startGoogle',
  'auth/signOut',
  'auth/requestReset',
  'auth/resetPassword',
  'billing/plans',
  'billing/planConfigurations',
  // Answers its envelope, also that nobody is signed in.
  'account/deleteAccount',
]
const OPEN_ROUTES = [
  'POST /rpc/*',
  'POST /functions/v1/*',
  'GET /healthz',
  'GET /readyz',
  'GET /landing',
  'GET /api/auth/callback/google',
  'GET /unsubscribe',
  'GET /p/*',
  'POST /unsubscribe',
  'POST /forms/contact',
  'POST /forms/newsletter',
  'POST /forms/careers',
  'GET /newsletter/confirm',
  'POST /newsletter/confirm',
  'GET /newsletter/unsubscribe',
  'POST /newsletter/unsubscribe',
  'GET /support-channels',
  'POST /webhooks/stripe',
  'GET /demo/jobs/*',
  'POST /demo/jobs/*',
]
/** Those that other sites may start as well: they read no cookie. */
/** A calendar program asks with the secret in the address, a browser is paired with a code. */
const ANY_SITE_ROUTES = ['GET /calendar-feed/*', 'POST /api/v1/extension/pair']
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

type Call = { name: string; call: AnyProcedure }
const callsIn = (node: object, path: readonly string[] = []): Call[] =>
  isProcedure(node)
    ? [{ name: path.join('/'), call: node }]
    : Object.entries(node).flatMap(([name, below]) => callsIn(below, [...path, name]))
const CALLS = callsIn(router).map(({ name, call }) => ({ name, doors: doorsOf(call) }))

let server: TestServer
/** Somebody's session. Who gets in where without another site is authorization.test.ts. */
let cookie: string
beforeAll(async () => {
  server = await startServer()
  const { cookies } = await newcomer(server)
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => server.stop())

const codeOf = ({ body }: Answer) => {
  const parsed = JSON.parse(body)
  return (parsed.json ?? parsed)?.code
}
const ask = (name: string, headers: Record<string, string>) => knockCall(server.origin, name, {}, headers)

describe('every call', () => {
  test('has exactly one door, and strangers may use only those of the list', () => {
    expect(CALLS.filter(({ doors }) => doors.length !== 1)).toEqual([])
    expect(CALLS.flatMap(({ name, doors }) => (doors[0] === 'open' ? name : [])).toSorted()).toEqual(OPEN_CALLS.toSorted())
  })

  test.each(CALLS)('$name is refused when another site starts it', async ({ name }) => {
    const answer = await ask(name, { ...FOREIGN, cookie })
    expect([answer.status, codeOf(answer)]).toEqual([403, 'NOT_ALLOWED'])
  })
})

describe('every route', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  const visit = (route: { method: string; path: string }, headers: Record<string, string> = {}) =>
    knock(server.origin, { method: route.method, path: route.path.replace('*', 'x'), headers })

  test('is closed to strangers, except those of the list', () => {
    const open = server.routes.filter(({ door }) => door === 'open').map(nameOf)
    expect(open.toSorted()).toEqual(OPEN_ROUTES.toSorted())
    expect(
      server.routes
        .filter(({ door }) => door === 'any site')
        .map(nameOf)
        .toSorted(),
    ).toEqual(ANY_SITE_ROUTES)
  })

  test('for people answers nothing without a session, and none answers to a wrong bearer key', async () => {
    const routes = server.routes.filter(({ door }) => !['open', 'any site', 'this machine', 'monitor'].includes(door))
    expect(routes.length).toBeGreaterThan(0)
    for (const route of routes)
      for (const headers of [{}, { authorization: 'Bearer x' }] as Record<string, string>[])
        expect((await visit(route, headers)).status, nameOf(route)).toBeOneOf([401, 404])
  })

  test('for this machine does not exist behind a proxy', async () => {
    const routes = server.routes.filter(({ door }) => ['this machine', 'monitor'].includes(door))
    expect(routes.length).toBeGreaterThan(0)
    for (const route of routes) expect((await visit(route, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  })

  test('that changes something refuses requests that another site starts', async () => {
    for (const route of server.routes.filter(({ method, door }) => method === 'POST' && door !== 'any site')) {
      // A key is added by its owner's program alone, so behind it cookies count for nothing.
      const refusal = ['key', 'extension'].includes(route.door) ? 401 : 403
      expect((await visit(route, { ...FOREIGN, cookie })).status, nameOf(route)).toBe(refusal)
    }
  })
})
