import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { noticePages, unreadOf } from './notice-pages.ts'

const MOST_SHOWN = 99

const load = () => import('./notices-panel.tsx')
const NoticesPanel = lazy(load)

/** The panel's code is loaded on hover or focus. */
export function Bell() {
  const [wanted, setWanted] = useState(false)
  const unread = unreadOf(useInfiniteQuery(noticePages).data)
  if (!wanted) return <BellButton unread={unread} onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<BellButton unread={unread} aria-busy />}>
      <NoticesPanel trigger={<BellButton unread={unread} />} />
    </Suspense>
  )
}

const BellButton = ({ unread, ...rest }: ComponentProps<'button'> & { unread: number }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={unread > 0 ? `Notices, ${unread} unread` : 'Notices'}
    className={`relative ${buttonClass({ look: 'quiet', size: 'icon' })}`}
    {...rest}
  >
    <BellIcon aria-hidden className="size-4.5" strokeWidth={1.75} />
    {unread > 0 && (
      <span
        aria-hidden
        className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem]/4 font-semibold text-accent-ink"
      >
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
    )}
  </button>
)
