import type { MailPort, MailProvider, SignIn } from '@jobapply/core/applications/inbox/constants'
import { readingSince } from '@jobapply/core/applications/inbox/rules'
import type { Platform } from '#platform/feature/platform'
import { openFolder } from './fetch-heads.ts'
import { withMailbox } from './open-mailbox.ts'
import type { Credentials } from './secret.ts'
import { findFirstApplication, saveMailbox } from './store.ts'

export type Connection = {
  provider: MailProvider
  host: string
  port: MailPort
  address: string
  signIn: SignIn
  folders: string[]
  since: string | null
  credentials: Credentials
  /** The app password or the refresh token. */
  sealed: Buffer
  at: Date
}

/** Tries the connection, and keeps it when it works. Fails with a MailboxError. */
export async function connectMailbox(platform: Platform, userId: string, connection: Connection): Promise<void> {
  const { provider, host, port, address, signIn, folders, credentials, sealed, at } = connection
  await withMailbox({ host, port, address, ...credentials }, platform.settings, async (client) => {
    for (const folder of folders) await openFolder(client, folder)
  })
  const { system } = platform.database
  const since = readingSince(connection.since, await findFirstApplication(system, userId), at)
  const row = { userId, provider, host, port, address, signIn, secret: sealed, folders, since, connectedAt: at, nextAt: at }
  await system.transaction((tx) => saveMailbox(tx, row))
}
