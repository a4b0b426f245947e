import { many, may, moment, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, listedRecords, valuesAfter } from './embedded-json.ts'
import { addressWith, countryCode, placeOf } from './search-address.ts'

const PAGE = 10
const JOB_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
}
const LEVELS: Readonly<Record<string, string>> = { entry: 'entry_level', associate: 'mid_level', executive: 'senior_level' }
const REMOTE = '0kf:attr(DSQF7);'
const KEY = /^[0-9a-f]{16}$/i

export const indeed: Board = {
  id: 'indeed',
  isHost: (host) => /(?:^|\.)indeed\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/i.test(host),

  buildAddress(search, page) {
    const code = countryCode(search)
    const site = code === undefined || code === 'us' ? 'www' : code === 'gb' ? 'uk' : code
    return addressWith(`https://${site}.indeed.com/jobs`, {
      q: search.jobTitle,
      l: placeOf(search, code !== undefined),
      jt: JOB_TYPES[search.jobType],
      sc: search.workType === 'remote' ? REMOTE : undefined,
      explvl: LEVELS[search.experienceLevel],
      start: page * PAGE,
    })
  },

  readAddress(url) {
    const key = url.searchParams.get('jk') ?? ''
    return KEY.test(key) && url.pathname !== '/jobs' ? { id: key, url: viewAddress(key, url.origin) } : undefined
  },
  addressOf: viewAddress,

  readData(page) {
    const texts = dataTexts(page)
    const find = (marker: string) => texts.flatMap((text) => valuesAfter(text, marker))
    const values = [...find('"mosaicProviderJobCardsModel":'), ...find('providerData["mosaic-provider-jobcards"]')]
    return listedRecords(values, ({ jobkey }) => typeof jobkey === 'string', 'results')?.flatMap(toJob)
  },

  cards: {
    hooks: ['[data-jk]', 'a[href*="jk="]', 'a[id^="job_"], a[id^="sj_"]'],
    idOf(element) {
      const said = element.getAttribute('data-jk') ?? /[?&]jk=([0-9a-f]{16})/i.exec(element.getAttribute('href') ?? '')?.[1]
      const key = said ?? /^(?:job|sj)_([0-9a-f]{16})$/i.exec(element.id)?.[1]
      return key && KEY.test(key) ? key : undefined
    },
    title: [
      '[id^="jobTitle-"]',
      '.jobTitle span[title]',
      'h2 span[title], h3 span[title]',
      'a.jobtitle',
      '.jobTitle a',
      'h2 a, h3 a',
    ],
    company: ['[data-testid="company-name"]', '.companyName', '.company'],
    location: ['[data-testid="text-location"]', '.companyLocation', '.location'],
    posted: ['[data-testid="myJobsStateDate"]', '.date'],
    salary: ['[data-testid*="salary-snippet"]', '.salary-snippet-container', '.salaryText'],
    description: ['[data-testid="belowJobSnippet"]', '.job-snippet', '.summary'],
    first: 'title',
  },
}

function viewAddress(key: string, origin: string): string {
  return `${origin.replace(/^http:/, 'https:')}/viewjob?jk=${key}`
}

const result = z.object({
  jobkey: word.regex(KEY),
  displayTitle: may(word),
  title: may(word),
  company: may(word),
  truncatedCompany: may(word),
  formattedLocation: may(word),
  createDate: may(moment),
  pubDate: may(moment),
  salarySnippet: may(z.object({ text: may(word) })),
  remoteLocation: may(z.boolean()),
  snippet: may(word),
  jobTypes: many(word),
})

function toJob(raw: unknown): PageJob[] {
  const { data } = result.safeParse(raw)
  if (!data) return []
  return [
    {
      id: data.jobkey,
      title: data.displayTitle ?? data.title,
      company: data.company ?? data.truncatedCompany,
      location: data.formattedLocation,
      type: data.jobTypes.join(', '),
      salary: data.salarySnippet?.text,
      posted: data.pubDate ?? data.createDate,
      description: data.snippet,
      isRemote: data.remoteLocation,
    },
  ]
}
