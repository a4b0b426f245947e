import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { captureLogs } from '#platform/log'
import { knockCall } from '#testing/knock'
import { newcomer } from '#testing/people'
import { startServer } from '#testing/server'
import { noteSpan, startTraces } from './traces.ts'

type Sent = { path: string; headers: IncomingHttpHeaders; body: string }
type Told = { name: string; traceId: string; parentSpanId?: string; kind: number; status?: object }

async function startCollector(status = 200) {
  const sent: Sent[] = []
  const collector = createServer(async (request, response) => {
    sent.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const spans = (): Told[] => sent.flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Told[])
  return { endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, sent, spans }
}
const AT = new Date('2026-11-18T12:00:00Z')
const span = (name: string, more = {}) => ({
  ...{ kind: 'request' as const, name, id: '6f1b1e0e-0000-4000-8000-000000000001', endedAt: AT, ms: 12.5, isFailed: false },
  ...more,
})

test('requests are told to a collector by the names of calls, without anything about the person', async () => {
  const { endpoint, sent, spans } = await startCollector()
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer secret',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const ann = await newcomer(server)
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers } = await knockCall(
    server.origin,
    'profiles/create',
    { profile_name: 'Harbour pilot' },
    { cookie, traceparent },
  )
  await knockCall(server.origin, 'auth/session', undefined, { cookie })
  await server.stop()
  const [made, asked] = ['profiles.create', 'auth.session'].map((name) =>
    spans()
      .filter((one) => one.name === name)
      .at(-1),
  )
  expect(made).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2 })
  expect(asked?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(sent[0]).toMatchObject({ path: '/v1/traces', headers: { authorization: 'Bearer secret' } })
  const all = sent.map(({ body }) => body).join()
  expect(all).toContain(headers['x-request-id'])
  for (const personal of ['Harbour pilot', ann.id, '127.0.0.1', 'gmail', ...ann.cookies.values()])
    expect(all).not.toContain(personal)
})

test('a collector that is away or refuses costs one line in the log and never more than 2,000 spans', async () => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const { endpoint, spans } = await startCollector(503)
  const stop = startTraces(endpoint, undefined, 'server')
  for (let number = 0; number < 10_000; number++) noteSpan(span(`call ${number}`))
  await stop()
  await vi.waitFor(() => expect(spans().length).toBeGreaterThan(0))
  expect(spans().length).toBeLessThanOrEqual(2_000)
  expect(logs.lines.filter(({ event }) => event === 'traces not taken')).toHaveLength(1)
  noteSpan(span('after the end'))
  expect(spans().map(({ name }) => name)).not.toContain('after the end')
})

test('a header that is no trace is ignored, and a failure is marked', async () => {
  const { endpoint, spans } = await startCollector()
  const stop = startTraces(endpoint, undefined, 'server')
  noteSpan(span('one', { parent: 'x'.repeat(200_000), isFailed: true }))
  await stop()
  expect(spans()).toMatchObject([{ traceId: '6f1b1e0e000040008000000000000001', status: { code: 2 } }])
  expect(spans()[0]).not.toHaveProperty('parentSpanId')
})
