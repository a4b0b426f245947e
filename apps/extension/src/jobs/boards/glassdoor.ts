import { amount, idText, may, word } from '@jobapply/core/jobs/shape'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, listedRecords, plainFlight, readFlight, valuesAfter } from './embedded-json.ts'
import { addressWith, countryCode, placeOf } from './search-address.ts'

const SITES: Readonly<Record<string, string>> = {
  gb: 'www.glassdoor.co.uk',
  in: 'www.glassdoor.co.in',
  au: 'www.glassdoor.com.au',
  nz: 'www.glassdoor.co.nz',
  br: 'www.glassdoor.com.br',
  mx: 'www.glassdoor.com.mx',
  be: 'nl.glassdoor.be',
  ch: 'de.glassdoor.ch',
  ...Object.fromEntries('ca ie de fr nl at es it sg'.split(' ').map((code) => [code, `www.glassdoor.${code}`])),
}
const JOB_TYPES: Readonly<Record<string, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
}
const LEVELS: Readonly<Record<string, string>> = { entry: 'entrylevel', associate: 'midseniorlevel', executive: 'executive' }
const ID = /^\d{6,20}$/

export const glassdoor: Board = {
  id: 'glassdoor',
  isHost: (host) => /(?:^|\.)glassdoor\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/i.test(host),

  buildAddress(search, page) {
    const site = SITES[countryCode(search) ?? '']
    return addressWith(`https://${site ?? 'www.glassdoor.com'}/Job/jobs.htm`, {
      'sc.keyword': search.jobTitle,
      locKeyword: placeOf(search, site !== undefined),
      jobType: JOB_TYPES[search.jobType],
      remoteWorkType: search.workType === 'remote' ? 1 : undefined,
      seniorityType: LEVELS[search.experienceLevel],
      p: page > 0 ? page + 1 : undefined,
    })
  },

  // A result list may name the job that it shows beside the list in 'jl', too.
  readAddress(url) {
    const id = url.searchParams.get('jl') ?? url.searchParams.get('jobListingId') ?? ''
    const isJob = /^\/(?:job-listing\/|partner\/jobListing\.htm)/i.test(url.pathname)
    if (!isJob || !ID.test(id)) return undefined
    const path = url.pathname.startsWith('/job-listing/') ? url.pathname : '/job-listing/j'
    return { id, url: `https://${url.host}${path}?jl=${id}` }
  },
  addressOf: (id, origin) => `${origin.replace(/^http:/, 'https:')}/job-listing/j?jl=${id}`,

  readData(page) {
    const inFlight = valuesAfter(readFlight(page), '"jobListings":').map(plainFlight)
    const inScripts = inFlight.length > 0 ? [] : dataTexts(page).flatMap((text) => valuesAfter(text, '"jobListings":'))
    return listedRecords([...inFlight, ...inScripts], (record) => 'jobview' in record, 'jobListings')?.flatMap(toJob)
  },

  cards: {
    hooks: [
      '[data-jobid]',
      'li[data-id][class*="job" i], li[data-id][data-test="jobListing"]',
      '[id^="job-title-"], a[href*="jl="], a[href*="jobListingId="]',
    ],
    idOf(element) {
      const href = element.getAttribute('href') ?? ''
      const inLink = /[?&](?:jl|jobListingId)=(\d{6,20})(?:$|[&#])/.exec(href)?.[1]
      const said = element.getAttribute('data-jobid') ?? element.getAttribute('data-id') ?? inLink
      const id = said ?? /^job-title-(\d{6,20})$/.exec(element.id)?.[1]
      return id && ID.test(id) ? id : undefined
    },
    title: [
      '[data-test="job-title"]',
      '[id^="job-title-"]',
      'a[class*="jobTitle"]',
      'a[data-test="job-link"] span',
      'a[href*="/job-listing/"]',
    ],
    company: [
      '[class*="EmployerProfile_compactEmployerName"]',
      '[data-test="employer-short-name"], [data-test="employerName"], [data-test="employer-name"]',
      '[class*="EmployerProfile_employerName"]',
      '[id^="job-employer-"]',
      '.jobHeader a, .jobHeader span',
    ],
    location: ['[data-test="emp-location"]', '[id^="job-location-"]', '[class*="JobCard_location"]', '[data-test="location"]'],
    posted: ['[data-test="job-age"]', '[class*="listingAge"]'],
    salary: ['[data-test="detailSalary"]', '[id^="job-salary-"]'],
    description: ['[data-test="descSnippet"]', '[class*="jobDescriptionSnippet"]'],
    first: 'company',
  },
}

const listing = z.object({
  jobview: z.object({
    header: z.object({
      jobTitleText: may(word),
      employer: may(z.object({ shortName: may(word), name: may(word) })),
      employerNameFromSearch: may(word),
      locationName: may(word),
      ageInDays: may(z.number()),
      seoJobLink: may(word),
      jobViewUrl: may(word),
      payCurrency: may(word),
      payPeriod: may(word),
      payPeriodAdjustedPay: may(z.object({ p10: may(amount), p90: may(amount) })),
    }),
    job: z.object({ listingId: idText, jobTitleText: may(word), description: may(word) }),
  }),
})

function toJob(raw: unknown): PageJob[] {
  const { data } = listing.safeParse(raw)
  if (!data) return []
  const { header, job } = data.jobview
  const { p10, p90 } = header.payPeriodAdjustedPay ?? {}
  return [
    {
      id: job.listingId,
      title: header.jobTitleText ?? job.jobTitleText,
      // Cards show the short name.
      company: header.employer?.shortName ?? header.employerNameFromSearch ?? header.employer?.name,
      location: header.locationName,
      url: header.seoJobLink ?? header.jobViewUrl,
      posted: header.ageInDays === undefined ? undefined : `${header.ageInDays} days ago`,
      salary: p10 && p90 ? `${header.payCurrency ?? ''} ${p10} - ${p90} ${header.payPeriod ?? ''}` : undefined,
      description: job.description,
    },
  ]
}
