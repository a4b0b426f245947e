import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { streamOf } from '#features/jobs/sources/readers/page-data'
import { addressIf, getPage, said } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** The jobs are in the stream of data that the page's own script reads; its form moves with the site. */
export const deel = defineSource({
  id: 'deel',
  name: 'Deel',
  hosts: ['jobs.deel.com'],
  terms: { basis: 'unknown', page: 'https://jobs.deel.com/{company}' },
  rows: '',
  request: ({ token }) => getPage(`https://jobs.deel.com/${token}`),
  embedded: (text) => jsonAfter(streamOf(text), /"jobPostings"\s*:/),
  fields: {
    id: 'id',
    title: 'title',
    company: 'organizationName',
    places: ['locations.name|location.name|jobLocations.name|location', 'country'],
    type: 'employmentType',
    posted: 'createdAt',
  },
  // A text is only a mark ('$2a') that leads elsewhere in the stream.
  adjust: ({ id }, { token }) => ({
    description: '',
    ...addressIf(token, `https://jobs.deel.com/${token}/job-details/${said(id)}/overview`),
  }),
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
