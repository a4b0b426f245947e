import { FAULTS } from '@jobapply/core/faults'
import { html } from '#platform/html'
import { type Exchange, sendFault } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { isPublicApi } from '#platform/http/problem'
import { toFault } from './faults.ts'

/** The answer of a route that failed: a page for a browser that followed a link, JSON for our own page and for programs. */
export function sendFailure(exchange: Exchange, error: unknown) {
  const { response, headers, requestId, url } = exchange
  const { code, status, message } = toFault(error, requestId)
  if (response.headersSent) return void response.destroy()
  if (isPublicApi(url.pathname) || !headers.get('accept')?.includes('text/html'))
    return sendFault(exchange, code, { status, message })
  const title = FAULTS[code]?.title ?? 'Something went wrong'
  sendPlainPage(exchange, status, title, html`<h1>${title}</h1>\n<p class="lead">${message}</p>`)
}
