import { createServer, type Socket } from 'node:net'
import { headOf, type Lie, lieOf, MAILS, partOf, structureOf, subjectOf } from './lies.ts'

/** A mail server in a process of its own whose users' mailboxes are hostile, each in its way. It says its port, and ends with its parent. */
process.once('disconnect', () => process.exit())

const server = createServer((socket) => {
  let lie: Lie = 'honest'
  let rest = ''
  const say = (...lines: string[]) => socket.writable && socket.write(lines.map((line) => `${line}\r\n`).join(''), 'latin1')
  socket.on('error', () => {})
  say('* OK [CAPABILITY IMAP4rev1] ready')
  socket.on('data', (bytes) => {
    const lines = `${rest}${bytes.toString('latin1')}`.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [tag = '', verb = '', ...words] = line.split(' ')
      const name = verb.toUpperCase() === 'UID' ? (words[0] ?? '').toUpperCase() : verb.toUpperCase()
      if (name === 'LOGIN') lie = lieOf((words[0] ?? '').replaceAll('"', ''))
      if (name === 'CAPABILITY') say('* CAPABILITY IMAP4rev1', `${tag} OK done`)
      else if (name === 'LIST') say('* LIST (\\HasNoChildren) "." INBOX', `${tag} OK done`)
      else if (name === 'EXAMINE') open(say, tag, lie)
      else if (name === 'SEARCH') say(`* SEARCH ${uids(MAILS).join(' ')}`, `${tag} OK done`)
      else if (name === 'FETCH') fetch(socket, say, { tag, lie, range: words[1] ?? '', query: line })
      else say(`${tag} OK done`)
    }
  })
})
type Say = (...lines: string[]) => void
type Asked = { tag: string; lie: Lie; range: string; query: string }

const uids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

function open(say: Say, tag: string, lie: Lie) {
  const count = lie === 'wrong counts' ? 4_000_000_000 : MAILS
  say('* FLAGS (\\Seen)', `* ${count} EXISTS`, '* OK [UIDVALIDITY 1] valid', `* OK [UIDNEXT ${count + 1}] next`)
  say(`${tag} OK [READ-ONLY] done`)
}

function fetch(socket: Socket, say: Say, { tag, lie, range, query }: Asked) {
  if (lie === 'endless responses') return pour(socket, '* OK still here, and there is more to come\r\n')
  if (lie === 'huge literal') return say('* 1 FETCH (UID 1 BODY[HEADER] {999999999999}')
  if (lie === 'one byte a second') return drip(socket)
  for (const uid of range.split(',').map(Number)) {
    const part = /BODY\.PEEK\[(\d+)\]<0\.(\d+)>/i
    const [, key = ''] = part.exec(query) ?? []
    if (key !== '' && lie === '1 GB of base64') {
      say(`* ${uid} FETCH (UID ${uid} BODY[${key}]<0> {1073741824}`)
      return pour(socket, `${'QUJD'.repeat(19)}\r\n`)
    }
    say(`* ${uid} FETCH (${fieldsOf(lie, uid, query)})`)
  }
  say(`${tag} OK done`)
}

const literal = (text: string) => `{${text.length}}\r\n${text}`

function fieldsOf(lie: Lie, uid: number, query: string): string {
  const fields = [`UID ${uid}`]
  const from = '(("Sara Klein" NIL "sara" "northwindlabs.example"))'
  if (/ENVELOPE/.test(query))
    fields.push(
      `ENVELOPE ("Mon, 16 Nov 2026 10:00:00 +0100" ${literal(subjectOf(lie))} ${from} ${from} ${from} NIL NIL NIL NIL "<m${uid}@mail.example>")`,
    )
  if (/BODYSTRUCTURE/.test(query)) fields.push(`BODYSTRUCTURE ${structureOf(lie)}`)
  const asked = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]{0,500})\)\]/i.exec(query)
  const head = `From: Sara Klein <sara@northwindlabs.example>\r\nSubject: Your application\r\nMessage-ID: <m${uid}@mail.example>\r\n\r\n`
  if (asked) fields.push(`BODY[HEADER.FIELDS (${asked[1]})] ${literal(`${headOf(lie)}${head}`)}`)
  for (const [, key = '', most = ''] of query.matchAll(/BODY\.PEEK\[([\d.]+)\]<0\.(\d+)>/gi))
    fields.push(`BODY[${key}]<0> ${literal(partOf(lie, key, Number(most)))}`)
  return fields.join(' ')
}

/** The same again until the reader goes. */
function pour(socket: Socket, piece: string) {
  const pieces = piece.repeat(500)
  const more = () => {
    while (socket.writable && socket.write(pieces));
    if (socket.writable) socket.once('drain', more)
  }
  more()
}

function drip(socket: Socket) {
  const timer = setInterval(() => (socket.writable ? socket.write('*') : clearInterval(timer)), 1_000)
  socket.once('close', () => clearInterval(timer))
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
