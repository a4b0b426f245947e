import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { call } from './shared/in-process.ts'
import { conditions, median } from './shared/measure.ts'
import { startProgram } from './shared/program.ts'

/** kill -9 of the server at a random moment under 20 people signing up: what was acknowledged is there after the restart, once. */
const ROUNDS = Number(process.argv[2] ?? 10)
const WRITERS = 20
const dataDir = mkdtempSync(join(tmpdir(), 'jobapply-kill-'))
const acknowledged: string[] = []
const readyAfter: number[] = []
const env = { RATE_LIMITS: 'off' }
let program = await startProgram(dataDir, env)

for (let round = 0; round < ROUNDS; round++) {
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 0; !isOver; n++) {
      const email = `r${round}w${writer}n${n}@gmail.com`
      const answer = await call(program.origin, 'auth/signUp', { email, password: 'a quiet harbour' }).catch(() => undefined)
      if (answer?.code === 'OK') acknowledged.push(email)
      if (!answer) return
    }
  })
  await sleep(700 + Math.random() * 2_000)
  await program.end('SIGKILL')
  isOver = true
  await Promise.all(writers)
  program = await startProgram(dataDir, env)
  readyAfter.push(program.seconds)
}

const socket = join(dataDir, 'socket')
const client = new pg.Client({ connectionString: `postgres://postgres@/jobapply?host=${encodeURIComponent(socket)}` })
await client.connect()
const { rows } = await client.query<{ email: string; complete: boolean }>(`
  select u.mail_address as email, i.id is not null and p.user_id is not null and t.user_id is not null as complete
  from users u left join identities i on i.user_id = u.id left join profiles p on p.user_id = u.id left join auth_tokens t on t.user_id = u.id`)
await client.end()
await program.end()
const stored = new Map(rows.map((row) => [row.email, row.complete]))
const lost = acknowledged.filter((email) => !stored.has(email)).length
const half = rows.filter((row) => !row.complete).length
console.log(`kill -9 under ${WRITERS} sign-ups, ${ROUNDS} rounds (${conditions()})`)
console.log(`  ${acknowledged.length} acknowledged, ${lost} lost, ${rows.length - stored.size} doubled, ${half} half-written`)
console.log(`  ready again after ${median(readyAfter).toFixed(2)} s (median), ${Math.max(...readyAfter).toFixed(2)} s at most`)
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = lost + half === 0 ? 0 : 1
