import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newcomer, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type LocalMail, startImap } from './local-imap.testing.ts'
import { readNext } from './tasks.ts'
import { createWatch } from './watch-mailboxes.ts'

const MOST = 2
const mail = (uid: number): LocalMail => ({
  uid,
  head: `From: Sara <sara@northwindlabs.example>\nSubject: Your application\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <w${uid}@mail.example>`,
  text: 'We have decided to proceed with other candidates.',
})

let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
let watch: ReturnType<typeof createWatch>
beforeAll(async () => {
  imap = await startImap({ user: 'ann@mail.example', password: 'app pass word', mails: [mail(1)], idle: true })
  server = await startServer({ LOCAL_MAIL_SERVER: imap.url, TASKS: 'separate', MAIL_IDLE_CONNECTIONS: String(MOST) })
})
beforeEach(async () => {
  await server.platform.database.systemPool.query('delete from mailboxes')
  Object.assign(imap.state, { mails: [mail(1)], idle: true })
  watch = createWatch(server.platform)
})
afterEach(async () => {
  watch.stop()
  await until(() => imap.idling() === 0)
})
afterAll(async () => {
  await server.stop()
  imap.stop()
})

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 500 && !(await isSo()); tries += 1) await pause(20)
  expect(await isSo()).toBe(true)
}

/** Somebody whose mailbox was read a while ago; she applied on that day. */
async function connected(appliedOn: string | null = null) {
  const ann = await newcomer(server)
  await ann.call.applications.tracker.add({ job_title: 'Cook', company: 'Northwind Labs', status: 'applied', appliedOn })
  await ann.call.applications.inbox.connect({
    ...{ provider: 'other', host: 'imap.mail.example', port: '993', address: 'ann@mail.example' },
    ...{ secret: 'app pass word', folders: ['INBOX'], since: null, proof: { password: PASSWORD } },
  })
  while (await readNext(server.platform));
  await server.platform.database.systemPool.query(
    `update mailboxes set read_at = now() - interval '5 minutes', next_at = now() + interval '5 minutes' where user_id = $1`,
    [ann.id],
  )
  return ann
}
const secondsToNext = async ({ id }: { id: string }) => {
  const { rows } = await server.platform.database.systemPool.query(
    'select extract(epoch from next_at - now())::float as seconds from mailboxes where user_id = $1',
    [id],
  )
  return rows[0]?.seconds as number
}

test('an email that arrives is read at once instead of ten minutes later, and nothing in the mailbox changes', async () => {
  const ann = await connected()
  await watch.choose()
  await until(() => imap.idling() === 1)
  imap.commands.length = 0
  imap.arrive(mail(2))
  await until(async () => (await secondsToNext(ann)) <= 0)
  expect(await readNext(server.platform)).toBe(true)
  expect((await ann.call.applications.inbox.cards()).total).toBe(2)
  expect(imap.commands.filter((line) => /SELECT|STORE|COPY|MOVE|EXPUNGE|BODY\[/i.test(line))).toEqual([])
})

test('a mailbox that was just read waits a minute, however many emails arrive', async () => {
  const ann = await connected()
  await server.platform.database.systemPool.query('update mailboxes set read_at = now()')
  await watch.choose()
  await until(() => imap.idling() === 1)
  for (let uid = 2; uid < 40; uid += 1) imap.arrive(mail(uid))
  await until(async () => (await secondsToNext(ann)) < 61)
  expect(await secondsToNext(ann)).toBeGreaterThan(30)
})

test('a process holds one connection a person and no more than its limit, to those who applied latest', async () => {
  const first = await connected('2026-10-01')
  const latest = [await connected('2026-11-02'), await connected('2026-11-03')]
  await watch.choose()
  await until(() => imap.idling() === MOST)
  await watch.choose()
  await pause(100)
  expect([imap.idling(), watch.count()]).toEqual([MOST, MOST])
  imap.arrive(mail(2))
  for (const one of latest) await until(async () => (await secondsToNext(one)) <= 0)
  expect(await secondsToNext(first)).toBeGreaterThan(60)
})

test('who disconnects is not watched any more, and a server without IDLE is asked by the clock alone', async () => {
  const ann = await connected()
  await watch.choose()
  await until(() => imap.idling() === 1)
  await ann.call.applications.inbox.disconnect({ forget: true })
  await watch.choose()
  await until(() => imap.idling() === 0 && watch.count() === 0)
  imap.state.idle = false
  await connected()
  await watch.choose()
  await until(() => watch.count() === 0)
  imap.commands.length = 0
  await watch.choose()
  await pause(100)
  expect([watch.count(), imap.commands]).toEqual([0, []])
})
