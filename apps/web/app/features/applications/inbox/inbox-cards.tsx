import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { orderCards } from './card-words.ts'
import { MailCard } from './mail-card.tsx'

const CardDialog = lazy(() => import('./card-dialog.tsx'))

/** Emails of employers that may change an application, one card each. */
export function InboxCards() {
  const inbox = useQuery(api.applications.inbox.cards.queryOptions())
  const [opened, setOpened] = useState<{ id: string; applicationId?: string | undefined }>()
  const { cards = [], total = 0 } = inbox.data ?? {}
  if (cards.length === 0) return null
  const card = cards.find(({ id }) => id === opened?.id)
  return (
    <section aria-labelledby="from-your-email" className="grid max-w-[56rem] gap-2">
      <h2 id="from-your-email" className="text-16 font-semibold">
        From your email
      </h2>
      <ul ref={keyboardStays} aria-label="From your email" className="grid gap-3">
        {orderCards(cards).map((one, place) => (
          <MailCard
            key={one.id}
            card={one}
            isFirst={place === 0}
            onOpen={(applicationId) => setOpened({ id: one.id, applicationId })}
          />
        ))}
      </ul>
      {total > cards.length && <p className="text-13 text-ink-3">{total - cards.length} more come when these are decided.</p>}
      {card && (
        <Suspense>
          <CardDialog card={card} chosen={opened?.applicationId} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
