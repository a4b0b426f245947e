import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { conditions, median } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'

/** C8: SIGTERM at a random moment under clients that keep their connections, `npm run bench -- stop [ROUNDS]`. */
const ROUNDS = Number(process.argv[2] ?? 20)
const CLIENTS = 20
const EXIT_WITHIN_S = 10
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-stop-'))
const credentials = { email: 'nobody@gmail.com', password: 'a quiet harbour' }
/** Quick calls, and in each twenty a slow one, which hashes a password: the server has 8 s for what has begun. */
const CALLS: readonly [string, unknown][] = Array.from({ length: 20 }, (_, n) =>
  n === 0 ? ['auth/signIn', credentials] : [n % 2 ? 'auth/session' : 'billing/plans', undefined],
)

/** Whole answers are read to their end: one that breaks off fails here. */
const ask = (origin: string, agent: Agent, [name, input]: (typeof CALLS)[number]) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(`${origin}/rpc/${name}`, { method: 'POST', headers, agent }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ json: input }))
  })

let [answered, cut, failed] = [0, 0, 0]
const exits: number[] = []
const cuts: string[] = []
for (let round = 0; round < ROUNDS; round++) {
  const program = await startProgram(dataDir, { RATE_LIMITS: 'off' })
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = client; ; n++) {
      try {
        const status = await ask(program.origin, agent, CALLS[n % CALLS.length] ?? ['auth/session', undefined])
        answered++
        if (status >= 500) failed++
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        agent.destroy()
        if (code === 'ECONNREFUSED') return
        cuts.push(`${code} ${message}`)
        return
      }
    }
  })
  await sleep(500 + Math.random() * 1_500)
  const started = performance.now()
  await program.end('SIGTERM')
  exits.push((performance.now() - started) / 1000)
  await Promise.all(clients)
  const what = cuts.length > 0 ? `CUT ${[...new Set(cuts)].join(', ')}` : '0 cut'
  console.log(
    `  round ${round}: ${answered} answered, ready after ${program.seconds.toFixed(1)} s, gone after ${exits.at(-1)?.toFixed(1)} s, ${what}`,
  )
  cut += cuts.splice(0).length
}
const longest = Math.max(...exits)
console.log(`SIGTERM under ${CLIENTS} clients, ${ROUNDS} rounds (${conditions()})`)
console.log(
  `  C8 ${answered} answered, ${cut} cut, ${failed} failed (gate 0, 0), gone after ${median(exits).toFixed(1)} s (median), ${longest.toFixed(1)} s at most (gate ${EXIT_WITHIN_S})`,
)
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = cut + failed === 0 && longest <= EXIT_WITHIN_S ? 0 : 1
