import { findUser } from '#platform/auth/store'
import type { Db } from '#platform/db/database'
import type { RenderedMail } from '#platform/mail/mail'
import { newJobsMail } from './mails.ts'

/** What a standing search has found: its best new jobs, and how many there are. */
export type NewJobs = {
  userId: string
  search: { id: string; name: string }
  jobs: { id: string; title: string; company: string; location: string; matchScore: number }[]
  count: number
}
export type Announcer = { publicUrl: string; sendMail(tx: Db, mail: RenderedMail): Promise<void> }

/** Tells a person of new jobs, exactly when the transaction that notes them as told is committed. */
export async function announce({ publicUrl, sendMail }: Announcer, tx: Db, news: NewJobs): Promise<void> {
  const user = await findUser(tx, news.userId)
  if (user) await sendMail(tx, newJobsMail({ to: user.mailAddress, publicUrl }, news))
}
