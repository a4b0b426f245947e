import type { UseQueryResult } from '@tanstack/react-query'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The blocks in their final sizes, or what went wrong; the rest of the page stays. */
export const BlocksLoading = ({ query }: { query: UseQueryResult }) =>
  query.isError ? (
    <Loading query={query} />
  ) : (
    <div role="status" aria-label="Loading your figures" className="grid gap-6">
      <Skeleton className="h-57 w-full max-lg:order-last md:h-29" />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-88 w-full" />
        <Skeleton className="h-88 w-full" />
      </div>
    </div>
  )
