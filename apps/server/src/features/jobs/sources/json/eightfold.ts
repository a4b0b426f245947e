import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, partsOf, query, said } from '#features/jobs/sources/readers/requests'
import { isBoardHost } from '#features/jobs/sources/readers/tokens'

const PAGE = 10

/** A token is 'host/domain'. A tenant answers the older or the newer of two calls; ten jobs a page, and about 290 requests before it refuses. */
export const eightfold = defineSource({
  id: 'eightfold',
  name: 'Eightfold',
  aliases: ['eightfoldai', 'pcsx'],
  hosts: ['*.eightfold.ai', '*'],
  terms: { basis: 'unknown', page: 'https://{company}.eightfold.ai/careers' },
  rows: 'data.positions|positions',
  total: 'data.count|count',
  paging: { by: 'offset', size: PAGE },
  request({ token }, at) {
    const [host, domain] = partsOf(token)
    return getJson(`https://${host}/api/pcsx/search${query({ domain, query: '', start: at, sort_by: 'timestamp' })}`)
  },
  fields: {
    id: 'id|atsJobId|displayJobId',
    title: 'name|posting_name',
    places: ['locations', 'location'],
    mode: 'workLocationOption|work_location_option',
    posted: 'postedTs|creationTs|t_create|t_update',
    text: ['jobDescription', 'job_description'],
    url: 'publicUrl|canonicalPositionUrl|positionUrl',
    tags: 'department',
  },
  adjust({ id }, { token }, { url }) {
    const [host] = partsOf(token)
    return url ? undefined : addressIf(token, `https://${host}/careers/job/${said(id)}`)
  },
  detail: {
    request({ token }, { id }) {
      const [host, domain] = partsOf(token)
      return getJson(`https://${host}/api/apply/v2/jobs/${encodeURIComponent(id)}${query({ domain })}`)
    },
    shape: { row: 'data' },
  },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const domain = address.searchParams.get('domain')
    if (!/^[a-z0-9-]+\.eightfold\.ai$/.test(host) || !domain || !/^[a-z0-9.-]+$/.test(domain)) return undefined
    return { token: `${host}/${domain}` }
  },
  recognisePage(html, address) {
    if (!/\b_EF_GROUP_ID\b|\bid="pcsx-data"|\bstatic\.vscdn\.net\//.test(html) || !isBoardHost(address.hostname)) return undefined
    const domain =
      address.searchParams.get('domain') ??
      /"domain"\s?:\s?"([a-z0-9-]+(?:\.[a-z0-9-]+)+)"/.exec(html)?.[1] ??
      siteOf(address.hostname)
    return /^[a-z0-9.-]+$/.test(domain) ? { token: `${address.hostname.toLowerCase()}/${domain}` } : undefined
  },
})

/** 'acme.com' of 'careers.acme.com'. */
const siteOf = (host: string) => host.split('.').slice(-2).join('.')
