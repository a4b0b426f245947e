import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson } from '#features/jobs/sources/readers/requests'

/** Schools in England, under the Open Government Licence: each entry is a whole JobPosting. */
export const teachingVacancies = defineSource({
  id: 'teachingvacancies',
  name: 'Teaching Vacancies',
  kind: 'feed',
  country: 'United Kingdom',
  hosts: ['teaching-vacancies.service.gov.uk'],
  terms: { basis: 'documented', page: 'https://teaching-vacancies.service.gov.uk/api-docs', pages: 10 },
  rows: 'data',
  total: 'meta.count|meta.totalCount',
  paging: { by: 'page', size: 100, first: 1, pages: 'meta.totalPages' },
  request: (_, at) => getJson(`https://teaching-vacancies.service.gov.uk/api/v1/jobs.json?page=${at}`),
  fields: { id: 'identifier.value|url', url: 'url', payText: 'baseSalary.value|salary' },
})
