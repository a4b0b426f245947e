import { RPCLink } from '@orpc/client/fetch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPlain, jsonLink } from './json-link.ts'
import { ORPCError } from './orpc-error.ts'

type Sent = { url: string; type: string; body: string }
let sent: Sent[] = []
let answer: () => Response
/** What a link sends, except the boundary that a form with files draws by lot. */
const receive = async (request: Request): Promise<Response> => {
  const type = request.headers.get('content-type') ?? ''
  const boundary = type.split('boundary=')[1]
  const text = await request.text()
  const [shortType = ''] = type.split(';')
  sent.push({ url: request.url, type: shortType, body: boundary ? text.replaceAll(boundary, 'boundary') : text })
  return answer()
}
beforeEach(() => {
  sent = []
  vi.stubGlobal('location', new URL('http://app.example/dashboard'))
  vi.stubGlobal('fetch', (to: Request | string, init?: RequestInit) => receive(new Request(to, init)))
})
afterEach(() => vi.unstubAllGlobals())

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })
const fault = { defined: true, code: 'SIGNED_OUT', status: 401, message: 'Please sign in.', data: { at: 1 } }

/** How oRPC's own link and ours end the same call. */
async function bothWays(input: unknown, given: () => Response) {
  answer = given
  const whole = new RPCLink({ url: 'http://app.example/rpc' })
  const ends = []
  for (const link of [whole, jsonLink]) {
    const end = await link.call(['profiles', 'save it'], input, { context: {} }).then(
      (value) => ({ value }),
      (error) => ({ name: error.constructor.name, message: error.message, ...(error instanceof ORPCError && error.toJSON()) }),
    )
    ends.push(end)
  }
  return { ends, sent }
}

const FILE = new File(['words'], 'résumé.txt', { type: 'text/plain' })

test.each([
  ['a plain input', { a: [1, 'x', null, { b: true, c: undefined }] }, json({ json: { done: true } })],
  ['no input and no answer', undefined, json({})],
  ['an answer of nothing', {}, json({ json: null })],
  ['a file', { id: 'x', file: FILE }, json({ json: 1 })],
  ['values that JSON does not know', { at: new Date(0), list: [undefined, Number.NaN, 1n] }, json({ json: 1 })],
  ['an answer with a date', {}, json({ json: { at: '1970-01-01T00:00:00.000Z' }, meta: [[1, 'at']] })],
  ['a fault', {}, json({ json: fault }, 401)],
  [
    'a fault of a proxy',
    {},
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['a fault of another form', {}, json({ error: 'x' }, 500)],
  ['JSON that breaks off', {}, () => new Response('{"json":', { headers: { 'content-type': 'application/json' } })],
])('%s is sent, and the answer read, as by oRPC', async (_, input, given) => {
  const { ends, sent: requests } = await bothWays(input, given)
  expect(ends[1]).toEqual(ends[0])
  expect(requests[1]).toEqual(requests[0])
  expect(requests).toHaveLength(2)
})

test('a streamed answer comes event by event', async () => {
  answer = () =>
    new Response('event: message\ndata: {"json":{"step":1}}\n\nevent: done\ndata: {"json":{"step":2}}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    })
  const stream = (await jsonLink.call(['letters'], {}, { context: {} })) as AsyncGenerator<unknown>
  expect([await stream.next(), await stream.next()]).toEqual([
    { done: false, value: { step: 1 } },
    { done: true, value: { step: 2 } },
  ])
})

test('what JSON would change is not plain', () => {
  for (const value of [FILE, new Date(0), Number.NaN, [undefined], { a: { b: new Set() } }, 1n, new URL('http://x.example')])
    expect(isPlain(value)).toBe(false)
  for (const value of [undefined, null, 0, '', { a: [{ b: null }], c: undefined }]) expect(isPlain(value)).toBe(true)
})

test('a call without input takes the answer that the page has asked for early, once', async () => {
  answer = json({ json: 'late' })
  vi.stubGlobal('earlyCalls', { 'auth/session': Promise.resolve(Response.json({ json: 'early' })) })
  const ask = (input?: unknown) => jsonLink.call(['auth', 'session'], input, { context: {} })
  expect([await ask({}), await ask(), await ask()]).toEqual(['late', 'early', 'late'])
})
