import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

type Message = { type: string; whole: Buffer }
type Near = { socket: Socket; number: number }
const STARTUP = 'startup'

/** Cuts a stream into messages; the first of a client has no type. */
function createReader(take: (message: Message) => void, isStarted: boolean) {
  let rest = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typeBytes = isStarted ? 1 : 0
      if (rest.length < typeBytes + 4) return
      const size = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < size) return
      const message = { type: isStarted ? String.fromCharCode(rest[0] ?? 0) : STARTUP, whole: rest.subarray(0, size) }
      isStarted = true
      rest = rest.subarray(size)
      take(message)
    }
  }
}

function makeMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Two clients may give different statements the same name. */
function renameStatement({ type, whole }: Message, number: number): Buffer {
  const body = whole.subarray(5)
  const isOfStatement = type === 'P' || type === 'B' || ((type === 'D' || type === 'C') && body[0] === 83)
  if (!isOfStatement) return whole
  // Before the name: nothing, the name of a portal, or the letter S.
  const start = type === 'P' ? 0 : type === 'B' ? body.indexOf(0) + 1 : 1
  if (body[start] === 0) return whole
  return makeMessage(type, Buffer.concat([body.subarray(0, start), Buffer.from(`${number} `), body.subarray(start)]))
}

/**
 * Stands in for a pooler in transaction mode, as PgBouncer is with `ignore_startup_parameters = options`: all clients share one connection
 * to the database, and each has it for one transaction. What a client asks for when it connects is not passed on.
 */
export async function startTransactionPooler(databaseUrl: string) {
  const far = new pg.Client({ connectionString: databaseUrl })
  far.on('error', () => {})
  await far.connect()
  const { stream } = far.connection as unknown as { stream: Socket }
  stream.removeAllListeners('data')
  const sockets = new Set<Socket>()
  const waiting: { near: Near; bytes: Buffer }[] = []
  let holder: Near | undefined
  let isBusy = false
  let trips = 0

  function next() {
    const place = holder ? waiting.findIndex(({ near }) => near === holder) : 0
    const [turn] = isBusy || place < 0 ? [] : waiting.splice(place, 1)
    if (!turn) return
    holder = turn.near
    isBusy = true
    trips++
    stream.write(turn.bytes)
  }

  const readFar = createReader(({ type, whole }) => {
    holder?.socket.write(whole)
    if (type !== 'Z') return
    isBusy = false
    if (whole[5] === 'I'.charCodeAt(0)) holder = undefined
    next()
  }, true)
  stream.on('data', readFar)

  const server = createServer((socket) => {
    const near = { socket, number: sockets.size }
    sockets.add(socket.setNoDelay(true))
    const ask = (bytes: Buffer) => {
      waiting.push({ near, bytes })
      next()
    }
    let batch: Buffer[] = []
    const readNear = createReader((message) => {
      if (message.type === STARTUP) return welcome(socket)
      if (message.type === 'X') return socket.end()
      batch.push(renameStatement(message, near.number))
      // Sync or a simple query: an answer is waited for.
      if (message.type !== 'S' && message.type !== 'Q') return
      ask(Buffer.concat(batch))
      batch = []
    }, false)
    socket.on('data', readNear)
    socket.on('error', () => {})
    socket.on('close', () => {
      if (holder === near) ask(makeMessage('Q', Buffer.from('rollback\0')))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
    stream.destroy()
  })
  return {
    url: `postgres://${encodeURIComponent(far.user ?? '')}@127.0.0.1:${(server.address() as AddressInfo).port}/${far.database}`,
    /** How often something was sent to the database and its answer waited for, since the last time. */
    countTrips() {
      const counted = trips
      trips = 0
      return counted
    },
  }
}

/** Let in, with no password, as connection 1 with the key 1, ready for a question. */
function welcome(socket: Socket) {
  const ones = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1])
  socket.write(Buffer.concat([makeMessage('R', Buffer.alloc(4)), makeMessage('K', ones), makeMessage('Z', Buffer.from('I'))]))
}
