import { setImmediate } from 'node:timers/promises'
import type { AlertJob, AlertSender } from '@jobapply/core/applications/inbox/alert-job'
import { readJobAlert } from '@jobapply/core/applications/inbox/alert-senders'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { FileMail } from '#features/applications/replies/mail-reader'
import type { Platform } from '#platform/feature/platform'
import { fetchHeads, findUids, HEADS_AT_ONCE, openFolder } from './fetch-heads.ts'
import { fetchMail } from './fetch-mail.ts'
import { keepAlertJobs } from './keep-alerts.ts'
import { concerns, judgeOne, type MailContext, type MailHead, openContext, verifiedAlert } from './look-at-mail.ts'
import { type Expect, withMailbox } from './open-mailbox.ts'
import { secretOf } from './secret.ts'
import { findFolder, lockConnection, type MailboxRow, type NewMail, saveRead } from './store.ts'

type Reading = { platform: Platform; box: MailboxRow; context: MailContext; expect: Expect }

/** Reads what came since the last time. Nothing in the mailbox changes: folders are examined and texts are peeked at. */
export async function readMailbox(platform: Platform, box: MailboxRow): Promise<void> {
  const credentials = await secretOf(platform, box)
  const context = await openContext(platform, box.userId, box)
  await withMailbox({ ...box, ...credentials }, platform.settings, async (client, expect) => {
    for (const folder of box.folders) await readFolder(client, folder, { platform, box, context, expect })
  })
}

async function readFolder(client: ImapFlow, folder: string, reading: Reading) {
  const { platform, box } = reading
  const { system } = platform.database
  const opened = await openFolder(client, folder)
  const uidValidity = String(opened.uidValidity)
  const before = await findFolder(system, box.userId, folder)
  // With another UIDVALIDITY all numbers are new; emails that we know already are known by their key.
  const lastUid = before?.uidValidity === uidValidity ? before.lastUid : 0
  const uids = await findUids(client, { lastUid, since: box.since }, reading.expect)
  for (let at = 0; at < uids.length; at += HEADS_AT_ONCE) {
    const batch = uids.slice(at, at + HEADS_AT_ONCE)
    const { mails, jobs } = await readBatch(client, batch, reading)
    await keepAlertJobs(system, box.userId, jobs, (tx) => lockConnection(tx, box))
    const progress = { userId: box.userId, folder, uidValidity, lastUid: batch.at(-1) ?? lastUid }
    if (!(await saveRead(system, box, mails, progress))) return
    await setImmediate()
  }
}

/** What a batch of emails brings: cards, and jobs of alerts. */
type Batch = { mails: NewMail[]; jobs: AlertJob[] }

async function readBatch(client: ImapFlow, uids: readonly number[], { context, expect }: Reading): Promise<Batch> {
  const heads: { fetched: FetchMessageObject; head: MailHead; isConcern: boolean; alert: AlertSender | undefined }[] = []
  for await (const { fetched, head } of fetchHeads(client, uids, expect)) {
    const [isConcern, alert] = [concerns(head, context), verifiedAlert(head, context)]
    if (isConcern || alert) heads.push({ fetched, head, isConcern, alert })
  }
  const batch: Batch = { mails: [], jobs: [] }
  for (const { fetched, head, isConcern, alert } of heads) {
    const mail = await fetchMail(client, fetched, expect)
    const judged = isConcern && fetched.headers ? judgeOne(mail ?? headAlone(head), head.raw, context) : null
    if (judged) batch.mails.push(judged)
    if (alert && mail) batch.jobs.push(...readJobAlert(alert, mail.linked))
  }
  return batch
}

/** Of an email that is only a file, or whose parts cannot be read: what its head says is not lost. */
const headAlone = ({ from, subject, sentAt }: MailHead): FileMail => ({
  ...{
    from: from.slice(0, 500).replaceAll('\0', '').toWellFormed(),
    subject: subject.slice(0, 500).replaceAll('\0', '').toWellFormed(),
    sentAt,
  },
  ...{ text: '', linked: '', calendar: null },
})
