import { startImap } from '@jobapply/server/features/applications/inbox/local-imap.testing'
import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { freePort } from '@jobapply/server/testing/server'
import { afterAll, test } from 'vitest'
import { LAMPLIGHTER } from '#e2e/applying.ts'
import { inspect, openOwnProduct, visitAs } from '#e2e/browser.ts'

const letter = (uid: number, subject: string) => ({
  ...{ uid, text: 'Good morning.' },
  head: `From: Sara <sara${uid}@harbourtrust.example>\nSubject: ${subject}\nDate: Mon, 16 Nov 2026 10:00:00 +0100\nMessage-ID: <m${uid}@mail.example>\n`,
})
const imap = await startImap({
  ...{ user: 'ann@gmail.com', password: 'abcd efgh ijkl mnop' },
  mails: Array.from({ length: 12 }, (_, at) => letter(at + 1, at < 3 ? 'Your application' : 'Tide table')),
})
afterAll(() => imap.stop())

const product = openOwnProduct({
  LOCAL_MAIL_SERVER: imap.url,
  ...{ INBOUND_MAIL_DOMAIN: 'inbox.jobapply.example', INBOUND_MAIL_PORT: String(await freePort()) },
  ...{ MAIL_GOOGLE_CLIENT_ID: 'client', MAIL_GOOGLE_CLIENT_SECRET: 'secret' },
  ...{ MAIL_MICROSOFT_CLIENT_ID: 'client', MAIL_MICROSOFT_CLIENT_SECRET: 'secret' },
})

test('three ways to connect a mailbox, and what to write after silence', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, LAMPLIGHTER, 'Harbour')
  const { id } = await person.call.applications.tracker.add({
    ...{ job_title: 'Lamplighter', company: 'Harbour Trust', status: 'applied', appliedOn: '2026-09-01' },
  })
  await person.call.applications.forwarding.make()
  const confirmation = { from: 'Mail <forwarding@provider.example>', code: '482913377', link: null, at: new Date().toISOString() }
  const { systemPool } = product.server.platform.database
  await systemPool.query('update inbound_addresses set confirmation = $1 where user_id = $2', [confirmation, person.id])
  const page = await visitAs(product, person)
  await page.goto('/settings')
  await page.getByText('482913377').waitFor()
  await page.getByText('482913377').scrollIntoViewIfNeeded()
  await inspect(page, 'settings-mailbox-ways')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByRole('dialog').waitFor()
  await inspect(page, 'settings-mailbox-sign-in')
  await page.goto(`/applications?open=${id}`)
  await page.getByRole('heading', { name: 'Follow-up' }).scrollIntoViewIfNeeded()
  await inspect(page, 'application-follow-up')
})

test('a mailbox is tested before it is connected: what would be read, and what a server refuses', async () => {
  const person = await newcomer(product.server)
  const job = { job_title: 'Lamplighter', company: 'Harbour Trust', status: 'applied' as const, appliedOn: '2026-10-02' }
  await person.call.applications.tracker.add(job)
  await person.call.applications.forwarding.make()
  const page = await visitAs(product, person)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Connect a mailbox' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a mailbox' })
  await dialog.getByText('2 Oct 2026, your first application').waitFor({ state: 'attached' })
  await dialog.getByLabel('Email address').fill('ann@gmail.com')
  await dialog.getByLabel('App password').fill('my own password')
  await dialog.getByRole('button', { name: 'Test', exact: true }).click()
  await dialog.getByText('Gmail refused the password').waitFor()
  await inspect(page, 'settings-mailbox-refused')
  await dialog.getByLabel('App password').fill('abcd efgh ijkl mnop')
  await dialog.getByRole('button', { name: 'Test', exact: true }).click()
  await dialog.getByText('It works').waitFor()
  await dialog.getByText('12 of them, from 12 senders').waitFor()
  await inspect(page, 'settings-mailbox-works')
  await dialog.getByRole('radio', { name: 'Other' }).check({ force: true })
  await dialog.getByLabel('Folders').selectOption({ label: 'Folders I name' })
  await dialog.getByLabel('Emails since').selectOption({ label: 'A day I choose' })
  await inspect(page, 'settings-mailbox-other')
})
