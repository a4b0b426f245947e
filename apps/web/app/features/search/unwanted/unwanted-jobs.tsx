import type { UnwantedJob } from '@jobapply/core/search/unwanted'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { showAgain } from './hide-unwanted.ts'

/** What a person said “Not like this” to, and the way back. */
export function UnwantedJobs() {
  const unwanted = useQuery(api.search.unwanted.list.queryOptions())
  return (
    <section id="unwanted" aria-label="Hidden jobs" className="scroll-mt-4">
      <Card
        title="Jobs you don't want to see"
        hint="Each hides jobs of the same employer with the same title, in lists and alerts"
      >
        {!unwanted.data ? (
          <Loading query={unwanted} />
        ) : unwanted.data.length === 0 ? (
          <p className="max-w-[60ch] text-ink-2">
            Nothing is hidden. Choose “Not like this” beside a job, or press N, to leave it and jobs like it out.
          </p>
        ) : (
          <ul aria-label="Jobs you don't want to see" className="divide-y divide-line border-y border-line">
            {unwanted.data.map((job) => (
              <Unwanted key={job.id} job={job} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

function Unwanted({ job }: { job: UnwantedJob }) {
  const { run, isPending } = usePending()
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold break-words">{job.title}</p>
        <p className="text-13 text-ink-2 break-words">{job.company || 'This posting only: no employer is named'}</p>
        <p className="text-13 text-ink-3">Hidden {dayText(job.created_at)}</p>
      </div>
      <Button
        size="small"
        busy={isPending}
        aria-label={`Show ${job.title} again`}
        onClick={() => void run(async () => showAgain(job))}
        className="shrink-0"
      >
        Show again
      </Button>
    </li>
  )
}
