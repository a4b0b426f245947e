import { createHmac } from 'node:crypto'
import type { AlertSender } from '@jobapply/core/applications/inbox/alert-job'
import { alertSender } from '@jobapply/core/applications/inbox/alert-senders'
import { isAuthentic, type MailServer } from '@jobapply/core/applications/inbox/authenticity'
import { type ConcernIndex, indexConcerns, mayConcern } from '@jobapply/core/applications/inbox/concern'
import type { Known } from '@jobapply/core/applications/replies/match'
import { readSender } from '@jobapply/core/applications/replies/sender'
import type { FileMail } from '#features/applications/replies/mail-reader'
import { listComparable } from '#features/applications/replies/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { fieldsOf, messageIds } from './compose-mail.ts'
import { judgeMail } from './judge-mail.ts'
import { listIgnored, listThreads, type NewMail } from './store.ts'

/** What an email is compared with, wherever it comes from. */
export type MailContext = {
  userId: string
  /** Who vouches for senders. */
  server: MailServer
  known: readonly Known[]
  index: ConcernIndex
  threads: ReadonlyMap<string, string>
  ignored: ReadonlySet<string>
  keyOf(text: string): string
}
/** What the first look at an email shows; `raw` are its head's bytes. */
export type MailHead = { from: string; subject: string; sentAt: Date | null; raw: Buffer }

/** A keyed hash: without our key nobody can test which address or email it stands for. */
export const mailKeys = ({ keyFor }: Platform, userId: string) => {
  const key = keyFor('connected mailbox')
  return (text: string) => createHmac('sha256', key).update(`${userId} ${text}`).digest('base64url')
}

export async function openContext(platform: Platform, userId: string, server: MailServer): Promise<MailContext> {
  const { system } = platform.database
  const [known, threads, ignored] = await Promise.all([
    listComparable(system, userId),
    listThreads(system, userId),
    listIgnored(system, userId),
  ])
  const tied = new Map(threads.flatMap(({ threadKey, applicationId }) => (applicationId ? [[threadKey, applicationId]] : [])))
  const index = indexConcerns(known, new Set(tied.keys()))
  return { userId, server, known, index, threads: tied, ignored: new Set(ignored), keyOf: mailKeys(platform, userId) }
}

const referencesOf = (raw: Buffer) => messageIds([...fieldsOf(raw, 'references'), ...fieldsOf(raw, 'in-reply-to')])

const isIgnored = (from: string, { ignored, keyOf }: MailContext) => {
  const { mailbox, host } = readSender(from)
  return ignored.has(keyOf(`${mailbox}@${host}`))
}

/** Whether an email may be about an application, by its head. */
export function concerns({ from, subject, sentAt, raw }: MailHead, context: MailContext): boolean {
  const { index, keyOf } = context
  if (isIgnored(from, context)) return false
  const references = index.threads.size > 0 ? referencesOf(raw).map(keyOf) : []
  return mayConcern({ from, subject, sentAt, references }, index)
}

/** Whose alert it may be. Anybody can write such an email, so the person's own mail server must vouch for the sender. */
export function verifiedAlert({ from, subject, raw }: MailHead, context: MailContext): AlertSender | undefined {
  const sender = alertSender(from, subject)
  if (!sender || isIgnored(from, context)) return undefined
  return isAuthentic(fieldsOf(raw, 'authentication-results'), readSender(from).host, context.server) ? sender : undefined
}

/** What is kept of an email whose head may concern an application; null: nothing. */
export function judgeOne(mail: FileMail, raw: Buffer, context: MailContext, isForwarded = false): NewMail | null {
  const { known, threads, keyOf, server, userId } = context
  const thread = referencesOf(raw)
    .map((id) => threads.get(keyOf(id)))
    .find((id) => id !== undefined)
  const isVerified = isAuthentic(fieldsOf(raw, 'authentication-results'), readSender(mail.from).host, server)
  const { mailbox, host } = readSender(mail.from)
  // An address of our own domain receives only what its person forwards.
  const isOwn = isForwarded || `${mailbox}@${host}` === server.address.toLowerCase()
  const judged = judgeMail(mail, known, thread ?? null, now(), { isVerified, isOwn })
  if (!judged) return null
  const [messageId = ''] = messageIds(fieldsOf(raw, 'message-id'))
  const identity = messageId || JSON.stringify([mail.from, mail.subject, mail.sentAt, mail.text])
  return {
    ...judged,
    ...{ userId, mailKey: keyOf(`mail ${identity}`), threadKey: keyOf(messageId), isVerified, shownFrom: now() },
  }
}
