import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMail } from '#features/applications/forwarding/speak-lmtp.testing'
import { newcomer } from '#testing/people'
import { freePort, startServer, type TestServer } from '#testing/server'

const DOMAIN = 'inbox.jobapply.example'
let server: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startServer({ INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: String(port), TASKS: 'separate' })
})
afterAll(() => server.stop())

const PASSED = 'Authentication-Results: mx.jobapply.example; dmarc=pass header.from=northwindlabs.example\n'
const THANKS = 'Thank you for applying. We have received your application for the position of Data Engineer.'
const mail = (text: string, { head = PASSED, subject = 'Your application at Northwind Labs', id = 'n1' } = {}) =>
  `From: Northwind Labs Careers <jobs@northwindlabs.example>\nTo: ann@home.example\nSubject: ${subject}\nDate: Mon, 16 Nov 2026 10:00:00 +0100\nMessage-ID: <${id}@mail.example>\n${head}Content-Type: text/plain; charset=utf-8\n\n${text}`

async function receive(...letters: string[]) {
  const ann = await newcomer(server)
  const { address } = await ann.call.applications.forwarding.make()
  for (const letter of letters) expect(await sendMail(port, address ?? '', letter)).toMatch(/^250/)
  const { inbox, tracker, replies } = ann.call.applications
  const list = async () => (await tracker.list({})).rows
  return { ...ann, inbox, replies, list, cards: (await inbox.cards()).cards }
}
const JOB = { job_title: 'Data Engineer', company: 'Northwind Labs' }

test('an email about a job that was never recorded proposes to add it, and one click adds it with what the email says', async () => {
  const { inbox, list, replies, cards } = await receive(mail(THANKS))
  expect(cards).toMatchObject([
    {
      job: null,
      isVerified: true,
      newJob: { title: 'Data Engineer', company: 'Northwind Labs' },
      proposal: { kind: 'confirmation' },
    },
  ])
  const id = cards[0]?.id ?? ''
  const { applicationId } = await inbox.record({ id, ...JOB })
  expect(await list()).toMatchObject([{ ...JOB, status: 'applied', appliedAt: expect.stringMatching(/^2026-11-16/) }])
  expect(await replies.list({ applicationId })).toMatchObject([{ kind: 'confirmation' }])
  expect((await inbox.cards()).total).toBe(0)
  await expect(inbox.record({ id, ...JOB })).rejects.toMatchObject({ code: 'CARD_NOT_FOUND' })
  await inbox.undo({ id })
  expect([await list(), (await inbox.cards()).cards]).toMatchObject([[], [{ newJob: { company: 'Northwind Labs' } }]])
})

test('a refusal adds the application as rejected, an interview is added first and asks for its date next', async () => {
  const refusal = 'Thank you for applying as Data Engineer. Unfortunately we have chosen another candidate for the position.'
  const one = await receive(mail(refusal))
  await one.inbox.record({ id: one.cards[0]?.id ?? '', ...JOB })
  expect(await one.list()).toMatchObject([{ status: 'rejected' }])
  const invitation = 'Thank you for applying. We would like to invite you to an interview on 24 November 2026 at 14:00 CET.'
  const other = await receive(mail(invitation))
  const id = other.cards[0]?.id ?? ''
  await other.inbox.record({ id, ...JOB })
  expect((await other.inbox.cards()).cards).toMatchObject([{ id, job: { company: 'Northwind Labs' }, newJob: null }])
  // Later and back leave the application; undoing the adding takes it away.
  await other.inbox.later({ id })
  await other.inbox.undo({ id })
  expect(await other.list()).toHaveLength(1)
  await other.inbox.undo({ id })
  expect(await other.list()).toEqual([])
})

