import { PRODUCT } from '@jobapply/core/auth/constants'
import { AdminNav } from './admin-nav.tsx'
import { AdminOnly } from './admin-only.tsx'
import { CrawlCard } from './health/crawl-card.tsx'
import { DatabaseCard } from './health/database-card.tsx'
import { MailFailuresCard } from './health/mail-failures-card.tsx'
import { SourcesCard } from './health/sources-card.tsx'
import { TasksCard } from './health/tasks-card.tsx'
import { UsageCard } from './health/usage-card.tsx'

const TITLE = 'Health'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

/** What runs in the background, and what of it is in trouble. */
export default function AdminHealthPage() {
  return (
    <AdminOnly>
      <h1 className="mb-3 font-serif text-28">{TITLE}</h1>
      <AdminNav />
      <div className="grid max-w-[66rem] gap-6">
        <MailFailuresCard />
        <TasksCard />
        <DatabaseCard />
        <CrawlCard />
        <SourcesCard />
        <UsageCard />
      </div>
    </AdminOnly>
  )
}
