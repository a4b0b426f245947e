import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Loading } from '#ui/feedback/loading.tsx'

type Props<Data> = { title: string; hint: string; query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

export function HealthCard<Data>({ title, hint, query, children }: Props<Data>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="border-b border-line px-5 py-3">
        <h2 id={id} className="text-16 font-semibold">
          {title}
        </h2>
        <p className="text-13 text-ink-3">{hint}</p>
      </header>
      {query.data === undefined ? (
        <div className="px-5 py-4">
          <Loading query={query} />
        </div>
      ) : (
        children(query.data)
      )}
    </section>
  )
}
