import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isPublicApi, PROBLEM_TYPE, toProblem } from './problem.ts'
import type { RequestHeaders } from './request-headers.ts'

/** One request and its answer. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  requestId: string
  address: string
  headers: RequestHeaders
  /** Name of the route or call that answers; requests are counted by it. */
  called?: string
}

/** Headers that identification and calls add to the answer: cookies. */
export type AnswerHeaders = { append(name: string, value: string): void }

export const answerHeaders = ({ response }: Exchange): AnswerHeaders => ({
  append: (name, value) => void response.appendHeader(name, value),
})

export function sendJson(
  { response, request }: Exchange,
  status: number,
  body: unknown,
  type = 'application/json; charset=utf-8',
) {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

export function sendHtml({ response, request }: Exchange, status: number, html: string, policy: string) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
  })
  response.end(request.method === 'HEAD' ? undefined : html)
}

/**
 * A file of a person, uploaded or made for them. It is saved, never displayed: on this site it must not run a script. Unless the
 * specification says otherwise no cache keeps it.
 */
export function sendDownload(
  exchange: Exchange,
  filename: string,
  bytes: Uint8Array,
  type = 'application/octet-stream',
  cache = 'no-store',
) {
  exchange.response.setHeader('content-length', bytes.length)
  startDownload(exchange, filename, type, cache).end(exchange.request.method === 'HEAD' ? undefined : bytes)
}

/** The head of such an answer; what follows is written while it is made. */
export const startDownload = ({ response }: Exchange, filename: string, type: string, cache = 'no-store') =>
  response.writeHead(200, {
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cache,
  })

/** The same for a file that is made while it is sent. A failure cuts the connection, so that nobody takes half a file for a whole one. */
export async function streamDownload(exchange: Exchange, filename: string, parts: AsyncGenerator<string, void>, type: string) {
  const { response, request } = exchange
  // Asked for before the head is written: what fails at once is still answered with a fault.
  const first = await parts.next()
  startDownload(exchange, filename, type)
  if (request.method === 'HEAD' || first.done) return response.end()
  response.write(first.value)
  // Waits for slow readers, and stops reading when the visitor has left.
  await pipeline(parts, response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

type Failed = { status: number; message: string; data?: unknown }

/** A fault outside of calls, in the form that calls use, so that our own page can read its sentence; RFC 9457 for programs. */
export function sendFault(exchange: Exchange, code: string, { status, message, data }: Failed) {
  const { url, requestId, response } = exchange
  if (isPublicApi(url.pathname)) {
    if (status === 401) response.setHeader('www-authenticate', 'Bearer')
    return sendJson(exchange, status, toProblem({ code, status, message, data, requestId }), PROBLEM_TYPE)
  }
  const fault = { defined: false, code, status, message }
  sendJson(exchange, status, url.pathname.startsWith('/rpc/') ? { json: fault } : fault)
}

export function redirect({ response }: Exchange, location: string, status = 303) {
  response.writeHead(status, { location, 'cache-control': 'no-store' })
  response.end()
}
