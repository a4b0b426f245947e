import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { DeletionPending } from './deletion-pending.tsx'
import { DeletionRequest } from './deletion-request.tsx'
import { longMoment } from './moments.ts'

/** Calm until the phrase is typed. While a deletion is scheduled there is only the way back. */
export function DangerZone() {
  const state = useQuery(api.account.deletion.get.queryOptions())
  return (
    <Card title="Danger Zone" className="border-bad! [&_h2]:text-bad">
      {!state.data ? (
        <Loading query={state} />
      ) : state.data.scheduled_deletion_at ? (
        <DeletionPending at={new Date(state.data.scheduled_deletion_at)} />
      ) : (
        <div className="grid gap-4">
          {state.data.mailedUntil && (
            <p role="status" className="rounded-card bg-accent-wash p-3">
              <strong>Check your email.</strong> The link in it is valid until {longMoment(new Date(state.data.mailedUntil))}.
            </p>
          )}
          <DeletionRequest isRepeated={state.data.mailedUntil !== null} />
        </div>
      )}
    </Card>
  )
}
