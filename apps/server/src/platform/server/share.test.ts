import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Browser, newcomer, openBrowser } from '#testing/people'
import { resumeFile } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'

const EDGE = '----edge-of-27-or-more-characters'
const START = Buffer.from(`--${EDGE}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`)
const END = Buffer.from(`\r\n--${EDGE}--\r\n`)
const TEN_MB = 10 * 1024 * 1024

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** An upload of this many bytes that has only sent its header. */
function begin({ cookies }: Browser, bytes: number, headers: Record<string, string> = {}): Socket {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  const lines = {
    host: new URL(server.origin).host,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': `multipart/form-data; boundary=${EDGE}`,
    'content-length': String(bytes),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /functions/v1/parse-resume HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}
/** The first bytes of the answer. */
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0])

const parse = async (person: Browser) => {
  const body = new FormData()
  body.set('file', resumeFile())
  return (await person.fetch('/functions/v1/parse-resume', { method: 'POST', body })).status
}

test('with 45 uploads of one person open, others are read; what is too much is said at once, and a closed one makes room', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const answers: string[] = []
  const sockets = Array.from({ length: 45 }, () => begin(ann, 1_000).on('data', (bytes) => answers.push(String(bytes))))
  await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(34)
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
    expect(answer).toContain("You're already uploading several files. Please wait until one of them is done.")
  }
  expect(await parse(bob)).toBe(200)
  expect(await parse(ann)).toBe(429)
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => parse(ann), { timeout: 30_000 }).toBe(200)
})

test('who may not upload, or sends too much, is refused before a byte of the body is read', async () => {
  const ann = await newcomer(server)
  expect(await answerOf(begin(openBrowser(server), 1_000))).toMatch(/^HTTP\/1\.1 401 .*User not authenticated/s)
  expect(await answerOf(begin(ann, 1_000, { origin: 'https://evil.example' }))).toMatch(/^HTTP\/1\.1 403 /)
  expect(await answerOf(begin(ann, 12 * 1024 * 1024))).toMatch(/^HTTP\/1\.1 413 /)
})

/** What is held in buffers, without what is only waiting to be collected. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().arrayBuffers
}

test('a body that is still being sent is on the disk, not in memory', async () => {
  const ann = await newcomer(server)
  const content = Buffer.alloc(TEN_MB, 'x')
  const before = heldBytes()
  const sockets = Array.from({ length: 3 }, () => begin(ann, START.length + TEN_MB + END.length))
  // All but the last byte.
  await Promise.all(
    sockets.map((socket) => {
      socket.write(START)
      socket.write(content)
      return new Promise((resolve) => socket.write(END.subarray(0, -1), resolve))
    }),
  )
  await expect.poll(() => heldBytes() - before, { timeout: 30_000 }).toBeLessThan(TEN_MB / 2)
  const answers = sockets.map(answerOf)
  for (const socket of sockets) socket.write(END.subarray(-1))
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 (200|422) /)
})
