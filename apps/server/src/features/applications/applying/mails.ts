import { PRODUCT } from '@jobapply/core/auth/constants'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { type MailTo, notify } from '#features/notices/notify'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'

const QUEUE_PATH = '/auto-apply?tab=queue'
const LISTED_JOBS = 10

/** Automation has put jobs into the queue: they wait for the person's review. */
export async function tellProposed(tx: Db, platform: Platform, userId: string, jobs: readonly JobListing[], at: Date) {
  const title = jobs.length === 1 ? '1 job waits for your review' : `${jobs.length} jobs wait for your review`
  await notify(tx, platform, userId, {
    key: `proposed:${jobs[0]?.id}:${at.toISOString()}`,
    kind: 'applicationUpdates',
    title,
    message: jobs
      .slice(0, 3)
      .map(({ title: job, company }) => [job, company].filter(Boolean).join(', '))
      .join(' · '),
    path: QUEUE_PATH,
    mail: (to) => proposedMail(to, title, jobs),
  })
}

function proposedMail({ to, publicUrl, unsubscribe }: MailTo, title: string, jobs: readonly JobListing[]): RenderedMail {
  const further = jobs.length > LISTED_JOBS ? [`And ${jobs.length - LISTED_JOBS} more.`] : []
  return renderMail({
    to,
    subject: title,
    heading: title,
    paragraphs: ['They match your automation settings. Nothing is sent until you approve it.', ...further],
    facts: jobs.slice(0, LISTED_JOBS).map(({ title: job, company, location }) => ({
      label: company || 'Job',
      value: [job, location].filter(Boolean).join(', '),
    })),
    button: { label: 'Review the jobs', address: new URL(QUEUE_PATH, publicUrl).href },
    smallPrint: ["You can switch automation off under 'Automation' on the Auto Apply page."],
    reason: `You got this email because automation is on in ${PRODUCT}.`,
    ...(unsubscribe && { unsubscribe }),
  })
}
