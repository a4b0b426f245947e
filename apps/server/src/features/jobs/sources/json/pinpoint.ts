import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

const hostOf = (token: string) => (token.includes('.') ? token : `${token}.pinpointhq.com`)

/** The whole board in one answer, with its texts. A token is the name of a tenant, or the employer's own host. */
export const pinpoint = defineSource({
  id: 'pinpoint',
  name: 'Pinpoint',
  aliases: ['pinpointhq'],
  hosts: ['*.pinpointhq.com', '*'],
  terms: { basis: 'documented', page: 'https://developers.pinpointhq.com' },
  rows: 'data',
  request: ({ token }) => getJson(`https://${hostOf(token)}/postings.json`),
  fields: {
    id: 'id',
    title: 'title',
    places: [{ at: 'location', city: 'city', region: 'province', name: 'name' }],
    mode: 'workplace_type|workplace_type_text',
    type: 'employment_type|employment_type_text',
    posted: 'first_published_at|published_at',
    expires: 'deadline_at',
    pay: {
      min: 'compensation_minimum',
      max: 'compensation_maximum',
      currency: 'compensation_currency',
      period: 'compensation_frequency',
    },
    payText: 'compensation',
    text: ['description', 'key_responsibilities', 'skills_knowledge_expertise', 'benefits'],
    requirements: 'skills_knowledge_expertise',
    url: 'url',
    tags: 'job.department.name|department.name',
  },
  adjust: (row, { token }, { url, pay }) => ({
    ...(url ? {} : addressIf(token, `https://${hostOf(token)}${said(row.path ?? `/postings/${said(row.id)}`)}`)),
    ...(row.compensation_visible === false ? { pay: undefined, payText: undefined } : { pay }),
  }),
  recognise(address) {
    const token = subdomainOf(address, 'pinpointhq.com')
    return token ? { token } : undefined
  },
})
