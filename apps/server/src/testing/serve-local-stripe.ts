import { createServer } from 'node:http'
import type { LocalStripe } from '#features/billing/local-stripe/local-stripe'

/** The local payment server at an address of its own. */
export async function serveLocalStripe(stripe: LocalStripe): Promise<{ url: string; close(): Promise<void> }> {
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = 'GET', url = '/' } = request
    const headers = new Headers()
    for (const [name, values] of Object.entries(request.headersDistinct))
      for (const value of values ?? []) headers.append(name, value)
    const body = method === 'POST' ? { body: Buffer.concat(parts) } : {}
    const answer = await stripe.handle(new Request(`http://local${url}`, { method, headers, ...body }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as { port: number }).port}`,
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
