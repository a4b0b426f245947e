import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage, partsOf } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

const PAGE = 20

/** A token is 'host/portal'. Layouts differ by tenant, and many refuse plain clients: those are left alone. */
export const avature = defineSource({
  id: 'avature',
  name: 'Avature',
  hosts: ['*.avature.net', '*'],
  terms: { basis: 'unknown', page: 'https://{company}.avature.net/{portal}/SearchJobs' },
  ...{ rows: 'rss.channel.item', empty: 'rss.channel' },
  fields: { id: 'guid|link', title: 'title', url: 'link', posted: 'pubDate', text: ['description'] },
  adjust: (_, __, { url }) => ({ id: /\/(\d+)\/?(?:[?#]|$)/.exec(url)?.[1] ?? url }),
  request({ token }, at) {
    const [host, portal] = partsOf(token)
    return getPage(`https://${host}/${portal || 'careers'}/SearchJobs/?jobRecordsPerPage=${PAGE}&jobOffset=${at}`)
  },
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'avature',
      link: /(?:\/(?:Job|Project)Detail\/(?:[^/?#]+\/)?|PipelineDetail\?(?:[^#]*&)?pipelineId=)(?<id>\d+)\/?(?:[?#&]|$)/i,
      card: /<article\b[^<>]*>|<li\b[^<>]*list__item[^<>]*>|<div\b[^<>]*\bjob-item\b[^<>]*>|<tr\b[^<>]*>/gi,
      place: /location|text__subtitle/i,
      none: /no (?:results|jobs) (?:found|match)|0 results/i,
      frame: /jobRecordsPerPage/,
    })
    if (result?.outcome !== 'ok' || result.jobs.length < PAGE) return result
    const at = (asked.at ?? 0) + result.jobs.length
    return { ...result, next: { ...getPage(asked.url.replace(/jobOffset=\d+/, `jobOffset=${at}`)), at } }
  },
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) =>
    readTextPage(text, board, asked, {
      source: 'avature',
      title: /banner__text__title|section__header__text__title/,
      text: /article__content\b/,
    }),
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [portal, kind, ...rest] = pathOf(address).filter((part) => !/^[a-z]{2}_[A-Z]{2}$/.test(part))
    if (!/^[a-z0-9-]+\.avature\.net$/.test(host) || !isBoardHost(host) || !portal) return undefined
    const id = kind === 'JobDetail' && /^\d+$/.test(rest.at(-1) ?? '') ? rest.at(-1) : undefined
    return id ? { token: `${host}/${portal}`, id } : { token: `${host}/${portal}` }
  },
  recognisePage(html, address) {
    const portal = /["']\/(?:[a-z]{2}_[A-Z]{2}\/)?([\w-]{1,60})\/(?:SearchJobs|JobDetail)\b/.exec(html)?.[1]
    return portal && isBoardHost(address.hostname) ? { token: `${address.hostname.toLowerCase()}/${portal}` } : undefined
  },
})
