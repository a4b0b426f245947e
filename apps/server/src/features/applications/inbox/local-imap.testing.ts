import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type LocalMail = { uid: number; head: string; text: string; structure?: string }
type Lie = 'huge literal' | 'endless' | 'no greeting' | 'wrong counts' | 'foreign uids' | 'no starttls'
type Options = {
  user: string
  password: string
  accessToken?: string
  mails: LocalMail[]
  uidValidity?: number
  /** Whether it has IDLE. */
  idle?: boolean
  lie?: Lie | undefined
}

/** A mail server for tests. It answers in Dovecot's form, notes every command, and can lie. */
export async function startImap(options: Options) {
  const commands: string[] = []
  const sockets = new Set<Socket>()
  /** The tag of each IDLE under way. */
  const idling = new Map<Socket, string>()
  const state = { uidValidity: 1, ...options }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        idling.delete(socket)
      })
    if (state.lie === 'no greeting') socket.end('SSH-2.0-OpenSSH_9.2 secret-banner\r\n')
    else socket.write('* OK [CAPABILITY IMAP4rev1 LITERAL+ ID ENABLE AUTH=PLAIN AUTH=XOAUTH2 SASL-IR] Dovecot ready.\r\n')
    let rest = ''
    let signingIn = ''
    socket.on('data', (bytes) => {
      const lines = `${rest}${bytes.toString('latin1')}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        commands.push(line)
        if (line === 'DONE') {
          socket.write(`${idling.get(socket)} OK Idle completed.\r\n`)
          idling.delete(socket)
          continue
        }
        if (signingIn) signIn((...texts) => socket.write(texts.map((text) => `${text}\r\n`).join('')), signingIn, partsOf(line))
        else if (/^\S+ AUTHENTICATE PLAIN$/i.test(line)) socket.write('+ \r\n')
        else answer(socket, line)
        signingIn = !signingIn && /AUTHENTICATE PLAIN$/i.test(line) ? (line.split(' ')[0] ?? '') : ''
      }
    })
  })

  function answer(socket: Socket, line: string) {
    const [tag = '', verb = '', ...words] = line.split(' ')
    const say = (...texts: string[]) => socket.write(texts.map((text) => `${text}\r\n`).join(''), 'latin1')
    const name = verb.toUpperCase()
    const rest = words.join(' ')
    if (name === 'AUTHENTICATE' && words[0]?.toUpperCase() === 'XOAUTH2') signInByToken(say, tag, words[1] ?? '')
    else if (name === 'CAPABILITY')
      say(
        `* CAPABILITY IMAP4rev1 LITERAL+ ID ENABLE AUTH=PLAIN AUTH=XOAUTH2 SASL-IR${state.idle ? ' IDLE' : ''}`,
        `${tag} OK done`,
      )
    else if (name === 'LOGIN')
      signIn(
        say,
        tag,
        [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
      )
    else if (name === 'LIST')
      say(rest === '"" ""' ? '* LIST (\\Noselect) "." ""' : '* LIST (\\HasNoChildren) "." INBOX', `${tag} OK done`)
    else if (name === 'EXAMINE' || name === 'SELECT') open(say, tag, rest)
    else if (name === 'UID' && words[0]?.toUpperCase() === 'SEARCH') search(say, tag, rest)
    else if (name === 'UID' && words[0]?.toUpperCase() === 'FETCH') fetch(socket, say, tag, words[1] ?? '', rest)
    else if (name === 'IDLE') {
      idling.set(socket, tag)
      socket.write('+ idling\r\n')
    } else if (name === 'LOGOUT') say('* BYE', `${tag} OK done`)
    else say(`${tag} OK done`)
  }
  type Say = (...texts: string[]) => void

  function signIn(say: Say, tag: string, [user, password]: string[]) {
    if (user === state.user && password === state.password) say(`${tag} OK Logged in`)
    else say(`${tag} NO [AUTHENTICATIONFAILED] Authentication failed: ${'use an app password. '.repeat(30)}`)
  }
  function signInByToken(say: Say, tag: string, text: string) {
    const [user, token] = Buffer.from(text, 'base64').toString().split('\u0001')
    const isRight = user === `user=${state.user}` && token === `auth=Bearer ${state.accessToken}`
    say(isRight ? `${tag} OK Logged in` : `${tag} NO [AUTHENTICATIONFAILED] Authentication failed`)
  }
  function open(say: Say, tag: string, folder: string) {
    if (!/^"?inbox"?$/i.test(folder)) return say(`${tag} NO [NONEXISTENT] Mailbox doesn't exist`)
    const count = state.lie === 'wrong counts' ? 4_000_000_000 : state.mails.length
    say('* FLAGS (\\Seen)', '* OK [PERMANENTFLAGS ()] Read-only mailbox.', `* ${count} EXISTS`, '* 0 RECENT')
    say(
      `* OK [UIDVALIDITY ${state.uidValidity}] UIDs valid`,
      `* OK [UIDNEXT ${count + 1}] Predicted next UID`,
      `${tag} OK [READ-ONLY] Examine completed.`,
    )
  }
  function search(say: Say, tag: string, query: string) {
    const from = Number(/UID (\d+):/i.exec(query.replace(/^SEARCH /i, ''))?.[1] ?? 1)
    const uids = state.mails.map(({ uid }) => uid).filter((uid) => uid >= from)
    say(`* SEARCH ${uids.join(' ')}`, `${tag} OK Search completed.`)
  }
  function fetch(socket: Socket, say: Say, tag: string, range: string, query: string) {
    if (state.lie === 'endless') {
      const flood = () => {
        while (!socket.destroyed && socket.write('* OK still here, and there is more to come\r\n'));
        socket.once('drain', flood)
      }
      return flood()
    }
    if (state.lie === 'huge literal') return say(`* 1 FETCH (UID 1 BODY[HEADER] {999999999999}`)
    const wanted = new Set(range.split(',').flatMap(spread))
    if (state.lie === 'foreign uids') wanted.add(state.mails.at(-1)?.uid ?? 0)
    for (const [at, mail] of state.mails.entries())
      if (wanted.has(mail.uid)) socket.write(`* ${at + 1} FETCH (${fieldsOf(mail, query)})\r\n`, 'latin1')
    say(`${tag} OK Fetch completed.`)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `imap://127.0.0.1:${port}`,
    commands,
    state,
    /** How many wait. */
    idling: () => idling.size,
    /** Tells those who wait of another email. */
    arrive(mail: LocalMail) {
      state.mails.push(mail)
      for (const socket of idling.keys()) socket.write(`* ${state.mails.length} EXISTS\r\n`)
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function spread(part: string): number[] {
  const [from = 0, to = from] = part.split(':').map(Number)
  return Array.from({ length: Math.min(Math.max(to - from, 0), 10_000) + 1 }, (_, index) => from + index)
}

const partsOf = (line: string) => Buffer.from(line, 'base64').toString().split('\0').slice(1)
const literal = (text: string) => `{${Buffer.byteLength(text, 'latin1')}}\r\n${text}`

function fieldsOf({ uid, head, text, structure }: LocalMail, query: string): string {
  const headValue = (field: string) =>
    head
      .split('\n')
      .find((line) => line.startsWith(`${field}: `))
      ?.slice(field.length + 2)
      .trim() ?? ''
  const quoted = (value: string) => (value ? literal(value) : 'NIL')
  const sender = headValue('From')
  const [name = '', address = ''] = sender.slice(0, -1).split(' <')
  const [mailbox = '', host = ''] = address.split('@')
  const from = mailbox ? `((${quoted(name)} NIL ${quoted(mailbox)} ${quoted(host)}))` : 'NIL'
  const fields = [`UID ${uid}`]
  if (/ENVELOPE/.test(query))
    fields.push(
      `ENVELOPE (${quoted(headValue('Date'))} ${quoted(headValue('Subject'))} ${from} ${from} ${from} NIL NIL NIL NIL ${quoted(headValue('Message-ID'))})`,
    )
  if (/BODYSTRUCTURE/.test(query))
    fields.push(
      `BODYSTRUCTURE ${structure ?? `("text" "plain" ("charset" "utf-8") NIL NIL "8bit" ${text.length} 1 NIL NIL NIL NIL)`}`,
    )
  const asked = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]{0,500})\)\]/i.exec(query)
  if (asked) fields.push(`BODY[HEADER.FIELDS (${asked[1]})] ${literal(`${head.trim().replaceAll('\n', '\r\n')}\r\n\r\n`)}`)
  if (/BODY\.PEEK\[1\]/i.test(query)) fields.push(`BODY[1]<0> ${literal(Buffer.from(text).toString('latin1'))}`)
  return fields.join(' ')
}
