import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { addressIf, getPage, partsOf, postJson, said } from '#features/jobs/sources/readers/requests'
import { pathOf } from '#features/jobs/sources/readers/tokens'

const boardOf = (token: string) => {
  const [host, tenant, guid] = partsOf(token)
  return `https://${host}/${tenant}/JobBoard/${guid}`
}

/** A token is 'host/TENANT/guid'. The text of a job is in a call inside its page. */
export const ukg = defineSource({
  id: 'ukg',
  name: 'UKG Pro',
  aliases: ['ultipro', 'ukgpro'],
  hosts: ['*.ultipro.com', '*.ultipro.ca', '*.rec.pro.ukg.net'],
  terms: { basis: 'tolerated', page: 'https://recruiting.ultipro.com/{tenant}/JobBoard/{guid}' },
  rows: 'opportunities',
  total: 'totalCount',
  paging: { by: 'offset', size: 50 },
  request: ({ token }, at) =>
    postJson(`${boardOf(token)}/JobBoardView/LoadSearchResults`, {
      opportunitySearch: { Top: 50, Skip: at, QueryString: '', OrderBy: [], Filters: [] },
    }),
  fields: {
    id: 'Id|OpportunityId',
    title: 'Title',
    places: [
      { at: 'Locations.Address', city: 'City', region: 'State.Code|State.Name', country: 'Country.Code|Country.Name' },
      'Locations.LocalizedDescription|Locations.LocalizedName',
    ],
    mode: 'JobLocationType',
    modes: { 0: '', 1: 'onsite', 2: 'remote', 3: 'hybrid' },
    posted: 'PostedDate',
    text: ['Description', 'BriefDescription'],
    pay: { min: 'CompensationAmountMin|CompensationMinimum', max: 'CompensationAmountMax|CompensationMaximum' },
  },
  adjust: (row, { token }) => ({
    ...addressIf(token, `${boardOf(token)}/OpportunityDetail?opportunityId=${said(row.Id)}`),
    ...(typeof row.FullTime === 'boolean' ? { jobType: row.FullTime ? 'full-time' : 'part-time' } : {}),
  }),
  embedded: (text) => jsonAfter(text, /CandidateOpportunityDetail\s*\(/),
  detail: {
    request: ({ token }, { id }) => getPage(`${boardOf(token)}/OpportunityDetail?opportunityId=${encodeURIComponent(id)}`),
    shape: {},
  },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [tenant, board, guid] = pathOf(address)
    if (
      !/^recruiting\d*\.ultipro\.(?:com|ca)$|^[a-z0-9-]+\.rec\.pro\.ukg\.net$/.test(host) ||
      board?.toLowerCase() !== 'jobboard' ||
      !tenant ||
      !guid
    )
      return undefined
    const id = address.searchParams.get('opportunityId')
    return id ? { token: `${host}/${tenant}/${guid}`, id } : { token: `${host}/${tenant}/${guid}` }
  },
})
