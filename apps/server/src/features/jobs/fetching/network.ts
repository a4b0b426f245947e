import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request } from 'node:https'
import { isPublicAddress } from './public-address.ts'

/** How the outside is reached. The product has one way; tests put a server of their own here. */
export type Network = {
  resolve(host: string): Promise<string[]>
  mayReach(address: string): boolean
  request(options: RequestOptions & { servername?: string }, onAnswer: (answer: IncomingMessage) => void): ClientRequest
  port: number
}

/** https on port 443, to public addresses, with checked certificates. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicAddress,
  request,
  port: 443,
}
