import { defineSource } from '#features/jobs/sources/readers/define-source'
import { numberAt } from '#features/jobs/sources/readers/paths'
import { getJson, said } from '#features/jobs/sources/readers/requests'

/** One platform with two faces: technology, and every office trade. */
const define = (id: string, name: string, host: string, aliases: readonly string[]) =>
  defineSource({
    ...{ id, name, aliases, kind: 'feed', hosts: [host] },
    terms: { basis: 'tolerated', page: `https://${host}`, pages: 5 },
    rows: 'data',
    total: 'meta.totalItems',
    request: (_, at) =>
      getJson(`https://${host}/api/candidate-api/offers?from=${at}&itemsCount=100&sortBy=publishedAt&orderBy=descending`),
    nextOf(value) {
      const cursor = numberAt(value, 'meta.next.cursor')
      return cursor
        ? getJson(`https://${host}/api/candidate-api/offers?from=${cursor}&itemsCount=100&sortBy=publishedAt&orderBy=descending`)
        : undefined
    },
    fields: {
      id: 'guid|id|slug',
      title: 'title',
      company: 'companyName|company_name',
      places: ['city', 'locations.city|multilocation.city'],
      mode: 'workplaceType',
      type: 'workingTime|workingTime.value',
      posted: 'publishedAt|published_at',
      expires: 'expiredAt',
      pay: {
        min: 'employmentTypes.from',
        max: 'employmentTypes.to',
        currency: 'employmentTypes.currency',
        period: 'employmentTypes.unit',
      },
      text: ['body'],
      tags: 'requiredSkills.name|requiredSkills',
    },
    adjust: ({ slug }, _, { id }) => ({
      url: `https://${host}/${id === slug || slug ? `job-offer/${said(slug)}` : `offers/${id}`}`,
    }),
    detail: { request: (_, { url }) => getJson(`https://${host}/api/candidate-api/offers/${url.split('/').at(-1) ?? ''}`) },
  })

export const justJoinIt = define('justjoinit', 'Just Join IT', 'justjoin.it', ['justjoin'])
export const rocketJobs = define('rocketjobs', 'RocketJobs', 'rocketjobs.pl', [])
