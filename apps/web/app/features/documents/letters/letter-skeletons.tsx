import { Skeleton } from '#ui/feedback/skeleton.tsx'

export const ListSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid max-w-[56rem] gap-6">
    <div className="grid gap-2">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
    </div>
    <div className="rounded-card border border-line bg-surface">
      {['w-56', 'w-72', 'w-48'].map((width) => (
        <div key={width} className="grid gap-2 border-line px-4 py-4 not-first:border-t">
          <Skeleton className={`h-5 max-w-full ${width}`} />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </div>
      ))}
    </div>
  </div>
)

/** The sheet and the check beside it, before the letter is there. */
export const LetterSkeleton = () => (
  <div role="status" aria-label="Loading" className="-mx-4 -my-6 flex items-start md:-mx-7">
    <div className="min-w-0 flex-1 bg-sunk">
      <div className="h-15 border-b border-line bg-paper" />
      <div className="p-5 lg:p-7">
        <Skeleton className="mx-auto aspect-[210/297] w-full max-w-[38rem]" />
      </div>
    </div>
    <div className="grid min-h-[calc(100dvh-3.5rem)] w-96 shrink-0 content-start gap-4 border-l border-line bg-surface p-6 max-lg:hidden">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-2" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </div>
  </div>
)
