import { NOT_FOUND } from '@jobapply/core/shared/faults'
import { type Exchange, sendFault, sendHtml, sendJson } from '#platform/http/exchange'
import type { Platform } from '#platform/platform'
import { mayOpenMailbox } from './mailbox-access.ts'
import { MAILBOX_CSP, mailboxJson, mailboxMailHtml, mailboxMailPage, mailboxPage } from './mailbox-page.ts'
import { findMail, listMails } from './store.ts'

/** The local mailbox over HTTP; for whom it is not there, it has never been there. */
export function createMailbox({ settings, database, mailbox }: Platform) {
  const db = database.system

  const ifAllowed = (answer: (exchange: Exchange) => Promise<unknown>) => (exchange: Exchange) => {
    const { request } = exchange
    const allowed = mayOpenMailbox({
      peerAddress: request.socket.remoteAddress,
      host: request.headers.host,
      headers: request.headers,
      publicUrl: settings.PUBLIC_URL,
      smtpUrl: settings.SMTP_URL,
    })
    return allowed ? answer(exchange) : sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
  }

  return {
    list: ifAllowed(async (exchange) => sendHtml(exchange, 200, mailboxPage(await listMails(db, mailbox)), MAILBOX_CSP.page)),
    listAsJson: ifAllowed(async (exchange) => sendJson(exchange, 200, mailboxJson(await listMails(db, mailbox)))),
    /** `/dev/mailbox/{id}`, `/dev/mailbox/{id}/html` and `/dev/mailbox/{id}/text` */
    show: ifAllowed(async (exchange) => {
      const [id = '', form] = exchange.url.pathname.split('/').slice(3)
      const mail = await findMail(db, mailbox, id)
      if (!mail) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
      if (form === 'html') return sendHtml(exchange, 200, mailboxMailHtml(mail), MAILBOX_CSP.mail)
      if (form === undefined) return sendHtml(exchange, 200, mailboxMailPage(mail), MAILBOX_CSP.page)
      exchange.response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end(mail.text)
    }),
  }
}
