import { countryCodeOf, readCountry } from '@jobapply/core/shared/countries/country-rules'
import { isRecord } from '@jobapply/core/shared/records'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, postJson } from '#features/jobs/sources/readers/requests'
import { sliceOf, sliceToken } from '#features/jobs/sources/readers/slices'

const API = 'https://europa.eu/eures/api/jv-searchengine/public'
/** Where no service of the country's own is read without a key. */
const COUNTRIES = [
  ...[
    'Austria',
    'Belgium',
    'Bulgaria',
    'Croatia',
    'Cyprus',
    'Czech Republic',
    'Estonia',
    'France',
    'Greece',
    'Hungary',
    'Iceland',
    'Ireland',
  ],
  ...[
    'Italy',
    'Latvia',
    'Liechtenstein',
    'Lithuania',
    'Luxembourg',
    'Malta',
    'Netherlands',
    'Norway',
    'Poland',
    'Portugal',
    'Romania',
  ],
  ...['Slovakia', 'Slovenia', 'Spain', 'Switzerland'],
]
/** What services write in place of an employer who is not named. */
const HIDDEN = /^(?:non renseigné|not specified|n\/?a|unknown|-+|anonym\w*|confidential)$/i

/** Every trade in 31 countries. The same ads as the national services have; places are a country and codes of regions. */
export const eures = defineSource({
  id: 'eures',
  name: 'EURES',
  kind: 'feed',
  slices: { countries: COUNTRIES, tokenOf: ({ words, country }) => sliceToken({ words, place: countryCodeOf(country) ?? '' }) },
  hosts: ['europa.eu'],
  terms: { basis: 'tolerated', page: 'https://europa.eu/eures/portal/jv-se/search', pages: 3 },
  rows: 'jvs',
  total: 'numberRecords',
  paging: { by: 'page', size: 50, first: 1 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const keywords = words ? [{ keyword: words, specificSearchCode: 'EVERYWHERE' }] : []
    const none = {
      publicationPeriod: null,
      occupationUris: [],
      skillUris: [],
      requiredExperienceCodes: [],
      positionScheduleCodes: [],
    }
    return postJson(`${API}/jv-search/search`, {
      ...{ resultsPerPage: 50, page: at, sortSearch: 'MOST_RECENT', keywords, requestLanguage: 'en', ...none },
      ...{ sectorCodes: [], educationLevelCodes: [], positionOfferingCodes: [], euresFlagCodes: [], otherBenefitsCodes: [] },
      ...{ locationCodes: /^[A-Z]{2}[A-Z0-9]{0,3}$/i.test(place) ? [place.toLowerCase()] : [], requiredLanguages: [] },
    })
  },
  fields: {
    id: 'id|jvId',
    title: 'title|jvProfiles.en.title',
    company: 'employer.name|employerName',
    places: ['locationName'],
    type: 'positionScheduleCodes',
    posted: 'creationDate|lastModificationDate',
    text: ['description'],
  },
  adjust({ locationMap }, _, { id, company, jobType }) {
    const codes = isRecord(locationMap) ? Object.keys(locationMap) : []
    const countries = codes.map((code) => readCountry(OTHER_CODES.get(code) ?? code) ?? code)
    return {
      url: `https://europa.eu/eures/portal/jv-se/jv-details/${encodeURIComponent(id)}?lang=en`,
      ...(HIDDEN.test(company) ? { company: '' } : {}),
      ...(countries.length > 0 ? { location: countries.join('; '), place: { country: countries[0] } } : {}),
      jobType: jobType?.replace('fulltime', 'full-time').replace('parttime', 'part-time'),
    }
  },
  detail: { request: (_, { id }) => getJson(`${API}/jv/id/${encodeURIComponent(id)}?lang=en`) },
})

/** The Union writes Greece and the United Kingdom differently. */
const OTHER_CODES = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
])
