import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** The older answer has a row for each place of a job, under one id. */
export const rippling = defineSource({
  id: 'rippling',
  name: 'Rippling',
  hosts: ['ats.rippling.com', 'api.rippling.com'],
  terms: { basis: 'tolerated', page: 'https://ats.rippling.com/{company}/jobs' },
  rows: 'items|',
  paging: { by: 'page', size: 50, pages: 'totalPages' },
  request: ({ token }, at) => getJson(`https://ats.rippling.com/api/v2/board/${token}/jobs?page=${at}&pageSize=50`),
  embedded: (text) => jsonAfter(text, /id="__NEXT_DATA__"[^<>]*>/),
  fields: {
    id: 'id|uuid',
    title: 'name',
    company: 'companyName',
    places: ['locations.name', 'workLocation.label', 'workLocations'],
    mode: 'workplaceType|locations.workplaceType',
    type: 'employmentType.label|employmentType',
    posted: 'createdOn',
    pay: {
      min: 'payRangeDetails.rangeStart',
      max: 'payRangeDetails.rangeEnd',
      currency: 'payRangeDetails.currency',
      period: 'payRangeDetails.frequency',
    },
    text: ['description.role', 'description.company'],
    url: 'url',
    tags: 'department.name|department.label',
  },
  adjust: ({ id, uuid }, { token }, { url }) =>
    url ? undefined : addressIf(token, `https://ats.rippling.com/${token}/jobs/${said(uuid ?? id)}`),
  detail: {
    request: ({ token }, { id }) =>
      getJson(`https://api.rippling.com/platform/api/ats/v1/board/${token}/jobs/${encodeURIComponent(id)}`),
  },
  recognise(address) {
    const [token, jobs, id] = pathOf(address).filter((part) => !/^[a-z]{2}-[A-Z]{2}$/.test(part))
    if (address.hostname !== 'ats.rippling.com' || !isToken(token) || token === 'api') return undefined
    return jobs === 'jobs' && id ? { token, id } : { token }
  },
})
