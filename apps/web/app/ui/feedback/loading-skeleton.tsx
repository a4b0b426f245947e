import { Skeleton } from './skeleton.tsx'

/** A heading, a line and a block: the shape that most pages have. Nothing in it is wider than its place, also inside a grid. */
export const LoadingSkeleton = () => (
  <div role="status" aria-label="Loading" className="w-full min-w-0">
    <Skeleton className="h-9 w-full max-w-64" />
    <Skeleton className="mt-2 h-4 w-full max-w-96" />
    <Skeleton className="mt-7 h-64 w-full max-w-2xl" />
  </div>
)
