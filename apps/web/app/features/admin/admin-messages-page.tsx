import type { FormMessage } from '@jobapply/core/admin/operations-schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { MESSAGE_FORMS } from '@jobapply/core/content/constants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { showMoment } from '#features/admin/table/show-moment.ts'
import { MoreButton } from '#features/applications/queue/more-button.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AdminNav } from './admin-nav.tsx'
import { AdminOnly } from './admin-only.tsx'
import { DeleteMessage } from './messages/delete-message.tsx'

const TITLE = 'Messages'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export default function AdminMessagesPage() {
  return (
    <AdminOnly>
      <h1 className="mb-3 font-serif text-28">{TITLE}</h1>
      <AdminNav />
      <Messages />
    </AdminOnly>
  )
}

/** What came through the contact and careers forms, also while no SUPPORT_EMAIL is set. */
function Messages() {
  const list = useInfiniteQuery({
    queryKey: api.admin.operations.messages.list.key({ type: 'infinite' }),
    queryFn: ({ pageParam, signal }) => api.admin.operations.messages.list.call({ cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (!list.data) return <Loading query={list} />
  const messages = list.data.pages.flatMap(({ rows }) => rows)
  if (messages.length === 0)
    return (
      <EmptyState Icon={Inbox} title="No messages">
        Messages from the contact form and applications from the careers page appear here.
      </EmptyState>
    )
  return (
    <section aria-label={TITLE} className="max-w-[66rem] rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <MoreButton pages={list} />
    </section>
  )
}

function Message({ message: { id, at, form, name, email, subject, message, link } }: { message: FormMessage }) {
  return (
    <li className="grid gap-2 px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{subject}</span>
        <Badge>{MESSAGE_FORMS[form]}</Badge>
        <time dateTime={at} className="text-13 text-ink-3 sm:ml-auto">
          {showMoment(at)}
        </time>
      </p>
      <p className="text-14 wrap-anywhere text-ink-2">
        {name} · {email}
      </p>
      <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line">{message}</p>
      {/* Typed by a stranger, so it is shown and not linked. */}
      {link && <p className="text-14 wrap-anywhere text-ink-2">Link: {link}</p>}
      <p className="mt-1 flex gap-2.5">
        <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className={buttonClass()}>
          Answer
        </a>
        <DeleteMessage id={id} subject={subject} />
      </p>
    </li>
  )
}
