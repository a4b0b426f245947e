import type { IncomingMessage } from 'node:http'
import { isLoopbackHost, isLoopbackPeer } from '#platform/network'

/** The documented headers, and those that other proxies, tunnels and content networks add. */
const FORWARDING_HEADER = /^(?:x-)?forwarded|^x-original-|^via$|^x-real-ip$|client-ip$|connecting-ip$/i

type Request = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/**
 * Whether a request was made on the computer that the server runs on (decisions, Access). A proxy on this computer makes every visitor a
 * loopback peer, hence the checks of host names and forwarding headers; a name that a stranger points at 127.0.0.1 is refused by the Host.
 */
export const isFromThisMachine = ({ socket, headers }: Request, publicUrl: string): boolean =>
  isLoopbackPeer(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDING_HEADER.test(name)) &&
  URL.canParse(publicUrl) &&
  isLoopbackHost(new URL(publicUrl).host)
