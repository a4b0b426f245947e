import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** The whole board in one answer, without days and texts. */
export const bamboohr = defineSource({
  id: 'bamboohr',
  name: 'BambooHR',
  aliases: ['bamboo'],
  hosts: ['*.bamboohr.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.bamboohr.com/careers' },
  rows: 'result',
  total: 'meta.totalCount',
  request: ({ token }) => getJson(`https://${token}.bamboohr.com/careers/list`),
  fields: {
    id: 'id',
    title: 'jobOpeningName',
    places: [
      { at: 'location', city: 'city', region: 'state', country: 'addressCountry' },
      { at: 'atsLocation', city: 'city', region: 'state|province', country: 'country' },
    ],
    mode: 'locationType|isRemote',
    modes: { 0: 'onsite', 1: 'remote', 2: 'hybrid' },
    type: 'employmentStatusLabel',
    posted: 'datePosted',
    payText: 'compensation',
    text: ['description'],
    url: 'jobOpeningShareUrl',
    tags: 'departmentLabel',
  },
  adjust: ({ id }, { token }, { url }) =>
    url ? undefined : addressIf(token, `https://${token}.bamboohr.com/careers/${said(id)}`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'bamboohr',
      link: /\/(?:careers\/|jobs\/view\.php\?id=)(?<id>\d+)(?:[?#&]|$)/,
      place: /BambooHR-ATS-Location/i,
      none: /BambooHR-ATS-blankState|no open positions/i,
    }),
  detail: {
    request: ({ token }, { id }) => getJson(`https://${token}.bamboohr.com/careers/${encodeURIComponent(id)}/detail`),
    shape: { row: 'result.jobOpening|jobOpening' },
  },
  recognise(address) {
    const token = subdomainOf(address, 'bamboohr.com')
    const [kind, id] = pathOf(address)
    if (!token || (kind !== undefined && kind !== 'careers' && kind !== 'jobs')) return undefined
    return kind === 'careers' && /^\d+$/.test(id ?? '') ? { token, id: id ?? '' } : { token }
  },
})
