import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getJson, query, said } from '#features/jobs/sources/readers/requests'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

/** Twenty-five rows a page; more is refused. */
export const solides = defineSource({
  id: 'solides',
  name: 'Sólides',
  aliases: ['solidesjobs', 'vagassolides'],
  hosts: ['apigw.solides.com.br'],
  terms: { basis: 'unknown', page: 'https://{company}.vagas.solides.com.br' },
  rows: 'data.data|data',
  paging: { by: 'page', size: 25, first: 1, pages: 'data.totalPages|totalPages' },
  request: ({ token }, at) =>
    getJson(`https://apigw.solides.com.br/jobs/v3/home/vacancy${query({ slug: token, page: at, take: 25 })}`),
  isClosed: ({ currentState }) => typeof currentState === 'string' && currentState !== 'em_andamento',
  fields: {
    id: 'id',
    title: 'title|name',
    company: 'companyName|company.name',
    places: [{ at: '', city: 'city.name|city', region: 'state.code|state.name|state', country: 'country.name' }],
    mode: 'jobType|homeOffice',
    modes: { remoto: 'remote', hibrido: 'hybrid', híbrido: 'hybrid', presencial: 'onsite' },
    type: 'recruitmentContractType.name|contractType',
    posted: 'createdAt',
    text: ['description'],
    pay: { min: 'salary.initialRange|salaryFrom', max: 'salary.finalRange|salaryTo' },
    url: 'redirectLink|url',
  },
  adjust: ({ id }, { token }, { url }) =>
    url ? undefined : addressIf(token, `https://${token}.vagas.solides.com.br/vaga/${said(id)}`),
  recognise(address) {
    const token = subdomainOf(address, 'vagas.solides.com.br') ?? subdomainOf(address, 'solides.jobs')
    return token ? { token } : undefined
  },
})
