import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startWorker } from '#app'
import { planUnits } from '#features/billing/quota'
import { now } from '#platform/clock'
import { readSettings } from '#platform/env'
import type { Exchange } from '#platform/http/exchange'
import { metricsRoutes } from '#platform/parts/metrics'
import { knock, knockCall } from '#testing/knock'
import { newcomer, newEmail } from '#testing/people'
import { freePort, startServer, startServerFor, type TestServer } from '#testing/server'

const TOKEN = 'a token of more than thirty-two characters'
const LINE = /^(?:# (?:HELP|TYPE) jobapply_\w+ .+|jobapply_\w+(?:\{(?:\w+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/

const FIGURE = { name: 'jobapply_asked', help: 'How often the database was asked.', type: 'counter' } as const

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
const read = async (origin = server.origin, headers: Record<string, string> = {}) => {
  const { status, body } = await knock(origin, { path: '/metrics', headers })
  return { status, body }
}
const figureOf = (body: string, series: string) =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )

describe('/metrics', () => {
  test('is open to this machine, and does not exist behind a proxy', async () => {
    expect((await read()).status).toBe(200)
    expect((await read(server.origin, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
    expect((await read(server.origin, { host: 'jobs.example.org' })).status).toBe(404)
  })

  test('opens to a monitor with the token, from anywhere, and to no other', async () => {
    const open = await startServerFor({ METRICS_TOKEN: TOKEN, PUBLIC_URL: 'https://jobs.example.org' })
    const ask = async (headers: Record<string, string>) => (await read(open.origin, headers)).status
    const far = { 'x-forwarded-for': '203.0.113.9', host: 'jobs.example.org' }
    expect(await ask({ ...far, authorization: `Bearer ${TOKEN}` })).toBe(200)
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
      expect(await ask({ ...far, authorization }), authorization).toBe(404)
    expect(await ask(far)).toBe(404)
  })

  test('counts calls by their own names, and what strangers make up together', async () => {
    const ann = await newcomer(server)
    const before = (await read()).body
    await ann.call.profiles.list()
    await knockCall(server.origin, 'profiles/list', {})
    for (const name of ['canary', 'profiles/canary', 'x'.repeat(500)]) await knockCall(server.origin, name, {})
    await knock(server.origin, { path: '/canary-page' })
    const { body } = await read()
    const grown = (series: string) => figureOf(body, series) - (figureOf(before, series) || 0)
    expect(grown('jobapply_requests_total{call="profiles.list",status="200"}')).toBe(1)
    expect(grown('jobapply_requests_total{call="profiles.list",status="401"}')).toBe(1)
    expect(grown('jobapply_requests_total{call="POST /rpc/*",status="404"}')).toBe(3)
    expect(grown('jobapply_request_seconds_count{call="profiles.list"}')).toBe(2)
    expect(grown('jobapply_requests_total{call="page",status="404"}')).toBe(1)
    expect(body).not.toMatch(/canary|xxxxx/)
  })

  test('shows tasks, sources, emails, connections, helpers, the event loop and refusals, in the form of Prometheus', async () => {
    const { database } = server.platform
    const ann = await newcomer(server)
    await database.forUser(ann.id).transaction((tx) =>
      planUnits(
        tx,
        ann.id,
        Array.from({ length: 500 }, () => randomUUID()),
        { now: now() },
      ),
    )
    await read()
    const { body } = await read()
    for (const line of body.trimEnd().split('\n')) expect(line).toMatch(LINE)
    expect(figureOf(body, 'jobapply_database_up')).toBe(1)
    expect(figureOf(body, 'jobapply_quota_refusals_total{plan="trial"}')).toBeGreaterThan(400)
    for (const series of [
      'jobapply_tasks{task="mail",state="waiting"}',
      'jobapply_task_oldest_due_seconds{task="mail"}',
      'jobapply_source_boards{source="demo",state="failing"}',
      'jobapply_mail_failures{state="given up"}',
      'jobapply_database_connections{pool="people",state="waited for"}',
      'jobapply_event_loop_delay_seconds{quantile="0.99"}',
      'jobapply_cpu_seconds_total{mode="user"}',
      'jobapply_memory_bytes{kind="resident"}',
    ])
      expect(figureOf(body, series), series).toBeGreaterThanOrEqual(0)
    expect(body).toContain('# TYPE jobapply_helper_processes gauge')
    const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('holds nothing of a person', async () => {
    const email = newEmail('canary')
    const ann = await newcomer(server, { email, displayName: 'Canary Birdsong' })
    const made = await ann.call.profiles.create({ profile_name: 'Canary profile' })
    await ann.call.profiles.list()
    const { body } = await read()
    for (const secret of [email, ann.id, made.id, 'anary', 'Birdsong', '127.0.0.1', '@']) expect(body).not.toContain(secret)
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })

  test('asks the database once in five seconds, however many ask', async () => {
    // Other figures of the database grow with whatever else the server does, so that a feature counts how often it is asked.
    let asked = 0
    const counting = { name: 'counting', figures: async () => [{ ...FIGURE, samples: [{ value: ++asked }] }] }
    const [route] = metricsRoutes(server.platform, [counting])
    const exchange = { request: { method: 'GET' }, response: { writeHead() {}, end() {} } } as unknown as Exchange
    const ask = () => route?.answer(exchange, undefined as never)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    onTestFinished(() => clock.mockRestore())
    await Promise.all(Array.from({ length: 20 }, ask))
    clock.mockReturnValue(1_004_999)
    await ask()
    expect(asked).toBe(1)
    clock.mockReturnValue(1_005_000)
    await Promise.all(Array.from({ length: 20 }, ask))
    expect(asked).toBe(2)
  })

  test('is answered by a worker with a port too, which answers nothing else', async () => {
    const { url, secret, login, folder } = server.database
    const port = await freePort()
    const settings = readSettings({ LOG_LEVEL: 'error', JOB_SOURCES: 'off', DEMO_JOBS: 'few', WORKER_PORT: String(port) })
    const worker = await startWorker(settings, {
      dataDir: folder,
      secret,
      embedded: false,
      ownerUrl: url,
      serverUrl: url,
      login,
      isMigrated: true,
    })
    const origin = `http://127.0.0.1:${port}`
    try {
      for (const path of ['/healthz', '/readyz', '/metrics']) expect((await knock(origin, { path })).status, path).toBe(200)
      for (const path of ['/', '/dashboard', '/rpc/auth/session', '/landing'])
        expect((await knock(origin, { path })).status, path).toBe(404)
      expect((await knock(origin, { path: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404)
    } finally {
      await worker.stop()
    }
  })
})
