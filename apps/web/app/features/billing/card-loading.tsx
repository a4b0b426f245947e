import type { UseQueryResult } from '@tanstack/react-query'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

type Props = { query: UseQueryResult; label: string; rows: number }

/** A card's placeholder rows while it loads, or its error. */
export const CardLoading = ({ query, label, rows }: Props) =>
  query.isError ? (
    <Loading query={query} />
  ) : (
    <div role="status" aria-label={label} className="grid gap-4">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are their places
        <Skeleton key={index} className="h-12 w-full" />
      ))}
    </div>
  )
