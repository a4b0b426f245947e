import { Skeleton } from '#ui/feedback/skeleton.tsx'

const COLUMN = 'grid flex-1 content-start gap-1.5 md:min-h-[60vh] md:min-w-44 md:rounded-card md:bg-sunk md:p-1.5'

export const BoardSkeleton = () => (
  <div role="status" aria-label="Loading" className="flex gap-2 overflow-hidden max-md:grid">
    {[3, 2, 4, 2, 2, 1, 3].map((cards, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
      <div key={column} className={COLUMN}>
        <Skeleton className="h-9" />
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change
          <Skeleton key={card} className="h-20" />
        ))}
      </div>
    ))}
  </div>
)
