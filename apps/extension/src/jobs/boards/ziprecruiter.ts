import { amount, many, may, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, listedRecords, plainFlight, readFlight, valuesAfter } from './embedded-json.ts'
import { addressWith, placeOf } from './search-address.ts'

const JOB_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'employment_type:full_time',
  'part-time': 'employment_type:part_time',
  contract: 'employment_type:contract',
  internship: 'employment_type:internship',
}
const WORK_TYPES: Readonly<Record<string, string>> = { remote: 'only_remote', hybrid: 'only_hybrid', 'on-site': 'no_remote' }

/** Addresses of the sites outside the United States: '/jobs/123456-cook-at-acme'. */
const PATH_ID = /\/jobs\/(\d{4,20})-[^/?#]/

export const ziprecruiter: Board = {
  id: 'ziprecruiter',
  isHost: (host) => /(?:^|\.)ziprecruiter\.(?:com|co\.uk|ie|in|de|fr)$/i.test(host),

  buildAddress: (search, page) =>
    addressWith('https://www.ziprecruiter.com/jobs-search', {
      search: search.jobTitle,
      location: placeOf(search, false),
      refine_by_employment: JOB_TYPES[search.jobType],
      refine_by_location_type: WORK_TYPES[search.workType],
      page: page > 0 ? page + 1 : undefined,
    }),

  readAddress(url) {
    const jid = url.searchParams.get('jid') ?? ''
    const isJob = /^\/(?:c|jobs|ojob)\/./.test(url.pathname)
    if (isJob && /^\w{6,80}$/.test(jid)) return { id: jid, url: `https://${url.host}${url.pathname}?jid=${jid}` }
    const number = PATH_ID.exec(url.pathname)?.[1]
    return number ? { id: number, url: `https://${url.host}${url.pathname}` } : undefined
  },
  // A listing's key is no part of an address.
  addressOf: () => undefined,

  readData(page) {
    const flight = readFlight(page)
    const inFlight = valuesAfter(flight, '"jobKeysMap":').map(plainFlight)
    const older = dataTexts(page, '#js_variables').flatMap((text) => valuesAfter(text, '"jobList":'))
    const isListed = ({ listingKey, title, Title }: Record<string, unknown>) => Boolean((listingKey && title) || Title)
    return listedRecords([...inFlight, ...older], isListed, 'jobKeys')?.flatMap(toJob)
  },

  cards: {
    hooks: [
      'article[id^="job-card-"]',
      '[id^="job-card-"]',
      'article[data-job-id], div[data-job-id]',
      'a[href*="jid="]',
      'a[href*="/jobs/"]',
    ],
    idOf(element) {
      const key = /^job-card-(.{6,80})$/.exec(element.id)?.[1] ?? element.getAttribute('data-job-id')
      const href = element.getAttribute('href') ?? ''
      return key ?? /[?&]jid=(\w{6,80})/.exec(href)?.[1] ?? PATH_ID.exec(href)?.[1]
    },
    title: ['h2', '.job_title, .just_job_title, .jobList-title'],
    company: [
      '[data-testid="job-card-company"]',
      'a[href^="/co/"], a[href*="ziprecruiter.com/co/"]',
      '.company_name, .t_org_link, .jobList-introMeta li',
    ],
    location: [
      'p:has([data-testid="job-card-location"])',
      '[data-testid="job-card-location"]',
      'p:has(a[href*="jobs-search?location="])',
      '.company_location, .t_location_link, .jobList-introMeta li + li',
    ],
    posted: ['[data-testid="job-card-posted"], .jobList-date'],
    salary: ['[data-testid="job-card-salary"]'],
    description: ['.job_snippet, .jobList-description'],
    first: 'company',
  },
}

const named = many(z.object({ name: word }).transform(({ name }) => name))
const entry = z.object({
  listingKey: word,
  title: word,
  status: may(z.object({ postedAtUtc: may(word) })),
  pay: may(z.object({ min: may(amount), max: may(amount), interval: may(word), currency: may(word) })),
  employmentTypes: named,
  locationTypes: named,
  company: may(z.object({ name: may(word) })),
  location: may(z.object({ city: may(word), stateCode: may(word), displayName: may(word) })),
  shortDescription: may(word),
  rawCanonicalZipJobPageUrl: may(word),
})
/** The list of pages until 2024. */
const olderEntry = z.object({
  Title: word,
  OrgName: may(word),
  City: may(word),
  State: may(word),
  JobURL: may(word),
  PostedTime: may(word),
  FormattedSalaryShort: may(word),
  Snippet: may(word),
})

function toJob(raw: unknown): PageJob[] {
  const { data } = entry.safeParse(raw)
  if (!data) return toOlderJob(raw)
  const { city, stateCode, displayName } = data.location ?? {}
  const { min, max, currency, interval } = data.pay ?? {}
  const isRemote = data.locationTypes.some((name) => name.includes('REMOTE'))
  const place = [city, stateCode].filter(Boolean).join(', ') || displayName
  return [
    {
      id: data.listingKey,
      title: data.title,
      company: data.company?.name,
      location: [place, isRemote ? 'Remote' : undefined].filter(Boolean).join(' · '),
      url: data.rawCanonicalZipJobPageUrl,
      type: data.employmentTypes.map(lastWords).join(', '),
      salary: min && max ? `${lastWords(currency ?? '')} ${min} - ${max} ${lastWords(interval ?? '')}` : undefined,
      posted: data.status?.postedAtUtc,
      description: data.shortDescription,
      isRemote: isRemote || undefined,
    },
  ]
}

/** 'FULL_TIME' of 'EMPLOYMENT_TYPE_NAME_FULL_TIME'. */
const lastWords = (name: string) => name.replace(/^(?:EMPLOYMENT_TYPE_NAME|PAY_INTERVAL|PAY_CURRENCY)_/, '')

function toOlderJob(raw: unknown): PageJob[] {
  const { data } = olderEntry.safeParse(raw)
  const id = /[?&]jid=(\w{6,80})/.exec(data?.JobURL ?? '')?.[1]
  if (!data || !id) return []
  return [
    {
      id,
      title: data.Title,
      company: data.OrgName,
      location: [data.City, data.State].filter(Boolean).join(', '),
      url: data.JobURL,
      posted: data.PostedTime,
      salary: data.FormattedSalaryShort,
      description: data.Snippet,
    },
  ]
}
