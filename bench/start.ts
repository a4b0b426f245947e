import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './shared/in-process.ts'
import { conditions, median } from './shared/measure.ts'
import { memoryMb, startProgram } from './shared/program.ts'

/** P12 and P13: CPU seconds of the server process to its first answer, and its memory at rest. */
const ROUNDS = 5
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-bench-'))
console.log(`Start of the built server (${conditions()})`)
// One address, as an installation has: the demo jobs know theirs.
const PORT = String(await freePort())
const first = await startProgram(dataDir, { PORT })
console.log(`  first start, with a new database: ${first.seconds.toFixed(2)} s, ${first.cpuSeconds.toFixed(2)} CPU s`)
await first.end()
const results: { seconds: number; cpuSeconds: number; memory: number }[] = []
for (let round = 0; round < ROUNDS; round++) {
  const { child, seconds, cpuSeconds, end } = await startProgram(dataDir, { PORT })
  await sleep(10_000)
  results.push({ seconds, cpuSeconds, memory: memoryMb(child) })
  await end()
}
const middle = (key: 'seconds' | 'cpuSeconds' | 'memory') => median(results.map((result) => result[key]))
console.log(`  later starts, median of ${ROUNDS}: ${middle('seconds').toFixed(2)} s`)
console.log(`  P12 ${middle('cpuSeconds').toFixed(2)} CPU s to the first answer (gate 1.0)`)
console.log(`  P13 ${middle('memory').toFixed(0)} MB after 10 s at rest (gate 120)`)
rmSync(dataDir, { recursive: true, force: true })
