import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { attributeOf } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, partsOf, said } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is the host, or 'host/PageName' where the page is not called Careers. The page itself holds the same rows in a hidden field. */
export const zohoRecruit = defineSource({
  id: 'zohorecruit',
  name: 'Zoho Recruit',
  aliases: ['zoho'],
  hosts: [
    'zohorecruit.com',
    'zohorecruit.eu',
    'zohorecruit.in',
    'zohorecruit.ca',
    'zohorecruit.com.au',
    'zohorecruit.jp',
    'zohorecruit.uk',
    'zohorecruit.sa',
  ].map((host) => `*.${host}`),
  terms: { basis: 'tolerated', page: 'https://{host}/jobs/Careers' },
  rows: 'data|jobs|',
  isClosed: ({ Publish }) => Publish === false,
  request({ token }) {
    const [host, page] = partsOf(token)
    return getJson(`https://${host}/recruit/v2/public/Job_Openings?pagename=${page || 'Careers'}&source=CareerSite`)
  },
  embedded(text) {
    const field = [...text.matchAll(/<input\b[^<>]{0,200}\b(?:id|name)="?jobs"?\b[^<>]*>/gi)][0]?.[0]
    const value = field && attributeOf(field, 'value')
    return value ? parseJson(decodeEntities(value)) : undefined
  },
  fields: {
    id: 'id|Job_Opening_ID',
    title: 'Posting_Title|Job_Opening_Name',
    company: 'Client_Name.name|Account_Name',
    places: [{ at: '', city: 'City', region: 'State', country: 'Country' }],
    mode: 'Remote_Job',
    type: 'Job_Type',
    posted: 'Date_Opened',
    expires: 'Target_Date',
    days: 'month first',
    text: ['Job_Description', 'Required_Skills'],
    payText: 'Salary',
    url: '$url|url',
    tags: 'Industry',
  },
  adjust({ id }, { token }, { url }) {
    const [host, page] = partsOf(token)
    return url || !host ? undefined : { url: `https://${host}/jobs/${page || 'Careers'}/${said(id)}` }
  },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [jobs, page, id] = pathOf(address)
    if (!/\.zohorecruit\.(?:com|eu|in|ca|com\.au|jp|uk|sa)$/.test(host) || !isBoardHost(host)) return undefined
    const token = jobs === 'jobs' && page && page !== 'Careers' ? `${host}/${page}` : host
    return id && /^\d+$/.test(id) ? { token, id } : { token }
  },
})
