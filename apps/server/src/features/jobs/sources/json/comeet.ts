import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, getPage, partsOf, query } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is 'company/uid'; the company's page has the word that its list is asked with. */
export const comeet = defineSource({
  id: 'comeet',
  name: 'Comeet',
  aliases: ['sparkhire'],
  hosts: ['www.comeet.com', 'www.comeet.co'],
  terms: { basis: 'documented', page: 'https://developers.comeet.com' },
  rows: '|positions',
  request: ({ token }) => getPage(`https://www.comeet.com/jobs/${token}`),
  begin(text, { token }) {
    if (/^\s*[[{]/.test(text)) return undefined
    const key = /"?\btoken"?\s*[:=]\s*"([0-9A-Z]{6,80})"/i.exec(text)?.[1]
    const uid = /"?company[_-]uid"?\s*[:=]\s*"([0-9A-F]{2}\.[0-9A-F]{3})"/i.exec(text)?.[1] ?? partsOf(token)[1]
    if (!key || !uid) return undefined
    return getJson(`https://www.comeet.co/careers-api/2.0/company/${uid}/positions${query({ token: key, details: 'true' })}`)
  },
  fields: {
    id: 'uid',
    title: 'name',
    company: 'company_name',
    places: [{ at: 'location', name: 'name', city: 'city', region: 'state', country: 'country' }],
    mode: 'workplace_type|location.is_remote',
    type: 'employment_type',
    text: ['details.value', 'description'],
    // `time_updated` is the day of the last change, not of the posting.
    posted: 'time_published',
    url: 'url_active_page|url_comeet_hosted_page|position_url',
    tags: 'department',
  },
  recognise(address) {
    const [jobs, company, uid] = pathOf(address)
    if (
      address.hostname !== 'www.comeet.com' ||
      jobs !== 'jobs' ||
      !isToken(company) ||
      !/^[\dA-F]{2}\.[\dA-F]{3}$/i.test(uid ?? '')
    )
      return undefined
    return { token: `${company}/${uid}` }
  },
  recognisePage(html) {
    const uid = /["']?company-uid["']?\s?[:=]\s?["']([\dA-F]{2}\.[\dA-F]{3})["']/i.exec(html)?.[1]
    const name = /["']?company-name["']?\s?[:=]\s?["']([\w-]{1,60})["']/i.exec(html)?.[1]
    return uid ? { token: `${(name ?? 'company').toLowerCase()}/${uid}` } : undefined
  },
})
