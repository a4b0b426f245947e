import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const SITE = 'https://www.jobbank.gc.ca'

/** Every trade in Canada. Its robots file asks for five seconds between requests. */
export const jobBank = defineSource({
  id: 'jobbank',
  name: 'Job Bank',
  aliases: ['jobbankca', 'guichetemplois', 'jobbankcanada'],
  kind: 'feed',
  country: 'Canada',
  slices: { countries: ['Canada'] },
  hosts: ['www.jobbank.gc.ca'],
  terms: { basis: 'tolerated', page: `${SITE}/jobsearch`, pages: 3, gapSeconds: 5 },
  ...{ rows: 'feed.entry', empty: 'feed' },
  fields: { id: 'id', title: 'title', url: 'link', posted: 'updated|published', text: ['summary|content'] },
  adjust: (_, __, { url, id }) => ({ id: /jobposting\/(\d+)/.exec(url || id)?.[1] ?? id }),
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { searchstring: words || undefined, locationstring: place || undefined, sort: 'M', page: Math.max(1, at) }
    return getPage(`${SITE}/jobsearch/jobsearch${query(asked)}`)
  },
  readHtml(text, board, asked) {
    const result = readCards(text, board, SITE, {
      source: 'jobbank',
      link: /\/jobsearch\/jobposting\/(?<id>\d+)(?:[/?#;]|$)/,
      place: /^location$|\blocation\b/,
      fields: {
        title: /^noctitle$|\bnoctitle\b/,
        company: /\bbusiness\b/,
        posted: /\bdate\b/,
        payText: /\bsalary\b/,
        workMode: /\btelework\b/,
      },
      none: /no (?:results|jobs|job postings)|aucun résultat/i,
    })
    if (result?.outcome !== 'ok') return result
    const jobs = result.jobs.map((job) => ({
      ...job,
      url: `${SITE}/jobsearch/jobposting/${job.id}`,
      payText: payOf(job.payText),
    }))
    const at = (asked.at ?? 1) + 1
    return jobs.length < 25
      ? { ...result, jobs }
      : { ...result, jobs, next: { ...getPage(asked.url.replace(/page=\d+/, `page=${at}`)), at } }
  },
  detail: { request: (_, { id }) => getPage(`${SITE}/jobsearch/jobposting/${encodeURIComponent(id)}`) },
})

/** 'Salary $32.00 to $36.50 hourly (to be negotiated)' */
const payOf = (text = '') =>
  text
    .replace(/^Salary:?\s*/i, '')
    .replace(/\bhourly\b/i, 'per hour')
    .replace(/\bannually\b/i, 'per year')
