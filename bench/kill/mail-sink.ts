import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps nothing but which emails came for whom: a second copy of one has its Message-ID. */
export async function openMailSink() {
  const mailed = new Map<string, { ids: Set<string>; at: number }>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, answer) => {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? text
        for (const { address } of envelope.rcptTo) {
          const known = mailed.get(address) ?? { ids: new Set(), at: performance.now() }
          known.ids.add(id)
          mailed.set(address, known)
        }
        answer()
      })
    },
  })
  // Whoever is killed while sending leaves a connection without its end.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { mailed, port: (server.server.address() as AddressInfo).port, close: () => server.close() }
}
