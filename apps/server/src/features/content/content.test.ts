import { OPERATOR } from '@jobapply/core/content/operator'
import { careersForm, contactForm, newsletterForm } from '@jobapply/core/content/schema'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { PERSONAL_DATA } from '#personal-data'
import { moveClock, now } from '#platform/clock'
import { exportText } from '#testing/exports'
import { boundsOf, exceed } from '#testing/input-limits'
import { allMailsTo, mailsTo, newcomer, newEmail, openBrowser } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'
import { announceArticles, sweepForms } from './tasks.ts'

const DAY = 86_400_000
const SUPPORT = newEmail('support')
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    SUPPORT_EMAIL: SUPPORT,
    SUPPORT_CHAT_URL: 'https://chat.example.org/now',
    SUPPORT_PHONE: '+1 555 0100',
  })
})
afterAll(() => server.stop())

const MESSAGE = { name: 'Ann', subject: 'My receipt', message: 'Where is it?\n\nThank you.' }
const CAREERS = { name: 'Ann', position: 'product-designer', link: '', message: 'I draw calm screens.' }

const post = (path: string, fields: Record<string, string>, accept = 'application/json') =>
  openBrowser(server).fetch(path, { method: 'POST', headers: { accept }, body: new URLSearchParams(fields) })

const rows = async (table: 'form_messages' | 'newsletter_readers', email: string) =>
  (await server.platform.database.systemPool.query(`select * from ${table} where mail_address = $1`, [email])).rows

test('STATIC-024 a message is stored, mailed to SUPPORT_EMAIL and confirmed', async () => {
  const email = newEmail('writer')
  const answer = await post('/forms/contact', { ...MESSAGE, email })
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
  expect(await rows('form_messages', email)).toMatchObject([{ form: 'contact', subject: 'My receipt', message: MESSAGE.message }])
  const mail = (await allMailsTo(server, SUPPORT)).find(({ text }) => text.includes(email))
  expect(mail?.subject).toBe('Message: My receipt')
  expect(mail?.text).toContain('Where is it?')
})

test('a browser without scripts gets a page, also when something is wrong', async () => {
  const email = newEmail('reader')
  const done = await post('/forms/contact', { ...MESSAGE, email }, 'text/html')
  expect([done.status, (await done.text()).includes('Message sent')]).toEqual([200, true])
  const refused = await post('/forms/contact', { ...MESSAGE, email: 'nobody', name: '<b>' }, 'text/html')
  const page = await refused.text()
  expect([refused.status, page.includes('Please enter a valid email address.'), page.includes('<b>')]).toEqual([400, true, false])
})

test('STATIC-010 an application is stored and mailed, and the mail says whether the position is an example', async () => {
  const email = newEmail('applicant')
  const answer = await post('/forms/careers', { ...CAREERS, email })
  expect(answer.status).toBe(200)
  expect(await rows('form_messages', email)).toMatchObject([{ form: 'careers', subject: 'product-designer', link: null }])
  const mail = (await allMailsTo(server, SUPPORT)).find(({ text }) => text.includes(email))
  expect(mail?.subject).toBe('Application: Product Designer')
  expect(mail?.text.includes('marked as an example')).toBe(!OPERATOR.positions.confirmed)
  const unknown = await post('/forms/careers', { ...CAREERS, email, position: 'king' })
  expect(await unknown.json()).toMatchObject({ problems: [{ field: 'position', message: 'Choose a position' }] })
})

test('what a program filled in is not stored, and it is told the same', async () => {
  const email = newEmail('program')
  const answer = await post('/forms/contact', { ...MESSAGE, email, website: 'https://spam.example' })
  expect([answer.status, await rows('form_messages', email)]).toEqual([200, []])
})

test.each([
  ['/forms/contact', contactForm],
  ['/forms/newsletter', newsletterForm],
  ['/forms/careers', careersForm],
] as const)('%s names each field that is one character too long', async (path, schema) => {
  const bounds = boundsOf(schema)
  const answer = await post(path, exceed(bounds) as Record<string, string>)
  const { problems }: { problems: { field: string }[] } = await answer.json()
  const named = new Set(problems.map(({ field }) => field))
  expect([answer.status, [...named]]).toEqual([400, bounds.map(({ path: [field] }) => field)])
})

test('200 kB of text are refused as too large, whatever they are made of, and nothing of them is kept', async () => {
  for (const part of ['a', '<!--', '=?utf-8?q?', '\r\n.\r\n', '@', '\u202e', '%00']) {
    const email = newEmail('flood')
    const answer = await post('/forms/contact', {
      ...MESSAGE,
      email,
      message: part.repeat(200_000 / encodeURIComponent(part).length),
    })
    expect([part, answer.status, await answer.json()]).toEqual([
      part,
      413,
      { message: 'This is too large for the server. Nothing was changed.', problems: [] },
    ])
    expect(await rows('form_messages', email)).toEqual([])
  }
})

test('a subject adds no line to the head of the mail', async () => {
  const email = newEmail('header')
  expect((await post('/forms/contact', { ...MESSAGE, email, subject: 'Hello\r\nBcc: everybody@example.org' })).status).toBe(200)
  const mail = (await allMailsTo(server, SUPPORT)).find(({ text }) => text.includes(email))
  expect(mail?.subject).toBe('Message: Hello Bcc: everybody@example.org')
  expect(await allMailsTo(server, 'everybody@example.org')).toEqual([])
})

