import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'

/** Nursing homes in the United States. There is no list by employer any more, only the whole catalogue. */
export const apploi = defineSource({
  id: 'apploi',
  name: 'Apploi',
  kind: 'feed',
  hosts: ['api.apploi.com'],
  terms: { basis: 'unknown', page: 'https://jobs.apploi.com', pages: 5 },
  rows: 'jobs|results|data|',
  total: 'total|count',
  paging: { by: 'offset', size: 100 },
  request: (_, at) => getJson(`https://api.apploi.com/v1/jobs${query({ limit: 100, offset: at })}`),
  isClosed: ({ archived, published }) => archived === true || published === false,
  fields: {
    id: 'id',
    title: 'name|title',
    company: 'brand_name|brand_name_with_company_only',
    places: [{ at: '', city: 'city', region: 'state', country: 'country' }, 'address'],
    type: 'employment_type|job_type',
    posted: 'published_date',
    text: ['description'],
    url: 'url|apply_url',
  },
  adjust: (_, __, { url, id }) => ({ url: url || `https://jobs.apploi.com/view/${encodeURIComponent(id)}` }),
})
