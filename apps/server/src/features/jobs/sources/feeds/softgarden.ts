import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, getPage } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is the host. The feed is schema.org's DataFeed: each entry is a whole JobPosting. */
export const softgarden = defineSource({
  id: 'softgarden',
  name: 'softgarden',
  hosts: ['*.softgarden.io', '*.softgarden.de'],
  terms: { basis: 'tolerated', page: 'https://{host}/jobs.feed.json' },
  ...{ rows: 'dataFeedElement', row: 'item', empty: '@type' },
  request: ({ token }) => getJson(`https://${token}/jobs.feed.json`),
  fields: { url: 'url' },
  adjust: (_, __, { url, id }) => ({ id: /\/job\/(\d+)/.exec(url)?.[1] ?? id }),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'softgarden',
      link: /\/job\/(?<id>\d+)(?:[/?#]|$)/,
      card: /<(?:tr|li|div)\b[^<>]*(?:matchElement|job-?(?:item|row|card))[^<>]*>/gi,
      place: /location|city|ort/i,
      frame: /softgarden/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  listHasText: true,
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [job, id] = pathOf(address)
    if (
      !/^[a-z0-9-]+\.(?:career\.)?softgarden\.(?:io|de)$/.test(host) ||
      !isBoardHost(host) ||
      /^(?:www|app|api|tracker|matomo)\./.test(host)
    )
      return undefined
    return job === 'job' && /^\d+$/.test(id ?? '') ? { token: host, id: id ?? '' } : { token: host }
  },
})
