import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { type Applicant, addApplicant } from '#bench/shared/applicants.ts'
import { conditions } from '#bench/shared/measure.ts'
import { startProgram } from '#bench/shared/program.ts'
import { startJournal } from './journal.ts'
import { asSuperuser, startStack } from './stack.ts'

/**
 * `npm run bench -- cluster [--seconds 20] [--people 8]`: the product on three PostgreSQL machines with Debian's Patroni, etcd, HAProxy and
 * PgBouncer, as deploy/cluster sets them up (apt-get install patroni etcd-server python3-etcd haproxy pgbouncer postgresql-15), with two
 * servers and a worker. Writes go on while machines die, are cut off, change places and are started again; the clients' journal is compared
 * with what is stored in the end.
 */
const LONGEST_FAILURE_S = 15
const TASKS_WITHIN_S = 420
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, people: { type: 'string', default: '8' } },
})
const seconds = Number(values.seconds)

const folder = mkdtempSync(join(tmpdir(), 'jobapply-cluster-'))
chmodSync(folder, 0o755)
const mails: string[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, answer) => {
    let text = ''
    stream.on('data', (chunk) => {
      text += chunk
    })
    stream.on('end', () => {
      mails.push(/Subject: Message: ([0-9a-f-]{36})/.exec(text.replaceAll(/\r\n\s+/g, ' '))?.[1] ?? 'another')
      answer()
    })
  },
})
mailServer.listen(0, '127.0.0.1')
await once(mailServer.server, 'listening')
const smtpPort = (mailServer.server.address() as AddressInfo).port

console.log(`Three databases, two servers, one worker (${conditions()})`)
const stack = await startStack(folder, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, SUPPORT_EMAIL: 'support@example.org' })
const { env, ports } = stack
const programs = [
  () => startProgram(join(folder, 'server1'), { ...env, PORT: String(ports.server1) }),
  () => startProgram(join(folder, 'server2'), { ...env, PORT: String(ports.server2) }),
  () => startProgram(join(folder, 'worker'), { ...env, PORT: String(ports.worker), WORKER_PORT: String(ports.worker) }, 'worker'),
] as const
const running = await Promise.all(programs.map((start) => start()))
try {
  const people: Applicant[] = []
  while (people.length < Number(values.people)) people.push(await addApplicant(stack.platform, { isAdmin: true }))
  await stack.closePlatform()
  await sleep(2_000)
  const journal = startJournal(stack.origin, people)
  const event = async (name: string, work: () => Promise<unknown>) => {
    journal.begin(name)
    const started = performance.now()
    await work()
    const took = (performance.now() - started) / 1000
    await sleep(seconds * 1000)
    await stack.waitUntilHealthy()
    console.log(`  ${name}: ${took.toFixed(1)} s; leader now ${(await stack.leader()).name}`)
  }

  await event('nothing happens', async () => {})
  await event('switchover by hand', () => stack.switchOver())
  await event('a copy dies (kill -9 of its machine)', async () => {
    const copy = await stack.synchronousCopy()
    copy.killAll()
    await sleep(seconds * 1000)
    copy.startVoter()
    copy.startDatabase()
  })
  await event('the leader’s PostgreSQL dies (kill -9)', async () => {
    const leader = await stack.leader()
    leader.killDatabase()
    await stack.otherLeader(leader)
  })
  await event('the leader’s machine dies (kill -9 of everything)', async () => {
    const leader = await stack.leader()
    leader.killAll()
    await stack.otherLeader(leader)
    await sleep(seconds * 1000)
    leader.startVoter()
    leader.startDatabase()
  })
  await event('servers and worker restart one by one', async () => {
    for (const [place, start] of programs.entries()) {
      await running[place]?.end('SIGTERM')
      running[place] = await start()
      await sleep(2_000)
    }
  })
  await journal.stop()

  const database = await asSuperuser(ports.leader, stack.superuser, 'jobapply')
  const open = "select count(*)::int as n from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')"
  for (const until = performance.now() + TASKS_WITHIN_S * 1000; performance.now() < until; await sleep(1_000))
    if ((await database.query(open)).rows[0].n === 0) break
  const found = await journal.check(database, mails)
  await database.end()

  let isGood = found.lost + found.doubled + found.tasksLost + found.tasksDoubled + found.tasksOfNothing === 0
  for (const { name, calls, failed, unclear, seconds: away, p50, slowest, codes } of journal.table()) {
    const mayFail = / dies/.test(name)
    isGood &&= unclear === 0 && (mayFail ? away <= LONGEST_FAILURE_S : failed === 0)
    console.log(
      `  ${name}: ${calls} calls, ${failed} failed (${unclear} without a clear "try again"), ${away.toFixed(1)} s from the first to the last; p50 ${p50.toFixed(0)} ms, slowest ${slowest.toFixed(1)} s`,
    )
    for (const [what, all] of codes) console.log(`      ${all.length} x ${what}`)
  }
  console.log(
    `  journal: ${found.acknowledged} writes acknowledged, ${found.lost} lost, ${found.doubled} doubled; ${found.unanswered} not acknowledged, of which ${found.storedUnanswered} were stored`,
  )
  console.log(
    `  tasks: ${found.tasks} sent, ${found.tasksLost} without effect, ${found.tasksDoubled} with two, ${found.tasksOfNothing} of a message that was not stored (${conditions()})`,
  )
  process.exitCode = isGood ? 0 : 1
} finally {
  for (const program of running) await program.end('SIGKILL')
  await stack.stop()
  mailServer.close()
  if (process.env.KEEP !== '1') rmSync(folder, { recursive: true, force: true })
}
