import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getJson } from '#features/jobs/sources/readers/requests'

const API = 'https://pam-stilling-feed.nav.no'

/**
 * Every trade in Norway. The feed tells what is new, changed and gone, with a token that the service publishes for everybody and changes
 * now and then: it is asked for first. Contact persons in the ads are not kept.
 */
export const nav = defineSource({
  id: 'nav',
  name: 'NAV Arbeidsplassen',
  aliases: ['arbeidsplassen', 'pamstillingfeed', 'navno'],
  kind: 'feed',
  country: 'Norway',
  hosts: ['pam-stilling-feed.nav.no'],
  terms: {
    basis: 'documented',
    page: 'https://navikt.github.io/pam-stilling-feed/',
    credit: 'Source: NAV Arbeidsplassen',
    pages: 4,
  },
  rows: 'items',
  request: () => ({ url: `${API}/api/publicToken`, accept: 'text/plain' }),
  begin(text) {
    const token = /\b(eyJ[\w-]{10,2000}\.[\w-]{10,4000}\.[\w-]{10,1000})\b/.exec(text)?.[1]
    return token ? getJson(`${API}/api/v1/feed?last=true`, { authorization: `Bearer ${token}` }) : undefined
  },
  nextOf(value, _, asked) {
    const next = textAt(value, 'next_url')
    const url = next && URL.parse(next, API)?.href
    return url?.startsWith(`${API}/`) && asked.headers ? getJson(url, asked.headers) : undefined
  },
  isClosed: ({ _feed_entry, status }) => (textAt(_feed_entry, 'status') ?? status) === 'INACTIVE',
  fields: {
    id: '_feed_entry.uuid|uuid|id',
    title: '_feed_entry.title|title|ad_content.title',
    company: '_feed_entry.businessName|employer.name|ad_content.employer.name',
    places: [
      '_feed_entry.municipal',
      { at: 'workLocations', city: 'city|municipal', region: 'county', country: 'country' },
      { at: 'ad_content.workLocations', city: 'city|municipal', region: 'county', country: 'country' },
    ],
    type: 'extent|engagementtype|ad_content.extent',
    posted: 'published|ad_content.published|date_modified',
    expires: 'expires|ad_content.expires|applicationDue',
    text: ['description', 'ad_content.description'],
    url: 'link|ad_content.link',
    applyUrl: 'applicationUrl|ad_content.applicationUrl',
  },
  adjust: (_, __, { id, url }) => ({ url: url || `https://arbeidsplassen.nav.no/stillinger/stilling/${encodeURIComponent(id)}` }),
})
