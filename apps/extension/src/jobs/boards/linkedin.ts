import { may, word } from '@jobapply/core/jobs/shape'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { z } from 'zod'
import type { Board, PageJob } from './board.ts'
import { dataTexts, findRecords } from './embedded-json.ts'
import { textAt } from './page-text.ts'
import { addressWith, placeOf } from './search-address.ts'

const PAGE = 25
const JOB_TYPES: Readonly<Record<string, string>> = { 'full-time': 'F', 'part-time': 'P', contract: 'C', internship: 'I' }
const WORK_TYPES: Readonly<Record<string, string>> = { 'on-site': '1', remote: '2', hybrid: '3' }
const LEVELS: Readonly<Record<string, string>> = { entry: '2', associate: '3', executive: '6' }

/** Attributes that hold a job's id; the last for the list that members see since 2026. */
const ID_ATTRIBUTES = ['data-occludable-job-id', 'data-entity-urn', 'data-job-id', 'componentkey', 'href']
const ID = /(?:^|jobPosting:|job-card-component-ref-|\/jobs\/view\/(?:[^/?#]*-)?)(\d{6,20})(?:$|[/?#])/

export const linkedin: Board = {
  id: 'linkedin',
  isHost: (host) => /(?:^|\.)linkedin\.com$/i.test(host),

  buildAddress: (search, page) =>
    addressWith('https://www.linkedin.com/jobs/search', {
      keywords: search.jobTitle,
      location: placeOf(search, false),
      f_JT: JOB_TYPES[search.jobType],
      f_WT: WORK_TYPES[search.workType],
      f_E: LEVELS[search.experienceLevel],
      start: page * PAGE,
    }),

  readAddress(url) {
    const id = /^\/jobs\/view\/(?:[^/]*-)?(\d{6,20})\/?$/.exec(url.pathname)?.[1]
    return id ? { id, url: `https://${url.host}${url.pathname}` } : undefined
  },
  addressOf: (id, origin) => `${origin.replace(/^http:/, 'https:')}/jobs/view/${id}/`,

  /** Members' pages carry the answers of the calls that their first cards came from. */
  readData(page) {
    const answers = dataTexts(page, 'code').filter((text) => text.includes('"jobPostingTitle"'))
    const cards = answers.flatMap((text) => findRecords(parseJson(text), (record) => 'jobPostingTitle' in record))
    return answers.length > 0 ? cards.flatMap(toJob) : undefined
  },

  cards: {
    hooks: [
      '[data-occludable-job-id], [data-entity-urn*="jobPosting:"], [componentkey^="job-card-component-ref-"]',
      '[data-job-id]',
      'a[href*="/jobs/view/"]',
    ],
    idOf: (element) => ID_ATTRIBUTES.map((name) => ID.exec(element.getAttribute(name) ?? '')?.[1]).find((id) => id !== undefined),
    title: ['.base-search-card__title', 'a[href*="/jobs/view/"] strong', '.job-card-list__title', 'h3'],
    company: ['.base-search-card__subtitle', '.artdeco-entity-lockup__subtitle', '.job-card-container__company-name', 'h4'],
    location: [
      '.job-search-card__location',
      '.artdeco-entity-lockup__caption li, .job-card-container__metadata-item',
      '.artdeco-entity-lockup__caption',
    ],
    posted: ['time'],
    salary: ['.job-search-card__salary-info'],
    description: [],
    first: 'title',
  },

  readJobPage(page) {
    const top = page.querySelector('.top-card-layout, .topcard, .job-details-jobs-unified-top-card') ?? page.body
    return {
      title: textAt(top, ['h1', '.topcard__title']),
      company: textAt(top, ['.topcard__org-name-link', 'h4 a[href*="/company/"]', 'a[href*="/company/"]']),
      location: textAt(top, ['.topcard__flavor--bullet', 'h4 a[href*="/company/"] ~ span', 'h4 span:not(:has(a))']),
      posted: textAt(top, ['.posted-time-ago__text']),
      description: textAt(page.body, ['.description__text', '.show-more-less-html__markup', '#job-details']),
    }
  },
}

const said = may(z.object({ text: may(word) }))
const card = z.object({
  jobPostingTitle: word,
  entityUrn: may(word),
  jobPostingUrn: may(word),
  primaryDescription: said,
  secondaryDescription: said,
  tertiaryDescription: said,
})

function toJob(raw: unknown): PageJob[] {
  const { data } = card.safeParse(raw)
  const id = /\d{6,20}/.exec(data?.jobPostingUrn ?? data?.entityUrn ?? '')?.[0]
  if (!data || !id) return []
  return [
    {
      id,
      title: data.jobPostingTitle,
      company: data.primaryDescription?.text,
      location: data.secondaryDescription?.text,
      salary: data.tertiaryDescription?.text,
    },
  ]
}
