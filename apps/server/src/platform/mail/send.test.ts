import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderMail } from './layout.ts'
import type { SentMail } from './mail.ts'
import { createMailer, type Mailer } from './send.ts'

type Received = { from: string; recipients: string[]; source: string }

const FROM = 'JobApply AI <no-reply@jobapply.example>'
const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
const received: Received[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const { mailFrom, rcptTo } = session.envelope
    void buffer(stream).then((bytes) => {
      received.push({
        from: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map((each) => each.address),
        source: bytes.toString(),
      })
      done()
    })
  },
})
let mailer: Mailer

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  mailer = createMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM },
    { keep: () => Promise.reject(new Error('not kept here')) },
  )
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((done) => void server.close(done))
})
beforeEach(() => {
  received.length = 0
})

const mailOf = (to: string, words: string) =>
  renderMail({ to, subject: words, heading: words, paragraphs: [words], facts: [{ label: 'Plan', value: words }], reason: words })

function headersOf(source: string): Map<string, string> {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return new Map(
    head.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
}

const BREAKS = ['\r\n', '\n', '\r', '\r\n\t', '%0d%0a', '\u2028', '\u0085', '\0', '\\r\\n', '=0D=0A']
const ADDITIONS = ['Bcc: evil@example.org', '\r\n.\r\nMAIL FROM:<evil@example.org>', '<evil@example.org>, "x" <evil@example.org>']
const PAYLOADS = BREAKS.flatMap((line) => ADDITIONS.map((more) => `Maya${line}${more}`))

describe('with a mail server', () => {
  test('a mail that can be switched off says how, to the reader and to the mail program (RFC 8058)', async () => {
    const unsubscribe = 'https://jobs.example.org/unsubscribe?token=x&y'
    const words = { subject: 'New jobs', heading: 'New jobs', paragraphs: ['Three.'], reason: 'You asked for it.' }
    await mailer.send(renderMail({ to: 'maya@gmail.com', ...words, unsubscribe }))
    const source = received[0]?.source ?? ''
    const headers = headersOf(source)
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect([...headers.keys()].toSorted()).toEqual([...HEADERS, 'list-unsubscribe', 'list-unsubscribe-post'].toSorted())
    const { html, text } = renderMail({ to: 'maya@gmail.com', ...words, unsubscribe })
    expect(text).toContain(`Unsubscribe: ${unsubscribe}`)
    expect(html).toContain('href="https://jobs.example.org/unsubscribe?token=x&amp;y"')
  })

  test('a mail arrives with HTML and text, from the installation and at the address as it was typed', async () => {
    await mailer.send(mailOf('Maya.Lind+jobs@googlemail.com', 'Hej på dig'))
    expect(received).toMatchObject([{ from: 'no-reply@jobapply.example', recipients: ['Maya.Lind+jobs@googlemail.com'] }])
    const source = received[0]?.source ?? ''
    const headers = headersOf(source)
    expect([...headers.keys()].toSorted()).toEqual(HEADERS)
    expect(headers.get('from')).toBe(FROM)
    expect(headers.get('to')).toBe('Maya.Lind+jobs@googlemail.com')
    expect(source.match(/^Content-Type: text\/\w+/gm)).toEqual(['Content-Type: text/plain', 'Content-Type: text/html'])
  })

  test.each(PAYLOADS)('%j in a name, a plan or a subject adds no header, no recipient and no mail', async (payload) => {
    await mailer.send(mailOf('maya@gmail.com', payload))
    expect(received.map(({ recipients }) => recipients)).toEqual([['maya@gmail.com']])
    const headers = headersOf(received[0]?.source ?? '')
    expect([...headers.keys()].toSorted()).toEqual(HEADERS)
    expect(headers.get('to')).toBe('maya@gmail.com')
  })

  test.each([
    ...PAYLOADS.map((payload) => payload.replace('Maya', 'maya@gmail.com')),
    'a@b.org,c@d.org',
    'a@b.org c@d.org',
    'Maya <a@b.org>',
    'a@b.org;',
    '',
    'maya',
  ])('the address %j is refused', async (to) => {
    await expect(mailer.send({ ...mailOf('maya@gmail.com', 'Hello'), to })).rejects.toThrow('not an address')
    expect(received).toEqual([])
  })

  test('a subject that did not go through the layout is refused when it has two lines', async () => {
    await expect(
      mailer.send({ to: 'maya@gmail.com', subject: 'x\r\nBcc: evil@example.org', html: '', text: '' }),
    ).rejects.toThrow('one line')
    expect(received).toEqual([])
  })

  test('an unreachable mail server is reported, and emails go out again when it is back', async () => {
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: FROM }, { keep: async () => {} })
    await expect(away.send(mailOf('maya@gmail.com', 'Hello'))).rejects.toMatchObject({ code: 'ESOCKET' })
    away.close()
    await mailer.send(mailOf('maya@gmail.com', 'Hello'))
    expect(received).toHaveLength(1)
  })
})

describe('a mail server that offers no TLS', () => {
  // Reaches this machine without being a name of it.
  const elsewhere = () => `smtp://0.0.0.0:${(server.server.address() as AddressInfo).port}`
  const sendTo = async (settings: { smtpUrl: string; tls?: 'required' | 'optional' }) => {
    const other = createMailer({ ...settings, from: FROM }, { keep: async () => {} })
    await other.send(mailOf('maya@gmail.com', 'Hello')).finally(() => other.close())
  }

  test('gets no mail, also when its address asks for less', async () => {
    await expect(sendTo({ smtpUrl: elsewhere() })).rejects.toMatchObject({ code: 'ETLS' })
    await expect(sendTo({ smtpUrl: `${elsewhere()}/?requireTLS=false&ignoreTLS=true` })).rejects.toMatchObject({ code: 'ETLS' })
    expect(received).toEqual([])
  })

  test('gets it where the operator allows that', async () => {
    await sendTo({ smtpUrl: elsewhere(), tls: 'optional' })
    expect(received).toHaveLength(1)
  })
})

describe('without a mail server', () => {
  test('a mail is kept in the local mailbox, under the same rules', async () => {
    const kept: SentMail[] = []
    const local = createMailer({ from: FROM }, { keep: async (mail) => void kept.push(mail) })
    const mail = mailOf('maya@gmail.com', 'Hello')
    await local.send(mail)
    expect(kept).toEqual([{ ...mail, from: FROM }])
    await expect(local.send({ ...mail, to: 'a@b.org\r\nc@d.org' })).rejects.toThrow('not an address')
    local.close()
  })

  test('a sender of two lines is refused at once', () => {
    expect(() => createMailer({ from: 'x\nBcc: evil@example.org' }, { keep: async () => {} })).toThrow('one line')
  })
})