test('a network sends ten forms an hour, and an address that many type at once gets three mails', async () => {
  const limited = await startServer({ RATE_LIMITS: 'on' })
  onTestFinished(() => limited.stop())
  const email = newEmail('victim')
  const typed = await Promise.all(
    Array.from({ length: 10 }, () =>
      openBrowser(limited).fetch('/forms/newsletter', { method: 'POST', body: new URLSearchParams({ email }) }),
    ),
  )
  expect(typed.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await allMailsTo(limited, email)).toHaveLength(3)
  const statuses: number[] = []
  for (let time = 0; time < 11; time++) {
    const { fetch } = openBrowser(limited)
    const body = new URLSearchParams({ ...MESSAGE, email: newEmail() })
    statuses.push((await fetch('/forms/contact', { method: 'POST', headers: { accept: 'application/json' }, body })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

async function subscribe(email: string) {
  const answer = await post('/forms/newsletter', { email })
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }])
}
const linkIn = (text = '', path: string) => new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? ''
const press = (link: string) => openBrowser(server).fetch(new URL(link).pathname + new URL(link).search, { method: 'POST' })

test('STATIC-016 an address is stored and confirmed by its owner; an invalid one is refused', async () => {
  const email = newEmail('subscriber')
  await subscribe(email)
  expect(await rows('newsletter_readers', email)).toMatchObject([{ confirmed_at: null }])
  const [mail] = await mailsTo(server, email)
  const link = linkIn(mail?.text, '/newsletter/confirm')
  const asked = await openBrowser(server).fetch(new URL(link).pathname + new URL(link).search)
  expect([asked.status, (await rows('newsletter_readers', email))[0]?.confirmed_at]).toEqual([200, null])
  expect((await press(link)).status).toBe(200)
  expect((await rows('newsletter_readers', email))[0]?.confirmed_at).toBeInstanceOf(Date)
  // Known addresses get no further mail, and the answer does not tell that they are known.
  await subscribe(email)
  expect(await allMailsTo(server, email)).toHaveLength(1)
  const refused = await post('/forms/newsletter', { email: 'ann at example' })
  expect([refused.status, (await refused.json()).problems]).toEqual([
    400,
    [{ field: 'email', message: 'Please enter a valid email address.' }],
  ])
})

test('a confirmed reader is told once of a new article, and one press ends it; others are told nothing', async () => {
  const [email, silent] = [newEmail('reader'), newEmail('silent')]
  for (const each of [email, silent]) await subscribe(each)
  const [asked] = await mailsTo(server, email)
  await press(linkIn(asked?.text, '/newsletter/confirm'))
  moveClock(2 * DAY)
  onTestFinished(() => moveClock(-2 * DAY))
  const date = now().toISOString().slice(0, 10)
  const article = {
    slug: 'new',
    title: 'A new one',
    teaser: 'Read it.',
    category: 'remote-work',
    author: 'A',
    date,
    minutes: 2,
  } as const
  await announceArticles(server.platform, [article])
  await announceArticles(server.platform, [article])
  const mails = await allMailsTo(server, email)
  expect(mails.map(({ subject }) => subject)).toEqual(['New on the blog: A new one', 'Confirm your subscription'])
  expect(await allMailsTo(server, silent)).toHaveLength(1)
  expect((await press(mails[0]?.unsubscribe ?? '')).status).toBe(200)
  expect(await rows('newsletter_readers', email)).toEqual([])
})

test('a link for another purpose, or a changed one, does nothing', async () => {
  const email = newEmail('reader')
  await subscribe(email)
  const [mail] = await mailsTo(server, email)
  const link = linkIn(mail?.text, '/newsletter/confirm')
  expect((await press(link.replace('/confirm', '/unsubscribe'))).status).toBe(404)
  expect((await press(`${link.slice(0, -2)}AA`)).status).toBe(404)
  expect(await rows('newsletter_readers', email)).toHaveLength(1)
})

test('messages go after 12 months and unconfirmed addresses after a week', async () => {
  const email = newEmail('old')
  await post('/forms/contact', { ...MESSAGE, email })
  await subscribe(email)
  await sweepForms(server.platform)
  expect([(await rows('form_messages', email)).length, (await rows('newsletter_readers', email)).length]).toEqual([1, 1])
  moveClock(8 * DAY)
  onTestFinished(() => moveClock(-8 * DAY))
  await sweepForms(server.platform)
  expect([(await rows('form_messages', email)).length, (await rows('newsletter_readers', email)).length]).toEqual([1, 0])
  moveClock(360 * DAY)
  onTestFinished(() => moveClock(-360 * DAY))
  await sweepForms(server.platform)
  expect(await rows('form_messages', email)).toEqual([])
})

test('the forms with a person’s address are in the export, and go with the account', async () => {
  const { id, email } = await newcomer(server)
  await post('/forms/contact', { ...MESSAGE, email })
  await subscribe(email)
  expect(await exportText(server, id)).toContain('Where is it?')
  // As when a stranger had typed the address before there was an account.
  for (const table of ['form_messages', 'newsletter_readers'])
    await server.platform.database.systemPool.query(`update ${table} set user_id = null where mail_address = $1`, [email])
  await server.platform.database.system.transaction(async (tx) => {
    for (const { erase } of Object.values(PERSONAL_DATA)) await erase(tx, id)
  })
  expect([await rows('form_messages', email), await rows('newsletter_readers', email)]).toEqual([[], []])
})

test('STATIC-043 STATIC-044 the help page learns of chat and phone', async () => {
  const answer = await openBrowser(server).fetch('/support-channels')
  expect(await answer.json()).toEqual({ chatUrl: 'https://chat.example.org/now', phoneNumber: '+1 555 0100' })
  const without = await openBrowser(await startServerFor()).fetch('/support-channels')
  expect(await without.json()).toEqual({ chatUrl: null, phoneNumber: null })
})
