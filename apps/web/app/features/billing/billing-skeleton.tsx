import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The cards of the Billing tab while they load. */
export const BillingSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
    <div className="grid gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-32" />
    </div>
    <div className="grid gap-6">
      <Skeleton className="h-60" />
      <Skeleton className="h-80" />
    </div>
  </div>
)
