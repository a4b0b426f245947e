import { Skeleton } from '#ui/feedback/skeleton.tsx'

export const PreferencesSkeleton = () => (
  <div role="status" aria-label="Loading" className="max-w-[56rem]">
    <div className="-mt-2 flex items-center justify-between gap-4">
      <Skeleton className="h-8.5 w-52" />
      <Skeleton className="h-9 w-38" />
    </div>
    <Skeleton className="mt-6 h-5 w-60" />
    <div className="mt-8 grid gap-6">
      <Skeleton className="h-62 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  </div>
)
