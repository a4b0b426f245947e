import { MAX_MAIL_CHARS } from '@jobapply/core/applications/replies/constants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const add = async ({ call }: Person, company = 'Northwind Labs', status: 'applied' | 'saved' = 'applied') =>
  (await call.applications.tracker.add({ job_title: 'Backend Engineer', company, status, appliedOn: null })).id

const INVITATION = [
  'From: Sara Klein <sara@northwindlabs.example>',
  'Subject: Interview invitation: Backend Engineer',
  '',
  'Hi Ann, thank you for applying to Northwind Labs.',
  "We'd like to invite you to an interview on Tuesday, 24 November 2037 at 2:00 pm GMT.",
].join('\n')
const TASK = { title: 'Interview', day: '2037-11-24', time: '14:00', zone: 'Europe/London', reminder: '60' as const }

const eml = (text: string) => new File([text.replace(/\r?\n/g, '\r\n')], 'mail.eml')

test('a pasted mail proposes application, status and date, and changes nothing before it is confirmed', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  await add(ann, 'Harbour Hotel')
  const proposal = await ann.call.applications.replies.read({ text: INVITATION })
  expect(proposal).toMatchObject({
    kind: 'interview',
    quote: "We'd like to invite you to an interview on Tuesday, 24 November 2037 at 2:00 pm GMT.",
    applicationId,
    appointments: [{ day: '2037-11-24', time: '14:00', zone: 'Europe/London' }],
  })
  const before = await ann.call.applications.tracker.get({ id: applicationId })
  expect([before.status, before.history.length]).toEqual(['applied', 1])
  expect(await ann.call.applications.tasks.list({ applicationId })).toEqual([])

  const { mail, quote } = proposal
  const done = await ann.call.applications.replies.confirm({ applicationId, kind: 'interview', quote, mail, task: TASK })
  expect(done).toMatchObject({ status: 'interview', hasChanged: true, task: { dueAt: '2037-11-24T14:00:00.000Z' } })
  const after = await ann.call.applications.tracker.get({ id: applicationId })
  expect(after).toMatchObject({ status: 'interview', nextAt: '2037-11-24T14:00:00.000Z' })
  expect(after.history.at(-1)).toMatchObject({ to: 'interview', by: 'you', note: `Reply: ${quote}` })
  expect(await ann.call.applications.replies.list({ applicationId })).toMatchObject([{ kind: 'interview', quote }])
})

test('a request is proposed as one, fraud is told, and what is about something else belongs to no application', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  const { read } = ann.call.applications.replies
  const from = 'From: Northwind Labs <jobs@northwindlabs.example>\nSubject: Backend Engineer\n\n'
  expect(await read({ text: `${from}Thank you for applying. Please send us two references.` })).toMatchObject({
    ...{ kind: 'request', quote: 'Please send us two references.', applicationId, warnings: [] },
  })
  const fraud = 'From: Northwind Labs HR <northwind.hr@freemail.example>\n\nYou are hired! Pay the deposit by gift card.'
  expect(await read({ text: fraud })).toMatchObject({ kind: 'noise', applicationId: null, warnings: ['money', 'sender'] })
  const flat = `${from}Thank you for applying for the apartment. The landlord chose another tenant.`
  expect(await read({ text: flat })).toMatchObject({ kind: 'noise', applicationId: null })
})

test('of applications with the same names the one that still runs is proposed first', async () => {
  const ann = await newcomer(server)
  const running = await add(ann)
  const over = [await add(ann), await add(ann)]
  const saved = await add(ann, 'Northwind Labs', 'saved')
  for (const [at, to] of (['rejected', 'withdrawn'] as const).entries())
    await ann.call.applications.tracker.move({ ids: [over[at] ?? ''], to })
  const { candidates } = await ann.call.applications.replies.read({ text: INVITATION })
  expect(candidates).toHaveLength(4)
  expect(candidates[0]?.id).toBe(running)
  expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining([...over, saved]))
})

test('a forwarded mail belongs to the application of the sender inside', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  const inner = INVITATION.replaceAll('\n', '\r\n')
  const file = eml(`From: Ann <ann@mail.example>\nSubject: Fwd: Interview\n\n---------- Forwarded message ----------\n${inner}`)
  expect(await ann.call.applications.replies.readFile({ file })).toMatchObject({ kind: 'interview', applicationId })
})

test('a mail that is confirmed twice, also at the same time, counts once', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  const { mail, quote } = await ann.call.applications.replies.read({ text: INVITATION })
  const input = { applicationId, kind: 'interview' as const, quote, mail, task: TASK }
  await Promise.all(Array.from({ length: 5 }, () => ann.call.applications.replies.confirm(input)))
  expect(await ann.call.applications.tasks.list({ applicationId })).toHaveLength(1)
  const replies = await ann.call.applications.replies.list({ applicationId })
  expect(replies).toHaveLength(1)
  expect(await ann.call.applications.replies.remove({ id: replies[0]?.id ?? '' })).toEqual({ removed: true })
})

