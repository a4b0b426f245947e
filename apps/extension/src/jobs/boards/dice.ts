import { many, may, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, listedRecords, plainFlight, readFlight, valuesAfter } from './embedded-json.ts'
import { addressWith, countryCode, placeOf } from './search-address.ts'

const JOB_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'FULLTIME',
  'part-time': 'PARTTIME',
  contract: 'CONTRACTS',
  internship: 'INTERN',
}
const WORK_TYPES: Readonly<Record<string, string>> = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-Site' }
const GUID = /^[0-9a-f]{8}-[0-9a-f-]{20,40}$/i

export const dice: Board = {
  id: 'dice',
  isHost: (host) => /(?:^|\.)dice\.com$/i.test(host),

  buildAddress: (search, page) =>
    addressWith('https://www.dice.com/jobs', {
      q: search.jobTitle,
      location: placeOf(search, false),
      countryCode: countryCode(search)?.toUpperCase(),
      'filters.employmentType': JOB_TYPES[search.jobType],
      'filters.workplaceTypes': WORK_TYPES[search.workType],
      page: page + 1,
      pageSize: 20,
    }),

  readAddress(url) {
    const id = /^\/job-detail\/([\w-]{6,80})\/?$/.exec(url.pathname)?.[1]
    return id ? { id, url: `https://${url.host}/job-detail/${id}` } : undefined
  },
  addressOf: (id) => `https://www.dice.com/job-detail/${id}`,

  readData(page) {
    const flight = readFlight(page)
    const texts = flight ? [flight] : dataTexts(page)
    const values = texts.flatMap((text) => ['"jobList":', '"searchResults":'].flatMap((marker) => valuesAfter(text, marker)))
    return listedRecords(values.map(plainFlight), ({ guid, title }) => Boolean(guid && title), 'data')?.flatMap(toJob)
  },

  cards: {
    hooks: ['[data-job-guid]', 'a[href*="/job-detail/"]', 'a.card-title-link[id]'],
    idOf(element) {
      const inLink = /\/job-detail\/([\w-]{6,80})(?:$|[/?#])/.exec(element.getAttribute('href') ?? '')?.[1]
      return inLink ?? [element.getAttribute('data-job-guid') ?? '', element.id].find((id) => GUID.test(id))
    },
    title: ['[data-testid="job-search-job-detail-link"]', 'a.card-title-link, [data-cy="card-title-link"]'],
    company: ['[data-cy="search-result-company-name"]', 'a[href*="/company-profile/"]'],
    location: ['[data-cy="search-result-location"]', '.search-result-location'],
    posted: ['[data-cy="card-posted-date"], .posted-date'],
    salary: ['#salary-label'],
    description: ['[data-cy="card-summary"]'],
    first: 'company',
  },
}

const entry = z.object({
  guid: word,
  title: word,
  detailsPageUrl: may(word),
  companyName: may(word),
  employmentType: may(word),
  jobLocation: may(z.object({ city: may(word), state: may(word), displayName: may(word) })),
  postedDate: may(word),
  salary: may(word),
  summary: may(word),
  isRemote: may(z.boolean()),
  workplaceTypes: many(word),
})

function toJob(raw: unknown): PageJob[] {
  const { data } = entry.safeParse(raw)
  if (!data) return []
  return [
    {
      id: data.guid,
      title: data.title,
      company: data.companyName,
      location: placeText(data),
      url: data.detailsPageUrl,
      type: data.employmentType,
      salary: data.salary,
      posted: data.postedDate,
      description: data.summary,
      isRemote: data.isRemote || data.workplaceTypes.includes('Remote') || undefined,
    },
  ]
}

/** As a card says it: 'Hybrid in San Francisco, California', 'Remote'. */
function placeText({ jobLocation, workplaceTypes, isRemote }: z.output<typeof entry>): string | undefined {
  const parts = [jobLocation?.city, jobLocation?.state].filter(Boolean).join(', ')
  const place = parts || jobLocation?.displayName
  const isAway = workplaceTypes.includes('Remote') || (isRemote && workplaceTypes.length === 0)
  if (isAway && (workplaceTypes.length < 2 || !place)) return 'Remote'
  const mode = workplaceTypes.includes('Hybrid') ? 'Hybrid in ' : ''
  return place && `${isAway ? 'Remote or ' : ''}${mode}${place}`
}
