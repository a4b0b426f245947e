import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const API = 'https://www.reed.co.uk/api/1.0'

/** Every trade in the United Kingdom. Days are written day first, the list cuts the texts. */
export const reed = defineSource({
  id: 'reed',
  name: 'Reed',
  aliases: ['reedcouk'],
  kind: 'feed',
  country: 'United Kingdom',
  slices: { countries: ['United Kingdom'] },
  hosts: ['www.reed.co.uk'],
  terms: { basis: 'documented', page: 'https://www.reed.co.uk/developers', pages: 3 },
  keys: ['REED_API_KEY'],
  sign: (request, keys) => ({
    ...request,
    headers: { authorization: `Basic ${Buffer.from(`${keys.REED_API_KEY}:`).toString('base64')}` },
  }),
  rows: 'results',
  total: 'totalResults',
  paging: { by: 'offset', size: 100 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { keywords: words || undefined, locationName: place || undefined, resultsToTake: 100, resultsToSkip: at }
    return getJson(`${API}/search${query(asked)}`)
  },
  fields: {
    id: 'jobId',
    title: 'jobTitle',
    company: 'employerName',
    places: ['locationName'],
    type: 'contractType|jobType',
    posted: 'date|datePosted',
    expires: 'expirationDate',
    days: 'day first',
    pay: {
      min: 'minimumSalary|yearlyMinimumSalary',
      max: 'maximumSalary|yearlyMaximumSalary',
      currency: 'currency',
      period: 'salaryType',
    },
    text: ['jobDescription'],
    url: 'jobUrl',
    applyUrl: 'externalUrl',
  },
  adjust: (_, __, { pay }) => ({ pay: pay && { ...pay, currency: pay.currency ?? 'GBP' } }),
  detail: { request: (_, { id }) => getJson(`${API}/jobs/${encodeURIComponent(id)}`) },
})
