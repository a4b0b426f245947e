import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { FILE_TOO_LARGE, METHOD_NOT_ALLOWED, NOT_FOUND, TOO_LARGE } from '@jobapply/core/shared/faults'
import { machineNow } from '#platform/clock'
import type { Settings } from '#platform/env'
import type { Doors } from '#platform/feature/doors'
import { findRoute, isPlaceRoute, type Route } from '#platform/feature/routes'
import { type Exchange, redirect, sendFault } from '#platform/http/exchange'
import { isReadablePath } from '#platform/http/path'
import { isPublicApi } from '#platform/http/problem'
import { readHeaders } from '#platform/http/request-headers'
import { setSecurityHeaders } from '#platform/http/security'
import { log } from '#platform/log'
import { countRequest } from '#platform/metrics/requests'
import { clientAddress, createProxyList, isLoopbackHost, isLoopbackPeer, plainAddress } from '#platform/network'
import { StartError } from '#platform/start-error'
import { noteSpan } from '#platform/telemetry/traces'
import { LARGEST_UPLOAD } from './calls.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections } from './connections.ts'
import { sendFailure } from './failure.ts'

const LONGEST_ADDRESS = 8_192
/** How long running requests may take to finish after the server was told to stop. */
const PATIENCE_MS = 8_000
/** How long an open connection may still deliver a request that was already on its way. */
const GRACE_MS = 200

/** What is being answered. */
const underWay = new WeakMap<Server, Set<ServerResponse>>()

type Parts = {
  settings: Settings
  doors: Doors
  routes: readonly Route[]
  site(exchange: Exchange): unknown
  limits?: Partial<ConnectionLimits>
}

/** What happens to every request: size limits, the route's door, the route. */
export function createHttpServer({ settings, doors, routes, site, limits: given }: Parts): Server {
  const limits = { ...CONNECTION_LIMITS, ...given }
  const isTrusted = createProxyList(settings.TRUSTED_PROXIES)
  const publicUrl = new URL(settings.PUBLIC_URL)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const started = performance.now()
    const requestId = randomUUID()
    noteAnswer(response)
    answers.add(response)
    response.setHeader('x-request-id', requestId)
    if (!server.listening) response.setHeader('connection', 'close')
    setSecurityHeaders(response, settings)
    const forwardedFor = request.headers['x-forwarded-for']
    const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor ? String(forwardedFor) : undefined, isTrusted)
    const url = parseAddress(request.url ?? '/')
    const headers = readHeaders(request.headers, address)
    const exchange: Exchange = { request, response, url, requestId, address, headers }
    response.on('close', () => {
      answers.delete(response)
      const ms = performance.now() - started
      const [name, status] = [exchange.called ?? 'page', response.statusCode]
      countRequest(name, status, ms)
      const parent = isTrusted(plainAddress(request.socket.remoteAddress ?? '')) ? headers.get('traceparent') : null
      noteSpan({
        ...{ kind: 'request', name, id: requestId, parent: parent ?? undefined },
        ...{ endedAt: new Date(machineNow()), ms, status, isFailed: status >= 500 },
      })
      log.debug('request', {
        requestId,
        method: request.method,
        path: url.pathname,
        status: response.statusCode,
        ms: Math.round(ms),
      })
    })
    try {
      await route(exchange)
    } catch (error) {
      sendFailure(exchange, error)
    }
  }

  function route(exchange: Exchange): unknown {
    const { request, url, headers } = exchange
    const method = request.method ?? 'GET'
    if ((request.url?.length ?? 0) > LONGEST_ADDRESS) return sendFault(exchange, 'TOO_LARGE', { ...TOO_LARGE, status: 414 })
    if (Number(headers.get('content-length')) > LARGEST_UPLOAD) return refuseSize(exchange)
    // Joined as text: as a path, `//evil/x` would lead to another site.
    if (isOtherName(exchange)) return redirect(exchange, publicUrl.origin + url.pathname + url.search, 307)
    const isReadable = isReadablePath(url.pathname)
    const found = isReadable ? findRoute(routes, method, url.pathname) : undefined
    if (found) return enter(found, exchange)
    const refusal = doors.check('open', exchange)
    if (refusal) return sendFault(exchange, refusal.code, refusal)
    const isRefusedHead = method === 'HEAD' && isReadable && findRoute(routes, 'GET', url.pathname)
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && !isRefusedHead && !isPublicApi(url.pathname)) return site(exchange)
    const known = isReadable ? routes.filter((each) => findRoute([each], each.method, url.pathname)) : []
    if (known.length === 0) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    exchange.response.setHeader('allow', [...new Set(known.map((each) => each.method))].join(', '))
    return sendFault(exchange, 'METHOD_NOT_ALLOWED', METHOD_NOT_ALLOWED)
  }

  async function enter(found: Route, exchange: Exchange): Promise<unknown> {
    exchange.called = `${found.method} ${found.path}`
    if (isPlaceRoute(found)) {
      const refusal = doors.check(found.door, exchange)
      return refusal ? sendFault(exchange, refusal.code, refusal) : found.answer(exchange)
    }
    const { refusal, visitor } = await doors.admit(found.door, exchange)
    if (visitor) return found.answer(exchange, visitor)
    if (refusal.status === 401 && found.answerUnknown) return found.answerUnknown(exchange)
    return sendFault(exchange, refusal.code, refusal)
  }

  /** Cookies and mailed links belong to one host name: a visit to localhost is redirected to 127.0.0.1 before anybody signs in there. */
  function isOtherName({ request, headers, url }: Exchange): boolean {
    const host = headers.get('host') ?? publicUrl.host
    const isPageVisit =
      request.method === 'GET' && headers.get('sec-fetch-mode') === 'navigate' && !url.pathname.startsWith('/dev/')
    return isPageVisit && host !== publicUrl.host && isLoopbackHost(host) && isLoopbackHost(publicUrl.host) && url.port === ''
  }

  const server = createServer(limits, answer)
  const answers = new Set<ServerResponse>()
  underWay.set(server, answers)
  // A proxy on this machine that TRUSTED_PROXIES does not name must not be limited like one visitor.
  const noteAnswer = guardConnections(server, limits, (address) => isTrusted(address) || isLoopbackPeer(address))
  return server
}

