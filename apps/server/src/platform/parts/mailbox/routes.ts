import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, redirect, sendFault, sendHtml, sendJson } from '#platform/http/exchange'
import { MAILBOX_CSP, mailboxJson, mailboxMailHtml, mailboxMailPage, mailboxPage } from './page.ts'

/** The local mailbox; with a mail server it does not exist. */
export function mailboxRoutes({ settings, mail: outbox }: Platform): Route[] {
  if (settings.SMTP_URL) return []
  return [
    { method: 'GET', path: '/dev/mailbox', door: 'this machine', answer: list },
    { method: 'GET', path: '/dev/mailbox.json', door: 'this machine', answer: listAsJson },
    { method: 'GET', path: '/dev/mailbox/*', door: 'this machine', answer: show },
  ]

  /** `?to=ADDRESS` leads to the newest email for it, once there is one. */
  async function list(exchange: Exchange) {
    const mails = await outbox.listKept()
    const to = exchange.url.searchParams.get('to')?.toLowerCase()
    const newest = to && mails.find((mail) => mail.to.toLowerCase() === to)
    if (newest) return redirect(exchange, `/dev/mailbox/${newest.id}`)
    sendHtml(exchange, 200, mailboxPage(mails), MAILBOX_CSP.page)
  }

  async function listAsJson(exchange: Exchange) {
    sendJson(exchange, 200, mailboxJson(await outbox.listKept()))
  }

  /** `/dev/mailbox/{id}`, `/dev/mailbox/{id}/html` and `/dev/mailbox/{id}/text` */
  async function show(exchange: Exchange) {
    const [id = '', form] = exchange.url.pathname.split('/').slice(3)
    const mail = await outbox.findKept(id)
    if (!mail) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    if (form === 'html') return sendHtml(exchange, 200, mailboxMailHtml(mail), MAILBOX_CSP.mail)
    if (form === undefined) return sendHtml(exchange, 200, mailboxMailPage(mail), MAILBOX_CSP.page)
    exchange.response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(mail.text)
  }
}
