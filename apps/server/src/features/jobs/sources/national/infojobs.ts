import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Every trade in Spain, through the documented interface only: the web pages are behind a captcha and never read. */
export const infojobs = defineSource({
  id: 'infojobs',
  name: 'InfoJobs',
  kind: 'feed',
  country: 'Spain',
  slices: { countries: ['Spain'] },
  hosts: ['api.infojobs.net'],
  terms: { basis: 'documented', page: 'https://developer.infojobs.net', pages: 3 },
  keys: ['INFOJOBS_CLIENT_ID', 'INFOJOBS_CLIENT_SECRET'],
  sign: (request, keys) => ({
    ...request,
    headers: {
      authorization: `Basic ${Buffer.from(`${keys.INFOJOBS_CLIENT_ID}:${keys.INFOJOBS_CLIENT_SECRET}`).toString('base64')}`,
    },
  }),
  rows: 'items|offers',
  total: 'totalResults',
  paging: { by: 'page', size: 50, first: 1, pages: 'totalPages' },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const q = [words, place].filter(Boolean).join(' ') || undefined
    return getJson(`https://api.infojobs.net/api/9/offer${query({ q, page: at, maxResults: 50, order: 'updated-desc' })}`)
  },
  fields: {
    id: 'id',
    title: 'title',
    company: 'author.name',
    places: [{ at: '', city: 'city', region: 'province.value|province' }],
    mode: 'teleworking.value',
    type: 'contractType.value|workDay.value',
    posted: 'published|updated',
    payText: 'salaryDescription',
    pay: { min: 'salaryMin.value', max: 'salaryMax.value', period: 'salaryPeriod.value' },
    text: ['description', 'requirementMin'],
    requirements: 'requirementMin',
    url: 'link',
    tags: 'category.value',
  },
})
