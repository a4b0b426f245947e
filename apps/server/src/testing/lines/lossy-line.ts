import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of an answer: it arrives, breaks off at its first byte, or is given up before the server has anything to say. */
export type Fate = 'arrives' | 'is lost' | 'is not awaited'

/** A line between clients and a server; each connection has a fate of its own. */
export async function startLossyLine(origin: string, chooseFate: () => Fate) {
  const { hostname, port } = new URL(origin)
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    const fate = chooseFate()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (bytes) => {
      far.write(bytes, () => {
        if (fate === 'is not awaited') near.destroy()
      })
    })
    far.on('data', (bytes) => {
      if (fate === 'is lost') near.destroy()
      else near.write(bytes)
    })
    far.on('end', () => near.end())
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      line.close()
      await once(line, 'close')
    },
  }
}