test('an application keeps 100 replies and no more', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  const fill = (count: number) =>
    server.platform.database.systemPool.query(
      `insert into application_replies (user_id, application_id, kind, quote, hash, "from", subject, text, added_at)
       select $1, $2, 'noise', '', 'hash ' || n, '', '', '', now() from generate_series(1, $3) n`,
      [ann.id, applicationId, count],
    )
  await fill(99)
  const { mail } = await ann.call.applications.replies.read({ text: INVITATION })
  const confirm = (subject: string) =>
    ann.call.applications.replies.confirm({ applicationId, kind: 'noise', quote: '', mail: { ...mail, subject }, task: null })
  await confirm('the hundredth')
  await expect(confirm('one more')).rejects.toMatchObject({ code: 'TOO_MANY_REPLIES' })
  expect(await ann.call.applications.replies.list({ applicationId })).toHaveLength(100)
})

test('a confirmation and noise leave the status; a reply to a saved job says that it was applied to elsewhere', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann, 'Saved Co', 'saved')
  const mail = { from: '', subject: '', sentAt: null, text: 'Thanks' }
  const { confirm } = ann.call.applications.replies
  expect(await confirm({ applicationId, kind: 'confirmation', quote: '', mail, task: null })).toMatchObject({ status: 'saved' })
  const refused = { ...mail, text: 'No' }
  expect(await confirm({ applicationId, kind: 'rejection', quote: '', mail: refused, task: null })).toMatchObject({
    status: 'rejected',
  })
  const { history, appliedAt } = await ann.call.applications.tracker.get({ id: applicationId })
  expect([history.flatMap(({ column, to }) => (column === 'status' ? to : [])), appliedAt]).toEqual([
    ['saved', 'applied', 'rejected'],
    expect.any(String),
  ])
})

test("nobody adds a reply to another person's application, or reads one", async () => {
  const ann = await newcomer(server)
  const ben = await newcomer(server)
  const applicationId = await add(ann)
  const { mail, quote, candidates } = await ben.call.applications.replies.read({ text: INVITATION })
  expect(candidates).toEqual([])
  const input = { applicationId, kind: 'offer' as const, quote, mail, task: null }
  await expect(ben.call.applications.replies.confirm(input)).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' })
  const { reply } = await ann.call.applications.replies.confirm(input)
  expect(await ben.call.applications.replies.list({ applicationId })).toEqual([])
  expect(await ben.call.applications.replies.remove({ id: reply.id })).toEqual({ removed: false })
})

test('a mail that is too long is refused, a hostile one answered', async () => {
  const { call } = await newcomer(server)
  await expect(call.applications.replies.read({ text: 'a'.repeat(MAX_MAIL_CHARS + 1) })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  })
  await expect(call.applications.replies.read({ text: '  ' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  for (const text of ['not '.repeat(12_000), '24. '.repeat(12_000), '>'.repeat(50_000), 'On '.repeat(16_000), '"'.repeat(50_000)])
    expect(await call.applications.replies.read({ text })).toMatchObject({ appointments: [] })
})

test('an .eml file is read: nested parts, encodings, HTML and a calendar invitation', async () => {
  const ann = await newcomer(server)
  const applicationId = await add(ann)
  const invitation = Buffer.from(
    'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nDTSTART;TZID=Europe/Berlin:20371124T140000\r\nSUMMARY:Interview\r\nEND:VEVENT\r\nEND:VCALENDAR',
  )
  const proposal = await ann.call.applications.replies.readFile({
    file: eml(`From: =?utf-8?Q?J=C3=B6rg_Weber?= <weber@northwindlabs.example>
Subject: =?iso-8859-1?Q?Einladung_zum_Gespr=E4ch?=
Date: Mon, 16 Nov 2037 10:00:00 +0100
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=a

--a
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/html; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

<p>Wir m=F6chten Sie zu einem Gespr=E4ch am 24.11.2037 um 14 Uhr einladen: Back=
end Engineer.</p><script>alert(1)</script>
--b--
--a
Content-Type: text/calendar; charset=utf-8; method=REQUEST
Content-Transfer-Encoding: base64

${invitation.toString('base64')}
--a--
`),
  })
  expect(proposal).toMatchObject({
    kind: 'interview',
    applicationId,
    mail: {
      from: 'Jörg Weber <weber@northwindlabs.example>',
      subject: 'Einladung zum Gespräch',
      sentAt: '2037-11-16T09:00:00.000Z',
    },
    appointments: [{ day: '2037-11-24', time: '14:00', zone: 'Europe/Berlin' }],
  })
  expect(proposal.quote).toContain('Gespräch')
  expect(proposal.mail.text).not.toContain('alert')
})

test('a file that is no mail, too deep or too large is refused with a sentence', async () => {
  const { call } = await newcomer(server)
  const deep = Array.from({ length: 3_000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}`).join('\n')
  for (const file of [eml(''), new File([new Uint8Array(1000)], 'x.eml'), eml(deep)])
    await expect(call.applications.replies.readFile({ file })).rejects.toMatchObject({ code: 'NOT_A_MAIL' })
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.eml')
  await expect(call.applications.replies.readFile({ file: large })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
})
