import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Knock = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
  host?: string
  agent?: Agent
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number }

/** A request as it is written, with any Host and any header: what `fetch` would not send. */
export const knock = (origin: string, { method = 'GET', path = '/', headers = {}, body, host, agent }: Knock) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const started = performance.now()
    const sent = request({ method, path, headers, host: host ?? hostname, port, agent: agent ?? false }, (response) => {
      const answerOf = (body: string): Answer => {
        return { status: response.statusCode ?? 0, headers: response.headers, body, ms: performance.now() - started }
      }
      // An answer may break off.
      text(response).then((body) => resolve(answerOf(body)), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** A call as our page makes it. */
export const knockCall = (origin: string, name: string, input: unknown, headers: Record<string, string> = {}) =>
  knock(origin, {
    method: 'POST',
    path: `/rpc/${name}`,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof input === 'string' ? input : JSON.stringify({ json: input }),
  })
