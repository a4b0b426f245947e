import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, many, may, oneOrMany, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'

const row = z.object({
  guid: may(word),
  title: word,
  companyName: word,
  companySlug: may(word),
  applicationLink: may(webAddress),
  description: may(z.string()),
  excerpt: may(z.string()),
  employmentType: may(word),
  minSalary: may(amount),
  maxSalary: may(amount),
  salaryPeriod: may(word),
  currency: may(word),
  seniority: oneOrMany(word),
  categories: many(word),
  locationRestrictions: many(z.union([word, z.object({ name: word }).transform(({ name }) => name)])),
  pubDate: may(z.union([z.number(), word])),
  expiryDate: may(z.union([z.number(), word])),
})
const job = row.refine(({ guid, applicationLink }) => (guid ?? applicationLink) !== undefined)
const list = z.object({
  jobs: z.array(z.unknown()),
  nextCursor: may(word),
  offset: may(z.number()),
  totalCount: may(z.number()),
})

/** Documentation: himalayas.app/api. At most 20 jobs a call; a link back and the name are asked for. */
export const himalayas: Source = {
  id: 'himalayas',
  name: 'Himalayas',
  kind: 'feed',
  hosts: ['himalayas.app'],
  terms: { basis: 'documented', page: 'https://himalayas.app/api', everyMinutes: 180, pages: 20, credit: 'Source: Himalayas' },
  listHasText: true,
  list: () => page(''),
  read: (text) =>
    readJson(text, (value) => {
      const answer = list.safeParse(Array.isArray(value) ? { jobs: value } : value)
      const entries = answer.success ? readEntries(answer.data.jobs, job, toPosting) : undefined
      if (!answer.success || !entries) return undefined
      const { jobs, nextCursor, offset = 0, totalCount = 0 } = answer.data
      const seen = offset + jobs.length
      const next = nextCursor ? `&cursor=${encodeURIComponent(nextCursor)}` : seen < totalCount ? `&offset=${seen}` : undefined
      return next && jobs.length > 0 ? { ...settle(entries), next: page(next) } : settle(entries)
    }),
  recognise: () => undefined,
}

const page = (from: string): SourceRequest => ({
  url: `https://himalayas.app/jobs/api?limit=20${from}`,
  accept: JSON_ANSWER,
})

function toPosting(one: z.output<typeof row>): Posting {
  const ownPage = /^https?:\/\//i.test(one.guid ?? '') ? one.guid : undefined
  return {
    source: 'himalayas',
    id: one.guid ?? one.applicationLink ?? '',
    title: one.title,
    company: one.companyName,
    location: one.locationRestrictions.join(', ') || 'Worldwide',
    url: ownPage ?? one.applicationLink ?? '',
    applyUrl: one.applicationLink,
    description: one.description ?? one.excerpt ?? '',
    workMode: 'remote',
    jobType: one.employmentType,
    level: one.seniority[0],
    pay: { min: one.minSalary, max: one.maxSalary, currency: one.currency, period: one.salaryPeriod ?? 'year' },
    posted: one.pubDate,
    expires: one.expiryDate,
    tags: one.categories.map((category) => category.replaceAll('-', ' ')),
  }
}
