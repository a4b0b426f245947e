import { countryCodeOf } from '@jobapply/core/shared/countries/country-rules'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query, said } from '#features/jobs/sources/readers/requests'
import { sliceOf, sliceToken } from '#features/jobs/sources/readers/slices'
import type { Wish } from '#features/jobs/sources/readers/source'

const COUNTRIES = [
  ...[
    'Austria',
    'Australia',
    'Belgium',
    'Brazil',
    'Canada',
    'Switzerland',
    'Germany',
    'Spain',
    'France',
    'United Kingdom',
    'India',
  ],
  ...['Italy', 'Mexico', 'Netherlands', 'New Zealand', 'Poland', 'Singapore', 'United States', 'South Africa'],
]
const tokenOf = ({ words, city, country }: Wish) =>
  sliceToken({ words: `${countryCodeOf(country)?.toLowerCase()}:${words}`, place: city })

/** Some 19 countries; a slice begins with the country: 'gb:nurse@Leeds'. The texts are cut, a guessed pay is not a pay. */
export const adzuna = defineSource({
  id: 'adzuna',
  name: 'Adzuna',
  kind: 'feed',
  slices: { countries: COUNTRIES, tokenOf },
  hosts: ['api.adzuna.com'],
  terms: { basis: 'documented', page: 'https://developer.adzuna.com', pages: 1, everyMinutes: 1_440, credit: 'Jobs by Adzuna' },
  keys: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  sign(request, keys) {
    const url = new URL(request.url)
    url.searchParams.set('app_id', keys.ADZUNA_APP_ID ?? '')
    url.searchParams.set('app_key', keys.ADZUNA_APP_KEY ?? '')
    return { ...request, url: url.href }
  },
  rows: 'results',
  total: 'count',
  paging: { by: 'page', size: 50, first: 1 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const [, country = 'gb', what = ''] = /^(?:([a-z]{2}):)?(.*)$/s.exec(words) ?? []
    return getJson(
      `https://api.adzuna.com/v1/api/jobs/${country}/search/${at}${query({ results_per_page: 50, what: what || undefined, where: place || undefined })}`,
    )
  },
  fields: {
    id: 'id',
    title: 'title',
    company: 'company.display_name',
    places: ['location.display_name'],
    type: 'contract_time|contract_type',
    posted: 'created',
    pay: { min: 'salary_min', max: 'salary_max' },
    text: ['description'],
    url: 'redirect_url',
    tags: 'category.label',
  },
  adjust: ({ salary_is_predicted }) => (said(salary_is_predicted) === '1' ? { pay: undefined } : undefined),
})
