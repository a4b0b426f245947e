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
  rows: 'items|jobs|results|data',
  total: 'total|totalCount',
  paging: { by: 'page', size: 20, first: 1, pages: 'totalPages' },
  request: (board, at) =>
    postJson(`https://jobdanmark.dk/api/jobsearch/search/${at}`, {
      query: [sliceOf(board).words, sliceOf(board).place].join(' ').trim(),
    }),
  fields: {
    id: 'id|jobId',
    title: 'title|headline',
    company: 'company.name|company|companyName',
    places: ['location|city|address.city|area|companyAddress'],
    posted: 'publishedDate|publishDate|published|date',
    days: 'day first',
    expires: 'deadline',
    url: 'url|link|jobUrl',
  },
  // A job is named by the end of its address alone.
  adjust: ({ slug }, _, { url, id }) => ({
    url: url.split(/[?#]/)[0] || `https://jobdanmark.dk/job/${said(slug ?? id)}`,
    id: id || (/\/job\/([\w-]+)/.exec(url)?.[1] ?? ''),
  }),
  detail: { request: (_, { url }) => getPage(url) },
})
