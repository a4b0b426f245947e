import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getJson } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** Only what is open is shown; the older form of the answer keeps its fields under 'attributes', with dashes in their names. */
export const hireology = defineSource({
  id: 'hireology',
  name: 'Hireology',
  hosts: ['api.hireology.com'],
  terms: { basis: 'tolerated', page: 'https://careers.hireology.com/{company}' },
  rows: 'data',
  total: 'count|meta.record-count',
  paging: { by: 'page', size: 500, first: 1 },
  request: ({ token }, at) => getJson(`https://api.hireology.com/v2/public/careers/${token}?page=${at}&page_size=500`),
  isClosed: (row) => !/^open$/i.test(textAt(row, 'status|attributes.status') ?? 'open'),
  fields: {
    id: 'id',
    title: 'name|attributes.name|attributes.title',
    company: 'organization.name|attributes.organization-name',
    places: [
      { at: 'locations', city: 'city', region: 'state', country: 'country' },
      'attributes.locations',
      { at: 'attributes', city: 'city', region: 'state', name: 'location' },
    ],
    mode: 'remote|remote_status',
    type: 'employment_status|attributes.employment-status',
    posted: 'created_at|attributes.created-at',
    pay: {
      min: 'compensation.comp_range_min',
      max: 'compensation.comp_range_max',
      period: 'compensation.comp_period',
    },
    text: ['job_description', 'attributes.job-description'],
    url: 'career_site_url|attributes.career-site-url',
  },
  recognise(address) {
    const own = subdomainOf(address, 'hireology.careers')
    const [token, id] = own ? [own, ...pathOf(address)] : pathOf(address)
    if ((address.hostname !== 'careers.hireology.com' && !own) || !isToken(token)) return undefined
    const number = /^(\d+)/.exec(id ?? '')?.[1]
    return number ? { token, id: number } : { token }
  },
})
