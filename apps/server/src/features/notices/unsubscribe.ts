import { ALERTS, UNSUBSCRIBE_PATH } from '@jobapply/core/notices/constants'
import type { Alert } from '@jobapply/core/notices/schema'
import { findUser } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { html } from '#platform/html'
import type { Exchange } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { log } from '#platform/log'
import { saveAlerts } from './store.ts'

const PURPOSE = 'unsubscribe'

/** The link holds the person and the kind of mail, sealed. It never expires and allows only this one change. */
export function unsubscribeAddress(platform: Platform, userId: string, kind: Alert): string {
  const token = platform
    .sealFor(PURPOSE)
    .seal(JSON.stringify([userId, kind]))
    .toString('base64url')
  return `${platform.settings.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${token}`
}

/** The page asks first, because mail programs and scanners open links by themselves; only a POST unsubscribes (RFC 8058). */
export function unsubscribeRoutes(platform: Platform): Route[] {
  return [
    { method: 'GET', path: UNSUBSCRIBE_PATH, door: 'open', answer: ask },
    { method: 'POST', path: UNSUBSCRIBE_PATH, door: 'open', answer: unsubscribe },
  ]

  async function ask(exchange: Exchange) {
    const wish = await readWish(exchange)
    if (!wish) return refuse(exchange)
    sendPlainPage(
      exchange,
      200,
      'Unsubscribe',
      html`<h1>Unsubscribe</h1>
<p class="lead">No more mails of the kind &ldquo;${ALERTS[wish.kind]}&rdquo;? Notices inside the product stay, and you can switch the mails on again under Settings.</p>
<form method="post" action="${exchange.url.pathname}${exchange.url.search}"><button>Unsubscribe</button></form>`,
    )
  }

  async function unsubscribe(exchange: Exchange) {
    const wish = await readWish(exchange)
    if (!wish) return refuse(exchange)
    await saveAlerts(platform.database.system, wish.userId, { [wish.kind]: false }, now())
    log.info('unsubscribed', { userId: wish.userId, kind: wish.kind })
    sendPlainPage(
      exchange,
      200,
      'Unsubscribed',
      html`<h1>You are unsubscribed</h1>
<p class="lead">We send you no more mails of the kind &ldquo;${ALERTS[wish.kind]}&rdquo;.</p>
<p class="lead"><a href="/settings">Open your settings</a></p>`,
    )
  }

  /** Also a blocked person's: a link shows nothing of them, and nobody is kept from having fewer mails. */
  async function readWish(exchange: Exchange) {
    const wish = readToken(exchange)
    return wish && (await findUser(platform.database.system, wish.userId)) ? wish : undefined
  }

  function readToken({ url }: Exchange): { userId: string; kind: Alert } | undefined {
    try {
      const sealed = Buffer.from(url.searchParams.get('token') ?? '', 'base64url')
      const [userId, kind] = JSON.parse(platform.sealFor(PURPOSE).open(sealed).toString())
      return Object.hasOwn(ALERTS, kind) ? { userId, kind } : undefined
    } catch {
      return undefined
    }
  }
}

const refuse = (exchange: Exchange) =>
  sendPlainPage(
    exchange,
    404,
    'Link not valid',
    html`<h1>This link is not valid</h1>
<p class="lead">Nothing was changed. You can switch mails off under <a href="/settings">Settings</a>.</p>`,
  )