test.each([
  ['nobody confirms its sender', mail(THANKS, { head: '' })],
  ['it asks for money', mail(`${THANKS} Pay the fee of 90 euros to our bank account first.`)],
  ['its subject speaks of no application', mail(THANKS, { subject: 'News from Northwind Labs' })],
  ['it is about a loan', mail('Thank you for applying for a loan.', { subject: 'Your loan application' })],
  ['it says nothing of it', mail('The canteen is closed on Friday.')],
])('an email of an employer whom nobody recorded leaves nothing when %s', async (_, letter) => {
  const { cards, id } = await receive(letter)
  expect(cards).toEqual([])
  const { rows } = await server.platform.database.systemPool.query('select 1 from inbox_mails where user_id = $1', [id])
  expect(rows).toEqual([])
})

test("nobody adds a job from another person's email", async () => {
  const { cards } = await receive(mail(THANKS))
  const ben = await newcomer(server)
  await expect(ben.call.applications.inbox.record({ id: cards[0]?.id ?? '', ...JOB })).rejects.toMatchObject({
    code: 'CARD_NOT_FOUND',
  })
})

type Person = Awaited<ReturnType<typeof receive>>
const ZONE = 'Europe/Berlin'
test.each<[string, (ann: Person, applicationId: string) => Promise<unknown>]>([
  ['moved it', ({ call }, id) => call.applications.tracker.move({ ids: [id], to: 'under-review' })],
  [
    'moved it and back',
    async ({ call }, id) => {
      await call.applications.tracker.move({ ids: [id], to: 'under-review' })
      await call.applications.tracker.move({ ids: [id], to: 'applied' })
    },
  ],
  ['set a deadline', ({ call }, id) => call.applications.tracker.edit({ id, changes: { deadline: '2026-12-01' } })],
  ['corrected its title', ({ call }, id) => call.applications.tracker.edit({ id, changes: { job_title: 'Data Engineer II' } })],
  ['written a note', ({ call }, applicationId) => call.applications.tracker.notes.add({ applicationId, text: 'Call Sara' })],
  [
    'added a task',
    ({ call }, applicationId) =>
      call.applications.tasks.add({
        applicationId,
        ...{ title: 'Call Sara', day: '2026-12-01', time: null, zone: ZONE, reminder: 'none' },
      }),
  ],
  [
    'added a contact',
    ({ call }, applicationId) =>
      call.applications.tracker.contacts.add({ applicationId, name: 'Sara Klein', role: '', email: '', phone: '' }),
  ],
])('undo keeps an application that an email added when the person has %s, and says so', async (_, change) => {
  const ann = await receive(mail(THANKS))
  const id = ann.cards[0]?.id ?? ''
  const { applicationId } = await ann.inbox.record({ id, ...JOB })
  await change(ann, applicationId)
  expect(await ann.inbox.undo({ id })).toEqual({ hasKept: true })
  expect(await ann.list()).toMatchObject([{ id: applicationId, company: 'Northwind Labs' }])
})

test('an email that came after an application was added stays when the adding is undone, as one of a new job', async () => {
  const ann = await receive(mail(THANKS))
  const id = ann.cards[0]?.id ?? ''
  await ann.inbox.record({ id, ...JOB })
  const { address } = await ann.call.applications.forwarding.make()
  const later = 'Thank you for applying. We have decided to proceed with other candidates for the position of Data Engineer.'
  expect(await sendMail(port, address ?? '', mail(later, { id: 'n2' }))).toMatch(/^250/)
  expect((await ann.inbox.cards()).cards).toMatchObject([{ job: { company: 'Northwind Labs' }, newJob: null }])
  expect(await ann.inbox.undo({ id })).toEqual({ hasKept: false })
  expect(await ann.list()).toEqual([])
  const { cards } = await ann.inbox.cards()
  expect(cards.map(({ job, proposal }) => [job, proposal.kind]).toSorted()).toEqual([
    [null, 'confirmation'],
    [null, 'rejection'],
  ])
})

test('pressing "add" fifty times at once makes one application, and one undo takes it away', async () => {
  const { inbox, list, cards } = await receive(mail(THANKS))
  const id = cards[0]?.id ?? ''
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => inbox.record({ id, ...JOB })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await list()).toHaveLength(1)
  expect(await inbox.undo({ id })).toEqual({ hasKept: false })
  expect(await list()).toEqual([])
})
