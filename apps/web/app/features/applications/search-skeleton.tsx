import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Placeholder of the search panel. */
export const SearchSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid gap-4">
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="h-8.5 w-40 max-md:hidden" />
      <Skeleton className="h-10 w-96 max-w-full" />
    </div>
    <Skeleton className="h-26 w-full" />
    <Skeleton className="h-8 w-3/4" />
    <Skeleton className="mt-4 h-64 w-full" />
  </div>
)
