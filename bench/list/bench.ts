import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { sessions } from '@jobapply/server/platform/auth/table'
import { eq } from 'drizzle-orm'
import { freePort, openProduct } from '#bench/shared/in-process.ts'
import { alternate, conditions, median, quantile, type Turn } from '#bench/shared/measure.ts'
import { addApplicant } from '#bench/shared/seed-applications.ts'
import { startServerProcess } from '#bench/shared/server-process.ts'
import type { BareStart } from './bare-list.ts'

/** P1 and P2: the signed-in list of 25 applications beside bare node:http with two prepared questions to the same rows. */
const [CALLS, CLIENTS, ROUNDS] = [1_500, 8, 5]
/** Fewer, because they come at a fixed pace: the tail is the median of the rounds. */
const PACED_CALLS = 500
const TICKS_A_SECOND = 100
const GATES = { perSecond: 0.4, cpu: 2.5, tail: 2 }

const product = await openProduct({ TASKS: 'separate' })
const { installation, settings, platform } = product
const { userId, cookie } = await addApplicant(product, 'list@gmail.com', Number(process.argv[2] ?? 200))
const [session] = await platform.database.system
  .select({ token: sessions.token })
  .from(sessions)
  .where(eq(sessions.userId, userId))
const server = await startServerProcess(installation, settings.PUBLIC_URL)
const bare = fork(fileURLToPath(import.meta.resolve('./bare-list.ts')))
const port = await freePort()
bare.send({ url: installation.ownerUrl, port } satisfies BareStart)
await once(bare, 'message')

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
const ask = (url: string, cookie: string) =>
  new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({ json: { limit: 25 } })
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    request(url, { method: 'POST', agent, headers }, (answer) => {
      let size = 0
      answer.on('data', (part: Buffer) => {
        size += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 && size > 5_000 ? resolve() : reject(new Error(`${answer.statusCode}, ${size} bytes`)),
      )
    })
      .on('error', reject)
      .end(body)
  })

const contenders = {
  bare: { pid: bare.pid, ask: () => ask(`http://127.0.0.1:${port}/`, session?.token ?? '') },
  ours: { pid: server.child.pid, ask: () => ask(`${server.origin}/rpc/applications/tracker/list`, cookie) },
}
type Name = keyof typeof contenders

/** CPU of a process in milliseconds, as Linux counts it. */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

async function turnOf(name: Name): Promise<Turn> {
  const { pid, ask } = contenders[name]
  const [cpu, started] = [cpuOf(pid), performance.now()]
  let left = CALLS
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (left-- > 0) await ask()
    }),
  )
  return { perSecond: (CALLS / (performance.now() - started)) * 1000, cpuMs: (cpuOf(pid) - cpu) / CALLS }
}

/** How long calls take that come at a fixed pace, whether earlier ones were answered or not. */
async function tailOf(name: Name, perSecond: number): Promise<number> {
  const times: number[] = []
  const started = performance.now()
  const running: Promise<void>[] = []
  for (let call = 0; call < PACED_CALLS; call++) {
    const due = started + (call * 1000) / perSecond
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    running.push(contenders[name].ask().then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(running)
  return quantile(times, 0.99)
}

console.log(`The signed-in list of 25 applications (${conditions()})`)
for (const name of ['bare', 'ours'] as const) await turnOf(name)
const { turns, steady } = await alternate({ bare: () => turnOf('bare'), ours: () => turnOf('ours') }, ROUNDS)
const of = (name: Name, what: keyof Turn) => median(turns[name].map((one) => one[what]))
const perSecond = of('ours', 'perSecond') / of('bare', 'perSecond')
const cpu = of('ours', 'cpuMs') / of('bare', 'cpuMs')
for (const name of ['bare', 'ours'] as const)
  console.log(`  ${name}: ${of(name, 'perSecond').toFixed(0)} a second, ${of(name, 'cpuMs').toFixed(2)} CPU ms a call`)
console.log(
  `  P1 ${perSecond.toFixed(2)}x calls a second (gate ${GATES.perSecond}x), ${cpu.toFixed(2)}x CPU (gate ${GATES.cpu}x)`,
)
const pace = of('bare', 'perSecond') / 2
const tails = { bare: [] as number[], ours: [] as number[] }
// Half of what the control can do may be more than the product can: then its queue grows, and the ratio says so.
for (let round = 0; round < ROUNDS; round++)
  for (const name of ['bare', 'ours'] as const) tails[name].push(await tailOf(name, Math.min(pace, of('ours', 'perSecond') / 2)))
const tail = median(tails.ours) / median(tails.bare)
console.log(
  `  P2 p99 ${median(tails.ours).toFixed(1)} ms against ${median(tails.bare).toFixed(1)} ms: ${tail.toFixed(2)}x (gate ${GATES.tail}x)`,
)
if (!steady) console.log('  UNSTEADY, the control changed by more than 30 %')

agent.destroy()
bare.kill()
await server.end('SIGTERM')
await product.close()
process.exitCode = perSecond >= GATES.perSecond && cpu <= GATES.cpu && tail <= GATES.tail ? 0 : 1
