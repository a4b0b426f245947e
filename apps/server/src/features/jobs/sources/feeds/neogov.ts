import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getXml, partsOf, query } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { isToken, pathOf } from '#features/jobs/sources/readers/tokens'

/** A token is the agency, 'schooljobs/agency' for schools. */
export const neogov = defineSource({
  id: 'neogov',
  name: 'NEOGOV',
  aliases: ['governmentjobs', 'schooljobs'],
  hosts: ['www.governmentjobs.com', 'www.schooljobs.com'],
  terms: { basis: 'tolerated', page: 'https://www.governmentjobs.com/careers/{agency}' },
  ...{ rows: 'rss.channel.item', empty: 'rss.channel' },
  request({ token }) {
    const [first, second] = partsOf(token)
    const host = second ? `www.${first}.com` : 'www.governmentjobs.com'
    return getXml(`https://${host}/SearchEngine/JobsFeed${query({ agency: second || first })}`)
  },
  fields: {
    id: 'jobId|jobNumberSingle|guid',
    title: 'title',
    company: 'agency|employer',
    places: ['location', { at: '', region: 'state' }],
    type: 'jobType|type',
    posted: 'advertiseFromDateUTC|advertiseFromDate|pubDate',
    expires: 'advertiseToDateTimeUTC|advertiseToDateUTC|advertiseToDate',
    days: 'month first',
    pay: { min: 'minimumSalary', max: 'maximumSalary', period: 'salaryInterval', currency: 'salaryCurrency' },
    text: ['description', 'examplesofduties|examplesOfDuties', 'qualifications'],
    requirements: 'qualifications',
    url: 'link',
    tags: 'categories.category|department',
  },
  readHtml(text, board, asked) {
    const result = readCards(text, board, asked.url, {
      source: 'neogov',
      link: /\/(?:careers\/[\w-]+\/)?jobs\/(?:newprint\/)?(?<id>\d{5,})(?:[/?#]|$)/,
      card: /<li\b[^<>]*list-item[^<>]*>|<tr\b[^<>]*>/gi,
      place: /list-meta|job-table-location|location/i,
    })
    // The place is the first of several facts.
    return result && { ...result, jobs: result.jobs.map((job) => ({ ...job, location: job.location.split(' • ')[0] ?? '' })) }
  },
  readJobPage: (text, board, asked) => readTextPage(text, board, asked, { source: 'neogov', text: /\bdetails-info\b/ }),
  recognise(address) {
    const [, site] = /^(?:www|agency)\.(governmentjobs|schooljobs)\.com$/.exec(address.hostname) ?? []
    const [careers, agency, jobs, id] = pathOf(address)
    if (!site || careers !== 'careers' || !isToken(agency) || agency === 'home') return undefined
    const token = site === 'schooljobs' ? `schooljobs/${agency}` : agency
    return jobs === 'jobs' && /^\d+$/.test(id ?? '') ? { token, id: id ?? '' } : { token }
  },
})
