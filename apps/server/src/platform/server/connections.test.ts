import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#platform/env'
import type { Route } from '#platform/feature/routes'
import { sendJson } from '#platform/http/exchange'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections } from './connections.ts'
import { createHttpServer } from './server.ts'

const SHORT = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }
const ROUTES: Route[] = [
  { method: 'GET', path: '/well', door: 'open', answer: (exchange) => sendJson(exchange, 200, {}) },
  { method: 'POST', path: '/waits', door: 'open', answer: () => {} },
  { method: 'POST', path: '/begins', door: 'open', answer: ({ response }) => void response.writeHead(200).write('begun') },
]

/** The server without a database and without features: only what happens to connections. */
function serve(limits: Partial<ConnectionLimits>) {
  const doors = { check: () => undefined, admit: () => Promise.reject(new Error('nobody is asked here')) }
  return listen(createHttpServer({ settings: readSettings({}), doors, routes: ROUTES, site: () => {}, limits }))
}

async function listen(server: Server) {
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
  /** A client that never closes its side by itself. */
  const open = (bytes = '', from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    if (bytes) socket.write(bytes)
    return socket
  }
  return { count, open }
}
const answerOf = (socket: Socket) => text(socket).catch((error: NodeJS.ErrnoException) => String(error.code))

test.each([
  ['has never been used is closed without a word', '', /^$/],
  ['has begun a request is told that it took too long', 'GET /well HTTP/1.1\r\nhost: x\r\n', /^HTTP\/1\.1 408 /],
  ['does not send its body is told the same', 'POST /waits HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n', /^HTTP\/1\.1 408 /],
  ['speaks no HTTP is told so at once', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['sends endless headers is told so', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(100_000)}`, /^HTTP\/1\.1 431 /],
])('a connection that %s, and its descriptor is free again', async (_, bytes, expected) => {
  const { count, open } = await serve(SHORT)
  expect(await answerOf(open(bytes))).toMatch(expected)
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})

test('an answer that has begun is cut off, not followed by another one', async () => {
  const { count, open } = await serve(SHORT)
  const answer = await answerOf(open('POST /begins HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n'))
  // Status lines only: the answer also carries a random id, which may hold the digits of any status.
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})

test('a connection that rests after its request stays usable, and is closed without a word in the end', async () => {
  const { open } = await serve({ ...SHORT, keepAliveTimeout: 1_000 })
  const socket = open('GET /well HTTP/1.1\r\nhost: x\r\n\r\n')
  const answer = answerOf(socket)
  await once(socket, 'data')
  // Longer than a request may take.
  await new Promise((resolve) => setTimeout(resolve, 600))
  socket.write('GET /well HTTP/1.1\r\nhost: x\r\n\r\n')
  expect((await answer).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test('a connection on which nothing happens any more is closed, also while its answer is awaited', async () => {
  const { count, open } = await serve({ silence: 300 })
  expect(await answerOf(open('POST /waits HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'))).not.toContain('HTTP')
  await expect.poll(count, { timeout: 30_000 }).toBe(0)
})

const isRefused = (socket: Socket) => socket.readableEnded || socket.closed

test('more connections than the limit are not taken', async () => {
  const { count, open } = await serve({ connections: 3 })
  const sockets = Array.from({ length: 5 }, () => open().resume())
  await expect.poll(() => sockets.filter(isRefused).length, { timeout: 30_000 }).toBe(2)
  expect(await count()).toBe(3)
})

test('one network cannot hold all connections; a proxy can, and one that is closed makes room', async () => {
  const server = createServer((_, response) => response.end('here'))
  guardConnections(server, { ...CONNECTION_LIMITS, perNetwork: 2 }, (address) => address === '127.0.0.3')
  const { open } = await listen(server)
  const from = (address: string, count: number) => Array.from({ length: count }, () => open('', address).resume())
  const [greedy, proxied] = [from('127.0.0.1', 4), from('127.0.0.3', 4)]
  await expect.poll(() => greedy.filter(isRefused).length, { timeout: 30_000 }).toBe(2)
  const ask = (address: string) => answerOf(open('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', address))
  expect(await ask('127.0.0.2')).toContain('here')
  expect(await ask('127.0.0.1')).not.toContain('here')
  expect(proxied.filter(isRefused)).toEqual([])
  for (const socket of greedy) socket.destroy()
  await expect.poll(() => ask('127.0.0.1'), { timeout: 30_000 }).toContain('here')
})
