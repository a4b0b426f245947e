import { defineSource } from '#features/jobs/sources/readers/define-source'
import { jsonAfter } from '#features/jobs/sources/readers/json-in-text'
import { getJson, query } from '#features/jobs/sources/readers/requests'

const API = 'https://employability-portal.gupy.io/api/v1/jobs'

/** A token is the number of a company. The answer's total is the size of its page, so a short page is the last. */
export const gupy = defineSource({
  id: 'gupy',
  name: 'Gupy',
  hosts: ['employability-portal.gupy.io'],
  terms: { basis: 'tolerated', page: 'https://portal.gupy.io' },
  rows: 'data|props.pageProps.jobs|jobs',
  paging: { by: 'offset', size: 100 },
  request: ({ token }, at) => getJson(`${API}${query({ companyId: token, jobName: '', limit: 100, offset: at })}`),
  embedded: (text) => jsonAfter(text, /id="__NEXT_DATA__"[^<>]*>/),
  fields: {
    id: 'id',
    title: 'name|title',
    company: 'careerPageName|careerPage.name',
    places: [
      { at: '', city: 'city', region: 'state', country: 'country' },
      { at: 'workplace.address', city: 'city', region: 'state', country: 'country' },
    ],
    mode: 'workplaceType|workplace.workplaceType|isRemoteWork',
    modes: { 'on-site': 'onsite' },
    type: 'type',
    posted: 'publishedDate',
    expires: 'applicationDeadline',
    text: ['description', 'responsibilities', 'prerequisites'],
    requirements: 'prerequisites',
    url: 'jobUrl',
  },
  adjust: (_, __, { jobType = '' }) => ({ jobType: typeOf(jobType) }),
  recognisePage(html, { hostname }) {
    const token = hostname.endsWith('.gupy.io') ? /"companyId"\s?:\s?"?(\d{1,12})/.exec(html)?.[1] : undefined
    return token ? { token } : undefined
  },
})

/** 'vacancy_type_effective' and the like. */
const typeOf = (word: string) =>
  /effective/.test(word)
    ? 'permanent'
    : /internship|trainee|apprentice/.test(word)
      ? 'internship'
      : /temporary/.test(word)
        ? 'temporary'
        : /autonomous|outsource|legal_entity|freelancer/.test(word)
          ? 'contract'
          : undefined
