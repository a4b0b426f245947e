import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { ofOwnHost, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** The newer career sites of iCIMS. A token is the host. Whole texts in the list: large answers. */
export const jibe = defineSource({
  id: 'jibe',
  name: 'Jibe (iCIMS)',
  aliases: ['jibeapply', 'careershome'],
  hosts: ['*.jibeapply.com', '*'],
  terms: { basis: 'tolerated', page: 'https://{host}/careers-home/jobs' },
  rows: 'jobs',
  row: 'data',
  total: 'totalCount|count',
  paging: { by: 'page', size: 100, first: 1 },
  request: ({ token }, at) => getJson(`https://${token}/api/jobs?page=${at}&limit=100`),
  fields: {
    id: 'req_id|slug',
    title: 'title',
    company: 'hiring_organization|employer',
    places: ['full_location', { at: '', city: 'city', region: 'state', country: 'country' }],
    morePlaces: 'additional_locations.full_location',
    mode: 'location_type',
    modes: { lat_lng: '', any: '' },
    type: 'employment_type',
    posted: 'posted_date|create_date',
    expires: 'posting_expiry_date',
    text: ['description', 'responsibilities', 'qualifications'],
    requirements: 'qualifications',
    applyUrl: 'apply_url',
    tags: 'category|categories.name',
  },
  adjust: ({ slug }, { token }) => addressIf(token, `https://${token}/careers-home/jobs/${said(slug)}`),
  recognise(address) {
    const token = subdomainOf(address, 'jibeapply.com')
    return token ? { token: address.hostname.toLowerCase() } : undefined
  },
  recognisePage: ofOwnHost(/\bapp\.jibecdn\.com\/|["'(]\/careers-home\/jobs\b/),
})
