import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Every trade in Russia, as open data by region; a place is the code of a region. Contact persons in the answers are not kept. */
export const trudvsem = defineSource({
  id: 'trudvsem',
  name: 'Trudvsem',
  kind: 'feed',
  country: 'Russia',
  slices: { countries: ['Russia'] },
  hosts: ['opendata.trudvsem.ru'],
  terms: { basis: 'documented', page: 'https://trudvsem.ru/opendata/api', pages: 3 },
  rows: 'results.vacancies',
  row: 'vacancy',
  total: 'meta.total',
  empty: 'meta',
  paging: { by: 'page', size: 100, ignoresTotal: true },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const region = /^\d{2,13}$/.test(place) ? `/region/${place}` : ''
    return getJson(
      `https://opendata.trudvsem.ru/api/v1/vacancies${region}${query({ text: words || undefined, limit: 100, offset: at })}`,
    )
  },
  fields: {
    id: 'id',
    title: 'job-name',
    company: 'company.name',
    places: ['addresses.address.location', 'region.name'],
    type: 'employment|schedule',
    posted: 'creation-date',
    pay: { min: 'salary_min', max: 'salary_max' },
    payText: 'salary',
    text: ['duty', 'requirement.qualification|requirements'],
    url: 'vac_url',
  },
  adjust: (_, __, { pay }) => ({ pay: pay && { ...pay, currency: 'RUB', period: 'month' } }),
})
