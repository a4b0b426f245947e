import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isAuthentic } from '@jobapply/core/applications/inbox/authenticity'
import { type ConcernIndex, indexConcerns, mayConcern } from '@jobapply/core/applications/inbox/concern'
import { MAX_PART_BYTES } from '@jobapply/core/applications/inbox/constants'
import { chooseParts } from '@jobapply/core/applications/inbox/rules'
import type { Known } from '@jobapply/core/applications/replies/match'
import { readSender } from '@jobapply/core/applications/replies/sender'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { readMailFile } from '#features/applications/replies/mail-reader'
import { listComparable } from '#features/applications/replies/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { composeMail, type FetchedPart, fieldsOf, messageIds } from './compose-mail.ts'
import { judgeMail } from './judge-mail.ts'
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
    const mails = await readBatch(client, batch, reading)
    const progress = { userId: box.userId, folder, uidValidity, lastUid: batch.at(-1) ?? lastUid }
    if (!(await saveRead(system, box, mails, progress))) return
    await setImmediate()
  }
}

async function readBatch(client: ImapFlow, uids: readonly number[], reading: Reading): Promise<NewMail[]> {
  const wanted = new Set(uids)
  const heads: FetchMessageObject[] = []
  reading.expect(HEADS_AT_ONCE * MAX_HEAD)
  for await (const head of client.fetch(uids.join(','), { uid: true, envelope: true, headers: FIELDS }, { uid: true })) {
    // A server that answers more than it was asked for is not listened to.
    if (!wanted.delete(head.uid)) continue
    if (concerns(head, reading)) heads.push(head)
  }
  const mails: NewMail[] = []
  for (const head of heads) {
    const mail = await readOne(client, head, reading)
    if (mail) mails.push(mail)
  }
  return mails
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

/** An email whose head may concern an application: its text and calendar parts, read in the helper process. */
async function readOne(client: ImapFlow, head: FetchMessageObject, reading: Reading): Promise<NewMail | null> {
  const { box, known, threads, keyOf } = reading
  reading.expect(4 * MAX_PART_BYTES)
  const described = await client.fetchOne(String(head.uid), { uid: true, bodyStructure: true }, { uid: true })
  const structure = described ? described.bodyStructure : undefined
  if (!structure || !head.headers) return null
  const chosen = chooseParts(structure)
  if (chosen.length === 0) return null
  const bodyParts = chosen.map(({ key }) => ({ key, start: 0, maxLength: MAX_PART_BYTES }))
  const fetched = await client.fetchOne(String(head.uid), { uid: true, bodyParts }, { uid: true })
  const contents = fetched ? fetched.bodyParts : undefined
  if (!contents) return null
  const parts = chosen.flatMap((one): FetchedPart[] => {
    const bytes = contents.get(one.key)
    return bytes ? [{ ...one, bytes: bytes.subarray(0, MAX_PART_BYTES) }] : []
  })
  const bytes = composeMail(head.headers, parts)
  const ask = () => readMailFile({ bytes: async () => new Uint8Array(bytes) })
  // A helper process that a busy machine was slow to start gets another try; otherwise the email would be lost.
  const mail = (await ask()) ?? (await ask())
  if (!mail) return null
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
