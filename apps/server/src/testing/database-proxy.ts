import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Cut = { before: number } | { after: number }

/**
 * Finds where the statements that a client sends begin in each chunk; a parameterised one has exactly one Bind message, any other is a
 * Query message.
 */
function createStatementFinder() {
  let rest = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer): number[] => {
    const starts: number[] = []
    let at = -rest.length
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message of a connection has no type.
      const typeBytes = isStarted ? 1 : 0
      if (rest.length < typeBytes + 4) return starts
      const size = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < size) return starts
      const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : 'startup'
      if (type === 'B' || type === 'Q') starts.push(Math.max(0, at))
      isStarted = true
      rest = rest.subarray(size)
      at += size
    }
  }
}

/**
 * Stands between a server and its database and breaks the connection at one statement: before it arrives, or after it arrived and before its
 * answer is seen. To the database the second half of a process that was killed looks the same.
 */
export async function startDatabaseProxy(databaseUrl: string) {
  // An address with a socket has no host, and none is no address to `URL`.
  const target = new URL(databaseUrl.replace('@/', '@localhost/'))
  const host = target.searchParams.get('host') ?? (target.hostname || '127.0.0.1')
  const port = Number(target.port || target.searchParams.get('port') || 5432)
  const openUpstream = () => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host))
  let seen = 0
  let cut: (Cut & { onCut(): void }) | undefined
  const sockets = new Set<Socket>()

  const proxy = createServer((client) => {
    const upstream = openUpstream()
    const findStatements = createStatementFinder()
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
    }
    upstream.pipe(client)
    client.on('data', (chunk: Buffer) => {
      const starts = findStatements(chunk)
      const before = seen
      seen += starts.length
      const reached = cut && seen >= ('before' in cut ? cut.before : cut.after) ? cut : undefined
      if (!reached) return upstream.write(chunk)
      cut = undefined
      upstream.unpipe(client)
      // What was sent completely is carried out, although nobody waits for the answer. Several statements come in one chunk.
      upstream.end('before' in reached ? chunk.subarray(0, starts[reached.before - before - 1]) : chunk)
      client.destroy()
      reached.onCut()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: ownPort } = proxy.address() as AddressInfo
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(ownPort)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  return {
    url: url.href,
    /** From now on: the statement with this number, counted from 1. Answers a function that says whether it happened, and calms. */
    cutAt(where: Cut, onCut = () => {}) {
      let hasCut = false
      seen = 0
      cut = {
        ...where,
        onCut() {
          hasCut = true
          onCut()
        },
      }
      return () => {
        cut = undefined
        return hasCut
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
