import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '#features/jobs/fetching/network'

export type LocalSite = {
  /** Every name leads to this server, and only to it. */
  network: Network
  /** What was asked: method, host and path. */
  asked: string[]
  close(): Promise<void>
}

/** The internet of a test: one local server that answers for every host. */
export async function startLocalSite(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<LocalSite> {
  const asked: string[] = []
  const server = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.headers.host}${incoming.url}`)
    answer(incoming, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const network: Network = {
    resolve: async () => ['127.0.0.1'],
    mayReach: (address) => address === '127.0.0.1',
    request,
    port: (server.address() as AddressInfo).port,
  }
  return { network, asked, close: () => new Promise((done) => server.close(() => done()).closeAllConnections()) }
}
