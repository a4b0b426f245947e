import { MAX_PROFILES } from '@jobapply/core/profiles/limit'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'

const CARDS = Array.from({ length: MAX_PROFILES }, (_, index) => index)

export const ProfilesSkeleton = () => (
  <div role="status" aria-label="Loading">
    <h1 className="sr-only">Profiles</h1>
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="h-8.5 w-44" />
      <Skeleton className="h-9 w-32" />
    </div>
    <div className="mt-6 flex gap-4 overflow-hidden">
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-33 w-72 max-w-[82vw] shrink-0 rounded-card" />
      ))}
    </div>
    <div className="mt-7">
      <EditorSkeleton />
    </div>
  </div>
)