export const listen = (server: Server, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, HOST, PORT)))
    server.listen(PORT, HOST, resolve)
  })

/** Accepts no new connections and lets running requests finish. */
export async function stopListening(server: Server) {
  // Not `server.close()`: it drops connections whose request has not been read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  // Otherwise the client sends its next request on a connection that is about to look idle.
  for (const response of underWay.get(server) ?? []) if (!response.headersSent) response.setHeader('connection', 'close')
  let idle: NodeJS.Timeout | undefined
  // After a busy moment timers come before what has arrived meanwhile: a request that waits to be read makes a connection look idle.
  const closeIdle = () => void setImmediate(() => server.closeIdleConnections())
  const grace = setTimeout(() => {
    idle = setInterval(closeIdle, 50)
    closeIdle()
  }, GRACE_MS)
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearTimeout(grace)
  clearTimeout(patience)
  clearInterval(idle)
}

function explain(error: NodeJS.ErrnoException, host: string, port: number) {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already used by another program. Stop it, or choose another one: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs rights that this user does not have. Choose one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is not an address of this machine. Leave it empty, or use 0.0.0.0 for all its addresses.`)
  return error
}

/** `//evil/x` and the absolute form of a proxy request are paths here as well. */
function parseAddress(text: string): URL {
  const path = text.startsWith('/') ? text : `/${text}`
  return URL.canParse(`http://localhost${path}`) ? new URL(`http://localhost${path}`) : new URL('http://localhost/')
}

function refuseSize(exchange: Exchange) {
  if (exchange.headers.get('content-type')?.startsWith('multipart/')) return sendFault(exchange, 'FILE_TOO_LARGE', FILE_TOO_LARGE)
  return sendFault(exchange, 'TOO_LARGE', TOO_LARGE)
}
