import { many, may, moment, word } from '@jobapply/core/jobs/shape'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { isRecord } from '@jobapply/core/shared/records'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, findRecords, listedRecords } from './embedded-json.ts'
import { addressWith, countryCode, placeOf } from './search-address.ts'

const SITES: Readonly<Record<string, string>> = {
  ca: 'www.simplyhired.ca',
  gb: 'www.simplyhired.co.uk',
  in: 'www.simplyhired.co.in',
  au: 'www.simplyhired.com.au',
}
const JOB_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
}
const KEY = /^[\w-]{6,200}$/

export const simplyhired: Board = {
  id: 'simplyhired',
  isHost: (host) => /(?:^|\.)simplyhired\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/i.test(host),

  // Later pages have a token of the page before.
  buildAddress(search, page) {
    if (page > 0) return undefined
    const site = SITES[countryCode(search) ?? '']
    const place = placeOf(search, site !== undefined)
    return addressWith(`https://${site ?? 'www.simplyhired.com'}/search`, {
      q: search.jobTitle,
      l: place || (search.workType === 'remote' ? 'remote' : ''),
      jt: JOB_TYPES[search.jobType],
    })
  },

  readAddress(url) {
    const key = keyOf(url.pathname)
    return key ? { id: key, url: `https://${url.host}/job/${key}` } : undefined
  },
  addressOf: (id, origin) => `${origin.replace(/^http:/, 'https:')}/job/${id}`,

  readData(page) {
    const pages = dataTexts(page, '#__NEXT_DATA__').flatMap((text) =>
      findRecords(parseJson(text), ({ jobs }) => Array.isArray(jobs)),
    )
    const isJob = (record: Record<string, unknown>) => Boolean(record.title) && Boolean(jobKey(record))
    return listedRecords(pages, isJob, 'jobs')?.flatMap(toJob)
  },

  cards: {
    hooks: ['[data-jobkey]', 'a[href*="/job/"]'],
    idOf(element) {
      const key = element.getAttribute('data-jobkey') ?? keyOf(element.getAttribute('href') ?? '')
      return key && KEY.test(key) ? key : undefined
    },
    title: [
      '[data-testid="searchSerpJobTitle"] a, [data-testid="searchSerpJobTitle"]',
      '.jobposting-title, .SerpJob-link',
      'h2 a',
      'h2, h3',
    ],
    company: [
      '[data-testid="companyName"], [data-testid="searchSerpJobCompany"]',
      '.JobPosting-labelWithIcon.jobposting-company, .jobposting-company, .SerpJob-companyName',
    ],
    location: ['[data-testid="searchSerpJobLocation"], [data-testid="jobLocation"]', '.jobposting-location, .SerpJob-location'],
    posted: ['[data-testid="searchSerpJobDateStamp"]', '.SerpJob-timestamp'],
    salary: ['[data-testid^="searchSerpJobSalary"], [data-testid^="salaryChip"]', '.SerpJob-salary'],
    description: ['[data-testid="searchSerpJobSnippet"]', '.jobposting-snippet'],
    first: 'title',
  },
}

const keyOf = (address: string) => /\/job\/([\w-]{6,200})(?:$|[/?#])/.exec(address)?.[1]

/** The key in an address on the board, else the field of that name. */
function jobKey(record: Record<string, unknown>): string | undefined {
  const links = [record.viewJobLink, record.botUrl, record.url, record.link]
  const inLink = links.map((link) => (typeof link === 'string' ? keyOf(link) : undefined)).find(Boolean)
  const said = [record.jobKey, record.jobkey].find((key) => typeof key === 'string' && KEY.test(key))
  return inLink ?? (typeof said === 'string' ? said : undefined)
}

const entry = z.object({
  title: word,
  company: may(z.union([word, z.object({ name: word }).transform(({ name }) => name)])),
  companyName: may(word),
  location: may(word),
  formattedLocation: may(word),
  employmentType: may(word),
  jobTypes: many(word),
  salaryInfo: may(word),
  salary: may(word),
  datePosted: may(moment),
  dateOnIndeed: may(moment),
  snippet: may(word),
  remoteAttributes: many(z.unknown()),
})

function toJob(raw: unknown): PageJob[] {
  const { data } = entry.safeParse(raw)
  const id = isRecord(raw) ? jobKey(raw) : undefined
  if (!data || !id) return []
  return [
    {
      id,
      title: data.title,
      company: data.company ?? data.companyName,
      location: data.location ?? data.formattedLocation,
      type: data.employmentType ?? data.jobTypes.join(', '),
      salary: data.salary ?? data.salaryInfo,
      posted: data.datePosted ?? data.dateOnIndeed,
      description: data.snippet,
      isRemote: data.remoteAttributes.length > 0 || undefined,
    },
  ]
}
