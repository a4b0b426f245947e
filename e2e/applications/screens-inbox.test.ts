import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { LAMPLIGHTER } from '#e2e/applying.ts'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'

const product = openProduct()

/** An email as the mailbox's reader keeps it. */
const keep = (userId: string, applicationId: string | null, number: number, kind: string, quote: string, isVerified: boolean) =>
  product.server.platform.database.systemPool.query(
    `insert into inbox_mails (user_id, mail_key, thread_key, "from", subject, text, sent_at, is_verified, kind, quote, appointments,
       warnings, application_id, candidates, shown_from)
     values ($1, $2, $2, 'Harbour Trust Careers <sara@harbourtrust.example>', 'Your application as Lamplighter', $4, now(), $5, $3, $4, '[]', '[]', $6, $7, now())`,
    [userId, `mail ${number}`, kind, quote, isVerified, applicationId, JSON.stringify(applicationId ? [applicationId] : [])],
  )

test('connecting a mailbox, and the cards of its emails', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, LAMPLIGHTER, 'Harbour')
  const job = { job_title: 'Lamplighter', company: 'Harbour Trust', status: 'applied' as const, appliedOn: null }
  const { id } = await person.call.applications.tracker.add(job)
  const page = await visitAs(product, person)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Connect a mailbox' }).click()
  await page.getByLabel('Email address').fill('ann@outlook.com')
  await inspect(page, 'settings-mailbox-connect')
  await keep(person.id, id, 1, 'rejection', 'Unfortunately we have decided to proceed with other candidates.', true)
  await keep(person.id, id, 2, 'interview', 'We would like to invite you to an interview next week.', false)
  // Of a job that was never recorded.
  await keep(person.id, null, 3, 'confirmation', 'Thank you for your application for the position of Harbour Pilot.', true)
  await page.goto('/auto-apply?tab=needs-you')
  await page.getByRole('heading', { name: 'From your email' }).waitFor()
  await inspect(page, 'auto-apply-inbox')
})
