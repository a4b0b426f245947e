import { linksToPage, readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

export const careerplug = defineSource({
  id: 'careerplug',
  name: 'CareerPlug',
  hosts: ['*.careerplug.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.careerplug.com/jobs' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) => getPage(`https://${token}.careerplug.com/jobs?page=${Math.max(1, at)}`),
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'careerplug',
      link: /\/jobs\/(?<id>\d+)(?:[/?#]|$)/,
      place: /location/i,
      fields: { title: /^(?:name|job-title|title)\b/, jobType: /job-type|employment/i },
      none: /no (?:open )?(?:positions|jobs|openings)/i,
      frame: /job_table|job-listing/i,
    })
    const page = (asked.at ?? 1) + 1
    const hasNext = result?.outcome === 'ok' && linksToPage(text, page)
    return hasNext ? { ...result, next: { ...getPage(asked.url.replace(/page=\d+/, `page=${page}`)), at: page } } : result
  },
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const token = subdomainOf(address, 'careerplug.com')
    const [jobs, id] = pathOf(address)
    return token ? { token, ...(jobs === 'jobs' && /^\d+$/.test(id ?? '') ? { id: id ?? '' } : {}) } : undefined
  },
})
