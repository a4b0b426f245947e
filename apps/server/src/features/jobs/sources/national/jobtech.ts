import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Every trade in Sweden (Platsbanken), as open data. */
export const jobtech = defineSource({
  id: 'jobtech',
  name: 'Arbetsförmedlingen',
  aliases: ['platsbanken', 'arbetsformedlingen', 'jobtechdev'],
  kind: 'feed',
  country: 'Sweden',
  slices: { countries: ['Sweden'] },
  hosts: ['jobsearch.api.jobtechdev.se'],
  terms: { basis: 'documented', page: 'https://jobsearch.api.jobtechdev.se', pages: 3 },
  rows: 'hits|',
  total: 'total.value',
  paging: { by: 'offset', size: 100 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const q = [words, place].filter(Boolean).join(' ')
    return getJson(`https://jobsearch.api.jobtechdev.se/search${query({ q, limit: 100, offset: at, sort: 'pubdate-desc' })}`)
  },
  isClosed: ({ removed }) => removed === true,
  fields: {
    id: 'id',
    title: 'headline',
    company: 'employer.name|employer.workplace',
    places: [{ at: 'workplace_address', city: 'municipality|city', region: 'region', country: 'country' }],
    type: 'working_hours_type.label|employment_type.label',
    posted: 'publication_date',
    expires: 'application_deadline',
    payText: 'salary_description',
    text: ['description.text_formatted|description.text'],
    url: 'webpage_url',
    applyUrl: 'application_details.url',
    tags: 'occupation.label',
  },
  adjust: (_, __, { url, id }) =>
    url ? undefined : { url: `https://arbetsformedlingen.se/platsbanken/annonser/${encodeURIComponent(id)}` },
})
