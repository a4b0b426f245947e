import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

/** Without `search=true` the page is an empty form. */
export const hrmDirect = defineSource({
  id: 'hrmdirect',
  name: 'HRM Direct',
  aliases: ['clearcompany'],
  hosts: ['*.hrmdirect.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.hrmdirect.com/employment/job-openings.php' },
  ...{ rows: 'jobs', fields: {} },
  request: ({ token }) => getPage(`https://${token}.hrmdirect.com/employment/job-openings.php?search=true`),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'hrmdirect',
      link: /job-opening\.php\?(?:[^#]*&)?req=(?<id>\d+)/,
      card: /<tr\b[^<>]*\breqitem/gi,
      place: /^(?:offices|location|cities|city)|location|office/i,
      fields: { posted: /^dates?$|posted/i },
      none: /no (?:open )?(?:positions|jobs|openings)/i,
      frame: /reqResultTable|reqitem/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  readJobPage: (text, board, asked) =>
    readTextPage(text, board, asked, { source: 'hrmdirect', title: /reqTitle|jobTitle/i, text: /jobDesc|reqBody|viewFields/i }),
  recognise(address) {
    const token = subdomainOf(address, 'hrmdirect.com')
    const id = address.searchParams.get('req')
    return token ? { token, ...(id && /^\d+$/.test(id) ? { id } : {}) } : undefined
  },
})
