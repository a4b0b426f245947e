import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { log } from '#platform/log'
import { networkKey, plainAddress } from '#platform/network'

/** How long connections may take and how many there may be. Tests shorten them. */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  /** Nothing is read and nothing is written; the slowest call waits half as long for its turn. */
  silence: 180_000,
  /** Node raises the limit of open files by itself; 4,096 is the lowest hard limit that systems have. */
  connections: 2_000,
  /** From one network; a browser opens six. */
  perNetwork: 256,
}
export type ConnectionLimits = typeof CONNECTION_LIMITS

/** How long a refused client has to read its answer. */
const LINGER_MS = 1_000
const LOG_EVERY_MS = 10_000

/**
 * Ends connections that are too many, too slow or not HTTP. `isProxy` says which addresses serve many people. Returns a function that
 * must be called before each answer.
 */
export function guardConnections(server: Server, limits: ConnectionLimits, isProxy: (address: string) => boolean) {
  const answers = new WeakMap<Duplex, ServerResponse>()
  const perNetwork = new Map<string, number>()
  const logDrop = logSometimes()
  server.maxConnections = limits.connections
  server.setTimeout(limits.silence)
  server.on('drop', () => logDrop('too many connections'))

  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isProxy(address)) return
    const network = networkKey(address)
    const open = (perNetwork.get(network) ?? 0) + 1
    perNetwork.set(network, open)
    socket.once('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    if (open <= limits.perNetwork) return
    logDrop('too many connections of one network')
    socket.destroy()
  })

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf(error)
    // Browsers open connections in advance and take whatever arrives there for the answer to their next request.
    const isUnused = !('bytesRead' in socket) || socket.bytesRead === 0
    const isAnswered = answers.get(socket)?.headersSent
    if (!status || isUnused || isAnswered || !socket.writable) return void socket.destroy()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    // Closed at once, the system would discard the answer together with what was not read yet.
    const linger = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(linger))
  })

  return (response: ServerResponse) => {
    const { socket } = response
    if (!socket) return
    answers.set(socket, response)
    response.once('finish', () => answers.get(socket) === response && answers.delete(socket))
  }
}

/** Undefined when the line is broken: then nobody reads an answer. */
function statusOf({ code = '' }: NodeJS.ErrnoException): number | undefined {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code.startsWith('HPE_') ? 400 : undefined
}

/** Thousands of refused connections must not fill the log. */
function logSometimes() {
  let last = -LOG_EVERY_MS
  return (reason: string) => {
    if (performance.now() - last < LOG_EVERY_MS) return
    last = performance.now()
    log.warn('connections dropped', { reason })
  }
}
