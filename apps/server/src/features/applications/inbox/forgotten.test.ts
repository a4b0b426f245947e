import { expect, onTestFinished, test } from 'vitest'
import { sendMail } from '#features/applications/forwarding/speak-lmtp.testing'
import { captureLogs } from '#platform/log'
import { newcomer } from '#testing/people'
import { dumpDatabase, freePort, startServerFor } from '#testing/server'

const DOMAIN = 'inbox.jobapply.example'
const MARK = 'canary-9c1d'
const mail = (id: string, text: string) =>
  `From: Sara ${MARK} <sara@northwindlabs.example>\nTo: ann@home.example\nSubject: Your application ${MARK}\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <${id}@${MARK}.example>\nAuthentication-Results: mx.jobapply.example; dmarc=pass header.from=northwindlabs.example\nContent-Type: text/plain; charset=utf-8\n\n${text} ${MARK}`
const REFUSAL = `Thank you for applying. Unfortunately we have decided to proceed with other candidates, says ${MARK}.`

test('after the forwarding address is removed with everything that was read, no table and no log has anything of it', async () => {
  const port = await freePort()
  const server = await startServerFor({ INBOUND_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_PORT: String(port), TASKS: 'separate' })
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const ann = await newcomer(server)
  const { inbox, forwarding, tracker } = ann.call.applications
  const job = { job_title: 'Backend Engineer', company: 'Northwind Labs', status: 'applied' as const, appliedOn: null }
  const { id: applicationId } = await tracker.add(job)
  const { address } = await forwarding.make()
  const [mailbox = ''] = (address ?? '').split('@')
  for (const id of ['one', 'two', 'three']) await sendMail(port, address ?? '', mail(id, `${REFUSAL} ${id}`))
  const code = `From: Mail <forwarding@provider.example>\nSubject: Forwarding confirmation\nMessage-ID: <c@mail.example>\n\n${MARK} wants to forward mail to you.\nConfirmation code: 482913377`
  await sendMail(port, address ?? '', code)
  const [one, two] = (await inbox.cards()).cards
  await inbox.accept({ id: one?.id ?? '', applicationId, kind: 'rejection', task: null })
  await inbox.dismiss({ id: two?.id ?? '' })
  const hashes = await server.platform.database.systemPool.query(
    'select mail_key as hash from inbox_mails where user_id = $1 union select sender from ignored_senders where user_id = $1',
    [ann.id],
  )
  expect(hashes.rows).toHaveLength(4)
  const traces = [MARK, mailbox, '482913377', ...hashes.rows.map(({ hash }) => String(hash))]
  const left = async () =>
    (await dumpDatabase(server.database)).split('\n').filter((line) => traces.some((trace) => line.includes(trace)))
  expect((await left()).length).toBeGreaterThan(4)
  await forwarding.revoke({ forget: true })
  // The application stays as it was decided.
  expect((await tracker.get({ id: applicationId })).status).toBe('rejected')
  expect(await left()).toEqual([])
  expect(traces.filter((trace) => logs.text.includes(trace))).toEqual([])
})
