import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The builder's two columns, before the resume is there. */
export const BuilderSkeleton = () => (
  <div role="status" aria-label="Loading" className="-mx-4 -my-6 grid md:-mx-7 lg:grid-cols-[22.75rem_1fr]">
    <div className="grid content-start gap-5 border-line bg-surface p-6 max-lg:hidden lg:min-h-[calc(100dvh-3.5rem)] lg:border-r">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </div>
    <div className="grid justify-items-center bg-sunk p-6">
      <Skeleton className="aspect-[210/297] w-full max-w-[44rem]" />
    </div>
  </div>
)
