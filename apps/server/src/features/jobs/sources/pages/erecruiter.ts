import { parseJson } from '@jobapply/core/shared/parse-json'
import { linksToPage, readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getPage, query } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'

const HOST = 'https://skk.erecruiter.pl'

/** A token is the key of the script in the employer's page. The rows are HTML inside a call. */
export const erecruiter = defineSource({
  id: 'erecruiter',
  name: 'eRecruiter',
  hosts: ['skk.erecruiter.pl'],
  terms: { basis: 'tolerated', page: `${HOST}/Code.ashx?cfg={key}` },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) => getPage(`${HOST}/GetHtml.ashx${query({ cfg: token, grid: 'rows', pn: Math.max(1, at) })}`),
  htmlOf(text) {
    const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
    const value = parseJson(start >= 0 && end > start ? text.slice(start + 1, end) : text)
    return typeof value === 'string' ? value : textAt(value, 'html|Html|rows|content')
  },
  readHtml(text, board, asked) {
    const result = readCards(text, board, HOST, {
      source: 'erecruiter',
      link: /Offer\.aspx\?(?:[^#]*&)?oid=(?<id>\d+)/i,
      card: /<(?:tr|li)\b[^<>]*>/gi,
      place: /location|city|miejsc/i,
      none: /brak ofert|no offers/i,
    })
    const at = (asked.at ?? 1) + 1
    return result?.outcome === 'ok' && linksToPage(text, at)
      ? { ...result, next: { ...getPage(asked.url.replace(/pn=\d+/, `pn=${at}`)), at } }
      : result
  },
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) => readTextPage(text, board, asked, { source: 'erecruiter', text: /offer|content|main/i }),
})
