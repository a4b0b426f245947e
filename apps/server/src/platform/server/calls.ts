import { NOT_AUTHENTICATED, TOO_MANY_UPLOADS } from '@jobapply/core/resume/faults'
import { BAD_INPUT, NOT_FOUND } from '@jobapply/core/shared/faults'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { type AnyRouter, ORPCError } from '@orpc/server'
import type { NodeHttpHandler } from '@orpc/server/node'
import type { CallContext } from '#platform/feature/api'
import type { Doors } from '#platform/feature/doors'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { answerHeaders, type Exchange, sendFault } from '#platform/http/exchange'
import { BusyError, createShares } from '#platform/slots'
import { callOptions } from './call-options.ts'
import { toFault } from './faults.ts'
import { receiveJson } from './json-body.ts'
import { rpcHandler } from './plain-answers.ts'
import type { Uploads } from './uploads.ts'

export const LARGEST_BODY = 1024 * 1024
/** A file of 10 MB and the form around it. */
export const LARGEST_UPLOAD = 11 * 1024 * 1024
const UPLOAD = 'multipart/form-data'
const BODY_TYPES = ['application/json', UPLOAD]
/** Uploads of one person, from the first byte to the answer. The bodies of those that wait are not read. */
const SHARE = { atOnce: 3, waiting: 8 }

/** The contract over HTTP: `/rpc` for our own page, `/functions/v1/{name}` for the documented names. */
export function callRoutes(router: AnyRouter, platform: Platform, doors: Doors, uploads: Uploads): Route[] {
  const shares = createShares(SHARE)
  type Handle = (exchange: Exchange, body: unknown) => Promise<unknown>

  const handleWith =
    (handler: NodeHttpHandler<CallContext> | OpenAPIHandler<CallContext>, prefix?: '/rpc'): Handle =>
    async (exchange, body) => {
      const { request, response, requestId, address, headers } = exchange
      response.setHeader('cache-control', 'no-store')
      const context: CallContext = {
        platform,
        requestId,
        address,
        headers,
        answer: answerHeaders(exchange),
        admit: (door) => doors.admit(door, exchange),
        noteCall: (name) => {
          exchange.called = name
        },
      }
      // A body that is there already is not read from the request.
      const { matched } = await handler.handle(Object.assign(request, { body }), response, { context, ...(prefix && { prefix }) })
      if (!matched) sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    }

  const answerWith = (handle: Handle) => (exchange: Exchange) => {
    const type = exchange.headers.get('content-type')?.split(';')[0]?.trim()
    // Another site's form can send text/plain without a CORS preflight; only JSON and uploads are accepted.
    if (type && !BODY_TYPES.includes(type)) return sendFault(exchange, 'BAD_INPUT', { ...BAD_INPUT, status: 415 })
    return type === UPLOAD ? takeUpload(exchange, handle) : takeJson(exchange, handle)
  }

  async function takeJson(exchange: Exchange, handle: Handle) {
    const body = await receiveJson(exchange.request, LARGEST_BODY).then(
      (value) => ({ value }),
      (error) => void refuse(exchange, error),
    )
    if (body) await handle(exchange, body.value)
  }

  /** Who sends it and how much is already on its way is known before a byte of the body is read (spec 2 §5.3). */
  async function takeUpload(exchange: Exchange, handle: Handle) {
    const { request, response, headers } = exchange
    const { visitor } = await doors.admit('signed in', exchange)
    if (!visitor) return sendFault(exchange, 'NOT_AUTHENTICATED', NOT_AUTHENTICATED)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const release: (() => unknown)[] = []
    try {
      release.push(await shares.take(visitor.userId, gone.signal))
      const { form, close } = await uploads.receive(request, headers.get('content-type') ?? '', LARGEST_UPLOAD)
      release.push(close)
      await handle(exchange, form)
    } catch (error) {
      if (gone.signal.aborted) return
      refuse(exchange, error instanceof BusyError ? new ORPCError('TOO_MANY_UPLOADS', TOO_MANY_UPLOADS) : error)
    } finally {
      for (const giveBack of release) await giveBack()
    }
  }

  return [
    {
      method: 'POST',
      path: '/rpc/*',
      door: 'open',
      answer: answerWith(handleWith(rpcHandler(router, callOptions()), '/rpc')),
    },
    {
      method: 'POST',
      path: '/functions/v1/*',
      door: 'open',
      answer: answerWith(handleWith(new OpenAPIHandler(router, callOptions()))),
    },
  ]
}

/** Answers instead of a call. The sender reads the answer when it has sent everything; what still comes is discarded. */
function refuse(exchange: Exchange, error: unknown) {
  if (exchange.response.destroyed) return
  const fault = toFault(error, exchange.requestId)
  sendFault(exchange, fault.code, fault)
  exchange.request.resume()
}
