import { API_BASE, CALLS_PER_MINUTE, MCP_PATH, OPENAPI_PATH } from '@jobapply/core/api/constants'
import { TOO_MANY_CALLS } from '@jobapply/core/api/faults'
import { METHOD_NOT_ALLOWED, NOT_FOUND, NOT_JSON } from '@jobapply/core/shared/faults'
import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { createRouterClient } from '@orpc/server'
import { describeApi } from '#features/api/openapi/openapi'
import type { Visitor } from '#platform/feature/identify'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendFault, sendJson } from '#platform/http/exchange'
import { log } from '#platform/log'
import { callOptions } from '#platform/server/call-options'
import { LARGEST_BODY } from '#platform/server/calls'
import { toFault } from '#platform/server/faults'
import { receiveJson } from '#platform/server/json-body'
import { answerMcp } from './mcp/http.ts'
import type { Ask } from './mcp/server.ts'
import { methodsOf } from './methods.ts'
import type { ApiContext } from './procedures.ts'
import { apiRouter } from './router.ts'

/** `/api/v1` for programs: everything below it needs a key of the scope `api`, is counted, and fails as RFC 9457 describes. */
export function apiRoutes(platform: Platform): Route[] {
  const handler = new StandardOpenAPIHandler<ApiContext>(apiRouter, callOptions())

  const contextOf = ({ requestId, headers }: Exchange, { userId }: Visitor): ApiContext => ({
    platform,
    requestId,
    headers,
    userId,
    db: platform.database.forUser(userId),
  })

  type Answer = (exchange: Exchange, visitor: Visitor, body: unknown) => Promise<unknown>

  /** Every call of a key counts, also one that is refused. */
  async function take(exchange: Exchange, visitor: Visitor, answer: Answer) {
    const { request, response, headers, requestId } = exchange
    const wait = await platform.limits.take(`api key ${visitor.keyId}`, { count: CALLS_PER_MINUTE, seconds: 60 })
    if (wait > 0) {
      log.warn('limited', { requestId, reason: 'api key' })
      response.setHeader('retry-after', wait)
      return refuse(exchange, 'TOO_MANY_CALLS', TOO_MANY_CALLS)
    }
    if (request.method !== 'POST') return answer(exchange, visitor, undefined)
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== undefined && type !== 'application/json') return refuse(exchange, 'NOT_JSON', NOT_JSON)
    try {
      return await answer(exchange, visitor, await receiveJson(request, LARGEST_BODY))
    } catch (error) {
      const fault = toFault(error, requestId)
      return refuse(exchange, fault.code, fault)
    }
  }

  const call: Answer = async (exchange, visitor, body) => {
    const { request, response } = exchange
    const url = new URL(exchange.url)
    // oRPC would let a parameter replace the part of the path that has its name.
    url.searchParams.delete('id')
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const asked = { method, url, headers: {}, body: async () => body, signal: undefined }
    const { matched, response: answered } = await handler.handle(asked, {
      prefix: API_BASE,
      context: contextOf(exchange, visitor),
    })
    if (!matched) return refuseAddress(exchange)
    const { status, body: answer } = answered
    if (status < 400) return sendJson(exchange, status, answer)
    const { code, message, data } = answer as { code: string; message: string; data?: unknown }
    if (response.destroyed) return undefined
    return sendFault(exchange, code, { status, message, data })
  }

  const describe: Answer = async (exchange) => {
    return sendJson(exchange, 200, await describeApi(platform.settings.PUBLIC_URL))
  }

  const answerAssistant: Answer = async (exchange, visitor, body) => {
    const interceptors = callOptions().clientInterceptors
    const client = createRouterClient(apiRouter, { context: contextOf(exchange, visitor), interceptors })
    const ask: Ask = (operation, input) => (client[operation] as (input: object) => Promise<object>)(input)
    return answerMcp(exchange, ask, body)
  }

  const route = (method: Route['method'], path: string, answer: Answer): Route => ({
    method,
    path,
    door: 'key',
    answer: (exchange, visitor) => take(exchange, visitor, answer),
  })
  return [
    route('GET', OPENAPI_PATH, describe),
    route('POST', MCP_PATH, answerAssistant),
    route('GET', `${API_BASE}/*`, call),
    route('POST', `${API_BASE}/*`, call),
  ]
}

function refuseAddress(exchange: Exchange) {
  const methods = methodsOf(exchange.url.pathname)
  if (methods.length === 0) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
  exchange.response.setHeader('allow', methods.join(', '))
  return sendFault(exchange, 'METHOD_NOT_ALLOWED', METHOD_NOT_ALLOWED)
}

/** Answers instead of an operation. The sender reads the answer when it has sent everything; what still comes is discarded. */
function refuse(exchange: Exchange, code: string, fault: { status: number; message: string; data?: unknown }) {
  if (exchange.response.destroyed) return
  sendFault(exchange, code, fault)
  exchange.request.resume()
}
