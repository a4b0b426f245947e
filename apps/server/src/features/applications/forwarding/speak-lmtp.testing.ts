import { once } from 'node:events'
import { connect } from 'node:net'

/** Speaks LMTP line by line; answers the lines that came back, after the greeting and the hello. */
export async function speakLmtp(port: number, ...lines: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  const answers: string[] = []
  let text = ''
  socket.on('data', (more) => {
    text += more
  })
  const answered = async () => {
    for (;;) {
      const end = /^\d{3} [^\n]*\n/m.exec(text)
      if (end) {
        answers.push(end[0].trim())
        text = text.slice(end.index + end[0].length)
        return
      }
      await once(socket, 'data')
    }
  }
  await answered()
  for (const line of ['LHLO mx.example', ...lines]) {
    socket.write(`${line}\r\n`)
    await answered()
  }
  socket.destroy()
  return answers.slice(2)
}

/** The answer to the text of an email. */
export async function sendMail(port: number, address: string, mail: string): Promise<string | undefined> {
  const text = `${mail.replaceAll('\n', '\r\n')}\r\n.`
  return (await speakLmtp(port, 'MAIL FROM:<x@provider.example>', `RCPT TO:<${address}>`, 'DATA', text)).at(-1)
}
