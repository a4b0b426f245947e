import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { DEMO_PEOPLE } from '@jobapply/server/features/auth/demo'
import { sendResume } from './shared/client.ts'
import { FIXTURES, resumesIn } from './shared/damaged.ts'
import { conditions } from './shared/measure.ts'
import type { MemoryReport } from './shared/memory-report.ts'
import { startProgram } from './shared/program.ts'
import { signIn } from './shared/uploads.ts'

/**
 * 60 uploads of 10 MB at once, in rounds: what the server holds before, at its peak and 30 s after each. Gate: the last round leaves at
 * most 10 % more than an earlier one. `npm run bench -- uploads [rounds]`, 3 unless said otherwise.
 */
const UPLOADS = 60
const ROUNDS = Number(process.argv[2] ?? 3)
const AFTER_MS = 30_000
const MEGABYTE = 1024 * 1024
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-uploads-'))
const report = join(tmpdir(), `jobapply-memory-${process.pid}.json`)
const probe = pathToFileURL(join(import.meta.dirname, 'shared/memory-report.ts')).href
const program = await startProgram(dataDir, {
  JOBAPPLY_DEMO: '1',
  RATE_LIMITS: 'off',
  MEMORY_REPORT: report,
  NODE_OPTIONS: `--import=${probe}`,
})

const measure = () => JSON.parse(readFileSync(report, 'utf8')) as MemoryReport
const tell = (when: string, { rss, anonymous, heapUsed, heapTotal, external, arrayBuffers }: MemoryReport) => {
  const [resident, own, used, heap, outside, buffers] = [rss, anonymous, heapUsed, heapTotal, external, arrayBuffers].map(
    (bytes) => (bytes / MEGABYTE).toFixed(0),
  )
  console.log(
    `  ${when.padEnd(16)} RSS ${resident} MB (${own} without files), heap ${used} of ${heap}, external ${outside} (buffers ${buffers})`,
  )
}

console.log(`Uploads (${conditions()}): ${UPLOADS} of 10 MB at once, ${ROUNDS} rounds`)
const clients = await Promise.all(
  DEMO_PEOPLE.map(async ({ email }) => {
    const { call } = await signIn(program.origin, email)
    return { call, id: ((await call.profiles.list())[0] ?? (await call.profiles.create({ profile_name: 'Uploads' }))).id }
  }),
)
const resume = readFileSync(String(resumesIn(FIXTURES)[0]))
const bytes = new Uint8Array(Buffer.concat([resume, Buffer.alloc(10 * MEGABYTE - resume.length, '\n')]))
await sleep(5_000)
tell('before', measure())

const rests: number[] = []
for (let round = 1; round <= ROUNDS; round++) {
  let peak = measure()
  const clock = setInterval(() => {
    const now = measure()
    if (now.rss > peak.rss) peak = now
  }, 100)
  const outcomes = await Promise.all(
    clients.flatMap(({ call, id }) =>
      Array.from({ length: UPLOADS / clients.length }, () => sendResume(call, id, new File([bytes], 'resume.pdf'))),
    ),
  )
  const counts = Map.groupBy(outcomes, ({ code }) => code)
  console.log(`  round ${round}: ${[...counts].map(([code, all]) => `${all.length} ${code}`).join(', ')}`)
  tell('peak', peak)
  await sleep(AFTER_MS)
  clearInterval(clock)
  const rest = measure()
  tell('30 s after', rest)
  rests.push(rest.rss)
}
await program.end()
for (const each of [dataDir, report]) rmSync(each, { recursive: true, force: true })
const last = rests.pop() ?? 0
process.exitCode = rests.length > 0 && last > Math.max(...rests) * 1.1 ? 1 : 0
process.exit()
