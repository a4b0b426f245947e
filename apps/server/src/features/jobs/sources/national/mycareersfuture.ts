import { defineSource } from '#features/jobs/sources/readers/define-source'
import { postJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Every trade in Singapore. The page counts only in the address. */
export const mycareersfuture = defineSource({
  id: 'mycareersfuture',
  name: 'MyCareersFuture',
  aliases: ['mcf', 'mycareersfuturesg'],
  kind: 'feed',
  slices: { countries: ['Singapore'] },
  hosts: ['api.mycareersfuture.gov.sg'],
  terms: { basis: 'tolerated', page: 'https://www.mycareersfuture.gov.sg', pages: 3 },
  rows: 'results',
  total: 'total',
  paging: { by: 'page', size: 100 },
  request: (board, at) =>
    postJson(`https://api.mycareersfuture.gov.sg/v2/search${query({ limit: 100, page: at })}`, {
      search: sliceOf(board).words,
      sortBy: ['new_posting_date'],
    }),
  fields: {
    id: 'uuid|metadata.jobPostId',
    title: 'title',
    company: 'hiringCompany.name|postedCompany.name',
    places: ['address.districts.location|address.districts.region', 'address.overseasCountry'],
    mode: 'flexibleWorkArrangements.flexibleWorkArrangement',
    type: 'employmentTypes.employmentType',
    posted: 'metadata.newPostingDate|metadata.originalPostingDate',
    expires: 'metadata.expiryDate|expiryDate',
    pay: { min: 'salary.minimum', max: 'salary.maximum', period: 'salary.type.salaryType' },
    text: ['description', 'otherRequirements'],
    url: 'metadata.jobDetailsUrl',
    tags: 'skills.skill',
  },
  adjust: (_, __, { id, url, pay, location }) => ({
    url: url || `https://www.mycareersfuture.gov.sg/job/${encodeURIComponent(id)}`,
    location: location || 'Singapore',
    place: { country: 'Singapore' },
    pay: pay && { ...pay, currency: 'SGD' },
  }),
})
