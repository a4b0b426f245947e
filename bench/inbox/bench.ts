import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readNext } from '@jobapply/server/features/applications/inbox/tasks'
import { createWatch } from '@jobapply/server/features/applications/inbox/watch-mailboxes'
import type { ProcessStart } from '@jobapply/server/testing/server-process'
import { sql } from 'drizzle-orm'
import { addApplicant } from '#bench/shared/applicants.ts'
import { call, freePort, openProduct } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'
import { SECRET, startDovecot, USER } from './dovecot.ts'

/**
 * A mailbox of 10,000 emails of which 60 concern applications, on Debian's Dovecot: `npm run bench -- inbox [emails]`, as root. Expect no
 * flag changed, parts fetched of at most 3 %, nothing of other people kept, every email once, also after kill -9 at any moment, and one that
 * arrives later read at once.
 */
const COUNT = Number(process.argv[2] ?? 10_000)
const TIED = 60
const KILLS = 6
/** The share of emails of which more than the head may be fetched. */
const MOST_FETCHED = 0.03
const CANARY = 'canary-7be1'
const OWN = new Set(Array.from({ length: TIED }, (_, n) => Math.floor(((n + 0.5) * COUNT) / TIED)))

type Letter = { from: string; subject: string; text: string; head?: string }
const passed = (host: string) => `Authentication-Results: mail.example; dmarc=pass header.from=${host}\r\n`
const REFUSAL = 'Thank you for applying. Unfortunately we have decided to proceed with other candidates.'

/** What else comes to somebody who looks for work, one in a hundred each: for the new card, and what must not be taken for it. */
const OTHERS: Readonly<Record<number, (at: number) => Letter>> = {
  7: (at) => ({
    ...{ from: `Firm${at}y Careers <jobs@firm${at}y.example>`, subject: `Your application at Firm${at}y`, text: REFUSAL },
    head: passed(`firm${at}y.example`),
  }),
  17: (at) => ({
    ...{ from: `Bank ${at} <loans@bank${at}.example>`, subject: `Your loan application ${at}` },
    text: `Thank you for applying for a loan. ${CANARY}`,
  }),
  27: (at) => ({
    ...{ from: `Jobs of the day <news@jobnews${at % 9}.example>`, subject: `12 new jobs for you` },
    text: `Cook, Berlin. Nurse, Leeds. ${CANARY}`,
  }),
  37: (at) => ({
    ...{ from: `Coach <mail@coach${at % 9}.example>`, subject: 'How to win your next interview', text: `Five tips. ${CANARY}` },
  }),
  47: (at) => ({
    ...{ from: `Club ${at} <club@club${at}.example>`, subject: 'Your membership application', text: `Welcome. ${CANARY}` },
  }),
}
const isNew = (at: number) => at % 100 === 7 && !OWN.has(at)
const NEW = Array.from({ length: COUNT }, (_, at) => at).filter(isNew).length

function letterOf(at: number): Letter {
  const number = [...OWN].indexOf(at)
  if (number >= 0)
    return {
      from: `Sara Klein <jobs@company${number}x.example>`,
      subject: `Your application at Company${number}x`,
      text: REFUSAL,
    }
  return (
    OTHERS[at % 100]?.(at) ?? {
      ...{ from: `Somebody ${at} <person${at}@private${at % 500}.example>`, subject: `Hello ${at} ${CANARY}` },
      text: `What I wanted to tell you: ${CANARY} ${'and so on '.repeat(100)}`,
    }
  )
}

function mailOf(at: number): string {
  const { from, subject, text, head = '' } = letterOf(at)
  const date = new Date(Date.UTC(2026, 9, 1) + at * 60_000).toUTCString()
  const picture = Buffer.alloc(20_000, at % 256).toString('base64')
  const files = `--b\r\nContent-Type: image/png; name=x.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${picture}\r\n`
  return `${head}From: ${from}\r\nTo: ${USER}\r\nSubject: ${subject}\r\nDate: ${date}\r\nMessage-ID: <m${at}@bench.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${at % 10 === 0 ? files : ''}--b--\r\n`
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
const isDue = async (id: string) => {
  const { rows } = await system.execute<{ isDue: boolean }>(
    sql`select next_at <= now() as "isDue" from mailboxes where user_id = ${id}`,
  )
  return rows[0]?.isDue ?? false
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
expect(
  'emails about applications, and of jobs that were never recorded',
  kept === TIED + NEW && keys === TIED + NEW,
  `${kept} of ${TIED} + ${NEW}`,
)
const fetched = dovecot.parts()
// In a small mailbox those that concern the reader are more than that share already.
expect(
  'emails of which parts were fetched',
  fetched <= Math.max(COUNT * MOST_FETCHED, kept),
  `${fetched} (${((100 * fetched) / COUNT).toFixed(2)} %)`,
)
expect('flags changed', dovecot.flags().length === 0, dovecot.flags().length)
const { rows: stored } = await system.execute<{ found: number }>(
  sql`select count(*)::int as found from inbox_mails m where m::text like ${`%${CANARY}%`}`,
)
expect('emails of others kept', stored[0]?.found === 0, stored[0]?.found)

// Dovecot tells of another email while the connection waits.
const watch = createWatch(platform)
await system.execute(sql`update mailboxes set read_at = now() - interval '5 minutes', next_at = now() + interval '5 minutes'`)
await watch.choose()
await pause(2_000)
const arrived = performance.now()
dovecot.deliver(mailOf(7).replace('m7@', 'late@').replaceAll('irm7y', 'irmlatey'), `${1_700_000_000 + COUNT}.M1P1.late`)
while (!(await isDue(ann.id)) && performance.now() - arrived < 30_000) await pause(50)
const waited = (performance.now() - arrived) / 1_000
await readNext(platform)
const late = await keptOf(ann.id)
expect(
  'an email that arrives is read at once',
  late.kept === TIED + NEW + 1,
  `due after ${waited.toFixed(1)} s, ${late.kept} kept`,
)
watch.stop()

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
  const all = TIED + NEW + 1
  expect(`kill -9 after ${atKill.kept} emails: none twice, none lost`, kept === all && keys === all, kept)
}

await product.close()
await dovecot.stop()
process.exitCode = wrong === 0 ? 0 : 1
