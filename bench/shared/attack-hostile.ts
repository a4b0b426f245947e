import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { AttackFiles, UploadKind } from './attack-files.ts'
import { type Heavy, heavyAttacks } from './attack-heavy.ts'
import { createClient, type Outcome, sendResume } from './client.ts'
import { read } from './damaged.ts'

/** A client that means harm: every attack in turn, with a pause after each, until it is told to stop. */
const { origin, cookie, ownProfile, otherProfile, seed, files, heavy } = workerData as {
  heavy: Heavy
  ownProfile: string
  origin: string
  cookie: string
  otherProfile: string
  seed: number
  files: AttackFiles
}
const { hostname, port } = new URL(origin)
const LONG = 200_000
const PAUSE_MS = 150
const PATIENCE_MS = 60_000
const OPEN_SOCKETS = 40
/** More than one person may send at once and have waiting. */
const BURST = 15
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

/** Answers that must never be given, such as another person's data. */
let leaked = 0
let sent = 0
const uploads: (Outcome & { kind: UploadKind })[] = []
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
const client = createClient(origin, { headers: () => ({ cookie, 'x-forwarded-for': address() }) })

async function send(path: string, init: RequestInit & { isSignedIn?: boolean } = {}) {
  sent += 1
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', address())
  if (init.isSignedIn) headers.set('cookie', cookie)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${origin}${path}`, { ...init, headers, signal }).catch(() => undefined)
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

/** Each client starts elsewhere in the files of a kind, and goes through all of them. */
const places = { bomb: seed * 7, damaged: seed * 7, huge: seed, valid: seed * 7 }
async function upload(kind: keyof AttackFiles, label: UploadKind = kind) {
  sent += 1
  const { name, bytes } = read(files[kind][places[kind]++ % files[kind].length] ?? '')
  const outcome = await sendResume(client, ownProfile, new File([bytes], name))
  uploads.push({ ...outcome, message: `${name}: ${outcome.message}`, kind: label })
}

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
  () => upload('bomb'),
  () => call('auth/signUp', { email: hostile(), password: hostile() }, false),
  () => call('search/jobs', { profileId: ownProfile, filters: { searchTerm: hostile(), location: hostile() } }),
  () => upload('damaged'),
  () => call('search/score', { profileId: ownProfile, filters: {}, jobs: [{ title: hostile(), description: hostile() }] }),
  () =>
    send(`/rpc/profiles/list`, {
      method: 'POST',
      isSignedIn: true,
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(LONG),
    }),
  () => upload('bomb'),
  () => send('/%E0%A4%A'),
  () => send('/assets/%00'),
  () => upload('huge'),
  () => send('/'.repeat(8_000)),
  () => send('/../../../../etc/passwd'),
  () => upload('valid'),
  () => Promise.all(Array.from({ length: BURST }, () => upload('damaged', 'burst'))),
  // Slow and silent clients: some never send, some send half a request.
  async () => {
    while (sockets.length < OPEN_SOCKETS) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      if (sockets.length % 2) socket.write('POST /rpc/auth/signIn HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n')
      sockets.push(socket)
    }
    sockets.shift()?.destroy()
  },
  ...heavyAttacks(heavy, send),
]

// The second client starts half way, so that both do not send their bursts together.
for (let turn = seed * Math.floor(ATTACKS.length / 2); !isOver; turn++) {
  await ATTACKS[turn % ATTACKS.length]?.()
  await sleep(PAUSE_MS)
}
for (const socket of sockets) socket.destroy()
parentPort?.postMessage({ sent, leaked, uploads })
