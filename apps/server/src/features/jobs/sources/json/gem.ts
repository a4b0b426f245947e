import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

export const gem = defineSource({
  id: 'gem',
  name: 'Gem',
  hosts: ['api.gem.com'],
  terms: { basis: 'documented', page: 'https://api.gem.com/job_board/v0/reference' },
  rows: 'data.oatsExternalJobPostings.jobPostings|0.data.oatsExternalJobPostings.jobPostings|job_posts|jobs|',
  request: ({ token }) => getJson(`https://api.gem.com/job_board/v0/${token}/job_posts/`),
  fields: {
    // The board's own page asks with `extId`, which is also in its addresses.
    id: 'extId|id',
    title: 'title',
    places: ['location.name', { at: 'locations', city: 'city', country: 'isoCountry' }, 'offices.location.name|offices.name'],
    mode: 'location_type|job.locationType',
    modes: { in_office: 'onsite' },
    type: 'employment_type|job.employmentType',
    posted: 'first_published_at|created_at',
    text: ['content', 'content_plain'],
    url: 'absolute_url',
    tags: 'departments.name',
  },
  recognise(address) {
    const [token, id] = pathOf(address)
    if (address.hostname !== 'jobs.gem.com' || !isToken(token)) return undefined
    return id ? { token, id } : { token }
  },
})
