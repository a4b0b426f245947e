import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { extendRows } from '#features/jobs/sources/readers/list'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getPage, said } from '#features/jobs/sources/readers/requests'
import { pathOf } from '#features/jobs/sources/readers/tokens'

const SITE = 'https://recruiting.paylocity.com/Recruiting/Jobs'

/** A token is the guid of a board, whose page holds the list. */
export const paylocity = defineSource({
  id: 'paylocity',
  name: 'Paylocity',
  hosts: ['recruiting.paylocity.com'],
  terms: { basis: 'tolerated', page: `${SITE}/All/{guid}` },
  rows: 'rows',
  // The page names the company once, above its jobs.
  prepare: (value) => extendRows(value, 'Jobs|jobs|', () => ({ ModuleTitle: textAt(value, 'ModuleTitle') })),
  request: ({ token }) => getPage(`${SITE}/All/${token}`),
  embedded: (text) => jsonAfter(text, /window\.pageData\s*=/),
  isClosed: ({ IsInternal }) => IsInternal === true,
  fields: {
    id: 'JobId|jobId',
    title: 'JobTitle',
    company: 'CompanyName|ModuleTitle',
    places: [{ at: 'JobLocation', city: 'City', region: 'State', country: 'Country' }, 'LocationName|JobLocation.Name'],
    mode: 'IsRemote',
    posted: 'PublishedDate',
    text: ['Description'],
    tags: 'HiringDepartment',
  },
  adjust: ({ JobId, LocationName }) => ({
    url: `${SITE}/Details/${said(JobId)}`,
    ...(/^(?:hybrid|remote)\b/i.test(said(LocationName)) ? { workMode: said(LocationName) } : {}),
  }),
  detail: { request: (_, { id }) => getPage(`${SITE}/Details/${encodeURIComponent(id)}`) },
  recognise(address) {
    const [, , kind, token = '', id] = pathOf(address)
    if (address.hostname !== 'recruiting.paylocity.com' || kind?.toLowerCase() !== 'all' || !/^[\da-f-]{36}$/i.test(token))
      return undefined
    return id && /^\d+$/.test(id) ? { token, id } : { token }
  },
})
