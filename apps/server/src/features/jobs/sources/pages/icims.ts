import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is the host. Past the end the last page comes again; only the frame's own address has the rows. */
export const icims = defineSource({
  id: 'icims',
  name: 'iCIMS',
  hosts: ['*.icims.com'],
  repeatsLastPage: true,
  terms: { basis: 'tolerated', page: 'https://{host}/jobs/search' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }, at) => getPage(`https://${token}/jobs/search?ss=1&pr=${at}&in_iframe=1`),
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'icims',
      link: /\/jobs\/(?<id>\d+)\/[^/?#]+\/job(?:[?#]|$)/,
      card: /<li\b[^<>]*iCIMS_JobCardItem|<div\b[^<>]*\biCIMS_JobsTable\b[^<>]*>|<div\b[^<>]*\brow\b[^<>]*>/gi,
      place: /^col-xs-6 header left$|header left|iCIMS_JobHeaderData.*location/i,
      frame: /iCIMS_(?:JobsTable|SearchResults|NoResults|MainWrapper)/i,
    })
    if (!result) return undefined
    const jobs = result.jobs.map((job) => ({ ...job, url: withoutFrame(job.url), location: plainPlace(job.location) }))
    const at = (asked.at ?? 0) + 1
    const hasMore = result.outcome === 'ok' && /[?&]pr=\d+/.test(text)
    return { ...result, jobs, ...(hasMore ? { next: { ...getPage(asked.url.replace(/pr=\d+/, `pr=${at}`)), at } } : {}) }
  },
  detail: { request: (_, { url }) => getPage(`${url}${url.includes('?') ? '&' : '?'}in_iframe=1`) },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [jobs, id] = pathOf(address)
    if (!/^[a-z0-9-]+\.icims\.com$/.test(host) || !isBoardHost(host) || /^(?:www|api|developer|login)\./.test(host))
      return undefined
    return jobs === 'jobs' && /^\d+$/.test(id ?? '') ? { token: host, id: id ?? '' } : { token: host }
  },
})

const withoutFrame = (url: string) =>
  url.replace(/[?&]in_iframe=1/, '').replace(/[?&](?:mobile|width|height|bga|needsRedirect|jan1offset|jun1offset)=[^&]*/g, '')

/** 'US-CA-Monrovia' is written from the country down. */
const plainPlace = (place: string) =>
  place
    .split('|')
    .map((part) => part.trim())
    .map((one) => /^([A-Z]{2})-([A-Z]{2,3})-(.+)$/.exec(one)?.slice(1).toReversed().join(', ') ?? one)
    .join('; ')
