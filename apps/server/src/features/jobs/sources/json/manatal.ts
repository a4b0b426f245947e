import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { addressIf, getJson, said } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

const API = 'https://open.api.manatal.com/open/v3/career-page'

/** The answer names the address of its next page. An organisation in it is a department or a client, never the board's company. */
export const manatal = defineSource({
  id: 'manatal',
  name: 'Manatal',
  aliases: ['careerspage'],
  hosts: ['open.api.manatal.com'],
  terms: { basis: 'documented', page: 'https://developers.manatal.com' },
  rows: 'results',
  total: 'count',
  request: ({ token }) => getJson(`${API}/${token}/jobs/`),
  nextOf(value, { token }) {
    const next = textAt(value, 'next')
    return next?.startsWith(`${API}/${token}/jobs/`) ? getJson(next) : undefined
  },
  fields: {
    id: 'hash|id',
    title: 'position_name',
    company: 'career_page_name',
    places: ['location_display', { at: '', city: 'city', region: 'state', country: 'country' }],
    mode: 'is_remote',
    type: 'contract_details',
    pay: { min: 'salary_min', max: 'salary_max', currency: 'currency' },
    text: ['description'],
  },
  adjust: ({ hash }, { token }) => ({
    ...addressIf(token, `https://www.careers-page.com/${token}/job/${said(hash)}`),
  }),
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'manatal',
      link: /\/jobs?\/(?<id>[A-Z0-9]{6,12}|[\da-f-]{36})(?:[?#]|$)/,
      place: /location/i,
    }),
  recognise(address) {
    const [token, job, id] = pathOf(address)
    if (!/^(?:www\.)?careers-page\.com$/.test(address.hostname) || !isToken(token)) return undefined
    return job === 'job' && id ? { token, id } : { token }
  },
})
