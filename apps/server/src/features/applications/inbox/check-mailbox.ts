import { setImmediate } from 'node:timers/promises'
import { CHECKED_HEADS } from '@jobapply/core/applications/inbox/constants'
import { readingSince } from '@jobapply/core/applications/inbox/rules'
import type { MailboxCheck } from '@jobapply/core/applications/inbox/schema'
import { readSender } from '@jobapply/core/applications/replies/sender'
import type { ImapFlow } from 'imapflow'
import type { Platform } from '#platform/feature/platform'
import type { Connection } from './connect-mailbox.ts'
import { fetchHeads, findUids, HEADS_AT_ONCE, openFolder } from './fetch-heads.ts'
import { concerns, openContext, verifiedAlert } from './look-at-mail.ts'
import { withMailbox } from './open-mailbox.ts'
import { findFirstApplication } from './store.ts'

/** Somebody waits for the answer: after this time no further batch is asked for. */
const LOOK_MS = 12_000
const LIMITS = { sessionMs: 60_000, silenceMs: 20_000, lookedAtMs: 100 }

type Settings = Omit<Connection, 'sealed' | 'signIn'>

/** Opens the folders and counts by heads alone what would be read. Nothing is fetched beyond them, and nothing is kept. */
export async function checkMailbox(platform: Platform, userId: string, settings: Settings): Promise<MailboxCheck> {
  const { provider, host, port, address, folders, credentials, at } = settings
  const { system } = platform.database
  const context = await openContext(platform, userId, { provider, host, address })
  const since = readingSince(settings.since, await findFirstApplication(system, userId), at)
  const ended = performance.now() + LOOK_MS
  const senders = new Set<string>()
  const check: MailboxCheck = { ...{ host, port, tls: null, since, folders: [] }, ...{ looked: 0, wanted: 0, senders: 0 } }
  await withMailbox(
    { host, port, address, ...credentials },
    platform.settings,
    async (client, expect) => {
      check.tls = versionOf(client)
      for (const name of folders) {
        const { exists } = await openFolder(client, name)
        const uids = await findUids(client, { lastUid: 0, since }, expect)
        check.folders.push({ name, emails: exists, recent: uids.length })
        const newest = uids.toReversed().slice(0, CHECKED_HEADS - check.looked)
        for (let from = 0; from < newest.length && performance.now() < ended; from += HEADS_AT_ONCE) {
          const batch = newest.slice(from, from + HEADS_AT_ONCE)
          for await (const { head } of fetchHeads(client, batch, expect)) {
            if (!concerns(head, context) && !verifiedAlert(head, context)) continue
            check.wanted += 1
            const { mailbox, host: domain } = readSender(head.from)
            senders.add(`${mailbox}@${domain}`)
          }
          check.looked += batch.length
          await setImmediate()
        }
      }
    },
    LIMITS,
  )
  return { ...check, senders: senders.size }
}

/** Node tells the lowest version that has the cipher in use; below 1.2 nothing is accepted. */
const versionOf = ({ tls }: ImapFlow): MailboxCheck['tls'] => (tls ? (tls.version === 'TLSv1.3' ? '1.3' : '1.2') : null)
