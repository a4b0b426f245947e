import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** One page with everything. An unknown tenant gets the vendor's own page, which has no job. */
export const jazzhr = defineSource({
  id: 'jazzhr',
  name: 'JazzHR',
  aliases: ['applytojob', 'jazz'],
  hosts: ['*.applytojob.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.applytojob.com/apply' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`https://${token}.applytojob.com/apply`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'jazzhr',
      link: /\/apply\/(?:jobs\/details\/)?(?<id>[A-Za-z0-9]{8,12})(?:[/?#]|$)/,
      card: /<li\b[^<>]*list-group-item[^<>]*>|<tr\b[^<>]*>/gi,
      place: /list-inline|resumator-job-location|job-location|location/i,
      none: /no (?:open )?(?:positions|jobs|openings)|no current openings/i,
      frame: /job-board-list|jobs-list|resumator/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const token = subdomainOf(address, 'applytojob.com')
    const [apply, ...rest] = pathOf(address)
    const code = rest[0] === 'jobs' ? rest[2] : rest[0]
    if (!token) return undefined
    return apply === 'apply' && code && /^[A-Za-z0-9]{8,12}$/.test(code) ? { token, id: code } : { token }
  },
})
