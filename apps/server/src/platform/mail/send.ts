import { isEmail } from '@jobapply/core/auth/rules'
import type { Transporter } from 'nodemailer'
import { isLoopbackHost } from '#platform/network'
import type { RenderedMail, SentMail } from './mail.ts'

const TEN_SECONDS = 10_000

export type Mailer = {
  /** A second delivery under the same `id` has the same Message-ID, by which mailboxes know it. */
  send(mail: RenderedMail, id?: string): Promise<void>
  /** Closes the open connections; for when the server stops. */
  close(): void
}

type MailSettings = { smtpUrl?: string | undefined; tls?: 'required' | 'optional'; from: string }

/** Through the mail server of SMTP_URL, or into the local mailbox when there is none. */
export function createMailer(
  { smtpUrl, tls = 'required', from }: MailSettings,
  local: { keep(mail: SentMail): Promise<void> },
): Mailer {
  if (!isHeaderSafe(from)) throw new Error('The sender of emails must be one line')
  let transport: Promise<Transporter> | undefined

  return {
    async send({ to, subject, html, text, unsubscribe }, id) {
      if (!isEmail(to)) throw new Error('This is not an address that email can be sent to')
      if (!isHeaderSafe(subject)) throw new Error('The subject of an email must be one line')
      if (!smtpUrl) return local.keep({ from, to, subject, html, text, ...(unsubscribe && { unsubscribe }) })
      transport ??= connect(smtpUrl, tls)
      // An object is never parsed into several addresses. The header below keeps automatic replies away.
      const recipient = { name: '', address: to }
      await (await transport).sendMail({
        from,
        to: recipient,
        subject,
        html,
        text,
        ...(id && { messageId: `<${id}@${domainOf(from)}>` }),
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) },
      })
    },
    close: () => void transport?.then((open) => open.close()),
  }
}

/** RFC 8058: the mail program offers a button that needs no page. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

async function connect(url: string, tls: 'required' | 'optional'): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: tls === 'required' ? requireTls(url) : url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TEN_SECONDS,
    greetingTimeout: TEN_SECONDS,
    socketTimeout: TEN_SECONDS,
    dnsTimeout: TEN_SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Mails hold links that sign people in; only on this machine nobody can listen on the line. */
function requireTls(address: string): string {
  const url = new URL(address)
  if (isLoopbackHost(url.host)) return address
  // Set here, because what an address says outranks other options.
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.delete('ignoreTLS')
  return url.href
}

/** Of `Name <name@domain>` or `name@domain`. */
const domainOf = (sender: string) => sender.slice(sender.lastIndexOf('@') + 1).replace('>', '')

const isHeaderSafe = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
