import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getPage, partsOf, postJson, said } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

const home = (token: string) => {
  const [tenant, site] = partsOf(token)
  return `https://${tenant}.csod.com/ux/ats/careersite/${site || 1}/home`
}

/** A token is 'tenant/site'. The home page hands every visitor a token and names the host of the search. */
export const cornerstone = defineSource({
  id: 'cornerstone',
  name: 'Cornerstone',
  aliases: ['csod', 'cornerstoneondemand'],
  hosts: ['*.csod.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.csod.com/ux/ats/careersite/1/home' },
  rows: 'data.requisitions|requisitions',
  total: 'data.totalCount',
  paging: { by: 'page', size: 100, first: 1 },
  request: ({ token }, at, asked) =>
    asked?.headers ? postJson(asked.url, search(token, at), asked.headers) : getPage(`${home(token)}?c=${partsOf(token)[0]}`),
  begin(page, { token }) {
    const text = page.replaceAll('\\/', '/')
    const [, session] = /"token"\s*:\s*"([\w.-]{10,6000})"/.exec(text) ?? []
    const [, host] = /"cloud"\s*:\s*"(https:\/\/[a-z0-9.-]+\.csod\.com)\/?"/.exec(text) ?? []
    if (!session || !host) return undefined
    const headers = { authorization: `Bearer ${session}` }
    return { ...postJson(`${host}/rec-job-search/external/jobs`, search(token, 1), headers), at: 1 }
  },
  fields: {
    id: 'requisitionId|id',
    title: 'displayJobTitle|title',
    places: [{ at: 'locations', city: 'city', region: 'state', country: 'country' }, 'locations'],
    posted: 'postingEffectiveDate|openDate',
    expires: 'postingExpirationDate',
    days: 'month first',
    text: ['externalDescription', 'externalAd'],
    type: 'employmentType',
  },
  adjust: ({ requisitionId }, { token }) =>
    addressIf(token, `${home(token)}/requisition/${said(requisitionId)}?c=${partsOf(token)[0]}`),
  recognise(address) {
    const tenant = subdomainOf(address, 'csod.com')
    const [ux, , kind, site, , requisition, id] = pathOf(address)
    if (!tenant || ux !== 'ux' || kind !== 'careersite' || !isToken(site)) return undefined
    return requisition === 'requisition' && id ? { token: `${tenant}/${site}`, id } : { token: `${tenant}/${site}` }
  },
})

const search = (token: string, pageNumber: number) => {
  const site = Number(partsOf(token)[1]) || 1
  const culture = { cultureId: 1, cultureName: 'en-US' }
  return { careerSiteId: site, careerSitePageId: site, pageNumber, pageSize: 100, ...culture, searchText: '', cities: [] }
}
