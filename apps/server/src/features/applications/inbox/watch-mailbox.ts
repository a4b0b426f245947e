import type { Platform } from '#platform/feature/platform'
import { withMailbox } from './open-mailbox.ts'
import { secretOf } from './secret.ts'
import type { MailboxRow } from './store.ts'

/** A connection is opened anew after this time: what was changed at the provider is noticed, and sign-ins there end as well. */
export const WATCH_MS = 55 * 60_000
/** RFC 2177: servers may end an IDLE after 30 minutes. */
const IDLE_MS = 25 * 60_000
/** Lines about flags and counts; a server that says more is left. */
const MAX_WATCHED_BYTES = 1024 * 1024
const LOOKED_AT_MS = 1_000

type Watch = { onArrival(): void; signal: AbortSignal }

/** Waits at the first folder until the connection ends, and tells of each new email. False: this server has no IDLE. */
export async function watchMailbox(platform: Platform, box: MailboxRow, { onArrival, signal }: Watch): Promise<boolean> {
  const [folder] = box.folders
  if (!folder || signal.aborted) return true
  const credentials = await secretOf(platform, box)
  return withMailbox(
    { ...box, ...credentials },
    platform.settings,
    async (client, expect) => {
      if (!client.capabilities.has('IDLE')) return false
      const leave = () => client.close()
      signal.addEventListener('abort', leave)
      try {
        expect(MAX_WATCHED_BYTES)
        client.on('exists', ({ count, prevCount }) => {
          if (count > prevCount) onArrival()
        })
        await client.mailboxOpen(folder, { readOnly: true })
        if (!signal.aborted) await client.idle()
        return true
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
    { sessionMs: WATCH_MS, silenceMs: IDLE_MS, lookedAtMs: LOOKED_AT_MS, maxIdleTime: IDLE_MS },
  )
}
