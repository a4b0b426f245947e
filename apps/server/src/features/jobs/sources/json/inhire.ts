import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

const API = 'https://api.inhire.app/job-posts/public/pages'

export const inhire = defineSource({
  id: 'inhire',
  name: 'InHire',
  hosts: ['api.inhire.app'],
  terms: { basis: 'unknown', page: 'https://{company}.inhire.app/vagas' },
  rows: 'jobsPage|jobs',
  request: ({ token }) => getJson(API, { 'x-tenant': token }),
  isClosed: ({ status }) => typeof status === 'string' && !/^(?:published|open|active)$/i.test(status),
  fields: {
    id: 'jobId|id',
    title: 'displayName|name',
    company: 'tenantName',
    places: ['location'],
    mode: 'workplaceType',
    type: 'contractType',
    posted: 'publishedAt|createdAt',
    text: ['description', 'about'],
  },
  adjust: ({ jobId, id }, { token }) => addressIf(token, `https://${token}.inhire.app/vagas/${said(jobId ?? id)}`),
  detail: { request: ({ token }, { id }) => getJson(`${API}/${encodeURIComponent(id)}`, { 'x-tenant': token }) },
  recognise(address) {
    const token = subdomainOf(address, 'inhire.app')
    return token ? { token } : undefined
  },
})
