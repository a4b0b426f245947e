import { parseJson } from '@jobapply/core/shared/parse-json'
import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getJson, getPage } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { pathOf } from '#features/jobs/sources/readers/tokens'

const HOST = 'careers.pageuppeople.com'

/** A token is 'number/site/language'. The rows are HTML, alone or inside JSON. */
export const pageup = defineSource({
  id: 'pageup',
  name: 'PageUp',
  aliases: ['pageuppeople'],
  hosts: [HOST],
  terms: { basis: 'tolerated', page: `https://${HOST}/{number}/{site}/{language}` },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getJson(`https://${HOST}/${token}/search/?page-items=1000`, { 'x-requested-with': 'XMLHttpRequest' }),
  htmlOf: (text) => textAt(parseJson(text), 'results|html|listing'),
  readHtml: (text, board, asked) =>
    // Recent jobs of the whole site follow the list that was asked for.
    readCards(text.split(/<div\b[^<>]*\bid=["']?recent-jobs/i)[0] ?? '', board, asked.url, {
      source: 'pageup',
      link: /\/job\/(?<id>\d+)(?:[/?#]|$)/,
      card: /<tr\b[^<>]*>|<div\b[^<>]*\bjob-?(?:card|item|row)\b[^<>]*>/gi,
      place: /^location$|\blocation\b/i,
      fields: { expires: /close-date/i, jobType: /work-type/i },
      none: /no (?:jobs|vacancies|results)|recent-jobs|search-results/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) =>
    readTextPage(text, board, asked, {
      source: 'pageup',
      title: /job-title/,
      text: /job-details|job-content/,
      place: /\blocation\b/,
    }),
  recognise(address) {
    const [number, site, language, job, id] = pathOf(address)
    if (address.hostname !== HOST || !/^\d+$/.test(number ?? '') || !site || !language) return undefined
    const token = `${number}/${site}/${language}`
    return job === 'job' && id ? { token, id } : { token }
  },
})
