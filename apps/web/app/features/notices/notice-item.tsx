import type { Notice } from '@jobapply/core/notices/schema'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { safePath } from '@jobapply/core/shared/web/safe-path'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isDocument, PATHS } from '#paths.ts'
import { markRead } from './mark-read.ts'

const ROW = 'grid w-full gap-0.5 px-4 py-3 text-left transition-colors hover:bg-sunk focus-visible:-outline-offset-2'

/** A notice with a target is a link; others can be marked as read. */
export function NoticeItem({ notice, onGo }: { notice: Notice; onGo: () => void }) {
  const navigate = useNavigate()
  const { path } = notice
  const target = path && safePath(path, PATHS.dashboard)
  const read = () => (notice.readAt ? undefined : markRead([notice.id]))

  async function go(event: MouseEvent) {
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return void read()
    event.preventDefault()
    onGo()
    if (!isDocument(target)) {
      void read()
      return navigate(target)
    }
    await read()
    location.assign(target)
  }

  return (
    <li>
      {target ? (
        <a href={target} onClick={(event) => void go(event)} className={ROW}>
          <Told notice={notice} />
        </a>
      ) : (
        <button type="button" onClick={() => void read()} className={ROW}>
          <Told notice={notice} />
        </button>
      )}
    </li>
  )
}

const Told = ({ notice: { title, message, created_at, readAt } }: { notice: Notice }) => (
  <>
    <span className="flex items-center gap-2">
      {!readAt && (
        <span className="size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">Unread: </span>
        </span>
      )}
      <span className={`min-w-0 wrap-anywhere ${readAt ? 'font-medium text-ink-2' : 'font-semibold'}`}>{title}</span>
    </span>
    <span className="text-13 wrap-anywhere text-ink-2">{message}</span>
    <time dateTime={created_at} className="text-12 text-ink-3">
      {momentText(created_at)}
    </time>
  </>
)
