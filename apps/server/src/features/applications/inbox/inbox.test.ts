import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type LocalMail, startImap } from './local-imap.testing.ts'
import { readMailbox } from './read-mailbox.ts'
import { findMailbox, forgetDismissed } from './store.ts'
import { readNext } from './tasks.ts'

const CANARY = 'canary-5d1f'
const mail = (uid: number, from: string, subject: string, text: string, more = ''): LocalMail => ({
  uid,
  head: `From: ${from}\nSubject: ${subject}\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <m${uid}@mail.example>\n${more}`,
  text,
})
const PASSED = 'Authentication-Results: mail.example; dmarc=pass header.from=northwindlabs.example'
const REFUSAL = mail(
  2,
  'Sara Klein <sara@northwindlabs.example>',
  'Your application',
  'Thank you for applying. Unfortunately we have decided to proceed with other candidates.',
  PASSED,
)
const MAILS = [
  mail(1, 'Mum <mum@home.example>', 'Sunday', `Dinner at seven? ${CANARY}`),
  REFUSAL,
  mail(3, 'Shop <news@shop.example>', 'Your order', `It is on its way. ${CANARY}`),
]

let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
beforeAll(async () => {
  imap = await startImap({ user: 'ann@mail.example', password: 'app pass word', mails: [...MAILS] })
  // No task of the server's reads a mailbox beside the test.
  server = await startServer({ LOCAL_MAIL_SERVER: imap.url, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  imap.stop()
})

const CONNECT = {
  ...{ provider: 'other' as const, host: 'imap.mail.example', port: '993' as const, address: 'ann@mail.example' },
  ...{ secret: 'app pass word', folders: ['INBOX'], since: null, proof: { password: PASSWORD } },
}
const NOT_CONNECTED = { mailbox: null, oauth: [], firstApplication: null }
const add = async ({ call }: Person) =>
  (
    await call.applications.tracker.add({
      job_title: 'Backend Engineer',
      company: 'Northwind Labs',
      status: 'applied',
      appliedOn: null,
    })
  ).id
const connected = async (mails: LocalMail[] = MAILS) => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  Object.assign(imap.state, { mails: [...mails], uidValidity: 1, lie: undefined })
  // Only this mailbox is due.
  await server.platform.database.systemPool.query('update mailboxes set next_at = null')
  await ann.call.applications.inbox.connect(CONNECT)
  imap.commands.length = 0
  return { ...ann, applicationId, inbox: ann.call.applications.inbox }
}
const read = () => readNext(server.platform)
const readAgain = async (person: { id: string }) => {
  await server.platform.database.systemPool.query('update mailboxes set next_at = now() where user_id = $1', [person.id])
  await read()
}

test('a mailbox is connected with a fresh password, its secret is sealed, and disconnecting forgets it', async () => {
  const ann = await newcomer(server)
  const { inbox } = ann.call.applications
  expect(await inbox.mailbox()).toEqual(NOT_CONNECTED)
  await expect(inbox.connect({ ...CONNECT, proof: { password: 'wrong password' } })).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
  })
  const { mailbox } = await inbox.connect(CONNECT)
  expect(mailbox).toMatchObject({ host: 'imap.mail.example', address: 'ann@mail.example', folders: ['INBOX'], problem: null })
  expect(JSON.stringify(mailbox)).not.toContain('app pass')
  const { rows } = await server.platform.database.systemPool.query('select secret from mailboxes where user_id = $1', [ann.id])
  expect(rows[0].secret.toString('latin1')).not.toContain('app pass')
  expect(await inbox.disconnect({ forget: false })).toEqual({ disconnected: true })
  expect(await inbox.mailbox()).toEqual(NOT_CONNECTED)
})

