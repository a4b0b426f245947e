import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'

const SITE = 'https://nofluffjobs.com'

/** A row for each city of a job: they share a reference. The name of a row is the company's. */
export const noFluffJobs = defineSource({
  id: 'nofluffjobs',
  name: 'No Fluff Jobs',
  aliases: ['nofluff'],
  kind: 'feed',
  hosts: ['nofluffjobs.com'],
  terms: { basis: 'tolerated', page: SITE, pages: 1 },
  rows: 'postings',
  total: 'totalCount',
  request: () => ({
    ...getJson(
      `${SITE}/api/search/posting${query({ pageTo: 5, pageSize: 20, salaryCurrency: 'PLN', salaryPeriod: 'month', region: 'pl' })}`,
    ),
    body: JSON.stringify({ rawSearch: '' }),
    type: 'application/infiniteSearch+json',
  }),
  fields: {
    id: 'reference|id',
    title: 'title',
    company: 'name|company.name',
    places: [{ at: 'location.places', city: 'city', region: 'province', country: 'country.name' }],
    mode: 'fullyRemote|location.fullyRemote',
    posted: 'posted|renewed',
    pay: { min: 'salary.from', max: 'salary.to', currency: 'salary.currency' },
    text: ['details.description', 'requirements.description'],
    tags: 'tiles.values.value|technology',
  },
  adjust: ({ url }, _, { pay }) => ({
    ...(typeof url === 'string' && !/^https?:/.test(url) ? { url: `${SITE}/job/${url}` } : {}),
    pay: pay && { ...pay, period: 'month' },
  }),
  detail: { request: (_, { url }) => getJson(`${SITE}/api/posting/${url.split('/').at(-1) ?? ''}`) },
})
