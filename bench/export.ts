import { sql } from 'drizzle-orm'
import { openProduct } from './shared/in-process.ts'
import { conditions, median } from './shared/measure.ts'
import { memoryMb } from './shared/program.ts'
import { addApplicant } from './shared/seed-applications.ts'
import { startServerProcess } from './shared/server-process.ts'

/** I5: the export of a person with 10,000 applications, from a server process of its own: time, and memory at its peak. */
const APPLICATIONS = 10_000
const ROUNDS = 3
const GATE = { seconds: 5, megabytes: 50 }

const product = await openProduct({ TASKS: 'separate' })
const { userId, cookie } = await addApplicant(product, 'busy@gmail.com', APPLICATIONS)
// As wide as in life: a resume and a letter each.
await product.platform.database.system.execute(sql`
  update job_applications set resume_data = jsonb_build_object('name', 'Resume', 'text', repeat(md5(job_id), 60)),
    cover_letter_data = jsonb_build_object('content', repeat(md5(job_id), 40)) where user_id = ${userId}`)

const server = await startServerProcess(product.installation, product.settings.PUBLIC_URL)
const headers = { cookie, 'content-type': 'application/json', origin: product.settings.PUBLIC_URL }
const EXPORTS = {
  json: () =>
    fetch(`${server.origin}/functions/v1/delete-account`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ action: 'export' }),
    }),
  zip: () => fetch(`${server.origin}/account/export.zip`, { headers }),
}

async function readAll(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  let size = 0
  for await (const piece of answer.body ?? []) size += piece.length
  return size
}

console.log(`Export of ${APPLICATIONS} applications (${conditions()})`)
// The first call of a process loads what it needs.
await readAll(await fetch(`${server.origin}/rpc/profiles/list`, { method: 'POST', headers, body: '{}' }))
let isWithin = true
for (const [kind, ask] of Object.entries(EXPORTS)) {
  const rounds: { seconds: number; grown: number; size: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = memoryMb(server.child)
    let peak = before
    const clock = setInterval(() => {
      peak = Math.max(peak, memoryMb(server.child))
    }, 20)
    const started = performance.now()
    const size = await readAll(await ask())
    clearInterval(clock)
    rounds.push({ seconds: (performance.now() - started) / 1000, grown: peak - before, size })
  }
  const [seconds, grown] = [median(rounds.map((one) => one.seconds)), Math.max(...rounds.map((one) => one.grown))]
  isWithin &&= seconds <= GATE.seconds && grown <= GATE.megabytes
  console.log(
    `  ${kind}: ${((rounds[0]?.size ?? 0) / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; memory at most +${grown.toFixed(0)} MB (${rounds.map((one) => one.grown.toFixed(0)).join(', ')})`,
  )
}
console.log(`  gate ${GATE.seconds} s, +${GATE.megabytes} MB: ${isWithin ? 'held' : 'MISSED'}`)
await server.end()
await product.close()
process.exitCode = isWithin ? 0 : 1
