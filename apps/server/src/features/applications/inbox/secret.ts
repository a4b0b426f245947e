import type { Platform } from '#platform/feature/platform'
import { refreshAccess } from './oauth/provider.ts'
import type { MailboxRow } from './store.ts'

/** What opens the mailbox: the app password, or an access token that the refresh token brings. */
export type Credentials = { secret: string; accessToken?: string }

export const mailboxSeal = ({ sealFor }: Platform) => sealFor('connected mailbox')

export async function secretOf(platform: Platform, box: MailboxRow): Promise<Credentials> {
  const secret = mailboxSeal(platform).open(box.secret, box.userId).toString()
  if (box.signIn === 'password') return { secret }
  return { secret: '', accessToken: await refreshAccess(platform.settings, box.signIn, secret) }
}
