import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getXml, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

/** Health care in England and Wales. Without a sort order rows repeat. */
export const nhsJobs = defineSource({
  id: 'nhsjobs',
  name: 'NHS Jobs',
  aliases: ['nhs', 'jobsnhs'],
  kind: 'feed',
  country: 'United Kingdom',
  slices: { countries: ['United Kingdom'] },
  hosts: ['www.jobs.nhs.uk'],
  terms: { basis: 'unknown', page: 'https://www.jobs.nhs.uk', pages: 3 },
  rows: 'nhsJobs.vacancyDetails|vacancies.vacancyDetails|response.vacancyDetails|searchResults.vacancyDetails',
  total: 'nhsJobs.totalResults|vacancies.totalResults',
  empty: 'nhsJobs.totalResults|vacancies.totalResults',
  paging: { by: 'page', size: 100, first: 1, pages: 'nhsJobs.totalPages|vacancies.totalPages' },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { keyword: words || undefined, location: place || undefined, distance: place ? 20 : undefined }
    return getXml(
      `https://www.jobs.nhs.uk/api/v1/search_xml${query({ ...asked, page: at, limit: 100, sort: 'publicationDateAsc' })}`,
    )
  },
  fields: {
    id: 'id|reference',
    title: 'title',
    company: 'employer',
    places: ['locations.locations|locations.location|location'],
    type: 'type',
    posted: 'postDate',
    expires: 'closeDate',
    payText: 'salary',
    text: ['description'],
    url: 'url',
  },
  adjust: (_, __, { url }) => ({ url: url.replace('https://beta.jobs.nhs.uk', 'https://www.jobs.nhs.uk') }),
})
