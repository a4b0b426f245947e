import type { ChainCheck } from '@jobapply/core/applications/receipt-schema'
import { describeBreak } from '@jobapply/core/applications/receipt-sheet'
import { timeText } from '@jobapply/core/shared/time/show-dates'
import type { UseQueryResult } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { describeFault } from '#platform/toast-fault.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Whether all of the person's receipts are what was written. A failed check takes nothing else from the page. */
export function ChainPanel({ check }: { check: UseQueryResult<ChainCheck> }) {
  const { data, isError, error, isFetching, refetch } = check
  return (
    <section aria-label="Chain of receipts" aria-live="polite" className="grid justify-items-start gap-1.5 text-13 text-ink-2">
      {isError ? <p>{describeFault(error)}</p> : data ? <Verdict {...data} /> : <Waiting />}
      <button
        type="button"
        aria-busy={isFetching || undefined}
        onClick={() => void refetch()}
        className="font-medium text-accent hover:underline"
      >
        {isFetching ? 'Checking…' : isError ? 'Try again' : 'Check again'}
      </button>
    </section>
  )
}

function Verdict({ count, checkedAt, broken }: ChainCheck) {
  const Icon = broken ? ShieldAlert : ShieldCheck
  const time = timeText(checkedAt)
  return (
    <>
      <h2 className={`flex items-center gap-2 font-semibold ${broken ? 'text-bad' : 'text-good'}`}>
        <Icon aria-hidden className="size-4" />
        {broken ? 'Chain broken' : 'Chain intact'}
      </h2>
      {broken ? (
        <p>
          <strong className="font-semibold text-ink">{describeBreak(broken)}</strong>
          {broken.number > 1 && ' The receipts before it are intact.'} Checked at {time}; nothing is hidden, this page shows what
          is stored.
        </p>
      ) : (
        <p>
          Each receipt carries the mark of the one before.{' '}
          {count === 1
            ? `The only one was checked today at ${time}; it has not changed.`
            : `All ${count} were checked today at ${time}; none has changed.`}
        </p>
      )}
    </>
  )
}

const Waiting = () => (
  <div role="status" aria-label="Checking the chain" className="grid w-full gap-2">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-14" />
  </div>
)
