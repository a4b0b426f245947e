import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/tokens'

/** The form of the page moves with the site: what is not a plain link to a job is not read. */
export const deel = defineSource({
  id: 'deel',
  name: 'Deel',
  hosts: ['jobs.deel.com'],
  terms: { basis: 'unknown', page: 'https://jobs.deel.com/{company}' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`https://jobs.deel.com/${token}`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'deel',
      link: /\/job-details\/(?<id>[\da-f-]{36})(?:[/?#]|$)/,
      place: /location/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const [token, kind, id] = pathOf(address)
    if (address.hostname !== 'jobs.deel.com' || !isToken(token)) return undefined
    return kind === 'job-details' && id ? { token, id } : { token }
  },
})
