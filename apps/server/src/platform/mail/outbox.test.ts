import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database'
import { captureLogs } from '#platform/log'
import { openQueue } from '#platform/queue/queue'
import { makeDatabase } from '#testing/server'
import { renderMail } from './layout.ts'
import { createOutbox, MAIL } from './outbox.ts'

test('an email that has left counts as sent when the database is away then, and a second delivery has its Message-ID', async () => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const arrived: string[] = []
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, answer) => void text(stream).then((mail) => answer(arrived.push(mail) > 0 ? undefined : null)),
  }).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  const { url } = await makeDatabase()
  const database = openDatabase(url)
  const tasks = await openQueue(database.systemPool, { maintain: false })
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
    SMTP_TLS: 'optional' as const,
    MAIL_FROM: 'JobApply AI <no-reply@jobs.example>',
  }
  const outbox = createOutbox({ settings, secret: 'x'.repeat(40), database, tasks })
  onTestFinished(async () => {
    outbox.close()
    await tasks.stop()
    await database.close()
    await new Promise<void>((done) => void mailServer.close(() => done()))
  })

  const mail = renderMail({
    to: 'ann@gmail.com',
    subject: 'Hello',
    heading: 'Hello',
    paragraphs: ['Hello'],
    reason: 'You asked.',
  })
  await database.system.transaction((tx) => outbox.send(tx, mail))
  const { rows } = await database.systemPool.query('select data from pgboss.job where name = $1', [MAIL.name])
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('alter table mail_failures rename to mail_failures_away')
  await owner.end()
  for (let delivery = 0; delivery < 2; delivery++) await outbox.deliver(MAIL.payload.parse(rows[0].data))
  const ids = arrived.map(
    (source) =>
      /^Message-ID: (<[0-9a-f]{64}@jobs\.example>)$/m.exec(
        source.replaceAll(/\r\n(?:[ \t]+)?/g, (line) => (line.length > 2 ? ' ' : '\n')),
      )?.[1],
  )
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBeDefined()
  expect(ids[1]).toBe(ids[0])
  expect(logs.lines.filter(({ event }) => event === 'refusal of an email not forgotten')).toHaveLength(2)
})
