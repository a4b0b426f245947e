import type { Posting } from '@jobapply/core/jobs/posting'
import { many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'

const job = z.object({
  slug: word,
  title: word,
  company_name: word,
  url: webAddress,
  description: may(z.string()),
  remote: may(z.boolean()),
  tags: many(word),
  job_types: many(word),
  location: may(word),
  created_at: may(z.union([z.number(), word])),
})
const list = z.object({
  data: z.array(z.unknown()),
  links: may(z.object({ next: may(word) })),
  meta: may(z.object({ current_page: may(z.number()) })),
})

/** Documentation: arbeitnow.com/blog/job-board-api. The link to the next page carries a stray search, so pages are counted here. */
export const arbeitnow: Source = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  kind: 'feed',
  hosts: ['www.arbeitnow.com'],
  terms: {
    basis: 'documented',
    page: 'https://www.arbeitnow.com/blog/job-board-api',
    everyMinutes: 120,
    pages: 5,
    credit: 'Source: Arbeitnow',
  },
  listHasText: true,
  list: () => page(1),
  read: (text) =>
    readJson(text, (value) => {
      const answer = list.safeParse(value)
      const entries = answer.success ? readEntries(answer.data.data, job, toPosting) : undefined
      if (!answer.success || !entries) return undefined
      const { links, meta } = answer.data
      return links?.next ? { ...settle(entries), next: page((meta?.current_page ?? 1) + 1) } : settle(entries)
    }),
  recognise: () => undefined,
}

const page = (number: number): SourceRequest => ({
  url: `https://www.arbeitnow.com/api/job-board-api?page=${number}`,
  accept: JSON_ANSWER,
})

const toPosting = (one: z.output<typeof job>): Posting => ({
  source: 'arbeitnow',
  id: one.slug,
  title: one.title,
  company: one.company_name,
  location: one.location ?? '',
  url: one.url,
  description: one.description ?? '',
  workMode: one.remote ? 'remote' : undefined,
  jobType: one.job_types.join(' '),
  level: one.job_types.join(' '),
  posted: one.created_at,
  tags: one.tags,
})
