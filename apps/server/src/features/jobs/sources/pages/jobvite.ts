import { readCards, textIn } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** Themes that a script builds have no rows: such a page is unknown, not empty. */
export const jobvite = defineSource({
  id: 'jobvite',
  name: 'Jobvite',
  hosts: ['jobs.jobvite.com'],
  terms: { basis: 'tolerated', page: 'https://jobs.jobvite.com/{company}/jobs' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) => getPage(`https://jobs.jobvite.com/${token}/search?p=${at}`),
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'jobvite',
      link: /\/[\w-]+\/job\/(?<id>[A-Za-z0-9]{2,14})(?:[?#]|$)/,
      card: /<tr\b[^<>]*>|<li\b[^<>]*>/gi,
      place: /jv-job-list-location|jv-job-item-location|location/i,
      fields: { title: /jv-job-list-name|jv-job-item-title/ },
      none: /no (?:open )?(?:positions|jobs|openings)|jv-no-jobs/i,
    })
    const [, last, total] = /(\d{1,6})\s{0,3}of\s{1,3}(\d{1,6})/.exec(textIn(text, /jv-pagination-text/)) ?? []
    if (result?.outcome !== 'ok' || !last || Number(last) >= Number(total)) return result
    const at = (asked.at ?? 0) + 1
    return { ...result, next: { ...getPage(asked.url.replace(/p=\d+$/, `p=${at}`)), at } }
  },
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const [token, job, id] = pathOf(address).filter((part) => part !== 'careers')
    if (!/^(?:jobs|careers)\.jobvite\.com$/.test(address.hostname) || !isToken(token)) return undefined
    return job === 'job' && id ? { token, id } : { token }
  },
})
