import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, query, said } from '#features/jobs/sources/readers/requests'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

/** The employer is the school, not the district whose board it is. */
export const schoolSpring = defineSource({
  id: 'schoolspring',
  name: 'SchoolSpring',
  hosts: ['api.schoolspring.com'],
  terms: { basis: 'tolerated', page: 'https://{district}.schoolspring.com' },
  rows: 'value.jobsList|jobsList',
  paging: { by: 'page', size: 100, first: 1 },
  request: ({ token }, at) =>
    getJson(
      `https://api.schoolspring.com/api/Jobs/GetPagedJobsWithSearch${query({ domainName: `${token}.schoolspring.com`, page: at, size: 100 })}`,
    ),
  fields: { id: 'jobId', title: 'title', company: 'employer', places: ['location'], posted: 'displayDate', type: 'jobType' },
  adjust: ({ jobId }, { token }) => addressIf(token, `https://${token}.schoolspring.com/?jobid=${said(jobId)}`),
  recognise(address) {
    const token = subdomainOf(address, 'schoolspring.com')
    const id = address.searchParams.get('jobid')
    return token ? { token, ...(id ? { id } : {}) } : undefined
  },
})
