import { PROGRESSES, type Progress, STATUSES, type Status } from '@jobapply/core/applications/constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { MailTo, News } from '#features/notices/notify'
import { renderMail } from '#platform/mail/layout'
import type { RenderedMail } from '#platform/mail/mail'
import type { Change, WeekFigures } from './news-store.ts'

const DASHBOARD = '/dashboard'
const LISTED_CHANGES = 10

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const join = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(', ')

/** The weekly digest; undefined when there is nothing to tell (SETTINGS-032). */
export function digestNews(monday: string, week: WeekFigures, goal: number): News | undefined {
  if (Object.values(week).every((count) => count === 0)) return undefined
  const answers = join([
    week.offers > 0 && plural(week.offers, 'offer'),
    week.interviews > 0 && plural(week.interviews, 'interview'),
    week.underReview > 0 && `${week.underReview} under review`,
    week.rejections > 0 && plural(week.rejections, 'rejection'),
  ])
  const facts = [
    { label: 'Sent', value: `${week.sent} of your goal of ${goal}` },
    ...(answers ? [{ label: 'Answers', value: answers }] : []),
    ...(week.matches > 0 ? [{ label: 'New matches', value: plural(week.matches, 'job') }] : []),
    ...(week.needsYou > 0 ? [{ label: 'Needs you', value: plural(week.needsYou, 'application') }] : []),
  ]
  const title = 'Your week'
  return {
    key: `digest:${monday}`,
    kind: 'weeklyDigest',
    title,
    message: facts.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    path: DASHBOARD,
    mail: ({ to, publicUrl, unsubscribe }: MailTo): RenderedMail =>
      renderMail({
        to,
        subject: `${title}: ${join([`${plural(week.sent, 'application')} sent`, answers !== '' && answers])}`,
        heading: title,
        paragraphs: ['Here is what happened from Sunday to Saturday, and what needs you now.'],
        facts,
        button: { label: 'Open your dashboard', address: new URL(DASHBOARD, publicUrl).href },
        reason: `You got this email because the Weekly Digest is on in ${PRODUCT}.`,
        ...(unsubscribe && { unsubscribe }),
      }),
  }
}

const LABELS: Readonly<Record<Status | Progress, string>> = { ...PROGRESSES, ...STATUSES }
const NEEDS_YOU: readonly string[] = ['needs-you', 'unconfirmed']

/** What has happened to applications without the person: one message for all of them. */
export function updatesNews(changes: readonly Change[], until: Date): News {
  const count = plural(changes.length, 'application')
  const waiting = changes.filter(({ to }) => NEEDS_YOU.includes(to)).length
  const failed = changes.filter(({ to }) => to === 'failed').length
  const path = waiting > 0 ? '/auto-apply?tab=needs-you' : failed > 0 ? '/auto-apply?tab=queue' : DASHBOARD
  const title = waiting > 0 ? `${plural(waiting, 'application needs', 'applications need')} you` : `Updates from ${count}`
  const nameOf = ({ job_title, company }: Change) => [job_title, company].filter(Boolean).join(', ')
  const further = changes.length > LISTED_CHANGES ? [`And ${changes.length - LISTED_CHANGES} more.`] : []
  return {
    key: `updates:${until.toISOString()}`,
    kind: 'applicationUpdates',
    title,
    message: changes
      .slice(0, 3)
      .map((change) => `${LABELS[change.to]}: ${nameOf(change)}`)
      .join(' · '),
    path,
    mail: ({ to, publicUrl, unsubscribe }: MailTo): RenderedMail =>
      renderMail({
        to,
        subject: title,
        heading: title,
        paragraphs: [`${count} changed without you since we last wrote.`, ...further],
        facts: changes.slice(0, LISTED_CHANGES).map((change) => ({ label: LABELS[change.to], value: nameOf(change) })),
        button: { label: 'See what happened', address: new URL(path, publicUrl).href },
        smallPrint: ["When we couldn't see whether an application arrived, we say so."],
        reason: `You got this email because Application Updates are on in ${PRODUCT}.`,
        ...(unsubscribe && { unsubscribe }),
      }),
  }
}
