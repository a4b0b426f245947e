import type { Posting } from '@jobapply/core/jobs/posting'
import { amount, idText, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { isRecord } from '@jobapply/core/shared/records'
import { z } from 'zod'
import { readEntries, readJson, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source } from './readers/source.ts'

const row = z.object({
  id: idText,
  slug: may(word),
  position: word,
  company: may(word),
  url: may(webAddress),
  apply_url: may(webAddress),
  tags: many(word),
  description: may(z.string()),
  location: may(z.string()),
  salary_min: may(amount),
  salary_max: may(amount),
  date: may(word),
  epoch: may(z.union([z.number(), word])),
})
const job = row.refine(({ url, slug }) => (url ?? slug) !== undefined)

/** Terms stand in the first entry of the answer: link back to the posting, and name Remote OK. */
export const remoteOk: Source = {
  id: 'remoteok',
  name: 'Remote OK',
  kind: 'feed',
  hosts: ['remoteok.com'],
  terms: { basis: 'documented', page: 'https://remoteok.com/api', everyMinutes: 120, pages: 1, credit: 'Source: Remote OK' },
  listHasText: true,
  list: () => ({ url: 'https://remoteok.com/api', accept: JSON_ANSWER }),
  read: (text) =>
    readJson(text, (value) => {
      const isTerms = (one: unknown) => isRecord(one) && 'legal' in one && !('position' in one)
      const entries = Array.isArray(value)
        ? readEntries(
            value.filter((one) => !isTerms(one)),
            job,
            toPosting,
          )
        : undefined
      return entries && settle(entries)
    }),
  recognise: () => undefined,
}

const toPosting = (one: z.output<typeof row>): Posting => ({
  source: 'remoteok',
  id: one.id,
  title: one.position,
  company: one.company ?? '',
  location: one.location ?? '',
  url: one.url ?? `https://remoteok.com/remote-jobs/${one.slug}`,
  applyUrl: one.apply_url,
  description: one.description ?? '',
  workMode: 'remote',
  pay: { min: one.salary_min, max: one.salary_max, currency: 'USD', period: 'year' },
  posted: one.date ?? one.epoch,
  tags: one.tags,
})