test('what does not work is told in a sentence, with at most 200 characters of the server', async () => {
  const { call } = await newcomer(server)
  const refused = (over: object) => call.applications.inbox.connect({ ...CONNECT, ...over }).catch((error) => error)
  const wrong = await refused({ secret: 'wrong' })
  expect(wrong).toMatchObject({ code: 'MAILBOX_REFUSED' })
  expect(wrong.message).toContain('It said: ')
  expect(wrong.message.split('It said: ')[1].length).toBeLessThanOrEqual(200)
  expect(await refused({ folders: ['Nowhere'] })).toMatchObject({ code: 'MAILBOX_FOLDER_MISSING' })
  expect(await refused({ address: 'ann@outlook.com' })).toMatchObject({ code: 'MAILBOX_OUTLOOK' })
  // A server without STARTTLS on port 143 never sees the password.
  imap.commands.length = 0
  expect(await refused({ port: '143' })).toMatchObject({ code: 'MAILBOX_WITHOUT_TLS' })
  expect(imap.commands.join('\n')).not.toMatch(/LOGIN|AUTHENTICATE/)
  imap.state.lie = 'no greeting'
  const odd = await refused({})
  imap.state.lie = undefined
  expect(odd.message).not.toContain('secret-banner')
  expect(odd.code).toBe('MAILBOX_UNREACHABLE')
})

test('hosts that lead inside are refused', async () => {
  const inside = await startServer()
  const { call } = await newcomer(inside)
  for (const host of ['127.0.0.1', 'localhost', '10.0.0.1', '[::1]', '169.254.169.254'])
    await expect(call.applications.inbox.connect({ ...CONNECT, host })).rejects.toMatchObject({ code: 'MAILBOX_HOST_REFUSED' })
  await inside.stop()
})

