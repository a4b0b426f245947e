import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'

/** Offices and technology in Latin America, the newest of all categories. */
export const getOnBoard = defineSource({
  id: 'getonboard',
  name: 'Get on Board',
  aliases: ['getonbrd'],
  kind: 'feed',
  hosts: ['www.getonbrd.com'],
  terms: { basis: 'documented', page: 'https://api-doc.getonbrd.com', pages: 5 },
  rows: 'data',
  paging: { by: 'page', size: 100, first: 1, pages: 'meta.total_pages' },
  request: (_, at) =>
    getJson(`https://www.getonbrd.com/api/v0/search/jobs${query({ query: '', per_page: 100, page: at, 'expand[]': 'company' })}`),
  fields: {
    id: 'id',
    title: 'attributes.title',
    company: 'attributes.company.data.attributes.name',
    places: ['attributes.countries', 'attributes.remote_zone'],
    mode: 'attributes.remote_modality|attributes.remote',
    posted: 'attributes.published_at',
    pay: { min: 'attributes.min_salary', max: 'attributes.max_salary' },
    text: [
      'attributes.description',
      'attributes.functions',
      'attributes.projects',
      'attributes.desirable',
      'attributes.benefits',
    ],
    url: 'links.public_url',
  },
  adjust: (_, __, { pay, url, id }) => ({
    url: url || `https://www.getonbrd.com/jobs/${encodeURIComponent(id)}`,
    pay: pay && { ...pay, currency: 'USD', period: 'month' },
  }),
})
