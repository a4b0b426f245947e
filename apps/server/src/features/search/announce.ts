import { toSearchQuery } from '@jobapply/core/search/address'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { notify } from '#features/notices/notify'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/platform'
import { newJobsMail } from './mails.ts'

/** What a standing search has found: its best new jobs, and how many there are. */
export type NewJobs = {
  userId: string
  search: { id: string; name: string; profileId: string; preferences: SearchPreferences }
  jobs: { id: string; title: string; company: string; location: string; matchScore: number }[]
  count: number
}

/** The page of this search, with one of its jobs open. */
export const pathOf = ({ search: { preferences, profileId } }: NewJobs, jobId?: string) =>
  `/search?${toSearchQuery({ filters: preferences, sort: 'best', profileId, jobId })}`

/** Tells a person of new jobs in the app, and by mail where the alerts allow it, exactly when the transaction that notes them as told is committed. */
export async function announce(platform: Platform, tx: Db, news: NewJobs): Promise<void> {
  const { userId, search, jobs, count } = news
  const [best] = jobs
  await notify(platform, tx, userId, {
    key: `new-jobs:${search.id}:${best?.id}`,
    kind: 'jobAlerts',
    title: `${count === 1 ? '1 new job' : `${count} new jobs`} for “${search.name}”`,
    message: jobs.map(({ title, company }) => [title, company].filter(Boolean).join(', ')).join(' · '),
    path: pathOf(news, count === 1 ? best?.id : undefined),
    mail: (to) => newJobsMail(to, news),
  })
}
