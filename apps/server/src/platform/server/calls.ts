import { NOT_AUTHENTICATED } from '@jobapply/core/resume/faults'
import { BAD_INPUT, NOT_FOUND } from '@jobapply/core/shared/faults'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { type AnyRouter, ORPCError } from '@orpc/server'
import { BodyLimitPlugin, RPCHandler } from '@orpc/server/node'
import type { CallContext } from '#platform/api'
import type { Doors } from '#platform/doors'
import { answerHeaders, type Exchange, sendFault } from '#platform/http/exchange'
import type { Platform } from '#platform/platform'
import { BodyShapePlugin } from './body-shape.ts'
import { holdsBrokenText } from './broken-text.ts'
import { toFault, unreadable } from './faults.ts'
import type { Route } from './routes.ts'

const LARGEST_BODY = 1024 * 1024
/** A file of 10 MB and the form around it. */
export const LARGEST_UPLOAD = 11 * 1024 * 1024
const UPLOAD = 'multipart/form-data'
const BODY_TYPES = ['application/json', UPLOAD]

/** The contract over HTTP: `/rpc` for our own page, `/functions/v1/{name}` for the documented names. */
export function callRoutes(router: AnyRouter, platform: Platform, doors: Doors): Route[] {
  const optionsFor = (maxBodySize: number) => ({
    plugins: [new BodyLimitPlugin<CallContext>({ maxBodySize }), new BodyShapePlugin<CallContext>()],
    // Catches what fails while the body is read, before a call is known.
    interceptors: [<T>({ next }: { next(): Promise<T> }) => next().catch((error) => Promise.reject(unreadable(error)))],
    clientInterceptors: [
      async ({ next, context, input }: { next(): Promise<unknown>; context: CallContext; input: unknown }) => {
        if (holdsBrokenText(input)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
        try {
          return await next()
        } catch (error) {
          throw toFault(error, context.requestId)
        }
      },
    ],
  })
  type Handler = RPCHandler<CallContext> | OpenAPIHandler<CallContext>

  const answerWith = (handler: Handler, uploads: Handler, prefix?: '/rpc') => async (exchange: Exchange) => {
    const { request, response, requestId, address, headers } = exchange
    const type = headers.get('content-type')?.split(';')[0]?.trim()
    // Another site's form can send text/plain without a CORS preflight; only JSON and uploads are accepted.
    if (type && !BODY_TYPES.includes(type)) return sendFault(exchange, 'BAD_INPUT', { ...BAD_INPUT, status: 415 })
    response.setHeader('cache-control', 'no-store')
    const context: CallContext = {
      platform,
      requestId,
      address,
      headers,
      answer: answerHeaders(exchange),
      admit: (door) => doors.admit(door, exchange),
    }
    // Uploads need a session, checked before megabytes are read (spec 2 §5.3).
    if (type === UPLOAD && (await doors.admit('signed in', exchange)).refusal)
      return sendFault(exchange, 'NOT_AUTHENTICATED', NOT_AUTHENTICATED)
    const { matched } = await (type === UPLOAD ? uploads : handler).handle(request, response, {
      context,
      ...(prefix && { prefix }),
    })
    if (!matched) sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
  }

  const [small, large] = [optionsFor(LARGEST_BODY), optionsFor(LARGEST_UPLOAD)]
  const rpc = answerWith(new RPCHandler(router, small), new RPCHandler(router, large), '/rpc')
  const functions = answerWith(new OpenAPIHandler(router, small), new OpenAPIHandler(router, large))
  return [
    { method: 'POST', path: '/rpc/*', door: 'open', answer: rpc },
    { method: 'POST', path: '/functions/v1/*', door: 'open', answer: functions },
  ]
}
