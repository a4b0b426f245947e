import { newsTitle } from '@jobapply/core/search/alerts'
import { mailTo, notify } from '#features/notices/notify'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { newJobsMail } from './mails.ts'
import { type DayOfJobs, type NewJobs, pathOf } from './new-jobs.ts'

/** Announces jobs in the app, in the transaction that marks them as announced. */
export async function announce(tx: Db, platform: Platform, news: NewJobs): Promise<void> {
  const { userId, search, jobs, count, changed } = news
  const [best] = jobs
  await notify(tx, platform, userId, {
    key: `new-jobs:${search.id}:${best?.id}${best && best.change !== 'new' ? `:${best.change}` : ''}`,
    kind: 'jobAlerts',
    title: `${newsTitle(count - changed, changed)} for “${search.name}”`,
    message: jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join(' · '),
    path: pathOf(news, count === 1 ? best?.id : undefined),
  })
}

/** The email of a day, where the alerts allow it. */
export const mailDay = (tx: Db, platform: Platform, day: DayOfJobs) =>
  mailTo(tx, platform, day.userId, { kind: 'jobAlerts', mail: (to) => newJobsMail(to, day) })
