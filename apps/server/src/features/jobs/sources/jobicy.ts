import { decodeEntities } from '@jobapply/core/jobs/fields/entities'
import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, may, oneOrMany, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source } from './readers/source.ts'

const job = z.object({
  id: idText,
  url: webAddress,
  jobTitle: word,
  companyName: word,
  jobIndustry: oneOrMany(word),
  jobType: oneOrMany(word),
  jobGeo: may(word),
  jobLevel: may(word),
  jobDescription: may(z.string()),
  jobExcerpt: may(z.string()),
  pubDate: may(word),
  salaryMin: may(amount),
  salaryMax: may(amount),
  salaryPeriod: may(word),
  annualSalaryMin: may(amount),
  annualSalaryMax: may(amount),
  salaryCurrency: may(word),
})

/** Documentation and terms: jobi.cy/apidocs. At most one call an hour; not for other job boards. */
export const jobicy: Source = {
  id: 'jobicy',
  name: 'Jobicy',
  kind: 'feed',
  hosts: ['jobicy.com'],
  terms: { basis: 'documented', page: 'https://jobicy.com/jobs-rss-feed', everyMinutes: 180, pages: 1, credit: 'Source: Jobicy' },
  listHasText: true,
  list: () => ({ url: 'https://jobicy.com/api/v2/remote-jobs?count=100', accept: JSON_ANSWER }),
  read: (text) =>
    readJson(text, (value) => {
      const answer = z.object({ jobs: z.array(z.unknown()) }).safeParse(value)
      const entries = answer.success ? readEntries(answer.data.jobs, job, toPosting) : undefined
      return entries && settle(entries)
    }),
  recognise: () => undefined,
}

const toPosting = (one: z.output<typeof job>): Posting => ({
  source: 'jobicy',
  id: one.id,
  title: decodeEntities(one.jobTitle),
  company: decodeEntities(one.companyName),
  location: one.jobGeo ?? '',
  url: one.url,
  description: one.jobDescription ?? one.jobExcerpt ?? '',
  workMode: 'remote',
  jobType: one.jobType.join(' '),
  level: one.jobLevel === 'Any' ? undefined : one.jobLevel,
  pay: {
    min: one.salaryMin ?? one.annualSalaryMin,
    max: one.salaryMax ?? one.annualSalaryMax,
    currency: one.salaryCurrency,
    period: one.salaryPeriod ?? (one.annualSalaryMin === undefined ? undefined : 'year'),
  },
  posted: one.pubDate,
  tags: one.jobIndustry.map(decodeEntities),
})
