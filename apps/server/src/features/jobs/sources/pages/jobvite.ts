import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/tokens'

/** Themes that a script builds have no rows: such a page is unknown, not empty. */
export const jobvite = defineSource({
  id: 'jobvite',
  name: 'Jobvite',
  hosts: ['jobs.jobvite.com'],
  terms: { basis: 'tolerated', page: 'https://jobs.jobvite.com/{company}/jobs' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`https://jobs.jobvite.com/${token}/jobs`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'jobvite',
      link: /\/[\w-]+\/job\/(?<id>[A-Za-z0-9]{6,14})(?:[/?#]|$)/,
      card: /<tr\b[^<>]*>|<li\b[^<>]*>/,
      place: /jv-job-list-location|jv-job-item-location|location/i,
      none: /no (?:open )?(?:positions|jobs|openings)|jv-no-jobs/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const [token, job, id] = pathOf(address).filter((part) => part !== 'careers')
    if (!/^(?:jobs|careers)\.jobvite\.com$/.test(address.hostname) || !isToken(token)) return undefined
    return job === 'job' && id ? { token, id } : { token }
  },
})
