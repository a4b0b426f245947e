import type { Posting } from '@jobapply/core/jobs/posting'
import { idText, many, may, webAddress, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import { readEntries, readJson, readSingle, settle } from './readers/parse-response.ts'
import { JSON_ANSWER, type Source, type SourceRequest } from './readers/source.ts'

const API = 'https://www.themuse.com/api/public/jobs'
const named = z.object({ name: word })
const job = z.object({
  id: may(idText),
  name: word,
  company: named,
  refs: z.object({ landing_page: webAddress }),
  contents: may(z.string()),
  publication_date: may(word),
  type: may(word),
  locations: many(named),
  categories: many(named),
  levels: many(named),
  tags: many(z.union([word, z.object({ name: word }).transform(({ name }) => name)])),
})
const list = z.object({ results: z.array(z.unknown()), page: may(z.number()), page_count: may(z.number()) })

/** Documentation: themuse.com/developers/api/v2. 500 requests an hour without a key. */
export const theMuse: Source = {
  id: 'themuse',
  name: 'The Muse',
  kind: 'feed',
  hosts: ['www.themuse.com'],
  terms: {
    basis: 'documented',
    page: 'https://www.themuse.com/developers/api/v2',
    everyMinutes: 180,
    pages: 20,
    credit: 'Source: The Muse',
  },
  listHasText: true,
  list: () => page(0),
  read: (text) =>
    readJson(text, (value) => {
      const answer = list.safeParse(value)
      const entries = answer.success ? readEntries(answer.data.results, job, toPosting) : undefined
      if (!answer.success || !entries) return undefined
      const next = (answer.data.page ?? 0) + 1
      return next < Math.min(answer.data.page_count ?? 0, 99) ? { ...settle(entries), next: page(next) } : settle(entries)
    }),
  one: (_, { id }) => ({ url: `${API}/${encodeURIComponent(id)}`, accept: JSON_ANSWER }),
  readOne: (text) => readJson(text, (value) => readSingle(value, job, toPosting)),
  recognise: () => undefined,
}

const page = (number: number): SourceRequest => ({ url: `${API}?page=${number}&descending=true`, accept: JSON_ANSWER })

/** 'Flexible / Remote' stands among the places. */
function toPosting(one: z.output<typeof job>): Posting {
  const places = one.locations.map(({ name }) => name)
  return {
    source: 'themuse',
    id: one.id ?? one.refs.landing_page,
    title: one.name,
    company: one.company.name,
    location: places.join('; '),
    url: one.refs.landing_page,
    description: one.contents ?? '',
    workMode: places.some((place) => /remote/i.test(place)) ? 'remote' : undefined,
    jobType: one.type === 'external' ? undefined : one.type,
    level: one.levels[0]?.name,
    posted: one.publication_date,
    tags: [...one.categories.map(({ name }) => name), ...one.tags],
  }
}
