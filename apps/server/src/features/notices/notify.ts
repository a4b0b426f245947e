import { mayMail } from '@jobapply/core/notices/rules'
import type { Alert } from '@jobapply/core/notices/schema'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import type { RenderedMail } from '#platform/mail/mail'
import { findAlerts, insertNotice } from './store.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

/** What every mail of a feature gets; only mails that can be switched off have an `unsubscribe`. */
export type MailTo = { to: string; publicUrl: string; unsubscribe?: string }

export type News = {
  /** Each person gets a notice with this key only once. */
  key: string
  kind: Alert | 'payment'
  title: string
  message: string
  /** Where the bell leads, on this site. */
  path?: string
  mail?(to: MailTo): RenderedMail
}

/** Writes the notice and, where the person's toggles allow it, sends the mail, both as part of the transaction. */
export async function notify(tx: Db, platform: Platform, userId: string, news: News): Promise<boolean> {
  const { key, kind, title, message, path = null, mail } = news
  if (!(await insertNotice(tx, userId, { key, title, message, path, created_at: now() }))) return false
  if (mail) await mailTo(tx, platform, userId, { kind, mail })
  return true
}

/** The mail alone, where the person's toggles allow it: for what the bell has told already. */
export async function mailTo(tx: Db, platform: Platform, userId: string, { kind, mail }: Required<Pick<News, 'kind' | 'mail'>>) {
  if (!mayMail(await findAlerts(tx, userId), kind)) return
  const user = await findUser(tx, userId)
  // Blocked people get no answers from the product and no notices, except about payments.
  if (!user || (user.blockedAt && kind !== 'payment')) return
  const parts = { to: user.mailAddress, publicUrl: platform.settings.PUBLIC_URL }
  const optional = kind === 'payment' ? {} : { unsubscribe: unsubscribeAddress(platform, userId, kind) }
  await platform.mail.send(tx, mail({ ...parts, ...optional }))
}
