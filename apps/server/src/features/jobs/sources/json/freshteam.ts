import { isRecord } from '@jobapply/core/shared/records'
import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { extendRows } from '#features/jobs/sources/readers/list'
import { listAt } from '#features/jobs/sources/readers/paths'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** Places are listed beside the jobs, which name them by number. */
export const freshteam = defineSource({
  id: 'freshteam',
  name: 'Freshteam',
  hosts: ['*.freshteam.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.freshteam.com/jobs' },
  rows: 'rows',
  prepare(value) {
    const branches = new Map((listAt(value, 'branches') ?? []).flatMap((one) => (isRecord(one) ? [[one.id, one]] : [])))
    return extendRows(value, 'jobs|', ({ branch_id, branch }) => ({ branch: branches.get(branch_id) ?? branch }))
  },
  request: ({ token }) => getJson(`https://${token}.freshteam.com/hire/widgets/jobs.json`),
  isClosed: ({ deleted, status }) => deleted === true || (typeof status === 'string' && /draft|closed|archived/i.test(status)),
  fields: {
    id: 'id',
    title: 'title',
    places: [{ at: 'branch', city: 'city', region: 'state', country: 'country_code|country' }, 'branch.name|location'],
    mode: 'remote',
    type: 'job_type|type',
    posted: 'published_at|created_at',
    expires: 'closing_date',
    text: ['description'],
    url: 'url|applicant_apply_link',
  },
  adjust: ({ id }, { token }, { url }) => (url ? undefined : addressIf(token, `https://${token}.freshteam.com/jobs/${said(id)}`)),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, { source: 'freshteam', link: /\/jobs\/(?<id>[\w-]{12})(?:[/?#]|$)/, place: /location/i }),
  recognise(address) {
    const token = subdomainOf(address, 'freshteam.com')
    const [jobs, id] = pathOf(address)
    return token ? { token, ...(jobs === 'jobs' && id ? { id } : {}) } : undefined
  },
})
