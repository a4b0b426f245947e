import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { addressIf, getPage, partsOf, postJson, said } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

const site = (token: string) => {
  const [host, country, language] = partsOf(token)
  return { host: `https://${host}`, country: country || 'us', lang: language || 'en' }
}

/** A token is 'host/us/en', on the employer's own host. The first page of the list is inside the page of results as well. */
export const phenom = defineSource({
  id: 'phenom',
  name: 'Phenom',
  aliases: ['phenompeople'],
  hosts: ['*'],
  terms: { basis: 'unknown', page: 'https://{host}/{country}/{lang}/search-results' },
  rows: 'refineSearch.data.jobs|eagerLoadRefineSearch.data.jobs|data.jobs|refineSearch.jobs|refineSearch.hits|jobs',
  total: 'refineSearch.totalHits|refineSearch.data.totalHits|eagerLoadRefineSearch.totalHits|totalHits',
  paging: { by: 'offset', size: 100 },
  request({ token }, at) {
    const { host, country, lang } = site(token)
    const search = { lang: `${lang}_${country}`, country, pageName: 'search-results', ddoKey: 'refineSearch', jobs: true }
    return postJson(`${host}/widgets`, { ...search, from: at, size: 100, counts: true, all_fields: [], s: '1' })
  },
  embedded: (text) => jsonAfter(text, /phApp\.ddo\s*=/),
  fields: {
    id: 'jobId|reqId|jobSeqNo',
    title: 'title',
    company: 'companyName',
    places: [
      'cityStateCountry|cityState',
      'location',
      'multi_location.location|multi_location',
      { at: '', city: 'city', region: 'state', country: 'country' },
    ],
    type: 'type|employmentType',
    posted: 'postedDate|dateCreated',
    text: ['description', 'descriptionTeaser'],
    applyUrl: 'applyUrl',
    tags: 'multi_category|category',
  },
  adjust(row, { token }) {
    const { host, country, lang } = site(token)
    return addressIf(token, `${host}/${country}/${lang}/job/${said(row.jobSeqNo ?? row.jobId)}`)
  },
  detail: {
    request: (_, { url }) => getPage(url),
    shape: { row: 'jobDetail.data.job' },
  },
  recognisePage(html, address) {
    if (!/phApp\.ddo|\bcdn\.phenompeople\.com\//.test(html) || !isBoardHost(address.hostname)) return undefined
    const [country, language] = pathOf(address).filter((part) => /^[a-z]{2}$/i.test(part))
    return { token: [address.hostname, ...(country && language ? [country, language] : [])].join('/').toLowerCase() }
  },
})
