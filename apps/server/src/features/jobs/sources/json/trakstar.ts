import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, query, said } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** Once called Recruiterbox; its list still is. */
export const trakstar = defineSource({
  id: 'trakstar',
  name: 'Trakstar Hire',
  aliases: ['recruiterbox', 'trakstarhire'],
  hosts: ['jsapi.recruiterbox.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.hire.trakstar.com' },
  rows: 'objects|rss.channel.item',
  total: 'meta.total',
  empty: 'rss.channel',
  paging: { by: 'offset', size: 100 },
  request: ({ token }, at) =>
    getJson(`https://jsapi.recruiterbox.com/v1/openings${query({ client_name: token, limit: 100, offset: at })}`),
  fields: {
    id: 'id|guid',
    title: 'title',
    places: [
      { at: 'location', city: 'city', region: 'state', country: 'country' },
      { at: '', city: 'locationCity', region: 'locationState', country: 'locationCountry' },
    ],
    mode: 'allows_remote',
    type: 'position_type|positionType',
    posted: 'created_on|created_date|pubDate',
    expires: 'close_date',
    text: ['description'],
    url: 'hosted_url|link',
    tags: 'tags',
  },
  // The feed names a job by its address alone.
  adjust: ({ id }, { token }, { url, id: known }) => ({
    ...(url ? { url: url.replace(/^http:/, 'https:') } : addressIf(token, `https://${token}.hire.trakstar.com/jobs/${said(id)}`)),
    id: /^https?:.*\/jobs\/(\w+)/.exec(known)?.[1] ?? known,
  }),
  recognise(address) {
    const token = subdomainOf(address, 'hire.trakstar.com')
    const [jobs, id] = pathOf(address)
    return token ? { token, ...(jobs === 'jobs' && id ? { id } : {}) } : undefined
  },
})
