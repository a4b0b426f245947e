import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderMail } from '#platform/mail/layout'
import { MAIL_RETRIES } from '#platform/mail/outbox'
import { admin, newcomer, newEmail, openBrowser, type Person } from '#testing/people'
import { freePort, startServer, type TestServer } from '#testing/server'

let server: TestServer
let boss: Person
const postOffice = createServer((socket) => {
  socket.on('error', () => {})
  socket.end('554 5.7.1 ann@gmail.com is not welcome here\r\n')
})
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((done) => postOffice.listen(port, '127.0.0.1', done))
  server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TLS: 'optional' })
  boss = await admin(server)
})
afterAll(async () => {
  await server.stop()
  await new Promise((done) => postOffice.close(done))
})

test('every kind of background task is listed with what waits, runs and failed', async () => {
  const tasks = await boss.call.admin.operations.tasks()
  expect(tasks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mail', 'applications-automation', 'mail-failures-sweep']),
  )
  expect(tasks.filter(({ name }) => name.startsWith('__'))).toEqual([])
  await server.platform.database.systemPool.query(
    `insert into pgboss.job (name, state, data, created_on, start_after) select 'applications-sweep', s::pgboss.job_state, '{}', now() - interval '2 hours', now() - interval '1 hour'
     from unnest(array['failed', 'failed', 'retry']) s`,
  )
  const sweep = (await boss.call.admin.operations.tasks()).find(({ name }) => name === 'applications-sweep')
  expect(sweep).toMatchObject({ failed: 2 })
})

test('admins see how large the database is, and that it has no copy for searches', async () => {
  const { bytes, copy } = await boss.call.admin.operations.database()
  expect(bytes).toBeGreaterThan(5_000_000)
  expect(copy).toBeNull()
})

test('a mail that the mail server refuses is listed with its code, and nothing tells whom it was for', async () => {
  const { database, mail } = server.platform
  const to = newEmail('ann')
  const sent = renderMail({
    to,
    subject: 'Your link',
    heading: 'Your link',
    paragraphs: ['secret-canary'],
    reason: 'A test sends it.',
  })
  await database.system.transaction((tx) => mail.send(tx, sent))
  const [failure] = await expect
    .poll(() => boss.call.admin.operations.mailFailures(), { timeout: 40_000 })
    .toMatchObject([{ hasGivenUp: false, reason: expect.stringMatching(/^E[A-Z]+( \d+)?$/) }])
    .then(() => boss.call.admin.operations.mailFailures())
  expect(JSON.stringify(failure)).not.toMatch(/ann|canary|link/i)
  await database.systemPool.query('update mail_failures set tries = $1', [MAIL_RETRIES + 1])
  expect(await boss.call.admin.operations.mailFailures()).toMatchObject([{ hasGivenUp: true, tries: MAIL_RETRIES + 1 }])
})

describe('messages of the public forms', () => {
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { accept: 'application/json' }
    const answer = await openBrowser(server).fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
    expect(answer.status).toBe(200)
  }

  test('are listed for admins in pages, the newest first, with the title of the position', async () => {
    const email = newEmail('writer')
    await send('/forms/contact', { name: 'Ann', email, subject: 'My receipt', message: 'Where is it?' })
    await send('/forms/careers', { name: 'Ann', email, position: 'product-designer', link: '', message: 'I draw.' })
    const first = await boss.call.admin.operations.messages.list({ limit: 1 })
    const second = await boss.call.admin.operations.messages.list({ limit: 1, cursor: first.next ?? '' })
    expect([...first.rows, ...second.rows]).toMatchObject([
      { form: 'careers', email, subject: 'Product Designer', link: null },
      { form: 'contact', email, subject: 'My receipt', message: 'Where is it?' },
    ])
    const ann = await newcomer(server)
    await expect(ann.call.admin.operations.messages.list({})).rejects.toMatchObject({ code: 'NOT_ALLOWED', status: 403 })
  })

  test('are deleted once, and the audit log tells it without the address', async () => {
    const email = newEmail('deleted')
    await send('/forms/contact', { name: 'Ann', email, subject: 'Old', message: 'Please delete this.' })
    const [message] = (await boss.call.admin.operations.messages.list({})).rows
    const id = message?.id ?? ''
    const ann = await newcomer(server)
    await expect(ann.call.admin.operations.messages.remove({ id })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => boss.call.admin.operations.messages.remove({ id })))
    expect(answers.filter(({ removed }) => removed)).toHaveLength(1)
    const { rows } = await boss.call.admin.operations.messages.list({})
    expect(rows.some((row) => row.id === id)).toBe(false)
    const entries = (await boss.call.admin.auditLog({})).rows.filter(({ what }) => what === 'message.delete')
    expect(entries).toMatchObject([{ who: boss.id, before: { form: 'contact' } }])
    expect(JSON.stringify(entries)).not.toContain(email)
  })
})
