import { setTimeout as sleep } from 'node:timers/promises'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Exchange, redirect, sendFault, sendHtml, sendJson } from '#platform/http/exchange'
import { MAILBOX_CSP, mailboxJson, mailboxMailHtml, mailboxMailPage, mailboxPage } from './page.ts'

/** How often an email is looked for that is still on its way, and how long between. */
const MOST_TRIES = 12
const TRY_MS = 250

/** The local mailbox; with a mail server it does not exist. */
export function mailboxRoutes({ settings, mail: outbox }: Platform): Route[] {
  if (settings.SMTP_URL) return []
  return [
    { method: 'GET', path: '/dev/mailbox', door: 'this machine', answer: list },
    { method: 'GET', path: '/dev/mailbox.json', door: 'this machine', answer: listAsJson },
    { method: 'GET', path: '/dev/mailbox/*', door: 'this machine', answer: show },
  ]

  /** `?to=ADDRESS` leads to the newest email for it. It may have been ordered this very second, so it is waited for. */
  async function list(exchange: Exchange) {
    const to = exchange.url.searchParams.get('to')?.toLowerCase()
    for (let tries = 1; to && tries <= MOST_TRIES; tries++) {
      const newest = (await outbox.listKept()).find((mail) => mail.to.toLowerCase() === to)
      if (newest) return redirect(exchange, `/dev/mailbox/${newest.id}`)
      await sleep(TRY_MS)
    }
    sendHtml(exchange, 200, mailboxPage(await outbox.listKept()), MAILBOX_CSP.page)
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
