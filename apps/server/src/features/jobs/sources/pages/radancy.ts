import { parseJson } from '@jobapply/core/shared/parse-json'
import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getJson, getPage, query } from '#features/jobs/sources/readers/requests'
import { ofOwnHost } from '#features/jobs/sources/readers/tokens'

/** A token is the employer's own host. The rows are HTML inside JSON; without the name of the module there are none. */
export const radancy = defineSource({
  id: 'radancy',
  name: 'Radancy',
  aliases: ['talentbrew', 'tmp'],
  hosts: ['*'],
  terms: { basis: 'tolerated', page: 'https://{host}/search-jobs' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) =>
    getJson(
      `https://${token}/search-jobs/results${query({ CurrentPage: Math.max(1, at), RecordsPerPage: 100, SearchResultsModuleName: 'Search Results' })}`,
    ),
  htmlOf: (text) => textAt(parseJson(text), 'results'),
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'radancy',
      link: /\/job\/(?:[^/?#]+\/){2,4}(?<id>\d+)(?:[/?#]|$)/,
      place: /job-location/i,
      fields: { posted: /job-date-posted/i, company: /job-(?:brand|company)/i },
      none: /data-total-results="0"/,
      frame: /data-total-results=/,
    })
    const pages = Number(/data-total-pages="(\d{1,6})"/.exec(text)?.[1] ?? 1)
    const at = (asked.at ?? 1) + 1
    if (result?.outcome !== 'ok' || at > pages) return result
    return { ...result, next: { ...getJson(asked.url.replace(/CurrentPage=\d+/, `CurrentPage=${at}`)), at } }
  },
  detail: { request: (_, { url }) => getPage(url) },
  recognisePage: ofOwnHost(/\btbcdn\.talentbrew\.com\/|<(?:section|div)\b[^<>]{0,400}\bdata-search-results-module-name=/),
})
