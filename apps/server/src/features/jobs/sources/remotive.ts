import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source } from './readers/source.ts'

const job = z.object({
  id: idText,
  url: webAddress,
  title: word,
  company_name: word,
  category: may(word),
  tags: many(word),
  job_type: may(word),
  publication_date: may(word),
  candidate_required_location: may(word),
  salary: may(word),
  description: may(z.string()),
})

/** Documentation and terms: github.com/remotive-com/remote-jobs-api */
export const remotive: Source = {
  id: 'remotive',
  name: 'Remotive',
  kind: 'feed',
  hosts: ['remotive.com'],
  terms: {
    basis: 'documented',
    page: 'https://remotive.com/remote-jobs/api',
    everyMinutes: 360,
    pages: 1,
    credit: 'Source: Remotive',
    offUntil: "Its terms don't allow showing its jobs behind a sign-up: switch it on only if you have agreed that with Remotive.",
  },
  listHasText: true,
  list: () => ({ url: 'https://remotive.com/api/remote-jobs', accept: JSON_ANSWER }),
  read: (text) =>
    readJson(text, (value) => {
      const answer = z.object({ jobs: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.jobs, job, toPosting) : undefined
      return entries && settle(entries)
    }),
  recognise: () => undefined,
}

const toPosting = (one: z.output<typeof job>): Posting => ({
  source: 'remotive',
  id: one.id,
  title: one.title,
  company: one.company_name,
  location: one.candidate_required_location ?? '',
  url: one.url,
  description: one.description ?? '',
  workMode: 'remote',
  jobType: one.job_type,
  payText: one.salary,
  posted: one.publication_date,
  tags: [...one.tags, one.category].filter((tag) => tag !== undefined),
})
