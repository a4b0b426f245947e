import { INBOUND_PACE, MAX_INBOUND_BYTES } from '@jobapply/core/applications/forwarding/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { freePort, startServer, type TestServer } from '#testing/server'
import { sendMail, speakLmtp } from './speak-lmtp.testing.ts'

const DOMAIN = 'inbox.jobapply.example'
const CANARY = 'canary-77fa'
let server: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startServer({
    ...{ INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: String(port), TASKS: 'separate', RATE_LIMITS: 'on' },
  })
})
afterAll(() => server.stop())

const speak = (...lines: string[]) => speakLmtp(port, ...lines)
const send = (address: string, letter: string) => sendMail(port, address, letter)

const mail = (from: string, subject: string, text: string, id: string, more = '') =>
  `From: ${from}\nTo: ann@home.example\nSubject: ${subject}\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <${id}@mail.example>\n${more}Content-Type: text/plain; charset=utf-8\n\n${text}`
const REFUSAL = mail(
  'Sara Klein <sara@northwindlabs.example>',
  'Your application',
  'Thank you for applying. Unfortunately we have decided to proceed with other candidates.',
  'refusal',
  `Authentication-Results: mx.jobapply.example; dmarc=pass header.from=northwindlabs.example\n`,
)
const sql = (text: string, values: unknown[] = []) => server.platform.database.systemPool.query(text, values)

async function forwarder() {
  const ann = await newcomer(server)
  const applicationId = (await addApplication(ann)).id
  const { address } = await ann.call.applications.forwarding.make()
  return { ...ann, applicationId, address: address ?? '' }
}
const addApplication = ({ call }: Person) =>
  call.applications.tracker.add({
    ...{ job_title: 'Backend Engineer', company: 'Northwind Labs', status: 'applied', appliedOn: null },
  })

test('a forwarded reply becomes a card like one of the mailbox, once, and other emails leave nothing', async () => {
  const ann = await forwarder()
  expect(ann.address).toMatch(/^[a-z2-9]{20}@inbox\.jobapply\.example$/)
  for (const letter of [REFUSAL, REFUSAL, mail('Mum <mum@home.example>', 'Sunday', `Dinner? ${CANARY}`, 'mum')])
    expect(await send(ann.address, letter)).toMatch(/^250/)
  const { cards, total } = await ann.call.applications.inbox.cards()
  expect(total).toBe(1)
  expect(cards[0]).toMatchObject({ isVerified: true, proposal: { kind: 'rejection', applicationId: ann.applicationId } })
  expect(JSON.stringify((await sql('select * from inbox_mails')).rows)).not.toContain(CANARY)
  expect((await ann.call.applications.forwarding.get()).mailAt).not.toBeNull()
})

test('an email that was forwarded by hand is read for what is inside it, and warned of', async () => {
  const ann = await forwarder()
  const inside = `See below\n\n---------- Forwarded message ---------\nFrom: Sara Klein <sara@northwindlabs.example>\nSubject: Your application\nDate: Mon, 16 Nov 2037 10:00:00 +0100\n\nThank you for applying. Unfortunately we have decided to proceed with other candidates.`
  await send(ann.address, mail('Ann <ann@home.example>', 'Fwd: news', inside, 'by-hand'))
  const { cards } = await ann.call.applications.inbox.cards()
  expect(cards[0]).toMatchObject({ isVerified: false, proposal: { kind: 'rejection' } })
})

test("a provider's confirmation is shown with its code until it was used", async () => {
  const ann = await forwarder()
  const text = 'ann@home.example wants to forward mail to you.\nConfirmation code: 482913377\nhttps://mail.provider.example/vf-1'
  await send(ann.address, mail('Mail <forwarding@provider.example>', 'Forwarding confirmation', text, 'code'))
  const { confirmation } = await ann.call.applications.forwarding.get()
  expect(confirmation).toMatchObject({ code: '482913377', link: 'https://mail.provider.example/vf-1' })
  expect((await ann.call.applications.forwarding.confirmed()).confirmation).toBeNull()
})

test('unknown addresses, other domains and more receivers than five are refused before the text is sent', async () => {
  const ann = await forwarder()
  const [, relay, unknown, guess, ...known] = await speak(
    'MAIL FROM:<x@provider.example>',
    'RCPT TO:<somebody@elsewhere.example>',
    `RCPT TO:<nobody@${DOMAIN}>`,
    `RCPT TO:<${'a'.repeat(20)}@${DOMAIN}>`,
    ...Array.from({ length: 5 }, () => `RCPT TO:<${ann.address.toUpperCase()}>`),
  )
  expect(relay).toMatch(/^550 5\.7\.1 We do not relay/)
  expect([unknown, guess].every((answer) => answer?.startsWith('550 5.1.1'))).toBe(true)
  expect(known.every((answer) => answer.startsWith('250'))).toBe(true)
})

test('an email of more than five megabytes is refused and leaves nothing', async () => {
  const ann = await forwarder()
  const large = `${REFUSAL}\n${`${'x'.repeat(900)}\n`.repeat(Math.ceil(MAX_INBOUND_BYTES / 900))}`
  expect(await send(ann.address, large)).toMatch(/^552/)
  expect((await ann.call.applications.inbox.cards()).total).toBe(0)
})

test('of one person 300 emails an hour are taken, and others go on', async () => {
  expect(INBOUND_PACE).toEqual({ count: 300, seconds: 3_600 })
  const [ann, bob] = [await forwarder(), await forwarder()]
  await Promise.all(
    Array.from({ length: 300 }, () => server.platform.limits.take(`forwarded email person ${ann.id}`, INBOUND_PACE)),
  )
  const [, refused] = await speak('MAIL FROM:<x@provider.example>', `RCPT TO:<${ann.address}>`)
  expect(refused).toMatch(/^452/)
  expect(await send(bob.address, REFUSAL)).toMatch(/^250/)
})

test('another address and none at all close the one before; what was read can go with it', async () => {
  const ann = await forwarder()
  await send(ann.address, REFUSAL)
  const { address: second } = await ann.call.applications.forwarding.make()
  expect(await send(second ?? '', REFUSAL)).toMatch(/^250/)
  const refusalOf = async (address: string) => (await speak('MAIL FROM:<x@y.example>', `RCPT TO:<${address}>`))[1]
  expect(await refusalOf(ann.address)).toMatch(/^550/)
  expect(await ann.call.applications.forwarding.revoke({ forget: true })).toEqual({ removed: true })
  expect(await refusalOf(second ?? '')).toMatch(/^550/)
  expect((await ann.call.applications.inbox.cards()).total).toBe(0)
})

test('without a domain nothing listens and no address is made', async () => {
  const closed = await startServer({ INBOUND_MAIL_PORT: String(await freePort()) })
  const { call } = await newcomer(closed)
  expect(await call.applications.forwarding.get()).toMatchObject({ isOffered: false, address: null })
  await expect(call.applications.forwarding.make()).rejects.toMatchObject({ code: 'FORWARDING_OFF' })
  await closed.stop()
})
