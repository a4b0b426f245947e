import { notify } from '#features/notices/notify'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { newJobsMail } from './mails.ts'
import { type NewJobs, pathOf } from './new-jobs.ts'

/** Announces new jobs in the app, and by mail where the alerts allow it, in the transaction that marks them as announced. */
export async function announce(tx: Db, platform: Platform, news: NewJobs): Promise<void> {
  const { userId, search, jobs, count } = news
  const [best] = jobs
  await notify(tx, platform, userId, {
    key: `new-jobs:${search.id}:${best?.id}`,
    kind: 'jobAlerts',
    title: `${count === 1 ? '1 new job' : `${count} new jobs`} for “${search.name}”`,
    message: jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join(' · '),
    path: pathOf(news, count === 1 ? best?.id : undefined),
    mail: (to) => newJobsMail(to, news),
  })
}
