import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { createRouterClient, ORPCError } from '@orpc/server'
import type { ApiContext } from '#features/api/procedures'
import { apiRouter } from '#features/api/router'
import type { Exchange } from '#platform/http/exchange'
import { callOptions } from '#platform/server/call-options'
import { type Ask, createMcpServer } from './server.ts'

/** One message of an assistant. Nothing is kept between two of them: each brings its key. */
export async function answerMcp({ request, response, url, headers }: Exchange, context: ApiContext, body: unknown) {
  // One HTTP call is one call of the key's limit.
  if (Array.isArray(body)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
  const client = createRouterClient(apiRouter, { context, interceptors: callOptions().clientInterceptors })
  const ask: Ask = (operation, input) => (client[operation] as (input: object) => Promise<object>)(input)
  const server = createMcpServer(ask)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const asked = new Request(url, { method: request.method ?? 'POST', headers })
    const answer = await transport.handleRequest(asked, { parsedBody: body })
    const type = answer.headers.get('content-type')
    const text = await answer.text()
    if (response.destroyed) return
    response.writeHead(answer.status, { 'cache-control': 'no-store', ...(type && { 'content-type': type }) })
    response.end(text)
  } finally {
    await server.close()
  }
}
