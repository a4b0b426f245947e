import { AUDIT_ACTIONS, OPERATOR_ID } from '@jobapply/core/admin/constants'
import type { AuditEntry } from '@jobapply/core/admin/schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { MoreButton } from '#features/applications/queue/more-button.tsx'
import { api } from '#platform/api.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AdminNav } from './admin-nav.tsx'
import { AdminOnly } from './admin-only.tsx'
import { describeChanges } from './describe-changes.ts'

const TITLE = 'Audit log'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export default function AdminAuditPage() {
  return (
    <AdminOnly>
      <h1 className="mb-3 font-serif text-28">{TITLE}</h1>
      <AdminNav />
      <Entries />
    </AdminOnly>
  )
}

/** Who did what, with the values before and after. Nobody can change it, so there is nothing to press. */
function Entries() {
  const log = useInfiniteQuery({
    queryKey: api.admin.auditLog.key({ type: 'infinite' }),
    queryFn: ({ pageParam, signal }) => api.admin.auditLog.call({ cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (!log.data) return <Loading query={log} />
  const entries = log.data.pages.flatMap(({ rows }) => rows)
  if (entries.length === 0)
    return (
      <EmptyState Icon={ScrollText} title="Nothing yet">
        Every change that an admin makes is written here.
      </EmptyState>
    )
  return (
    <section aria-label={TITLE} className="max-w-[66rem] rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton pages={log} />
    </section>
  )
}

const DELETED = 'a deleted account'

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, what, who, whoEmail, subject, subjectEmail, target, before, after } = entry
  const about = [subject && (subjectEmail ?? DELETED), target].filter(Boolean).join(', ')
  const changes = describeChanges(before, after)
  return (
    <li className="grid gap-1 px-5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{AUDIT_ACTIONS[what]}</span>
        <time dateTime={at} className="text-13 text-ink-3">
          {dayText(at)}, {timeText(at)}
        </time>
      </p>
      <p className="text-14 wrap-anywhere text-ink-2">
        {who === OPERATOR_ID ? 'The operator' : (whoEmail ?? DELETED)}
        {about && ` · ${about}`}
      </p>
      {changes.length > 0 && (
        <ul className="text-13 wrap-anywhere text-ink-3">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
