import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { HealthCard } from './health-card.tsx'

type Copy = { lagMs: number | null } | null

/** As LONGEST_LAG_MS of the server: a copy further behind is left alone. */
const ASKED_WITHIN_MS = 5_000
const MB = 1024 * 1024
const shownSize = (bytes: number) => `${Math.max(1, Math.round(bytes / MB)).toLocaleString('en')} MB`

function shownCopy(copy: Copy): string {
  if (copy === null) return 'None. DATABASE_REPLICA_URL names one.'
  if (copy.lagMs === null) return 'Does not answer. The database is asked instead.'
  const seconds = Math.round(copy.lagMs / 1_000)
  const behind = seconds === 0 ? 'Up to date' : `${seconds.toLocaleString('en')} ${seconds === 1 ? 'second' : 'seconds'} behind`
  return copy.lagMs > ASKED_WITHIN_MS ? `${behind}. The database is asked until it has caught up.` : behind
}

export const DatabaseCard = () => (
  <HealthCard
    title="Database"
    hint="Its size, and the copy that answers searches"
    query={useQuery(api.admin.operations.database.queryOptions())}
  >
    {({ bytes, copy }) => (
      <dl className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2">
        <div>
          <dt className="text-13 text-ink-3">Size</dt>
          <dd className="tabular-nums">{shownSize(bytes)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-3">Copy for searches</dt>
          <dd className="tabular-nums">{shownCopy(copy)}</dd>
        </div>
      </dl>
    )}
  </HealthCard>
)
