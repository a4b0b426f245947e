import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@jobapply/server/features/auth/demo'
import { type Client, createClient, sendResume } from './client.ts'
import type { Document } from './damaged.ts'
import { quantile } from './measure.ts'
import { memoryMb, startProgram } from './program.ts'

export type Result = { name: string; outcome: string; seconds: number; megabytes: number }

/** Documents through the real upload call of the product as a program of its own, with other calls beside them. */
export async function uploadAll(documents: Iterable<Document>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-documents-'))
  const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', RATE_LIMITS: 'off' })
  const pid = Number(program.child.pid)
  try {
    const { call, cookie } = await signIn(program.origin)
    const { id } = (await call.profiles.list())[0] ?? (await call.profiles.create({ profile_name: 'Documents' }))
    const idle = await watch(program.origin, cookie, sleep(8_000))
    const results: Result[] = []
    const all = async () => {
      for (const document of documents) results.push(await upload(call, id, pid, document))
    }
    const busy = await watch(program.origin, cookie, all())
    return { results, idle, busy, serverMb: memoryMb(program.child), isWell: program.child.exitCode === null }
  } finally {
    await program.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function tell({ results, idle, busy, serverMb, isWell }: Awaited<ReturnType<typeof uploadAll>>) {
  const read = results.filter(({ outcome }) => outcome === 'read').length
  const most = (values: number[]) => Math.max(0, ...values)
  console.log(
    `  ${read} read, ${results.length - read} refused; slowest ${most(results.map(({ seconds }) => seconds)).toFixed(2)} s`,
  )
  console.log(
    `  reader at most ${most(results.map(({ megabytes }) => megabytes)).toFixed(0)} MB, server ${serverMb.toFixed(0)} MB`,
  )
  console.log(
    `  other calls: p99 ${idle.p99.toFixed(1)} ms idle, ${busy.p99.toFixed(1)} ms meanwhile (gate 2x); ${busy.failed} of ${busy.calls} failed; the server is ${isWell ? 'well' : 'gone'}`,
  )
}

export async function signIn(origin: string, email = String(DEMO_PEOPLE.at(-1)?.email)) {
  let cookie = ''
  const call = createClient(origin, {
    headers: () => ({ cookie }),
    fetch: async (request, init) => {
      const response = await fetch(request, init)
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
      if (cookies.length > 0) cookie = cookies.join('; ')
      return response
    },
  })
  const person = { email, password: DEMO_PASSWORD }
  // The server answers a moment before its demo people are there.
  for (let tries = 0; ; tries++) {
    const isIn = await call.auth.signIn(person).catch((error) => (tries < 40 ? undefined : Promise.reject(error)))
    if (isIn) return { call, cookie }
    await sleep(250)
  }
}

async function upload(call: Client, id: string, server: number, { name, bytes }: Document): Promise<Result> {
  const started = performance.now()
  const scale = weighReaders(server)
  const { message: outcome } = await sendResume(call, id, new File([bytes], name))
  return { name, outcome, seconds: (performance.now() - started) / 1000, megabytes: scale.end() }
}

/** The most that the processes which read have in memory. */
function weighReaders(server: number) {
  let most = 0
  const clock = setInterval(() => {
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').filter(Boolean)
    for (const pid of children) {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        if (command.includes('reader')) most = Math.max(most, memoryMb({ pid: Number(pid) } as never))
      } catch {}
    }
  }, 10)
  return {
    end: () => {
      clearInterval(clock)
      return most
    },
  }
}

/** What other people feel while something else happens. */
async function watch(origin: string, cookie: string, meanwhile: Promise<unknown>) {
  const watcher = new Worker(new URL('./watcher.ts', import.meta.url), { workerData: { origin, cookie } })
  await meanwhile
  const seen = once(watcher, 'message')
  watcher.postMessage('over')
  const [{ times, failed }] = (await seen) as [{ times: number[]; failed: number }]
  return { p99: quantile(times, 0.99), calls: times.length, failed }
}
