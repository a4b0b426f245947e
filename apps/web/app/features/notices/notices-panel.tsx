import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Popover } from '#ui/popover.tsx'
import { markRead } from './mark-read.ts'
import { NoticeItem } from './notice-item.tsx'
import { type NoticePages, noticePages, unreadOf } from './notice-pages.ts'

type Query = UseInfiniteQueryResult<NoticePages>

/** The bell's list of notices. It asks itself: the bell is not drawn again for a failure, of which it shows nothing. */
export default function NoticesPanel({ trigger }: { trigger: ReactNode }) {
  const query = useInfiniteQuery(noticePages)
  const unread = unreadOf(query.data)
  return (
    <Popover label="Notices" trigger={trigger}>
      {(close) => (
        <>
          <div className="flex h-12 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
            <h2 className="text-16 font-semibold">Notices</h2>
            {/* Never disabled: a disabled button loses the keyboard focus. */}
            <Button look="quiet" aria-disabled={!unread} onClick={() => unread && void markRead()}>
              Mark all as read
            </Button>
          </div>
          <div className="max-h-[min(26rem,60vh)] min-h-40 overflow-y-auto">
            {query.data ? <Notices data={query.data} query={query} onGo={close} /> : <NotYet query={query} />}
          </div>
          <div className="border-t border-line px-4 py-2.5 text-13">
            <Link
              to={`${PATHS.settings}?tab=alerts`}
              onClick={close}
              className="rounded-control font-medium text-accent underline-offset-3 hover:underline pointer-coarse:inline-block pointer-coarse:py-3.5"
            >
              Choose which emails you get
            </Link>
          </div>
        </>
      )}
    </Popover>
  )
}

function Notices({ data, query, onGo }: { data: NoticePages; query: Query; onGo: () => void }) {
  const notices = data.pages.flatMap(({ rows }) => rows)
  if (notices.length === 0)
    return (
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <BellOff aria-hidden className="size-6 text-ink-3" strokeWidth={1.5} />
        <p className="font-medium">No notices yet</p>
        <p className="text-13 text-ink-3">News about your plan, your searches and your applications appears here.</p>
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onGo={onGo} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="grid border-t border-line p-3">
          <Button busy={query.isFetchingNextPage} disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show older notices
          </Button>
        </div>
      )}
    </>
  )
}

function NotYet({ query }: { query: Query }) {
  if (!query.isError)
    return (
      <div role="status" aria-label="Loading" className="grid gap-3 p-4">
        {['w-40', 'w-56', 'w-48'].map((width) => (
          <Skeleton key={width} className={`h-9 ${width}`} />
        ))}
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <p className="text-ink-2">{describeFault(query.error)}</p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  )
}
