import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { contract } from '@jobapply/core/contract'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@jobapply/server/platform/auth/demo'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { conditions, quantile } from './shared/measure.ts'
import { memoryMb, startProgram } from './shared/program.ts'

/** Every file of a folder through the real upload call: what becomes of it, how long, how much memory, and whether the server stayed well. */
const { values } = parseArgs({ options: { set: { type: 'string' } } })
if (!values.set) throw new Error('Say which files: npm run bench -- documents --set DIR')
const names = readdirSync(values.set)
  .filter((name) => !name.endsWith('.json'))
  .sort()

const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-documents-'))
const program = await startProgram(dataDir, { JOBAPPLY_DEMO: '1', RATE_LIMITS: 'off' })
try {
  const call = await signIn(program.origin)
  const { id } = await call.profiles.create({ profile_name: 'Documents' })
  console.log(`Documents (${conditions()})`)
  const idle = await watch(call, sleep(3_000))
  const results: Result[] = []
  const busy = await watch(
    call,
    (async () => {
      for (const name of names) results.push(await upload(call, id, join(values.set ?? '', name), name))
    })(),
  )
  for (const { name, outcome, seconds, megabytes } of results)
    console.log(`  ${name.padEnd(40)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB  ${outcome}`)
  const slowest = Math.max(...results.map(({ seconds }) => seconds))
  const read = results.filter(({ outcome }) => outcome === 'read').length
  console.log(`  ${read} read, ${results.length - read} refused with a sentence; slowest ${slowest.toFixed(2)} s`)
  console.log(
    `  reader: at most ${Math.max(...results.map(({ megabytes }) => megabytes)).toFixed(0)} MB; server ${memoryMb(program.child).toFixed(0)} MB`,
  )
  console.log(
    `  other calls: p99 ${idle.p99.toFixed(1)} ms idle, ${busy.p99.toFixed(1)} ms meanwhile (gate 2x); ${busy.failed} of ${busy.calls} failed; the server is ${program.child.exitCode === null ? 'well' : 'gone'}`,
  )
} finally {
  await program.end()
  rmSync(dataDir, { recursive: true, force: true })
}

type Call = ContractRouterClient<typeof contract>
type Result = { name: string; outcome: string; seconds: number; megabytes: number }

async function signIn(origin: string): Promise<Call> {
  let cookie = ''
  const link = new RPCLink({
    url: `${origin}/rpc`,
    headers: () => ({ cookie }),
    fetch: async (request, init) => {
      const response = await fetch(request, init)
      const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
      if (cookies.length > 0) cookie = cookies.join('; ')
      return response
    },
  })
  const client: Call = createORPCClient(link)
  await client.auth.signIn({ email: String(DEMO_PEOPLE.at(-1)?.email), password: DEMO_PASSWORD })
  return client
}

async function upload(call: Call, id: string, path: string, name: string): Promise<Result> {
  const started = performance.now()
  const scale = weighReaders()
  const outcome = await send(call, id, new File([readFileSync(path)], name)).catch((error) =>
    error instanceof ORPCError ? error.message : `the server did not answer: ${error}`,
  )
  return { name, outcome, seconds: (performance.now() - started) / 1000, megabytes: scale.end() }
}

async function send(call: Call, id: string, file: File): Promise<string> {
  for await (const step of await call.profiles.uploadResume({ id, file, autoSave: false }))
    if (step.stage === 'saved') await call.profiles.removeResume({ id, resumeId: step.review.resumeId })
  return 'read'
}

/** The most that the processes which read have in memory. */
function weighReaders() {
  let most = 0
  const clock = setInterval(() => {
    const children = readFileSync(`/proc/${program.child.pid}/task/${program.child.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
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

/** A light stream of ordinary calls while something else happens. */
async function watch(call: Call, meanwhile: Promise<unknown>) {
  const times: number[] = []
  let [failed, isOver] = [0, false]
  const over = meanwhile.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const started = performance.now()
    await call.profiles.list().catch(() => failed++)
    times.push(performance.now() - started)
    await sleep(15)
  }
  await over
  return { p99: quantile(times, 0.99), calls: times.length, failed }
}
