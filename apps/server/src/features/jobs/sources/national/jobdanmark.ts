import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage, postJson, said } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

export const jobdanmark = defineSource({
  id: 'jobdanmark',
  name: 'Jobdanmark',
  kind: 'feed',
  country: 'Denmark',
  slices: { countries: ['Denmark'] },
  hosts: ['jobdanmark.dk'],
  terms: { basis: 'unknown', page: 'https://jobdanmark.dk', pages: 3 },
  rows: 'jobs|results|data|items',
  total: 'total|totalCount',
  paging: { by: 'page', size: 20, first: 1 },
  request: (board, at) =>
    postJson(`https://jobdanmark.dk/api/jobsearch/search/${at}`, {
      query: [sliceOf(board).words, sliceOf(board).place].join(' ').trim(),
    }),
  fields: {
    id: 'id|jobId',
    title: 'title|headline',
    company: 'company.name|company|companyName',
    places: ['location|city|address.city|area'],
    posted: 'publishDate|published|date',
    expires: 'deadline',
    url: 'url|link|jobUrl',
  },
  adjust: ({ slug }, _, { url, id }) => (url ? undefined : { url: `https://jobdanmark.dk/job/${said(slug ?? id)}` }),
  detail: { request: (_, { url }) => getPage(url) },
})
