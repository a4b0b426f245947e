import { Skeleton } from './skeleton.tsx'

/** A heading, a line and a block: the shape that most pages have. */
export const LoadingSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="mt-2 h-4 w-96 max-w-full" />
    <Skeleton className="mt-7 h-64 w-full max-w-2xl" />
  </div>
)
