import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { freePort } from '@jobapply/server/testing/server'
import { test } from 'vitest'
import { LAMPLIGHTER } from '#e2e/applying.ts'
import { inspect, openOwnProduct, visitAs } from '#e2e/browser.ts'

const product = openOwnProduct({
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
