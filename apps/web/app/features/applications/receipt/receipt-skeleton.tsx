import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** An empty strip of about the final height. */
export const ReceiptSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid gap-5">
    <Skeleton className="h-5 w-72 max-w-full" />
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,43.25rem)_15.25rem]">
      <div className="grid h-[56rem] content-start gap-5 rounded-t-[3px] border border-line bg-surface px-5 py-6 sm:px-10">
        <Skeleton className="h-6" />
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-16" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="mt-8 h-24" />
      </div>
    </div>
  </div>
)
