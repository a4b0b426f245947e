import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type AlertJob, alertBoardOf, readAlert } from '@jobapply/core/applications/inbox/alerts'
import { isAuthentic } from '@jobapply/core/applications/inbox/authenticity'
import { type ConcernIndex, indexConcerns, mayConcern } from '@jobapply/core/applications/inbox/concern'
import type { Known } from '@jobapply/core/applications/replies/match'
import { readSender } from '@jobapply/core/applications/replies/sender'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { FileMail } from '#features/applications/replies/mail-reader'
import { listComparable } from '#features/applications/replies/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { fieldsOf, messageIds } from './compose-mail.ts'
import { fetchMail } from './fetch-mail.ts'
import { judgeMail } from './judge-mail.ts'
import { keepAlertJobs } from './keep-alerts.ts'
import { type Expect, MailboxError, withMailbox } from './open-mailbox.ts'
import { findFolder, listIgnored, listThreads, type MailboxRow, type NewMail, saveRead } from './store.ts'

const HEADS_AT_ONCE = 200
/** A folder with more is read from its newest emails on. */
const MAX_UIDS = 200_000
/** Of one email, with room for long lists of receivers. */
const MAX_HEAD = 64 * 1024
const FIELDS = ['from', 'subject', 'date', 'message-id', 'in-reply-to', 'references', 'authentication-results']

type Reading = {
  platform: Platform
  box: MailboxRow
  known: readonly Known[]
  index: ConcernIndex
  threads: ReadonlyMap<string, string>
  ignored: ReadonlySet<string>
  keyOf(text: string): string
  expect: Expect
}

/** A keyed hash: without our key nobody can test which address or email it stands for. */
export const mailKeys = ({ keyFor }: Platform, userId: string) => {
  const key = keyFor('connected mailbox')
  return (text: string) => createHmac('sha256', key).update(`${userId} ${text}`).digest('base64url')
}

/** Reads what came since the last time. Nothing in the mailbox changes: folders are examined and texts are peeked at. */
export async function readMailbox(platform: Platform, box: MailboxRow): Promise<void> {
  const { database, settings } = platform
  const { userId } = box
  const secret = platform.sealFor('connected mailbox').open(box.secret, userId).toString()
  const [known, threads, ignored] = await Promise.all([
    listComparable(database.system, userId),
    listThreads(database.system, userId),
    listIgnored(database.system, userId),
  ])
  const tied = new Map(threads.flatMap(({ threadKey, applicationId }) => (applicationId ? [[threadKey, applicationId]] : [])))
  const index = indexConcerns(known, new Set(tied.keys()))
  const reading = { platform, box, known, index, threads: tied, ignored: new Set(ignored), keyOf: mailKeys(platform, userId) }
  await withMailbox({ ...box, secret }, settings, async (client, expect) => {
    for (const folder of box.folders) await readFolder(client, folder, { ...reading, expect })
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
    await keepAlertJobs(system, box, jobs)
    const progress = { userId: box.userId, folder, uidValidity, lastUid: batch.at(-1) ?? lastUid }
    if (!(await saveRead(system, box, mails, progress))) return
    await setImmediate()
  }
}

/** What a batch of emails brings: cards, and jobs of alerts. */
type Batch = { mails: NewMail[]; jobs: AlertJob[] }

async function readBatch(client: ImapFlow, uids: readonly number[], reading: Reading): Promise<Batch> {
  const wanted = new Set(uids)
  const heads: { head: FetchMessageObject; isConcern: boolean; board: ReturnType<typeof alertBoardOf> }[] = []
  reading.expect(HEADS_AT_ONCE * MAX_HEAD)
  for await (const head of client.fetch(uids.join(','), { uid: true, envelope: true, headers: FIELDS }, { uid: true })) {
    // A server that answers more than it was asked for is not listened to.
    if (!wanted.delete(head.uid)) continue
    const [isConcern, board] = [concerns(head, reading), verifiedBoard(head, reading)]
    if (isConcern || board) heads.push({ head, isConcern, board })
  }
  const batch: Batch = { mails: [], jobs: [] }
  for (const { head, isConcern, board } of heads) {
    const mail = await fetchMail(client, head, reading.expect)
    if (!mail) continue
    const judged = isConcern ? judgeOne(mail, head, reading) : null
    if (judged) batch.mails.push(judged)
    if (board) batch.jobs.push(...readAlert(board, mail.text))
  }
  return batch
}

const referencesOf = (head: FetchMessageObject) =>
  head.headers ? messageIds([...fieldsOf(head.headers, 'references'), ...fieldsOf(head.headers, 'in-reply-to')]) : []

function concerns(head: FetchMessageObject, { index, ignored, keyOf }: Reading): boolean {
  const { subject = '', from, date } = head.envelope ?? {}
  const { name = '', address = '' } = from?.[0] ?? {}
  if (ignored.has(keyOf(address.toLowerCase()))) return false
  const sentAt = date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
  const references = index.threads.size > 0 ? referencesOf(head).map(keyOf) : []
  return mayConcern({ from: `${name} <${address}>`, subject, sentAt, references }, index)
}

/** The board whose alert it is. Anybody can write such an email, so the mailbox's own server must vouch for the sender. */
function verifiedBoard(head: FetchMessageObject, { box, ignored, keyOf }: Reading) {
  const { name = '', address = '' } = head.envelope?.from?.[0] ?? {}
  const from = `${name} <${address}>`
  const board = alertBoardOf(from)
  if (!board || !head.headers || ignored.has(keyOf(address.toLowerCase()))) return undefined
  return isAuthentic(fieldsOf(head.headers, 'authentication-results'), readSender(from).host, box) ? board : undefined
}

/** An email whose head may concern an application. */
function judgeOne(mail: FileMail, head: FetchMessageObject, { box, known, threads, keyOf }: Reading): NewMail | null {
  if (!head.headers) return null
  const thread = referencesOf(head)
    .map((id) => threads.get(keyOf(id)))
    .find((id) => id !== undefined)
  const judged = judgeMail(mail, known, thread ?? null, now())
  if (!judged) return null
  const [messageId = ''] = messageIds(fieldsOf(head.headers, 'message-id'))
  const isVerified = isAuthentic(fieldsOf(head.headers, 'authentication-results'), readSender(mail.from).host, box)
  const identity = messageId || JSON.stringify([mail.from, mail.subject, mail.sentAt, mail.text])
  return {
    ...judged,
    ...{ userId: box.userId, mailKey: keyOf(`mail ${identity}`), threadKey: keyOf(messageId), isVerified, shownFrom: now() },
  }
}
