import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database'
import { createSeal } from '#platform/seal'
import { makeDatabase } from '#testing/server'
import { findMail, keepMail, listMails, removeMails } from './store.ts'

const seal = createSeal('the secret of this installation', 'mailbox')
const mailOf = (subject: string, to = 'ann@gmail.com') => ({
  from: 'us@example.org',
  to,
  subject,
  html: '<p>hello',
  text: 'hello',
})
let database: Database
beforeAll(async () => {
  database = openDatabase((await makeDatabase()).url)
})
afterAll(() => database.close())
beforeEach(() => removeMails(database.system))

test('the latest 200 emails are kept, newest first', async () => {
  for (let n = 1; n <= 203; n++) await keepMail(database.system, seal, mailOf(`mail ${n}`))
  const mails = await listMails(database.system, seal)
  expect(mails.map((mail) => mail.subject)).toEqual(Array.from({ length: 200 }, (_, n) => `mail ${203 - n}`))
})

test('a mail is found by its id, and a bad id finds nothing', async () => {
  await keepMail(database.system, seal, mailOf('Hello'))
  const [kept] = await listMails(database.system, seal)
  await expect(findMail(database.system, seal, kept?.id ?? '')).resolves.toEqual({
    ...mailOf('Hello'),
    id: kept?.id,
    createdAt: kept?.createdAt,
  })
  for (const id of ['', '1', "' or 1=1 --", `${kept?.id}x`, '\0', crypto.randomUUID()])
    await expect(findMail(database.system, seal, id), id).resolves.toBeUndefined()
})

test('a mail that was sealed with another secret is passed over, and takes no other along', async () => {
  const before = createSeal('the secret of before', 'mailbox')
  await keepMail(database.system, before, mailOf('lost'))
  await keepMail(database.system, seal, mailOf('here'))
  const mails = await listMails(database.system, seal)
  expect(mails.map((mail) => mail.subject)).toEqual(['here'])
  const [lost] = await listMails(database.system, before)
  await expect(findMail(database.system, seal, lost?.id ?? '')).resolves.toBeUndefined()
})

test('what is stored shows neither the address nor the words', async () => {
  await keepMail(database.system, seal, mailOf('Canary subject', 'canary@gmail.com'))
  const { rows } = await database.systemPool.query<{ sealed: Buffer }>('select sealed from local_mails')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/canary|gmail|hello/i)
})
