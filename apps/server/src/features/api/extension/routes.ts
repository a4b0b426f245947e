import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { BAD_INPUT, NOT_FOUND } from '@jobapply/core/shared/faults'
import { OpenAPIHandler } from '@orpc/openapi/node'
import type { Visitor } from '#platform/feature/identify'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, sendFault } from '#platform/http/exchange'
import { callOptions } from '#platform/server/call-options'
import { LARGEST_BODY } from '#platform/server/calls'
import { toFault } from '#platform/server/faults'
import { receiveJson } from '#platform/server/json-body'
import { sendApplicationFile } from './files.ts'
import type { ExtensionContext } from './procedures.ts'
import { extensionRouter } from './router.ts'

/** The extension's calls. Its key is never a cookie, so the site that starts a request does not matter. */
export function extensionRoutes(platform: Platform): Route[] {
  const handler = new OpenAPIHandler<ExtensionContext>(extensionRouter, callOptions())

  async function answer(exchange: Exchange, visitor?: Visitor) {
    const { request, response, requestId, address, headers } = exchange
    const type = headers.get('content-type')?.split(';')[0]?.trim()
    if (type && type !== 'application/json') return sendFault(exchange, 'BAD_INPUT', { ...BAD_INPUT, status: 415 })
    response.setHeader('cache-control', 'no-store')
    const body = await receiveJson(request, LARGEST_BODY).then(
      (value) => ({ value }),
      (error) => {
        const fault = toFault(error, requestId)
        sendFault(exchange, fault.code, fault)
        request.resume()
      },
    )
    if (!body) return
    const context: ExtensionContext = { platform, requestId, address, headers, visitor }
    const { matched } = await handler.handle(Object.assign(request, { body: body.value }), response, { context })
    if (!matched) sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
  }

  return [
    { method: 'POST', path: `${EXTENSION_PATH}/pair`, door: 'any site', answer: (exchange) => answer(exchange) },
    { method: 'POST', path: `${EXTENSION_PATH}/*`, door: 'extension', answer },
    {
      method: 'GET',
      path: `${EXTENSION_PATH}/*`,
      door: 'extension',
      answer: (exchange, { userId }) => sendApplicationFile(platform, exchange, userId),
    },
  ]
}
