import { z } from 'zod'
import { now } from '#platform/clock'
import type { Database, Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { log } from '#platform/log'
import { mailsHandedOver } from '#platform/metrics/requests'
import type { Queue } from '#platform/queue/queue'
import { createSeal, type Seal } from '#platform/seal'
import { failureId, forgetFailure, noteFailure, reasonOf } from './failures.ts'
import type { KeptMail, RenderedMail } from './mail.ts'
import { createMailer } from './send.ts'
import { findMail, keepMail, listMails, removeMail } from './store.ts'

/** A mail on its way: sealed, so that the queue holds no addresses and no links. */
export const MAIL = { name: 'mail', fromPeople: true, payload: z.object({ sealed: z.base64() }) }
type Sealed = z.infer<typeof MAIL.payload>
/** Mail servers are sometimes away for longer than a minute: this many further tries take about 45 minutes. */
export const MAIL_RETRIES = 12

export type Outbox = {
  /** Sends the mail when the transaction is committed. */
  send(tx: Db, mail: RenderedMail): Promise<void>
  /** Hands a queued mail to the mail server; the task does this. */
  deliver(sealed: Sealed): Promise<void>
  /** The emails of an installation without a mail server, newest first. */
  listKept(): Promise<KeptMail[]>
  findKept(id: string): Promise<KeptMail | undefined>
  /** Removes emails to this address that are waiting, were sent within the hour, or are in the local mailbox. */
  forget(tx: Db, address: string): Promise<void>
  close(): void
}

type Parts = { settings: Pick<Settings, 'SMTP_URL' | 'SMTP_TLS' | 'MAIL_FROM'>; secret: string; database: Database; tasks: Queue }

export function createOutbox({ settings, secret, database: { system }, tasks }: Parts): Outbox {
  const queued = createSeal(secret, 'mail task')
  const mailbox = createSeal(secret, 'mailbox')
  const mailer = createMailer(
    { smtpUrl: settings.SMTP_URL, tls: settings.SMTP_TLS, from: settings.MAIL_FROM },
    { keep: (mail) => keepMail(system, mailbox, mail) },
  )
  return {
    send: (tx, mail) => tasks.send(tx, MAIL, { sealed: queued.seal(JSON.stringify(mail)).toString('base64') }),
    async deliver({ sealed }) {
      const id = failureId(sealed)
      try {
        await mailer.send(JSON.parse(queued.open(Buffer.from(sealed, 'base64')).toString()), id)
      } catch (error) {
        mailsHandedOver.add({ outcome: 'refused' })
        await noteFailure(system, id, reasonOf(error), now())
        throw error
      }
      mailsHandedOver.add({ outcome: 'sent' })
      // It has left: a database that is away now must not have it sent a second time.
      await forgetFailure(system, id).catch((error) => log.warn('refusal of an email not forgotten', { reason: reasonOf(error) }))
    },
    listKept: () => listMails(system, mailbox),
    findKept: (id) => findMail(system, mailbox, id),
    async forget(tx, address) {
      await tasks.forgetWhere(tx, MAIL.name, (data) => {
        const found = MAIL.payload.safeParse(data)
        return found.success && addresseeOf(queued, found.data) === address
      })
      const kept = await listMails(tx, mailbox)
      for (const { id, to } of kept) if (to === address) await removeMail(tx, id)
    },
    close: mailer.close,
  }
}

/** Undefined for a mail that was sealed with a previous secret. */
function addresseeOf(seal: Seal, { sealed }: Sealed): string | undefined {
  try {
    return (JSON.parse(seal.open(Buffer.from(sealed, 'base64')).toString()) as RenderedMail).to
  } catch {
    return undefined
  }
}
