import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { textAt } from '#features/jobs/sources/readers/paths'
import { addressIf, getJson, getPage, said } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

const API = 'https://join.com/api/public'
const nextData = (text: string) => jsonAfter(text, /id="__NEXT_DATA__"[^<>]*>/)

/** The company's page names its number, with which five jobs at a time are asked for. */
export const join = defineSource({
  id: 'join',
  name: 'JOIN',
  aliases: ['joincom'],
  hosts: ['join.com'],
  terms: { basis: 'tolerated', page: 'https://join.com/companies/{company}', pages: 60 },
  rows: 'items|props.pageProps.initialState.jobs.items',
  paging: { by: 'page', size: 5, first: 1, pages: 'pagination.pageCount' },
  request: ({ token }, at, asked) =>
    asked?.url.includes('/api/public/')
      ? getJson(asked.url.replace(/([?&]page=)\d+/, `$1${at}`))
      : /^\d+$/.test(token)
        ? jobsOf(token, at)
        : getPage(`https://join.com/companies/${token}`),
  begin(text) {
    const value = nextData(text)
    const id = textAt(value, 'props.pageProps.initialState.company.id|props.pageProps.company.id')
    return id && /^\d+$/.test(id) ? { ...jobsOf(id, 1), at: 1 } : undefined
  },
  embedded: nextData,
  fields: {
    id: 'id',
    title: 'title',
    company: 'company.name',
    places: [
      { at: 'city', city: 'cityName|name', country: 'countryName|country.name' },
      { at: '', city: 'city.cityName', country: 'country.name' },
    ],
    mode: 'workplaceType|remoteType',
    type: 'employmentType.name|employmentType',
    posted: 'createdAt',
    text: ['description', 'schema.description', 'intro', 'tasks', 'requirements', 'benefits'],
    requirements: 'requirements',
    tags: 'category.name',
  },
  adjust: ({ idParam, id }, { token }) => addressIf(token, `https://join.com/companies/${token}/${said(idParam ?? id)}`),
  detail: { request: (_, { id }) => getJson(`${API}/jobs/${encodeURIComponent(id)}`) },
  recognise(address) {
    const [companies, token, id] = pathOf(address)
    if (!/^(?:www\.)?join\.com$/.test(address.hostname) || companies !== 'companies' || !isToken(token)) return undefined
    const number = /^(\d+)/.exec(id ?? '')?.[1]
    return number ? { token, id: number } : { token }
  },
})

const jobsOf = (id: string, page: number) => getJson(`${API}/companies/${id}/jobs?page=${page}&pageSize=5`)
