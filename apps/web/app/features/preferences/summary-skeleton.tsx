import { Skeleton } from '#ui/feedback/skeleton.tsx'

const CARDS = ['h-60', 'h-48', 'h-72', 'h-40']

export const SummarySkeleton = () => (
  <div role="status" aria-label="Loading" className="max-w-[66rem]">
    <Skeleton className="h-8.5 w-72 max-w-full" />
    <Skeleton className="mt-3 h-4 w-44" />
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      {CARDS.map((height) => (
        <Skeleton key={height} className={`w-full rounded-card ${height}`} />
      ))}
    </div>
  </div>
)