test('reading changes nothing in the mailbox, fetches only what may concern an application and keeps nothing else', async () => {
  const ann = await connected()
  await read()
  expect(imap.commands.filter((line) => / (?:SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND|CREATE|DELETE)\b/i.test(line))).toEqual([])
  expect(imap.commands.filter((line) => /BODY\[/i.test(line))).toEqual([])
  const fetchedTexts = imap.commands.filter((line) => /BODY\.PEEK\[1\]/i.test(line))
  expect(fetchedTexts).toHaveLength(1)
  const { cards, total } = await ann.inbox.cards()
  expect(total).toBe(1)
  expect(cards).toMatchObject([
    { isVerified: true, job: { company: 'Northwind Labs' }, proposal: { kind: 'rejection', applicationId: ann.applicationId } },
  ])
  const { rows } = await server.platform.database.systemPool.query('select * from inbox_mails where user_id = $1', [ann.id])
  expect(JSON.stringify(rows)).not.toContain(CANARY)
})

test('an email comes once: after another reading, another UIDVALIDITY, and a copy in the mailbox', async () => {
  const ann = await connected()
  await read()
  await readAgain(ann)
  imap.state.uidValidity = 2
  imap.state.mails.push({ ...REFUSAL, uid: 9 })
  await readAgain(ann)
  expect((await ann.inbox.cards()).total).toBe(1)
})

test('nothing changes without a click; accepting moves the status and undoing moves it back', async () => {
  const ann = await connected()
  await read()
  const statusOf = async () => (await ann.call.applications.tracker.get({ id: ann.applicationId })).status
  expect(await statusOf()).toBe('applied')
  const [card] = (await ann.inbox.cards()).cards
  const id = card?.id ?? ''
  await ann.inbox.accept({ id, applicationId: ann.applicationId, kind: 'rejection', task: null })
  expect([await statusOf(), (await ann.inbox.cards()).total]).toEqual(['rejected', 0])
  await ann.inbox.undo({ id })
  expect([await statusOf(), (await ann.inbox.cards()).total]).toEqual(['applied', 1])
  expect(await ann.call.applications.replies.list({ applicationId: ann.applicationId })).toEqual([])
  await ann.inbox.later({ id })
  expect((await ann.inbox.cards()).total).toBe(0)
  await ann.inbox.undo({ id })
  await ann.inbox.dismiss({ id })
  expect((await ann.inbox.cards()).total).toBe(0)
  // The sender is ignored from now on, also for new emails.
  imap.state.mails.push({ ...REFUSAL, uid: 20, head: REFUSAL.head.replace('<m2@', '<m20@') })
  await readAgain(ann)
  expect((await ann.inbox.cards()).total).toBe(0)
  await ann.inbox.undo({ id })
  expect((await ann.inbox.cards()).total).toBe(1)
})

test('of an email that is only a file its head is kept, and the person is asked', async () => {
  const structure = '("application" "pdf" NIL NIL NIL "base64" 90000 NIL NIL NIL NIL)'
  const ann = await connected([
    { ...REFUSAL, structure },
    { ...(MAILS[0] as LocalMail), structure },
  ])
  await read()
  const { cards } = await ann.inbox.cards()
  expect(cards).toMatchObject([
    { proposal: { applicationId: ann.applicationId, mail: { subject: 'Your application', text: '' } } },
  ])
})

test('an email that is not about a job is forgotten after ten minutes, and no other', async () => {
  const ann = await connected([REFUSAL, { ...REFUSAL, uid: 5, head: REFUSAL.head.replace('<m2@', '<m5@') }])
  await read()
  const [one, other] = (await ann.inbox.cards()).cards
  await ann.inbox.dismiss({ id: one?.id ?? '' })
  const { system, systemPool } = server.platform.database
  await forgetDismissed(system, new Date())
  await ann.inbox.undo({ id: one?.id ?? '' })
  await ann.inbox.dismiss({ id: one?.id ?? '' })
  await forgetDismissed(system, new Date(Date.now() + 11 * 60_000))
  await expect(ann.inbox.undo({ id: one?.id ?? '' })).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' })
  const { rows } = await systemPool.query('select id, "from", text, quote from inbox_mails where user_id = $1 order by text', [
    ann.id,
  ])
  expect(rows).toMatchObject([{ id: one?.id, from: '', text: '', quote: '' }, { id: other?.id }])
  expect(rows[1].text).toContain('Unfortunately')
})

test('an email without a passing result of the own server is not verified, whoever claims it', async () => {
  const forged = 'Authentication-Results: mx.attacker.example; dmarc=pass header.from=northwindlabs.example'
  const ann = await connected([{ ...REFUSAL, head: REFUSAL.head.replace(PASSED, forged) }])
  await read()
  expect((await ann.inbox.cards()).cards).toMatchObject([{ isVerified: false }])
})

test("nobody sees or decides another person's emails", async () => {
  const ann = await connected()
  await read()
  const ben = await newcomer(server)
  const [card] = (await ann.inbox.cards()).cards
  expect((await ben.call.applications.inbox.cards()).total).toBe(0)
  for (const act of ['dismiss', 'later', 'undo'] as const)
    await expect(ben.call.applications.inbox[act]({ id: card?.id ?? '' })).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' })
})

test('disconnecting with everything leaves nothing, and a reading under way writes nothing any more', async () => {
  const ann = await connected()
  await read()
  const [card] = (await ann.inbox.cards()).cards
  await ann.inbox.accept({ id: card?.id ?? '', applicationId: ann.applicationId, kind: 'rejection', task: null })
  const underWay = await findMailbox(server.platform.database.system, ann.id)
  await ann.inbox.disconnect({ forget: true })
  if (!underWay) throw new Error('the mailbox was not connected')
  await readMailbox(server.platform, underWay)
  for (const table of ['mailboxes', 'mailbox_folders', 'inbox_mails', 'ignored_senders', 'application_replies']) {
    const { rows } = await server.platform.database.systemPool.query(`select 1 from ${table} where user_id = $1`, [ann.id])
    expect([table, rows.length]).toEqual([table, 0])
  }
})

test.each(['huge literal', 'endless', 'wrong counts', 'foreign uids'] as const)(
  'a server that lies ends in a sentence or is not listened to: %s',
  async (lie) => {
    const ann = await connected()
    imap.state.lie = lie
    await read()
    imap.state.lie = undefined
    const { mailbox } = await ann.inbox.mailbox()
    if (lie === 'huge literal' || lie === 'endless') expect(mailbox?.problem).toMatch(/mail server/)
    else expect((await ann.inbox.cards()).total).toBe(1)
  },
  60_000,
)

test("a blocked person's mailbox is left alone until the block is lifted", async () => {
  const ann = await connected()
  const block = (at: string) =>
    server.platform.database.systemPool.query(`update users set blocked_at = ${at} where id = $1`, [ann.id])
  await block('now()')
  expect(await read()).toBe(false)
  expect(imap.commands).toEqual([])
  await block('null')
  expect(await read()).toBe(true)
})

test('a password that no longer works stops the reading until the mailbox is connected again', async () => {
  const ann = await connected()
  imap.state.password = 'another'
  await read()
  imap.state.password = 'app pass word'
  expect((await ann.inbox.mailbox()).mailbox).toMatchObject({
    isStopped: true,
    problem: expect.stringContaining('did not accept'),
  })
  expect(await read()).toBe(false)
})
