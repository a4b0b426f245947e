import type { UseQueryResult } from '@tanstack/react-query'
import { describeFault } from '#platform/toast-fault.ts'
import { Button } from '#ui/button.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

type Asked = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching'> & { refetch: () => unknown }

/** What a screen shows while its data is missing: a skeleton, or what went wrong and a way to ask again. */
export function Loading({ query }: { query: Asked }) {
  if (query.isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-2">
        <p className="max-w-[65ch] text-ink-2">{describeFault(query.error)}</p>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return <LoadingSkeleton />
}
