import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A proxy in front of the database that can go silent: it still takes connections and bytes, and passes nothing on until it speaks again. */
export async function startSilentProxy(url: string) {
  const { host, port, user = '', password = '', database = '' } = new pg.Client({ connectionString: url })
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  const held: (() => void)[] = []
  let isSilent = false

  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => {
        const pass = () => void to.write(bytes)
        if (isSilent || silent.has(from)) held.push(pass)
        else pass()
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port: ownPort } = server.address() as AddressInfo
  return {
    url: `postgres://${encodeURIComponent(user)}:${encodeURIComponent(String(password))}@127.0.0.1:${ownPort}/${database}`,
    silence: () => {
      isSilent = true
    },
    /** As when a firewall forgets connections: new ones work. */
    silenceOpenOnes: () => {
      for (const socket of sockets) silent.add(socket)
    },
    speak: () => {
      isSilent = false
      silent.clear()
      for (const pass of held.splice(0)) pass()
    },
  }
}
