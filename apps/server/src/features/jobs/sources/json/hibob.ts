import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** The list is answered only to who names the board. */
export const hibob = defineSource({
  id: 'hibob',
  name: 'HiBob',
  aliases: ['bob'],
  hosts: ['*.careers.hibob.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.careers.hibob.com' },
  rows: 'jobAdDetails|jobAds',
  request: ({ token }) => getJson(`https://${token}.careers.hibob.com/api/job-ad`, { companyidentifier: token }),
  fields: {
    id: 'id',
    title: 'title',
    places: [{ at: '', city: 'site|siteName', country: 'country' }],
    mode: 'workspaceType',
    modes: { workspace_type_remote: 'remote' },
    type: 'employmentType',
    posted: 'publishedAt',
    text: ['description', 'responsibilities', 'requirements', 'benefits'],
    requirements: 'requirements',
    tags: 'department',
  },
  adjust: ({ id }, { token }) => addressIf(token, `https://${token}.careers.hibob.com/jobs/${said(id)}`),
  recognise(address) {
    const token = subdomainOf(address, 'careers.hibob.com')
    const [jobs, id] = pathOf(address)
    return token ? { token, ...(jobs === 'jobs' && id ? { id } : {}) } : undefined
  },
})
