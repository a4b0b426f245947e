import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const PERIODS: Readonly<Record<string, string>> = { PA: 'year', PH: 'hour', PD: 'day', PM: 'month', BW: '' }

/** Federal jobs of the United States. The key goes with the address of its owner. */
export const usajobs = defineSource({
  id: 'usajobs',
  name: 'USAJOBS',
  kind: 'feed',
  country: 'United States',
  slices: { countries: ['United States'] },
  hosts: ['data.usajobs.gov'],
  terms: { basis: 'documented', page: 'https://developer.usajobs.gov', pages: 2 },
  keys: ['USAJOBS_API_KEY', 'USAJOBS_EMAIL'],
  sign: (request, keys) => ({
    ...request,
    headers: { 'authorization-key': keys.USAJOBS_API_KEY ?? '', 'user-agent': keys.USAJOBS_EMAIL ?? '' },
  }),
  rows: 'SearchResult.SearchResultItems',
  row: 'MatchedObjectDescriptor',
  total: 'SearchResult.SearchResultCountAll',
  paging: { by: 'page', size: 250, first: 1, pages: 'SearchResult.UserArea.NumberOfPages' },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { Keyword: words || undefined, LocationName: place || undefined, ResultsPerPage: 250, Page: at }
    return getJson(`https://data.usajobs.gov/api/search${query(asked)}`)
  },
  fields: {
    id: 'PositionID',
    title: 'PositionTitle',
    company: 'OrganizationName|DepartmentName',
    places: [
      'PositionLocation.LocationName',
      { at: 'PositionLocation', city: 'CityName', region: 'CountrySubDivisionCode', country: 'CountryCode' },
      'PositionLocationDisplay',
    ],
    mode: 'UserArea.Details.RemoteIndicator',
    type: 'PositionSchedule.Name',
    posted: 'PublicationStartDate',
    expires: 'ApplicationCloseDate',
    pay: {
      min: 'PositionRemuneration.MinimumRange',
      max: 'PositionRemuneration.MaximumRange',
      period: 'PositionRemuneration.RateIntervalCode',
    },
    text: [
      'UserArea.Details.JobSummary',
      'UserArea.Details.MajorDuties',
      'QualificationSummary',
      'UserArea.Details.Requirements',
    ],
    requirements: 'QualificationSummary',
    url: 'PositionURI',
    applyUrl: 'ApplyURI',
    tags: 'JobCategory.Name',
  },
  adjust: (_, __, { url, pay }) => ({
    url: url.replace(':443', ''),
    pay: pay && { ...pay, currency: 'USD', period: PERIODS[pay.period ?? ''] ?? pay.period },
  }),
})
