import { NO_FILTERS } from '@jobapply/core/search/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProfile } from '#testing/jobs'
import { newcomer, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { type LocalMail, startImap } from './local-imap.testing.ts'
import { readNext } from './tasks.ts'

const job = (title: string, id: number) =>
  `${title}\nHarbour Trust\nLeeds, England, United Kingdom\nView job: https://www.linkedin.com/comm/jobs/view/40${id}/?midToken=canary-77aa\n\n`
const alert = (uid: number, passes: boolean, ...titles: string[]): LocalMail => ({
  uid,
  head: `From: LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>\nSubject: 2 new jobs\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <m${uid}@linkedin.com>\nAuthentication-Results: mail.example; dmarc=${passes ? 'pass' : 'fail'} header.from=linkedin.com`,
  text: `Your job alert\n\n${titles.map((title, place) => job(title, uid * 10_000 + place)).join('')}`,
})

let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
beforeAll(async () => {
  const mails = [alert(1, true, 'Lamplighter', 'Night Porter'), alert(2, false, 'Forged Job'), alert(3, true, 'Lamplighter')]
  imap = await startImap({ user: 'ann@mail.example', password: 'app pass word', mails })
  server = await startServer({ LOCAL_MAIL_SERVER: imap.url, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  imap.stop()
})

test("jobs of verified alerts are the person's own jobs, once each, and go when what was read is forgotten", async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { desired_job_title: 'Lamplighter' }, 'Harbour')
  const { inbox } = ann.call.applications
  await inbox.connect({
    ...{ provider: 'other', host: 'imap.mail.example', port: '993', address: 'ann@mail.example', secret: 'app pass word' },
    ...{ folders: ['INBOX'], since: null, proof: { password: PASSWORD } },
  })
  await readNext(server.platform)
  await server.platform.database.systemPool.query('update mailboxes set next_at = now()')
  await server.platform.database.systemPool.query('delete from mailbox_folders')
  // Read from the beginning again, as after a crash: none twice.
  await readNext(server.platform)
  const { rows } = await server.platform.database.systemPool.query(
    'select title, url, source from pasted_jobs order by title, url',
  )
  expect(rows).toEqual([
    ...[10_000, 30_000].map((id) => ({ title: 'Lamplighter', url: `https://linkedin.com/jobs/view/40${id}`, source: 'email' })),
    { title: 'Night Porter', url: 'https://linkedin.com/jobs/view/4010001', source: 'email' },
  ])
  expect(JSON.stringify(rows)).not.toContain('canary')
  const found = async ({ call }: typeof ann, id: string) =>
    (await call.search.jobs({ profileId: id, filters: { ...NO_FILTERS, searchTerm: 'Lamplighter' } })).jobs.filter(
      ({ source }) => source === 'From your email',
    )
  expect((await found(ann, profileId)).length).toBeGreaterThan(0)
  const bob = await newcomer(server)
  expect(await found(bob, await addProfile(bob, { desired_job_title: 'Lamplighter' }, 'Bob'))).toEqual([])
  expect(imap.commands.filter((line) => /STORE|EXPUNGE|APPEND|COPY|MOVE/.test(line))).toEqual([])
  expect((await inbox.cards()).total).toBe(0)
  await inbox.disconnect({ forget: true })
  expect((await server.platform.database.systemPool.query('select 1 from pasted_jobs')).rowCount).toBe(0)
})
