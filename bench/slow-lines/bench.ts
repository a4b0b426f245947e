import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '#bench/shared/in-process.ts'
import { conditions, median, quantile } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'

/**
 * G9: people's calls beside 500 connections that send a byte a second, `npm run bench -- slow-lines [ROUNDS] [SECONDS]`: alone and beside
 * them in turn. A connection that the server ends is replaced by another.
 */
const ROUNDS = Number(process.argv[2] ?? 5)
const SECONDS = Number(process.argv[3] ?? 12)
const LINES = 500
const AT_ONCE = 2
const GATE = 2
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-slow-'))
const program = await startProgram(dataDir, { RATE_LIMITS: 'off' })
const port = Number(new URL(program.origin).port)

/** Half of them drip a header, half a body. */
const BEGINNINGS = [
  'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /rpc/auth/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
]

function openSlowLines() {
  const open = new Set<Socket>()
  let [isOver, ended] = [false, 0]
  const add = (place: number) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(BEGINNINGS[place % 2] ?? ''))
    open.add(socket)
    socket.resume().on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      ended++
      if (!isOver) setTimeout(add, 100, place)
    })
  }
  for (let place = 0; place < LINES; place++) add(place)
  const drip = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('a')
  }, 1_000)
  return {
    count: () => open.size,
    close() {
      isOver = true
      clearInterval(drip)
      for (const socket of open) socket.destroy()
      return ended
    },
  }
}

let wrong = 0
async function measure(): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        const started = performance.now()
        const { code } = await call(program.origin, 'billing/plans', undefined)
        times.push(performance.now() - started)
        if (code !== 'OK') wrong++
        await sleep(5)
      }
    }),
  )
  return times
}

await measure()
const p99 = { alone: [] as number[], beside: [] as number[] }
let [ended, fewest] = [0, LINES]
for (let round = 0; round < ROUNDS; round++) {
  p99.alone.push(quantile(await measure(), 0.99))
  const lines = openSlowLines()
  await sleep(2_000)
  p99.beside.push(quantile(await measure(), 0.99))
  fewest = Math.min(fewest, lines.count())
  ended += lines.close()
  await sleep(1_000)
}
const [alone, beside] = [median(p99.alone), median(p99.beside)]
const listed = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ')
console.log(`calls beside ${LINES} slow connections, ${ROUNDS} rounds of ${SECONDS} s (${conditions()})`)
console.log(`  p99 alone ${listed(p99.alone)} ms, beside ${listed(p99.beside)} ms; ${ended} lines ended, ${fewest} open at least`)
console.log(
  `  G9 p99 ${alone.toFixed(1)} -> ${beside.toFixed(1)} ms: ${(beside / alone).toFixed(2)}x (gate ${GATE}x), ${wrong} wrong`,
)
await program.end()
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = beside <= GATE * alone && wrong === 0 ? 0 : 1
