import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage, query } from '#features/jobs/sources/readers/requests'

/** A token is 'host/xNN/org/cws'. */
export const taleoBusiness = defineSource({
  id: 'taleobusiness',
  name: 'Taleo Business Edition',
  aliases: ['taleobe', 'tbe'],
  hosts: ['*.tbe.taleo.net'],
  terms: { basis: 'tolerated', page: 'https://{host}/ats/careers/v2/searchResults' },
  ...{ rows: 'jobs', fields: {} },
  request({ token }) {
    const [host = '', pod = '', org, cws] = token.split('/')
    return getPage(`https://${host}/${pod}/ats/careers/v2/searchResults${query({ org, cws })}`)
  },
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'taleobusiness',
      link: /viewRequisition\?(?:[^#]*&)?rid=(?<id>\d+)/i,
      card: /<div\b[^<>]*oracletaleocwsv2-accordion["'\s][^<>]*>|<tr\b[^<>]*>/gi,
      place: /location|oracletaleocwsv2-accordion-head-info/i,
      none: /no (?:open )?(?:positions|jobs|openings|results)/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  recognise(address) {
    const [org, cws] = [address.searchParams.get('org'), address.searchParams.get('cws')]
    const pod = address.pathname.split('/')[1]
    if (!address.hostname.endsWith('.tbe.taleo.net') || !pod || !/^\w+$/.test(org ?? '')) return undefined
    const token = `${address.hostname}/${pod}/${org}/${/^\d+$/.test(cws ?? '') ? cws : 1}`
    const id = address.searchParams.get('rid')
    return id ? { token, id } : { token }
  },
})
