import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { linksToPage, readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import type { Board, SourceRequest, SourceResult } from '#features/jobs/sources/readers/source'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** The limit of requests counts for all tenants together. */
export const peopleforce = defineSource({
  id: 'peopleforce',
  name: 'PeopleForce',
  hosts: ['*.peopleforce.io'],
  terms: { basis: 'unknown', page: 'https://{company}.peopleforce.io/careers' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) => getPage(`https://${token}.peopleforce.io/careers?page=${Math.max(1, at)}`),
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'peopleforce',
      link: /\/careers\/v\/(?<id>\d+)(?:-[^/?#]*)?(?:[?#]|$)/,
      place: /location|text-muted/i,
      none: /no (?:open )?(?:vacancies|positions|jobs)/i,
    })
    const at = (asked.at ?? 1) + 1
    if (result?.outcome !== 'ok' || !linksToPage(text, at)) return result
    return { ...result, next: { ...getPage(asked.url.replace(/page=\d+/, `page=${at}`)), at } }
  },
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage,
  recognise(address) {
    const token = subdomainOf(address, 'peopleforce.io')
    const id = /^(\d+)/.exec(pathOf(address)[2] ?? '')?.[1]
    return token ? { token, ...(id ? { id } : {}) } : undefined
  },
})

/** The heading only says 'Work at Acme'; the title for other sites is 'Acme - Cook'. */
function readJobPage(text: string, board: Board, asked: SourceRequest): SourceResult | undefined {
  const result = readTextPage(text, board, asked, { source: 'peopleforce', text: /\bcol-lg-8\b|description/ })
  const title = decodeEntities(/<meta\s[^<>]{0,60}og:title["'][^<>]{0,60}content="([^"<>]{2,300})"/i.exec(text)?.[1] ?? '')
  const [, ...own] = title.split(' - ')
  return result && own.length > 0
    ? { ...result, jobs: result.jobs.map((job) => ({ ...job, title: own.join(' - ') })) }
    : undefined
}
