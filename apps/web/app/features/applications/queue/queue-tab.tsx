import type { Application } from '@jobapply/core/applications/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { goOn, StopEverything } from '#features/applications/stop/stop-everything.tsx'
import { api } from '#platform/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { applicationPages } from './application-pages.ts'
import { MoreButton } from './more-button.tsx'
import { QueueRow } from './queue-row.tsx'

const ReviewSheet = lazy(() => import('#features/applications/review/review-sheet.tsx'))

/** What was approved and waits to be sent, and what automation proposes. */
export default function QueueTab() {
  const pages = useInfiniteQuery(applicationPages('queue'))
  const overview = useQuery(api.applications.overview.queryOptions())
  const profiles = useQuery(api.profiles.list.queryOptions())
  const [reviewed, setReviewed] = useState<Application>()
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const profileId = reviewed?.profileId ?? profiles.data?.[0]?.id
  if (!rows) return <Loading query={pages} />
  return (
    <div className="grid gap-4">
      {overview.data?.stoppedAt && (
        <Alert kind="calm">
          <p>Everything is stopped. No form is filled in until you continue.</p>
          <Button size="small" onClick={() => void goOn()} className="mt-2">
            Continue
          </Button>
        </Alert>
      )}
      <StopEverything />
      {rows.length === 0 ? (
        <EmptyQueue needsYou={overview.data?.needsYou ?? 0} />
      ) : (
        <section aria-labelledby="queue-heading" ref={keyboardStays} className="rounded-card border border-line bg-surface">
          <h2 id="queue-heading" className="sr-only">
            Waiting to be sent
          </h2>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <QueueRow key={row.id} application={row} onReview={setReviewed} />
            ))}
          </ul>
          <MoreButton pages={pages} />
        </section>
      )}
      {reviewed && profileId && (
        <Suspense>
          <ReviewSheet
            profileId={profileId}
            jobs={[toJob(reviewed)]}
            unticked={unticked}
            onUntick={setUnticked}
            onClose={() => setReviewed(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What was approved may wait for the person instead: then that is said, with the way there. */
function EmptyQueue({ needsYou }: { needsYou: number }) {
  const [, setAddress] = useSearchParams()
  const open = (tab: 'jobs' | 'needs-you') => () => setAddress((query) => ({ ...Object.fromEntries(query), tab }))
  if (needsYou > 0)
    return (
      <EmptyState
        Icon={ListChecks}
        title="Nothing is waiting to be sent"
        action={<Button onClick={open('needs-you')}>{needsYou === 1 ? 'See what it needs' : 'See what they need'}</Button>}
      >
        {needsYou === 1
          ? 'One application that you approved needs you first.'
          : `${needsYou} applications that you approved need you first.`}
      </EmptyState>
    )
  return (
    <EmptyState Icon={ListChecks} title="Your queue is empty" action={<Button onClick={open('jobs')}>Choose jobs</Button>}>
      Select jobs and press 'Continue to Apply'. What you approve waits here until it is sent.
    </EmptyState>
  )
}

const toJob = ({ jobId, job_title, company, location, job_url, application_url, source }: Application) => ({
  ...{ jobId, job_title, company, location },
  ...{ job_url, application_url, source },
})
