import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, postJson } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const SITE = 'https://tyomarkkinatori.fi'

/** Every trade in Finland. Names are plain or by language; many details at once are refused. */
export const tyomarkkinatori = defineSource({
  id: 'tyomarkkinatori',
  name: 'Työmarkkinatori',
  aliases: ['jobmarketfinland', 'temarkkinatori', 'tmtfi'],
  kind: 'feed',
  country: 'Finland',
  slices: { countries: ['Finland'] },
  hosts: ['tyomarkkinatori.fi'],
  terms: { basis: 'tolerated', page: `${SITE}/henkiloasiakkaat/avoimet-tyopaikat`, pages: 3 },
  rows: 'content',
  total: 'totalElements',
  paging: { by: 'page', size: 90 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    return postJson(`${SITE}/api/jobpostingfulltext/search/v2/search`, {
      query: [words, place].filter(Boolean).join(' '),
      filters: {},
      paging: { pageNumber: at, pageSize: 90 },
      sorting: 'LATEST',
    })
  },
  fields: {
    id: 'id|jobPostingId',
    title: 'title.fi|title.en|title.sv|title|position.title.fi|position.title.en|position.title.sv|position.title',
    company: 'employer.ownerName.fi|employer.ownerName.en|employer.ownerName|employer.name.fi|employer.name|owner.company.name',
    places: [
      'location.municipalities.label.fi|location.municipalities.label.en|location.municipalities.label|location.municipalities.name|location.municipality',
      'foreignCountry|location.countries.label',
    ],
    posted: 'publishDate|publicationDate|published',
    expires: 'applicationPeriodEndDate|applicationEndDate',
    text: [
      'marketingDescription.fi|marketingDescription.en|marketingDescription.sv',
      'position.jobDescription.fi|position.jobDescription.en|position.jobDescription.sv|description.fi|description.en|description.sv',
    ],
  },
  adjust: (_, __, { id }) => ({ url: `${SITE}/henkiloasiakkaat/avoimet-tyopaikat/${encodeURIComponent(id)}/fi` }),
  detail: { request: (_, { id }) => getJson(`${SITE}/api/jobposting-new/v1/public/jobpostings/${encodeURIComponent(id)}`) },
})
