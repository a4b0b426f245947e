import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { MailHead } from './look-at-mail.ts'
import { MailboxError } from './mailbox-error.ts'
import type { Expect } from './open-mailbox.ts'

/** As many as a server may flood us with: what comes is parsed before it can be judged, and others wait meanwhile. */
export const HEADS_AT_ONCE = 50
/** A folder with more is read from its newest emails on. */
const MAX_UIDS = 200_000
/** Of one email, with room for long lists of receivers. */
const MAX_HEAD = 64 * 1024
const FIELDS = ['from', 'subject', 'date', 'message-id', 'in-reply-to', 'references', 'authentication-results']

/** Opens a folder without the right to change anything in it. */
export const openFolder = (client: ImapFlow, folder: string) =>
  client.mailboxOpen(folder, { readOnly: true }).catch((error) => {
    throw error?.responseStatus === 'NO' ? new MailboxError('folder') : error
  })

/** The emails after `lastUid`, or of the first reading those since a day; ascending. */
export async function findUids(client: ImapFlow, { lastUid, since }: { lastUid: number; since: string }, expect: Expect) {
  expect(MAX_UIDS * 12)
  const found = (await client.search(lastUid > 0 ? { uid: `${lastUid + 1}:*` } : { since }, { uid: true })) || []
  return [...new Set(found)]
    .filter((uid) => uid > lastUid)
    .toSorted((one, other) => one - other)
    .slice(-MAX_UIDS)
}

/** The heads of one batch of emails. */
export async function* fetchHeads(
  client: ImapFlow,
  uids: readonly number[],
  expect: Expect,
): AsyncGenerator<{ fetched: FetchMessageObject; head: MailHead }> {
  const wanted = new Set(uids)
  expect(HEADS_AT_ONCE * MAX_HEAD)
  for await (const fetched of client.fetch(uids.join(','), { uid: true, envelope: true, headers: FIELDS }, { uid: true })) {
    // A server that answers more than it was asked for is not listened to.
    if (wanted.delete(fetched.uid)) yield { fetched, head: headOf(fetched) }
  }
}

function headOf({ envelope, headers }: FetchMessageObject): MailHead {
  const { subject = '', from, date } = envelope ?? {}
  const { name = '', address = '' } = from?.[0] ?? {}
  const sentAt = date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
  return { from: `${name} <${address}>`, subject, sentAt, raw: headers ?? Buffer.alloc(0) }
}
