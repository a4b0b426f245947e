import { canonicalEmail } from '@jobapply/core/auth/rules'
import { NEWSLETTER_PATHS } from '@jobapply/core/content/constants'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Html, html } from '#platform/html'
import type { Exchange } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { newsletterConfirmationMail } from './mails.ts'
import { confirmReader, insertReader, removeReader } from './store.ts'

/** Whatever network asks: nobody's mailbox is filled by typing their address. */
const MAILS_TO_AN_ADDRESS = { count: 3, seconds: 86_400 }

type Purpose = keyof typeof NEWSLETTER_PATHS

/** The link holds the address, sealed for one purpose: a link that confirms cannot unsubscribe. */
export function newsletterLink({ sealFor, settings }: Platform, purpose: Purpose, email: string): string {
  const token = sealFor(`newsletter ${purpose}`).seal(email).toString('base64url')
  return `${settings.PUBLIC_URL}${NEWSLETTER_PATHS[purpose]}?token=${token}`
}

/** Puts an address on the list, unconfirmed, and asks its owner. Known addresses get no mail: the page must not tell who reads. */
export async function subscribe(platform: Platform, mailAddress: string) {
  const email = canonicalEmail(mailAddress)
  if ((await platform.limits.take(`newsletter ${email}`, MAILS_TO_AN_ADDRESS)) > 0) return
  const link = newsletterLink(platform, 'confirm', email)
  await platform.database.system.transaction(async (tx) => {
    if (await insertReader(tx, mailAddress, now())) await platform.mail.send(tx, newsletterConfirmationMail(mailAddress, link))
  })
}

/** The pages ask first, because mail programs and scanners open links by themselves; only a POST changes something. */
export function newsletterRoutes(platform: Platform): Route[] {
  const { system } = platform.database
  return [
    ...ways('confirm', {
      question: html`<h1>Confirm your subscription</h1><p class="lead">You get a mail when there is a new article, and nothing else.</p>`,
      button: 'Confirm',
      async run(email) {
        return (await confirmReader(system, email, now()))
          ? html`<h1>You are subscribed</h1><p class="lead">Every mail has a link that stops it. <a href="/blog">Open the blog</a></p>`
          : undefined
      },
    }),
    ...ways('unsubscribe', {
      question: html`<h1>Unsubscribe</h1><p class="lead">No more mails about new articles? Your address is removed from the list.</p>`,
      button: 'Unsubscribe',
      async run(email) {
        await removeReader(system, email)
        return html`<h1>You are unsubscribed</h1><p class="lead">Your address is removed from the list.</p>`
      },
    }),
  ]

  type Way = { question: Html; button: string; run(email: string): Promise<Html | undefined> }

  function ways(purpose: Purpose, { question, button, run }: Way): Route[] {
    const path = NEWSLETTER_PATHS[purpose]
    return [
      {
        method: 'GET',
        path,
        door: 'open',
        answer(exchange) {
          if (readToken(exchange, purpose) === undefined) return refuse(exchange)
          const action = `${path}${exchange.url.search}`
          sendPlainPage(
            exchange,
            200,
            button,
            html`${question}<form method="post" action="${action}"><button>${button}</button></form>`,
          )
        },
      },
      {
        method: 'POST',
        path,
        door: 'open',
        async answer(exchange) {
          const email = readToken(exchange, purpose)
          const done = email === undefined ? undefined : await run(email)
          if (!done) return refuse(exchange)
          sendPlainPage(exchange, 200, 'Done', done)
        },
      },
    ]
  }

  function readToken({ url }: Exchange, purpose: Purpose): string | undefined {
    try {
      const sealed = Buffer.from(url.searchParams.get('token') ?? '', 'base64url')
      return platform.sealFor(`newsletter ${purpose}`).open(sealed).toString()
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
    html`<h1>This link is not valid</h1><p class="lead">Nothing was changed. On the <a href="/blog">blog</a> you can subscribe again.</p>`,
  )
