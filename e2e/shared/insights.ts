import { applicationHistory, jobApplications } from '@jobapply/server/features/applications/record/table'
import type { Person } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import type { Product } from './browser.ts'

const DAY = 86_400_000
type Status = 'applied' | 'under-review' | 'interview' | 'offer' | 'rejected'
export type Sent = {
  title: string
  company?: string
  daysAgo: number
  status?: Status
  source?: string
  score?: number
  profileId?: string
}

/** Applications that were sent so many days ago and have since come to a status. */
export async function sendEarlier({ server }: Product, { id: user_id }: Person, sent: readonly Sent[]) {
  const { system } = server.platform.database
  for (const { title, company = 'Harbour Trust', daysAgo, status = 'applied', source = 'Greenhouse', score, profileId } of sent) {
    const at = new Date(Date.now() - daysAgo * DAY)
    const later = new Date(at.getTime() + (Date.now() - at.getTime()) / 2)
    const reached = (...statuses: Status[]) => (statuses.includes(status) ? later : null)
    const [row] = await system
      .insert(jobApplications)
      .values({
        // Not as parts that are spread: those may have fields that are no column.
        user_id,
        jobId: `sent:${title}`,
        job_title: title,
        company,
        location: 'Malmö',
        source,
        status,
        score: score ?? null,
        profileId: profileId ?? null,
        postedAt: new Date(at.getTime() - DAY),
        appliedAt: at,
        created_at: at,
        updated_at: at,
        answeredAt: status === 'applied' ? null : later,
        interviewedAt: reached('interview'),
        offeredAt: reached('offer'),
        decidedAt: reached('offer', 'rejected'),
      })
      .returning({ id: jobApplications.id })
    const change = { user_id, applicationId: row?.id ?? '', column: 'status' as const, by: 'you' as const }
    await system.insert(applicationHistory).values({ ...change, at, from: 'queued', to: 'applied' })
    if (status === 'applied') continue
    await system.insert(applicationHistory).values({ ...change, at: later, from: 'applied', to: status })
  }
}

/** The figure under a label of a strip, as a screen reader reads it. */
export const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd > span')
    .first()
