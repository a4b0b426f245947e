import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, getPage, query, said } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const NUMBERS = Object.fromEntries(
  [
    'states',
    'countyID',
    'districtID',
    'searchType',
    'regionID',
    'jobTypes',
    'days',
    'empType',
    'catID',
    'onlineApps',
    'recruitmentCenterID',
    'stateID',
  ].map((name) => [name, 0]),
)

/** Schools of California and other states. Rows for a district's own people say so in their title. */
export const edjoin = defineSource({
  id: 'edjoin',
  name: 'EdJoin',
  kind: 'feed',
  country: 'United States',
  slices: { countries: ['United States'] },
  hosts: ['www.edjoin.org'],
  terms: { basis: 'tolerated', page: 'https://www.edjoin.org/Home/Jobs', pages: 2 },
  rows: 'data',
  total: 'totalRecords|records',
  paging: { by: 'page', size: 500, first: 1, pages: 'totalPages' },
  request: (board, at) =>
    getJson(
      `https://www.edjoin.org/Home/LoadJobs${query({ rows: 500, page: at, sort: 'postingDate', order: 'desc', keywords: sliceOf(board).words, location: sliceOf(board).place, ...NUMBERS })}`,
    ),
  isClosed: ({ positionTitle }) =>
    /\b(?:internal|in-house) (?:applicants|candidates|only|employees)\b/i.test(said(positionTitle)),
  fields: {
    id: 'postingID',
    title: 'positionTitle',
    company: 'districtName',
    places: [{ at: '', city: 'city', region: 'stateName', country: 'countryName' }],
    type: 'FullTimePartTime|fullTimePartTime',
    posted: 'postingDate',
    expires: 'displayUntil',
    days: 'month first',
    pay: { min: 'PayRangeFrom|payRangeFrom', max: 'PayRangeTo|payRangeTo', period: 'PayRangeDropdown|payRangeDropdown' },
    payText: 'SingleRate|singleRate',
    text: ['jobDescription'],
  },
  adjust: (_, __, { id }) => ({ url: `https://www.edjoin.org/Home/JobPosting/${encodeURIComponent(id)}` }),
  detail: { request: (_, { url }) => getPage(url) },
})
