import { Skeleton } from '#ui/feedback/skeleton.tsx'

export const RowSkeleton = ({ label, rows }: { label: string; rows: number }) => (
  <div role="status" aria-label={label} className="grid gap-3 px-5 py-4">
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are their places
      <Skeleton key={index} className="h-6 w-full" />
    ))}
  </div>
)
