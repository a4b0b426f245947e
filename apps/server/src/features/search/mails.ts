import { PRODUCT } from '@jobapply/core/auth/constants'
import type { MailTo } from '#features/notices/notify'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'
import { type NewJobs, pathOf } from './new-jobs.ts'

/** New jobs of a standing search. */
export function newJobsMail({ to, publicUrl, unsubscribe }: MailTo, news: NewJobs): RenderedMail {
  const { search, jobs, count } = news
  const addressOf = (jobId?: string) => new URL(pathOf(news, jobId), publicUrl).href
  const title = count === 1 ? '1 new job' : `${count} new jobs`
  const further = count > jobs.length ? [`And ${count - jobs.length} more.`] : []
  return renderMail({
    to,
    subject: `${title} for “${search.name}”`,
    heading: `${title} for “${search.name}”`,
    paragraphs: [`New since your last alert${jobs.length > 1 ? ', the best match first' : ''}.`, ...further],
    facts: jobs.map((job) => ({
      label: `Match ${job.matchScore}`,
      value: [job.title, job.company, job.location].filter(Boolean).join(', '),
      address: addressOf(job.id),
    })),
    button:
      count === 1 ? { label: 'See the job', address: addressOf(jobs[0]?.id) } : { label: 'See the jobs', address: addressOf() },
    smallPrint: ["'Keep searching' can be switched off beside the saved search."],
    reason: `You got this email because you let ${PRODUCT} keep searching for you.`,
    ...(unsubscribe && { unsubscribe }),
  })
}

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
    reason: `You got this mail because you follow ${company} on ${PRODUCT}.`,
    ...(unsubscribe && { unsubscribe }),
  })
}
