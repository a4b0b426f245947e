import { PERSON_STATES, type PersonState } from '@jobapply/core/admin/people-constants'
import type { ListedPerson } from '@jobapply/core/admin/people-schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { MoreButton } from '#features/applications/queue/more-button.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

type Props = { filter: { text: string; state: PersonState | null }; onOpen: (id: string) => void }
export const STATE_TONES = { blocked: 'bad', unverified: 'warn', active: 'good' } as const

/** Accounts, the newest first. */
export function PeopleList({ filter: { text, state }, onOpen }: Props) {
  const list = useInfiniteQuery({
    queryKey: [...api.admin.people.list.key({ type: 'infinite' }), text, state],
    queryFn: ({ pageParam, signal }) =>
      api.admin.people.list.call({ cursor: pageParam, text: text || undefined, state: state ?? undefined }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  if (!list.data) return <Loading query={list} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return (
      <EmptyState Icon={UserSearch} title="Nobody found">
        Search for part of an address or name, or for a full id.
      </EmptyState>
    )
  return (
    <section aria-label="Accounts" aria-busy={list.isPlaceholderData} className="rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {rows.map((person) => (
          <PersonRow key={person.id} person={person} onOpen={onOpen} />
        ))}
      </ul>
      <MoreButton pages={list} />
    </section>
  )
}

function PersonRow({ person, onOpen }: { person: ListedPerson; onOpen: (id: string) => void }) {
  const { id, email, displayName, created_at, last_sign_in_at, state, isAdmin, plan_name } = person
  const facts = [
    ...(displayName ? [displayName] : []),
    `joined ${dayText(created_at)}`,
    last_sign_in_at ? `last sign-in ${dayText(last_sign_in_at)}` : 'never signed in',
  ]
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-left hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 basis-60">
          <span className="block font-medium wrap-anywhere">{email}</span>
          <span className="block text-13 wrap-anywhere text-ink-3">{facts.join(' · ')}</span>
        </span>
        <span className="flex flex-wrap gap-1.5">
          {isAdmin && <Badge tone="accent">Admin</Badge>}
          {plan_name && <Badge>{plan_name}</Badge>}
          <Badge tone={STATE_TONES[state]}>{PERSON_STATES[state]}</Badge>
        </span>
      </button>
    </li>
  )
}
