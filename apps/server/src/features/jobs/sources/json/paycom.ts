import { parseJson } from '@jobapply/core/shared/parse-json'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getPage, postJson, said } from '#features/jobs/sources/readers/requests'
import { pathOf } from '#features/jobs/sources/readers/tokens'

const portal = (token: string) => `https://www.paycomonline.net/v4/ats/web.php/portal/${token}`
const filters = { distanceFrom: 0, workEnvironments: [], positionTypes: [], educationLevels: [], categories: [], travelTypes: [] }

/** A token is the key of a portal. Its page hands every visitor a short-lived token and names the host of the list. */
export const paycom = defineSource({
  id: 'paycom',
  name: 'Paycom',
  aliases: ['paycomonline'],
  hosts: ['*.paycomonline.net'],
  terms: { basis: 'tolerated', page: 'https://www.paycomonline.net/v4/ats/web.php/portal/{key}' },
  rows: 'jobPostingPreviews',
  total: 'jobPostingPreviewsCount',
  paging: { by: 'offset', size: 50 },
  request: ({ token }, at, asked) =>
    asked?.headers ? postJson(asked.url, bodyFrom(at), asked.headers) : getPage(`${portal(token)}/career-page`),
  begin(page) {
    // Inside data, a slash may stand behind a backslash.
    const text = page.replaceAll('\\/', '/')
    const session = /"?sessionJWT"?\s*[:=]\s*"([\w.-]{20,4000})"/.exec(text)?.[1]
    const host = /https:\/\/portal-applicant-tracking(?:\.[a-z0-9-]+)?\.paycomonline\.net/.exec(text)?.[0]
    if (!session || !host) return undefined
    return { ...postJson(`${host}/api/ats/job-posting-previews/search`, bodyFrom(0), { authorization: session }), at: 0 }
  },
  fields: {
    id: 'jobId|id',
    title: 'jobTitle',
    places: ['locations|location'],
    mode: 'remoteType',
    type: 'positionType',
    posted: 'postedOn|postDate',
    text: ['description', 'qualifications', 'shortDescription'],
    requirements: 'qualifications',
    payText: 'salaryRange|salary',
  },
  adjust(row, { token }) {
    const linked = typeof row.googleJobJson === 'string' ? parseJson(row.googleJobJson) : undefined
    const { hiringOrganization, datePosted } = (linked ?? {}) as { hiringOrganization?: { name?: unknown }; datePosted?: unknown }
    return {
      ...addressIf(token, `${portal(token)}/jobs/${said(row.jobId ?? row.id)}`),
      ...(typeof hiringOrganization?.name === 'string' ? { company: hiringOrganization.name } : {}),
      ...(typeof datePosted === 'string' ? { posted: datePosted } : {}),
    }
  },
  detail: {
    request: ({ token }, { id }) => getPage(`${portal(token)}/jobs/${encodeURIComponent(id)}`),
    shape: { row: 'jobPosting' },
  },
  recognise(address) {
    const [, , , kind, key, jobs, id] = pathOf(address)
    if (address.hostname !== 'www.paycomonline.net' || kind !== 'portal' || !/^[\da-f]{32}$/i.test(key ?? '')) return undefined
    return jobs === 'jobs' && id ? { token: key ?? '', id } : { token: key ?? '' }
  },
})

const bodyFrom = (skip: number) => ({ skip, take: 50, filtersForQuery: filters })
