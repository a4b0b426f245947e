import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type Letter = { recipients: string[]; subject: string; text: string; html: string }

/** A mail server of the outside world: what the product sends arrives here, over SMTP. */
export async function openPostOffice() {
  const letters: Letter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void buffer(stream).then((bytes) => {
        letters.push({ recipients: envelope.rcptTo.map(({ address }) => address), ...open(bytes.toString()) })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => new Promise<void>((closed) => void server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** In the order in which they came. */
    lettersTo: (address: string) => letters.filter(({ recipients }) => recipients.includes(address)),
  }
}

/** What a mail program shows of a mail in two forms. */
function open(source: string): Omit<Letter, 'recipients'> {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source)?.[1] ?? ''
  return { subject: wordsOf(subject), text: bodyOf(source, 'text/plain'), html: bodyOf(source, 'text/html') }
}

function bodyOf(source: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const part = source.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(part) ? unquote(body.replace(/=\r\n/g, '')) : body
}

/** RFC 2047: words outside ASCII in a header. */
const wordsOf = (header: string) =>
  header
    .replace(/\?=\r\n[ \t]+=\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, form: string, word: string) =>
      form.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    )

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
