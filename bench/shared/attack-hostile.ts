import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { BOMBS } from './bombs.ts'

/** A client that means harm: every door in turn, with a pause after each, until it is told to stop. */
const { origin, cookie, ownProfile, otherProfile, seed } = workerData as {
  ownProfile: string
  origin: string
  cookie: string
  otherProfile: string
  seed: number
}
const { hostname, port } = new URL(origin)
const LONG = 200_000
const PAUSE_MS = 150
const OPEN_SOCKETS = 40
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

/** Answers that must never be given, such as another person's data. */
let leaked = 0
let sent = 0
const sockets: ReturnType<typeof connect>[] = []
const fragments = [
  '<script type="application/ld+json">',
  '\\"',
  '- '.repeat(3),
  '((((',
  'a@',
  '%00',
  'select * from ',
  '\u0000',
  '\ud800',
  '🙂',
]
const hostile = (length = LONG) => (fragments[sent % fragments.length] ?? 'x').repeat(length).slice(0, length)
/** Each request claims another address, so that limits per address do not end the attack early. */
const address = () => `198.18.${seed}.${sent % 250}`

async function send(path: string, init: RequestInit & { isSignedIn?: boolean } = {}) {
  sent += 1
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', address())
  if (init.isSignedIn) headers.set('cookie', cookie)
  const answer = await fetch(`${origin}${path}`, { ...init, headers, signal: AbortSignal.timeout(60_000) }).catch(() => undefined)
  const text = await answer?.text().catch(() => '')
  return { status: answer?.status ?? 0, text: text ?? '' }
}
const call = (name: string, input: unknown, isSignedIn = true) =>
  send(`/rpc/${name}`, {
    method: 'POST',
    isSignedIn,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  })
const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('0', new File([bytes], name))
  form.set('data', JSON.stringify({ json: { id: ownProfile, autoSave: false }, maps: [['file']] }))
  return send('/rpc/profiles/uploadResume', { method: 'POST', isSignedIn: true, body: form })
}
const bombs = Object.entries(BOMBS).filter(([name]) => name !== 'inflating.docx')

const ATTACKS: (() => Promise<unknown>)[] = [
  async () => {
    const { status } = await call('profiles/get', { id: otherProfile })
    if (status === 200) leaked += 1
  },
  async () => {
    const { status } = await call('profiles/update', { id: otherProfile, version: 1, changes: { full_name: 'Mallory' } })
    if (status === 200) leaked += 1
  },
  () => call('auth/signIn', { email: `${hostile(60)}@gmail.com`, password: hostile() }, false),
  () => call('auth/signUp', { email: hostile(), password: hostile() }, false),
  () => call('search/jobs', { profileId: ownProfile, filters: { searchTerm: hostile(), location: hostile() } }),
  () => call('search/score', { profileId: ownProfile, filters: {}, jobs: [{ title: hostile(), description: hostile() }] }),
  () =>
    send(`/rpc/profiles/list`, {
      method: 'POST',
      isSignedIn: true,
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(LONG),
    }),
  () => send('/%E0%A4%A'),
  () => send('/assets/%00'),
  () => send('/'.repeat(8_000)),
  () => send('/../../../../etc/passwd'),
  () => upload('broken.pdf', new Uint8Array(Buffer.from(`%PDF-1.7\n${hostile()}`))),
  () => {
    const [name, make] = bombs[sent % bombs.length] ?? ['x.txt', () => Buffer.from('x')]
    return upload(name, new Uint8Array(make()))
  },
  () => upload('large.pdf', new Uint8Array(9 * 1024 * 1024)),
  // Slow and silent clients: some never send, some send half a request.
  async () => {
    while (sockets.length < OPEN_SOCKETS) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      if (sockets.length % 2) socket.write('POST /rpc/auth/signIn HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n')
      sockets.push(socket)
    }
    sockets.shift()?.destroy()
  },
]

for (let turn = seed; !isOver; turn++) {
  await ATTACKS[turn % ATTACKS.length]?.()
  await sleep(PAUSE_MS)
}
for (const socket of sockets) socket.destroy()
parentPort?.postMessage({ sent, leaked })
