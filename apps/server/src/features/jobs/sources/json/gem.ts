import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

export const gem = defineSource({
  id: 'gem',
  name: 'Gem',
  hosts: ['api.gem.com'],
  terms: { basis: 'documented', page: 'https://api.gem.com/job_board/v0/reference' },
  rows: '|job_posts|jobs',
  request: ({ token }) => getJson(`https://api.gem.com/job_board/v0/${token}/job_posts/`),
  fields: {
    id: 'id',
    title: 'title',
    places: ['location.name', 'offices.location.name|offices.name'],
    mode: 'location_type',
    type: 'employment_type',
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
