import { htmlToLine } from '@jobapply/core/jobs/fields/html-text'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { linksToPage, readCards, textIn } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { settle } from '#features/jobs/sources/readers/parse-response'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getPage, query } from '#features/jobs/sources/readers/requests'
import type { Board, SourceResult } from '#features/jobs/sources/readers/source'
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
    return typeof value === 'string' ? value : textAt(value, 'htm|html|Html|rows|content')
  },
  readHtml(text, board, asked) {
    const result = readRows(text, board.token, board.name) ?? readLinks(text, board)
    const total = Number(/\btr=['"]?(\d{1,6})/.exec(text)?.[1] ?? 0)
    const size = Number(/\bps=['"]?(\d{1,4})/.exec(text)?.[1] ?? 0)
    const at = (asked.at ?? 1) + 1
    const hasNext = size > 0 ? (at - 1) * size < total : linksToPage(text, at)
    return result?.outcome === 'ok' && hasNext
      ? { ...result, next: { ...getPage(asked.url.replace(/pn=\d+/, `pn=${at}`)), at } }
      : result
  },
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) =>
    readTextPage(text, board, asked, {
      source: 'erecruiter',
      title: /JobTitle/,
      text: /offCont|offer|content/i,
      place: /WorkPlace/,
    }),
})

/** A row of the table is a job without a link: its number is in the row, its place in the last cell. */
function readRows(html: string, key: string, company: string): SourceResult | undefined {
  const rows = html.split(/<tr\b/i).filter((row) => /\bofferId=/i.test(row))
  if (rows.length === 0) return undefined
  const jobs = rows.flatMap((row) => {
    const id = /\sofferId=['"]?(\d+)/i.exec(row)?.[1]
    const cells = row
      .split(/<td\b[^<>]*>/i)
      .slice(1)
      .map(htmlToLine)
    const title = textIn(row, /skk_positionName/) || cells[0]
    if (!id || !title) return []
    const url = `${HOST}/Offer.aspx${query({ oid: id, cfg: key || undefined })}`
    return [
      { source: 'erecruiter', id, title, company, location: cells.length > 1 ? (cells.at(-1) ?? '') : '', url, description: '' },
    ]
  })
  return settle({ jobs, unread: rows.length - jobs.length })
}

const readLinks = (html: string, board: Board) =>
  readCards(html, board, HOST, {
    source: 'erecruiter',
    link: /Offer\.aspx\?(?:[^#]*&)?oid=(?<id>\d+)/i,
    card: /<(?:tr|li)\b[^<>]*>/gi,
    place: /location|city|miejsc/i,
    none: /brak ofert|no offers|\btr=['"]?0\b/i,
  })
