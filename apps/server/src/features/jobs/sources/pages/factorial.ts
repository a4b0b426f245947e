import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

const HOST = /\.factorial(?:hr)?\.(?:com|es|it|fr|pt|de|pl|ch|be|co\.uk|mx|com\.mx|com\.br)$/

/** A token is the host. Pages without linked data: the labels of a job are a list on its page. */
export const factorial = defineSource({
  id: 'factorial',
  name: 'Factorial',
  aliases: ['factorialhr'],
  hosts: ['com', 'es', 'it', 'fr', 'pt', 'de', 'pl', 'ch', 'be', 'co.uk', 'mx', 'com.mx', 'com.br'].flatMap((end) => [
    `*.factorialhr.${end}`,
    `*.factorial.${end}`,
  ]),
  terms: { basis: 'tolerated', page: 'https://{host}/' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`https://${token}/`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'factorial',
      link: /\/job_posting\/[^/?#]*?-(?<id>\d+)(?:[/?#]|$)/,
      card: /<li\b[^<>]*job-offer-item[^<>]*>/gi,
      place: /location/i,
      none: /job-offers?-list|no open positions/i,
      frame: /job_postings?|job-offer/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) => readTextPage(text, board, asked, { source: 'factorial', text: /styledText/ }),
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [kind, slug] = pathOf(address)
    if (!HOST.test(host) || !isBoardHost(host) || /^(?:www|api|app|help)\./.test(host)) return undefined
    const id = kind === 'job_posting' ? /-(\d+)$/.exec(slug ?? '')?.[1] : undefined
    return id ? { token: host, id } : { token: host }
  },
})
