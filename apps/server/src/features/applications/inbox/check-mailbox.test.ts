import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type LocalMail, startImap } from './local-imap.testing.ts'

const mail = (uid: number, from: string, subject: string, text: string): LocalMail => ({
  ...{ uid, text },
  head: `From: ${from}\nSubject: ${subject}\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <m${uid}@mail.example>\n`,
})
const MAILS = [
  mail(1, 'Mum <mum@home.example>', 'Sunday', 'Dinner at seven?'),
  mail(2, 'Sara Klein <sara@northwindlabs.example>', 'Your application', 'Unfortunately we have decided otherwise.'),
  mail(3, 'Shop <news@shop.example>', 'Your order', 'It is on its way.'),
]
const SETTINGS = {
  ...{ provider: 'other' as const, host: 'imap.mail.example', port: '993' as const, address: 'ann@mail.example' },
  ...{ secret: 'app pass word', folders: ['INBOX'], since: null },
}

let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
beforeAll(async () => {
  imap = await startImap({ user: 'ann@mail.example', password: 'app pass word', mails: [...MAILS] })
  server = await startServer({ LOCAL_MAIL_SERVER: imap.url, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  imap.stop()
})

test('a test of the settings counts what would be read, keeps nothing and asks for no proof', async () => {
  const ann = await newcomer(server)
  await ann.call.applications.tracker.add({
    job_title: 'Backend Engineer',
    company: 'Northwind Labs',
    status: 'applied',
    appliedOn: null,
  })
  const { inbox } = ann.call.applications
  Object.assign(imap.state, { mails: [...MAILS], uidValidity: 1, lie: undefined })
  imap.commands.length = 0
  const today = new Date().toISOString().slice(0, 10)
  expect(await inbox.check(SETTINGS)).toEqual({
    ...{ host: 'imap.mail.example', port: '993', tls: null, since: today },
    ...{ folders: [{ name: 'INBOX', emails: 3, recent: 3 }], looked: 3, wanted: 1, senders: 1 },
  })
  expect(imap.commands.filter((line) => / (?:SELECT|STORE)\b/i.test(line))).toEqual([])
  expect(imap.commands.filter((line) => /BODY\.PEEK\[1\]|BODYSTRUCTURE/i.test(line))).toEqual([])
  expect(await inbox.mailbox()).toEqual({ mailbox: null, oauth: [], firstApplication: today })
  const { rows } = await server.platform.database.systemPool.query('select * from inbox_mails where user_id = $1', [ann.id])
  expect(rows).toEqual([])
  expect(await inbox.check({ ...SETTINGS, since: '2030-01-02' })).toMatchObject({ since: '2030-01-02' })
})

test('a test looks at the newest thousand heads and says so', async () => {
  const { call } = await newcomer(server)
  const many = Array.from({ length: 1_203 }, (_, at) =>
    mail(at + 1, 'Shop <news@shop.example>', 'Your order', 'It is on its way.'),
  )
  Object.assign(imap.state, { mails: many, uidValidity: 1, lie: undefined })
  expect(await call.applications.inbox.check(SETTINGS)).toMatchObject({
    folders: [{ emails: 1_203, recent: 1_203 }],
    ...{ looked: 1_000, wanted: 0, senders: 0 },
  })
  imap.state.mails = [...MAILS]
})

test('a test that fails says why, and servers that lie or names without end get a sentence', async () => {
  const { call } = await newcomer(server)
  const refused = (over: object) => call.applications.inbox.check({ ...SETTINGS, ...over }).catch((error) => error)
  expect(await refused({ secret: 'wrong' })).toMatchObject({ code: 'MAILBOX_REFUSED' })
  expect(await refused({ folders: ['Nowhere'] })).toMatchObject({ code: 'MAILBOX_FOLDER_MISSING' })
  expect(await refused({ address: 'ann@outlook.com' })).toMatchObject({ code: 'MAILBOX_OUTLOOK' })
  expect(await refused({ host: 'x'.repeat(200_000) })).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Server must be at most 253 characters',
  })
  expect(await refused({ host: 'imap example' })).toMatchObject({
    message: expect.stringContaining('Enter the name of the server'),
  })
  expect(await refused({ host: null })).toMatchObject({ code: 'MAILBOX_HOST_REFUSED' })
  imap.state.lie = 'huge literal'
  expect((await refused({})).code).toMatch(/^MAILBOX_/)
  imap.state.lie = undefined
})
