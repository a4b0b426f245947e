import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The layout of the editor while it loads. */
export const EditorSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-22 w-full rounded-card" />
    <div className="flex gap-6 overflow-hidden">
      {['w-36', 'w-28', 'w-20', 'w-24', 'w-12'].map((width) => (
        <Skeleton key={width} className={`h-5 shrink-0 ${width}`} />
      ))}
    </div>
    <Skeleton className="h-52 w-full rounded-card" />
    <Skeleton className="h-40 w-full rounded-card" />
  </div>
)
