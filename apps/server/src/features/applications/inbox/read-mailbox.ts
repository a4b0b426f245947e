import { setImmediate } from 'node:timers/promises'
import type { AlertJob, AlertSender } from '@jobapply/core/applications/inbox/alert-job'
import { readJobAlert } from '@jobapply/core/applications/inbox/alert-senders'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Platform } from '#platform/feature/platform'
import { fetchMail } from './fetch-mail.ts'
import { keepAlertJobs } from './keep-alerts.ts'
import { concerns, judgeOne, type MailContext, type MailHead, openContext, verifiedAlert } from './look-at-mail.ts'
import { MailboxError } from './mailbox-error.ts'
import { type Expect, withMailbox } from './open-mailbox.ts'
import { secretOf } from './secret.ts'
import { findFolder, lockConnection, type MailboxRow, type NewMail, saveRead } from './store.ts'

const HEADS_AT_ONCE = 200
/** A folder with more is read from its newest emails on. */
const MAX_UIDS = 200_000
/** Of one email, with room for long lists of receivers. */
const MAX_HEAD = 64 * 1024
const FIELDS = ['from', 'subject', 'date', 'message-id', 'in-reply-to', 'references', 'authentication-results']

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
  const opened = await client.mailboxOpen(folder, { readOnly: true }).catch((error) => {
    throw error?.responseStatus === 'NO' ? new MailboxError('folder') : error
  })
  const uidValidity = String(opened.uidValidity)
  const before = await findFolder(system, box.userId, folder)
  // With another UIDVALIDITY all numbers are new; emails that we know already are known by their key.
  const lastUid = before?.uidValidity === uidValidity ? before.lastUid : 0
  reading.expect(MAX_UIDS * 12)
  const found = (await client.search(lastUid > 0 ? { uid: `${lastUid + 1}:*` } : { since: box.since }, { uid: true })) || []
  const uids = [...new Set(found)]
    .filter((uid) => uid > lastUid)
    .toSorted((one, other) => one - other)
    .slice(-MAX_UIDS)
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
  const wanted = new Set(uids)
  const heads: { fetched: FetchMessageObject; head: MailHead; isConcern: boolean; alert: AlertSender | undefined }[] = []
  expect(HEADS_AT_ONCE * MAX_HEAD)
  for await (const fetched of client.fetch(uids.join(','), { uid: true, envelope: true, headers: FIELDS }, { uid: true })) {
    // A server that answers more than it was asked for is not listened to.
    if (!wanted.delete(fetched.uid)) continue
    const head = headOf(fetched)
    const [isConcern, alert] = [concerns(head, context), verifiedAlert(head, context)]
    if (isConcern || alert) heads.push({ fetched, head, isConcern, alert })
  }
  const batch: Batch = { mails: [], jobs: [] }
  for (const { fetched, head, isConcern, alert } of heads) {
    const mail = await fetchMail(client, fetched, expect)
    if (!mail) continue
    const judged = isConcern && fetched.headers ? judgeOne(mail, head.raw, context) : null
    if (judged) batch.mails.push(judged)
    if (alert) batch.jobs.push(...readJobAlert(alert, mail.linked))
  }
  return batch
}

function headOf({ envelope, headers }: FetchMessageObject): MailHead {
  const { subject = '', from, date } = envelope ?? {}
  const { name = '', address = '' } = from?.[0] ?? {}
  const sentAt = date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
  return { from: `${name} <${address}>`, subject, sentAt, raw: headers ?? Buffer.alloc(0) }
}
