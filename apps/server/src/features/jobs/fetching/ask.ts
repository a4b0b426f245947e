import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Network } from './network.ts'

export type Question = {
  url: URL
  headers: Record<string, string>
  /** With a body it is a POST, of JSON unless `type` says otherwise. */
  body?: string | undefined
  type?: string | undefined
  limits: { bytes: number; ms: number }
}
export type Answer = { status: number; headers: IncomingMessage['headers']; text: string }
/** Why there is no answer: a private address, no response, a timeout, too many bytes, or bytes that cannot be unpacked. */
export type Problem = { problem: 'refused' | 'unreachable' | 'too-slow' | 'too-big' | 'unreadable' }

/**
 * One request and its answer. The name is resolved once, every address of it is checked, and the connection goes to the checked one,
 * so that a name cannot change its mind in between. A redirect is an answer like any other: nobody follows it.
 */
export async function ask(network: Network, question: Question): Promise<Answer | Problem> {
  const signal = AbortSignal.timeout(question.limits.ms)
  try {
    const addresses = await inTime(network.resolve(question.url.hostname), signal)
    const [address] = addresses
    if (!address || !addresses.every(network.mayReach)) return { problem: address ? 'refused' : 'unreachable' }
    const answer = await connect(network, question, address, signal)
    const body = await readBody(answer, question.limits.bytes)
    return typeof body === 'string' ? { status: answer.statusCode ?? 0, headers: answer.headers, text: body } : body
  } catch {
    return { problem: signal.aborted ? 'too-slow' : 'unreachable' }
  }
}

const inTime = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

function connect(
  network: Network,
  { url, headers, body, type = 'application/json' }: Question,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      host: address,
      port: network.port,
      servername: url.hostname,
      path: `${url.pathname}${url.search}`,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        host: url.hostname,
        'accept-encoding': 'gzip',
        ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      },
      agent: false,
      signal,
      maxHeaderSize: 32_768,
    }
    network.request(options, resolve).on('error', reject).end(body)
  })
}

/** The text, counted after unpacking: a small answer that unpacks to a big one is a big one. */
async function readBody(answer: IncomingMessage, limit: number): Promise<string | Problem> {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  const isTooBig = Number(answer.headers['content-length'] ?? 0) > limit
  if (isTooBig || !['identity', 'gzip'].includes(encoding)) {
    answer.destroy()
    return { problem: isTooBig ? 'too-big' : 'unreadable' }
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(answer, encoding)) {
    size += chunk.length
    if (size > limit) {
      answer.destroy()
      return { problem: 'too-big' }
    }
    chunks.push(chunk)
  }
  return decoderOf(answer.headers['content-type']).decode(Buffer.concat(chunks))
}

function unpacked(answer: IncomingMessage, encoding: string): Readable {
  if (encoding === 'identity') return answer
  const gunzip = createGunzip()
  answer.on('error', (error) => gunzip.destroy(error))
  return answer.pipe(gunzip)
}

function decoderOf(contentType = ''): TextDecoder {
  try {
    return new TextDecoder(/charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
