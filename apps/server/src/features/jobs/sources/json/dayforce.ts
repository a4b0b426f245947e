import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, partsOf, query } from '#features/jobs/sources/readers/requests'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is 'namespace/board'. One row for each language of a job, under one number. */
export const dayforce = defineSource({
  id: 'dayforce',
  name: 'Dayforce',
  aliases: ['dayforcehcm', 'ceridian'],
  hosts: ['www.dayforcehcm.com'],
  terms: { basis: 'tolerated', page: 'https://jobs.dayforcehcm.com/{namespace}/{board}' },
  rows: '|jobs|jobPostings',
  request({ token }) {
    const [namespace, board] = partsOf(token)
    const asked = query({ includeActivePostingOnly: 'true', internalJobBoardCode: board || undefined })
    return getJson(`https://www.dayforcehcm.com/api/${namespace}/V1/JobFeeds${asked}`)
  },
  fields: {
    id: 'ReferenceNumber|JobPostingId|jobPostingId',
    title: 'Title|jobTitle',
    company: 'CompanyName|ClientSiteName',
    places: [{ at: '', city: 'City', region: 'State', country: 'Country' }, 'postingLocations.formattedAddress'],
    mode: 'IsVirtualLocation|hasVirtualLocation',
    type: 'EmploymentIndicator|PayType',
    posted: 'DatePosted|postingStartTimestampUTC',
    expires: 'DateExpired|postingExpiryTimestampUTC',
    text: ['Description', 'jobDescription'],
    url: 'JobDetailsUrl',
    applyUrl: 'ApplyUrl',
  },
  recognise(address) {
    const [namespace, board] = pathOf(address).filter((part) => !/^[a-z]{2}-[A-Z]{2}$/.test(part))
    if (address.hostname !== 'jobs.dayforcehcm.com' || !isToken(namespace) || !isToken(board)) return undefined
    return { token: `${namespace}/${board}` }
  },
})
