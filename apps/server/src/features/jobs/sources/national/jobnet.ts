import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Every trade in Denmark. The service's own page of a job asks for a sign-in, so the ad's own address is shown. */
export const jobnet = defineSource({
  id: 'jobnet',
  name: 'Jobnet',
  kind: 'feed',
  country: 'Denmark',
  slices: { countries: ['Denmark'] },
  hosts: ['jobnet.dk'],
  terms: { basis: 'tolerated', page: 'https://jobnet.dk/find-job', pages: 3 },
  rows: 'jobAds',
  total: 'totalJobAdCount',
  paging: { by: 'page', size: 100, first: 1 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { SearchString: [words, place].filter(Boolean).join(' ') || undefined, PageNumber: at, ResultsPerPage: 100 }
    return getJson(`https://jobnet.dk/bff/FindJob/Search${query({ ...asked, OrderType: 'PublicationDate' })}`, { 'x-csrf': '1' })
  },
  fields: {
    id: 'jobAdId|id',
    title: 'title',
    company: 'hiringOrgName',
    places: [{ at: '', city: 'postalDistrictName|municipality', region: 'municipality', country: 'country' }],
    type: 'workHourPartTime|jobAnnouncementType',
    posted: 'publicationDate',
    expires: 'applicationDeadline',
    text: ['description'],
    url: 'jobAdUrl|externalUrl',
    tags: 'occupation',
  },
  adjust: ({ workHourPartTime }, _, { url, id, jobType }) => ({
    ...(url ? {} : { url: `https://jobnet.dk/find-job/${encodeURIComponent(id)}` }),
    jobType: typeof workHourPartTime === 'boolean' ? (workHourPartTime ? 'part-time' : 'full-time') : jobType,
  }),
})
