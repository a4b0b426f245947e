import { PRODUCT } from '@jobapply/core/auth/constants'
import { type Html, html } from '#platform/html'
import type { KeptMail } from '#platform/mail/mail'
import { MAILBOX_STYLE } from './style.ts'

const PATH = '/dev/mailbox'
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** The Content-Security-Policy of the pages, and of a mail inside its frame. */
export const MAILBOX_CSP = {
  page: "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  mail: `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`,
} as const

/** `/dev/mailbox`: emails in the given order. It never reloads by itself (WCAG 2.2.1). */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) => html`<li><a href="${PATH}/${mail.id}">
<span class="subject">${mail.subject}</span><time datetime="${mail.createdAt.toISOString()}">${shownTime(mail.createdAt)}</time>
<span class="people">To ${mail.to}</span><span class="people from">From ${mail.from}</span>
</a></li>\n`,
  )
  const count = mails.length === 1 ? '1 email' : `${mails.length} emails`
  return page(
    'Local mailbox',
    html`<header><p class="brand">${PRODUCT}</p></header>
<main>
<h1>Local mailbox</h1>
<p class="lead">This installation has no mail server, so every email it sends appears here. Only this computer can open this page.</p>
${
  mails.length === 0
    ? html`<section class="empty"><h2>No emails yet</h2><p>The next email we send appears here, for example the one that verifies a new account.</p><a class="action" href="/auth">Sign up</a> <a class="again" href="${PATH}">Look again</a></section>`
    : html`<p class="count">${count}, newest first <a class="again" href="${PATH}">Look again</a></p><ol>${rows}</ol>`
}
</main>`,
  )
}

/** `/dev/mailbox/{id}`: the headers, and below them the mail in a frame of its own. */
export function mailboxMailPage(mail: KeptMail): string {
  return page(
    mail.subject,
    html`<header><p class="brand">${PRODUCT}</p><nav><a href="${PATH}">All emails</a><a href="${PATH}/${mail.id}/text">Plain text</a></nav></header>
<main class="reading">
<h1>${mail.subject}</h1>
<dl>
<div><dt>From</dt><dd>${mail.from}</dd></div>
<div><dt>To</dt><dd>${mail.to}</dd></div>
<div><dt>Sent</dt><dd><time datetime="${mail.createdAt.toISOString()}">${shownTime(mail.createdAt)}</time></dd></div>
</dl>
<iframe src="${PATH}/${mail.id}/html" title="The email" sandbox="${SANDBOX}"></iframe>
</main>`,
  )
}

/** `/dev/mailbox/{id}/html`: the mail as sent; its links open in a new tab, as they do from a mail client. */
export const mailboxMailHtml = (mail: KeptMail) => mail.html.replace('<head>', '<head>\n<base target="_blank">')

/** `/dev/mailbox.json`: for tests and scripts. */
export const mailboxJson = (mails: readonly KeptMail[]) =>
  mails.map(({ id, from, to, subject, text, html: markup, createdAt }) => ({
    id,
    from,
    to,
    subject,
    text,
    html: markup,
    links: [...new Set(text.match(/^https?:\/\/\S+$/gm))],
    createdAt: createdAt.toISOString(),
  }))

/** In the server's time zone: this page is only read on the same computer. */
const shownTime = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(at)

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} &middot; ${PRODUCT}</title>
<style>${MAILBOX_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`.markup
}
