import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage, getXml } from '#features/jobs/sources/readers/requests'
import { ofOwnHost } from '#features/jobs/sources/readers/tokens'

const idIn = (url: string) => /\/(\d{4,})(?:-[a-z]{2}_[A-Z]{2})?\/?(?:[?#]|$)/.exec(url)?.[1]

/** A token is the employer's own host. The feed for search engines has everything; titles carry the place: 'Welder (Ulm, BW, DE)'. */
export const successfactors = defineSource({
  id: 'successfactors',
  name: 'SAP SuccessFactors',
  aliases: ['sap', 'sapsf', 'sapsuccessfactors', 'jobs2web', 'j2w'],
  hosts: ['*'],
  terms: { basis: 'tolerated', page: 'https://{host}/sitemal.xml' },
  rows: 'rss.channel.item|Job-Listing.Job|jobSearchResult',
  row: 'response',
  total: 'totalJobs',
  empty: 'rss.channel|Job-Listing',
  request: ({ token }) => getXml(`https://${token}/sitemal.xml`),
  fields: {
    id: 'id|guid|ReqId',
    title: 'title|JobTitle|unifiedStandardTitle',
    company: 'employer',
    places: ['location', 'jobLocationShort'],
    posted: 'publish_date|pubDate|unifiedStandardStart',
    expires: 'expiration_date',
    text: ['description|Job-Description'],
    type: 'job_type|employment_type',
    url: 'link',
    tags: 'job_function|category',
  },
  adjust(_, { token }, { title, url, id, location }) {
    const [, plain, place] = /^(.{2,200})\s\(([^()]{2,120},\s?[^()]{2,60})\)$/s.exec(title) ?? []
    return {
      ...{ title: plain?.trim() ?? title, location: location || (place ?? ''), id: idIn(url) ?? id },
      ...(url || !token ? {} : { url: `https://${token}/job/${encodeURIComponent(id)}` }),
    }
  },
  readHtml: (text, board, asked) =>
    readCards(text, board, asked.url, {
      source: 'successfactors',
      link: /\/job\/[^?#]+?\/(?<id>\d{4,})(?:-[a-z]{2}_[A-Z]{2})?\/?(?:[?#]|$)/,
      card: /<tr\b[^<>]*data-row[^<>]*>|<li\b[^<>]*job-tile[^<>]*>/gi,
      place: /jobLocation|section-field location|job-location/i,
      fields: { posted: /jobDate|section-field date/i },
      none: /attention.*no (?:jobs|results)|noresults|no results/is,
      frame: /searchresults|job-tile/i,
    }),
  detail: { request: (_, { url }) => getPage(url) },
  listHasText: true,
  recognisePage: ofOwnHost(/\brmkcdn\.successfactors\.com\/|\/tile-search-results\b|\bj2w\.init\(/),
})
