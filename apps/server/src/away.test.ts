import { NEWSLETTER_PATHS } from '@jobapply/core/content/constants'
import { UNAVAILABLE } from '@jobapply/core/shared/faults'
import { type AnyProcedure, isProcedure } from '@orpc/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { signatureOf } from '#features/billing/local-stripe/local-stripe'
import { paymentsOf } from '#features/billing/payments'
import { newsletterLink } from '#features/content/newsletter'
import { unsubscribeAddress } from '#features/notices/unsubscribe'
import { captureLogs } from '#platform/log'
import { addKey } from '#testing/api/programs'
import { askGoogle, type LocalGoogle, withGoogle } from '#testing/google-visit'
import { type Answer, knock, knockCall } from '#testing/knock'
import { startLocalGoogle } from '#testing/local-google'
import { newcomer, newEmail, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { router } from './features.ts'

/** Routes that answer without the database. */
const NEED_NOTHING: Record<string, number> = {
  'GET /healthz': 200,
  'GET /landing': 308,
  // A monitor reads there that the database is away.
  'GET /metrics': 200,
  'GET /support-channels': 200,
  // They only ask whether to.
  'GET /newsletter/confirm': 200,
  'GET /newsletter/unsubscribe': 200,
}
/** Calls that answer something else: their documented envelope for every failure (API-021), or that no sign-in has begun in this browser. */
const OTHERS: Record<string, number> = { 'billing/planConfigurations': 200, 'auth/secondStep': 410 }

/** What every public form accepts. */
const FORM = new URLSearchParams({
  ...{ name: 'Ann Berg', email: 'ann@example.org', subject: 'A question', message: 'Where do I find my receipts?' },
  ...{ position: 'product-designer', link: '' },
}).toString()
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
const PAIRING = JSON.stringify({ code: 'x'.repeat(43) })
const PURPOSES = Object.keys(NEWSLETTER_PATHS) as (keyof typeof NEWSLETTER_PATHS)[]

const SOMETHING = '5f0c1a7e-0000-4000-8000-000000000000'

let google: LocalGoogle
let server: TestServer
let ann: Person
let key: string
let wayBack: URL
let database: string
let logs: ReturnType<typeof captureLogs>
beforeAll(async () => {
  google = await startLocalGoogle()
  server = await startServer(withGoogle(google))
  ann = await newcomer(server)
  key = await addKey(server, ann.id)
  wayBack = await askGoogle(google, ann, { email: newEmail(), email_verified: true })
  database = new URL(server.database.url.replace('@/', '@localhost/')).pathname.slice(1)
  logs = captureLogs()
  await rename(database, `${database}_away`)
})
afterAll(async () => {
  await rename(`${database}_away`, database)
  logs.stop()
  await server.stop()
  await google.stop()
})

/** Only a database that nobody uses can be renamed; the server comes back until it is. */
const rename = (from: string, to: string) =>
  vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: inject('databaseUrl').replace('{database}', 'postgres') })
    await client.connect()
    try {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`)
      await client.query(`alter database ${from} rename to ${to}`)
    } finally {
      await client.end()
    }
  }, 25_000)

/** A request that would get as far as the database. */
function requestFor(route: string) {
  const [method = '', path = ''] = route.split(' ')
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers: Record<string, string> = { cookie, 'content-type': 'application/json' }
  const { pathname, search } = new URL(unsubscribeAddress(server.platform, ann.id, 'jobAlerts'))
  if (path === '/api/v1/extension/pair') return { method, path, headers, body: PAIRING }
  if (path.startsWith('/api/v1/')) return { method, path, headers: { authorization: `Bearer ${key}` } }
  if (path.startsWith('/forms/')) return { method, path, headers: FORM_HEADERS, body: FORM }
  const purpose = PURPOSES.find((one) => NEWSLETTER_PATHS[one] === path)
  if (purpose) {
    const link = new URL(newsletterLink(server.platform, purpose, ann.email))
    return { method, path: link.pathname + link.search, headers }
  }
  if (path === '/unsubscribe') return { method, path: pathname + search, headers }
  if (path === wayBack.pathname) return { method, path: wayBack.pathname + wayBack.search, headers }
  if (path === '/calendar-feed/*') return { method, path: `/calendar-feed/${'x'.repeat(43)}.ics`, headers }
  if (path === '/p/*') return { method, path: '/p/abcdefghijkm', headers }
  if (path === '/rpc/*') return { method, path: '/rpc/profiles/list', headers }
  if (path === '/functions/v1/*') return { method, path: '/functions/v1/is_admin', headers, body: '{}' }
  if (path !== '/webhooks/stripe') return { method, path: path.replace('*', SOMETHING), headers }
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.updated', data: { object: {} } })
  const signature = signatureOf(body, paymentsOf(server.platform).webhookSecret, new Date())
  return { method, path, body, headers: { ...headers, 'stripe-signature': signature } }
}

const faultOf = ({ status, body, ms }: Answer) => {
  const parsed = body.startsWith('{') ? JSON.parse(body) : {}
  const { code, message, detail } = parsed.json ?? parsed
  return { status, code, message: message ?? detail, isQuick: ms < 3_000 }
}
const AWAY = { status: 503, code: 'UNAVAILABLE', message: UNAVAILABLE.message, isQuick: true }

test('J2 without the database every route says so at once, and what needs none answers', async () => {
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const { method, path } of server.routes) {
    const route = `${method} ${path}`
    const answer = await knock(server.origin, requestFor(route))
    const isReadiness = route === 'GET /readyz'
    found[route] = isReadiness || NEED_NOTHING[route] ? answer.status : faultOf(answer)
    expected[route] = isReadiness ? 503 : (NEED_NOTHING[route] ?? AWAY)
  }
  expect(found).toEqual(expected)
})

test('J2 who has followed a link reads it on a page', async () => {
  const request = requestFor('GET /documents/resumes/*')
  const { status, headers, body } = await knock(server.origin, {
    ...request,
    headers: { ...request.headers, accept: 'text/html,*/*' },
  })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([503, 'text/html; charset=utf-8', 'no-store'])
  expect(body).toContain(`<p class="lead">${UNAVAILABLE.message.replaceAll("'", '&#39;')}</p>`)
})

const namesIn = (node: object, path: readonly string[] = []): string[] =>
  isProcedure(node as AnyProcedure)
    ? [path.join('/')]
    : Object.entries(node).flatMap(([name, below]) => namesIn(below, [...path, name]))

test('J2 without the database every call says so at once', async () => {
  const { headers } = requestFor('POST /rpc/*')
  const found: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const name of namesIn(router)) {
    const input = name.startsWith('auth/')
      ? { email: ann.email, password: PASSWORD, token: 'x'.repeat(40), code: '123456' }
      : { action: 'request' }
    const answer = await knockCall(server.origin, name, input, headers)
    found[name] = OTHERS[name] ? answer.status : faultOf(answer)
    expected[name] = OTHERS[name] ?? AWAY
  }
  expect(found).toEqual(expected)
})
