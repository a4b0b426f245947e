import type { LedgerEntry } from '@jobapply/core/documents/ai-schema'
import { AI_OUTCOMES, AI_PURPOSES } from '@jobapply/core/documents/constants'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

const ROWS = 20
/** Everything that was sent for this person, the newest first. */
export function AiLedger() {
  const ledger = useInfiniteQuery({
    queryKey: api.documents.ai.ledger.key({ type: 'infinite' }),
    queryFn: ({ pageParam, signal }) => api.documents.ai.ledger.call({ cursor: pageParam, limit: ROWS }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const entries = ledger.data?.pages.flatMap(({ rows }) => rows)
  return (
    <section aria-labelledby="ai-ledger" className="grid gap-3">
      <div>
        <h3 id="ai-ledger" className="text-16 font-semibold">
          Ledger
        </h3>
        <p className="text-ink-2">
          Every request to a model, word for word. What the local engine writes isn't listed here: it sends nothing.
        </p>
      </div>
      {!entries ? (
        <Loading query={ledger} />
      ) : entries.length === 0 ? (
        <p>Nothing has been sent.</p>
      ) : (
        <ul aria-labelledby="ai-ledger" className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {ledger.hasNextPage && (
        <Button busy={ledger.isFetchingNextPage} disabled={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
          Show older entries
        </Button>
      )}
    </section>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { purpose, endpoint, model, sent, received, outcome, tokens, createdAt } = entry
  const facts = [
    `${model} at ${endpoint}`,
    momentText(createdAt),
    ...(tokens === null ? [] : [`${tokens.toLocaleString('en-US')} tokens`]),
  ]
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <p className="font-semibold">{AI_PURPOSES[purpose] ?? purpose}</p>
        <Badge tone={outcome === 'answered' ? 'good' : outcome === 'asked' ? 'plain' : 'warn'}>{AI_OUTCOMES[outcome]}</Badge>
      </div>
      <p className="text-13 wrap-anywhere text-ink-2">{facts.join(' · ')}</p>
      <SentText title="What was sent">{sent}</SentText>
      {received && <SentText title="What was written">{received}</SentText>}
    </li>
  )
}

/** In a field, so that the keyboard can scroll it. */
const SentText = ({ title, children }: { title: string; children: string }) => (
  <details>
    <summary className="w-fit cursor-pointer text-13 font-medium text-accent hover:underline">{title}</summary>
    <textarea
      aria-label={title}
      readOnly
      value={children}
      rows={6}
      className="mt-1.5 field-sizing-content max-h-72 w-full rounded-card border border-line bg-sunk p-3 text-13"
    />
  </details>
)
