import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/contract'
import type { Exchange } from '#platform/http/exchange'
import { type Ask, createMcpServer } from './server.ts'

/** One message of an assistant. Nothing is kept between two of them: each brings its key. */
export async function answerMcp({ request, response, url, headers }: Exchange, ask: Ask, body: unknown) {
  // One HTTP call is one call of the key's limit.
  if (Array.isArray(body)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
  const { WebStandardStreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
  )
  const server = await createMcpServer(ask)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const asked = new Request(url, { method: request.method ?? 'POST', headers: headers.toWeb() })
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
