import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readNext } from '@jobapply/server/features/applications/inbox/tasks'
import type { ProcessStart } from '@jobapply/server/testing/server-process'
import { sql } from 'drizzle-orm'
import { addApplicant } from '#bench/shared/applicants.ts'
import { call, freePort, openProduct } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'
import { SECRET, startDovecot, USER } from './dovecot.ts'

/**
 * A mailbox of 10,000 emails of which 60 concern applications, on Debian's Dovecot: `npm run bench -- inbox [emails]`, as root. Expect no
 * flag changed, parts fetched of at most 3 %, nothing of other people kept, every email once, also after kill -9 at any moment.
 */
const COUNT = Number(process.argv[2] ?? 10_000)
const TIED = 60
const KILLS = 6
const CANARY = 'canary-7be1'
const OWN = new Set(Array.from({ length: TIED }, (_, n) => Math.floor(((n + 0.5) * COUNT) / TIED)))

function mailOf(at: number): string {
  const number = [...OWN].indexOf(at)
  const isOwn = number >= 0
  const from = isOwn ? `Sara Klein <jobs@company${number}x.example>` : `Somebody ${at} <person${at}@private${at % 500}.example>`
  const subject = isOwn ? `Your application at Company${number}x` : `Hello ${at} ${CANARY}`
  const text = isOwn
    ? 'Thank you for applying. Unfortunately we have decided to proceed with other candidates.'
    : `What I wanted to tell you: ${CANARY} ${'and so on '.repeat(100)}`
  const date = new Date(Date.UTC(2026, 9, 1) + at * 60_000).toUTCString()
  const picture = Buffer.alloc(20_000, at % 256).toString('base64')
  const files = `--b\r\nContent-Type: image/png; name=x.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture}\r\n`
  return `From: ${from}\r\nTo: ${USER}\r\nSubject: ${subject}\r\nDate: ${date}\r\nMessage-ID: <m${at}@bench.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${at % 10 === 0 ? files : ''}--b--\r\n`
}

const dovecot = await startDovecot(Array.from({ length: COUNT }, (_, at) => mailOf(at)))
const product = await openProduct({ LOCAL_MAIL_SERVER: dovecot.url, TASKS: 'separate', RATE_LIMITS: 'off' })
const { platform, settings } = product
const { system } = platform.database

async function connectPerson() {
  const who = await addApplicant(platform, { isAdmin: true })
  for (let n = 0; n < TIED; n += 1) {
    const input = { job_title: `Cook ${n}`, company: `Company${n}x`, status: 'applied', appliedOn: '2026-09-30' }
    const { status, text } = await call(settings.PUBLIC_URL, 'applications/tracker/add', input, { cookie: who.cookie })
    if (status !== 200) throw new Error(`no application: ${text}`)
  }
  await system.execute(sql`insert into mailboxes (user_id, provider, host, port, address, secret, folders, since, connected_at, next_at)
    values (${who.id}, 'other', 'imap.mail.example', '993', ${USER}, ${platform.sealFor('connected mailbox').seal(SECRET, who.id)}, '["INBOX"]', '2026-10-01', now(), now())`)
  return who
}
const keptOf = async (id: string) => {
  const { rows } = await system.execute<{ kept: number; keys: number }>(
    sql`select count(*)::int as kept, count(distinct mail_key)::int as keys from inbox_mails where user_id = ${id}`,
  )
  return rows[0] ?? { kept: 0, keys: 0 }
}
const due = (id: string) => system.execute(sql`update mailboxes set next_at = now(), failures = 0 where user_id = ${id}`)

let wrong = 0
const expect = (name: string, isRight: boolean, shown: unknown) => {
  if (!isRight) wrong += 1
  console.log(`  ${isRight ? 'right' : 'WRONG'}  ${name}: ${shown}`)
}

console.log(`a mailbox of ${COUNT} emails, ${TIED} of them about applications (${conditions()})`)
const ann = await connectPerson()
const before = process.memoryUsage().rss
const started = performance.now()
await readNext(platform)
const seconds = (performance.now() - started) / 1000
const grown = (process.memoryUsage().rss - before) / 1024 / 1024
const { kept, keys } = await keptOf(ann.id)
const { rows: problems } = await system.execute<{ problem: string | null }>(
  sql`select problem from mailboxes where user_id = ${ann.id}`,
)
expect(
  'read without a problem',
  problems[0]?.problem === null,
  problems[0]?.problem ?? `${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more`,
)
expect('emails about applications', kept === TIED && keys === TIED, `${kept} of ${TIED}`)
expect('flags changed', dovecot.flags().length === 0, dovecot.flags().length)
const { rows: stored } = await system.execute<{ found: number }>(
  sql`select count(*)::int as found from inbox_mails m where m::text like ${`%${CANARY}%`}`,
)
expect('emails of others kept', stored[0]?.found === 0, stored[0]?.found)

for (let kill = 0; kill < KILLS; kill += 1) {
  const who = await connectPerson()
  const child = fork(join(import.meta.dirname, 'read-once.ts'))
  const env = {
    LOG_LEVEL: 'error',
    JOB_SOURCES: 'off',
    TASKS: 'separate',
    PORT: String(await freePort()),
    LOCAL_MAIL_SERVER: dovecot.url,
  }
  child.send({ env, installation: { ...product.installation, embedded: false } } satisfies ProcessStart)
  await once(child, 'message')
  await pause((seconds * 1000 * (kill + 0.5)) / KILLS)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const atKill = await keptOf(who.id)
  await due(who.id)
  await readNext(platform)
  const { kept, keys } = await keptOf(who.id)
  expect(`kill -9 after ${atKill.kept} emails: none twice, none lost`, kept === TIED && keys === TIED, kept)
}

await product.close()
await dovecot.stop()
process.exitCode = wrong === 0 ? 0 : 1
