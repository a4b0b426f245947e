import { addProfile } from '@jobapply/server/testing/jobs'
import { newcomer } from '@jobapply/server/testing/people'
import { test } from 'vitest'
import { LAMPLIGHTER } from '#e2e/applying.ts'
import { inspect, openProduct, visitAs } from '#e2e/browser.ts'

const product = openProduct()

test('the interview pack', async () => {
  const person = await newcomer(product.server)
  await addProfile(person, LAMPLIGHTER, 'Harbour')
  const { call, id: userId } = person
  const job = { job_title: 'Lamplighter', company: 'Harbour Trust', location: 'Leeds', status: 'interview' as const }
  const { id } = await call.applications.tracker.add(job)
  await product.server.platform.database.systemPool.query('update job_applications set posting = $1 where user_id = $2', [
    'You light 40 lamps every evening.\nRequired: electrical maintenance, first aid, a driving licence.\nNice to have: Excel.',
    userId,
  ])
  const task = { title: 'Interview', day: '2999-01-05', time: '14:30', zone: 'Europe/London', reminder: 'none' as const }
  await call.applications.replies.confirm({
    ...{ applicationId: id, kind: 'interview', quote: 'We would like to invite you.', task },
    mail: {
      ...{ from: 'Sara Klein <sara@harbourtrust.example>', subject: 'Interview', sentAt: '2026-11-16T09:00:00.000Z' },
      text: 'We would like to invite you.\nhttps://meet.google.com/abc-defg-hij',
    },
  })
  await call.applications.tracker.notes.add({
    applicationId: id,
    text: 'I have no first aid certificate, and a course is booked.',
  })
  const page = await visitAs(product, person)
  await page.goto(`/applications/${id}/interview`)
  await page.getByRole('article', { name: 'Interview pack' }).waitFor()
  await inspect(page, 'interview-pack')
})
