import { PRODUCT } from '@jobapply/core/auth/constants'
import { CHANGES, type Change, newsTitle } from '@jobapply/core/search/alerts'
import { sayUnwanted } from '@jobapply/core/search/unwanted'
import type { MailTo } from '#features/notices/notify'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'
import { type DayOfJobs, pathOf } from './new-jobs.ts'

/** What a standing search found in a day, by what changed and the best first, each with its reasons. */
export function newJobsMail({ to, publicUrl, unsubscribe }: MailTo, day: DayOfJobs): RenderedMail {
  const { search, jobs, count, changed, hidden } = day
  const addressOf = (jobId?: string) => new URL(pathOf(day, jobId), publicUrl).href
  const title = newsTitle(count - changed, changed)
  const further = count > jobs.length ? [`And ${count - jobs.length} more.`] : []
  const grouped = (Object.keys(CHANGES) as Change[]).flatMap((change) => jobs.filter((job) => job.change === change))
  return renderMail({
    to,
    subject: `${title} for “${search.name}”`,
    heading: `${title} for “${search.name}”`,
    paragraphs: [`New since your last alert${jobs.length > 1 ? ', by what changed and the best match first' : ''}.`, ...further],
    facts: grouped.map((job) => ({
      label: `${CHANGES[job.change]}, match ${job.matchScore}`,
      value: [[job.title, job.company, job.location].filter(Boolean).join(', '), ...job.reasons].join(' – '),
      address: addressOf(job.id),
    })),
    button:
      count === 1 ? { label: 'See the job', address: addressOf(jobs[0]?.id) } : { label: 'See the jobs', address: addressOf() },
    smallPrint: [
      ...(hidden.companies > 0 ? [sayHidden(hidden.companies)] : []),
      ...(hidden.unwanted > 0 ? [`${sayUnwanted(hidden.unwanted)}; the list is in Job Preferences.`] : []),
      "At most one email a day. 'Keep searching' can be switched off beside the saved search.",
    ],
    reason: `You got this email because you let ${PRODUCT} keep searching for you.`,
    ...(unsubscribe && { unsubscribe }),
  })
}

const sayHidden = (count: number) =>
  `${count === 1 ? '1 job of a company' : `${count} jobs of companies`} that you exclude ${count === 1 ? 'is' : 'are'} left out; the list is in Job Preferences, under 'Companies to exclude'.`

/** New jobs of a company that a person follows. */
export type CompanyNews = {
  company: string
  jobs: { id: string; title: string; location: string }[]
  count: number
  pathOf: (jobId?: string) => string
}

export function followedJobsMail(
  { to, publicUrl, unsubscribe }: MailTo,
  { company, jobs, count, pathOf: path }: CompanyNews,
): RenderedMail {
  const addressOf = (jobId?: string) => new URL(path(jobId), publicUrl).href
  const title = `${count === 1 ? '1 new job' : `${count} new jobs`} at ${company}`
  return renderMail({
    to,
    subject: title,
    heading: title,
    paragraphs: ['New since your last alert.', ...(count > jobs.length ? [`And ${count - jobs.length} more.`] : [])],
    facts: jobs.map((job) => ({ label: job.location || company, value: job.title, address: addressOf(job.id) })),
    button:
      count === 1 ? { label: 'See the job', address: addressOf(jobs[0]?.id) } : { label: 'See the jobs', address: addressOf() },
    smallPrint: ['You can unfollow a company in Job Preferences.'],
    reason: `You got this email because you follow ${company} on ${PRODUCT}.`,
    ...(unsubscribe && { unsubscribe }),
  })
}
