import type { JobDetails } from '@jobapply/core/search/schema'
import { CircleHelp, CircleX, Radio } from 'lucide-react'
import type { ReactNode } from 'react'

const STATES = {
  open: { Icon: Radio, icon: 'text-good', box: 'border-y border-line py-2' },
  unknown: { Icon: CircleHelp, icon: 'text-ink-3', box: 'border-y border-line py-2' },
  closed: { Icon: CircleX, icon: 'text-bad', box: 'rounded-card bg-bad-wash px-3 py-2' },
} as const

/** Whether the job is still there, in one quiet line; a closed one is not missed. What is known in full stands with the posting. */
export function AliveLine({ health: { state, line }, children }: { health: JobDetails['health']; children?: ReactNode }) {
  const { Icon, icon, box } = STATES[state]
  const [first, ...more] = line
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13 text-ink-2 ${box}`}>
      <p role={state === 'closed' ? 'status' : undefined} className="flex min-w-0 flex-1 basis-60 gap-2 wrap-anywhere">
        <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${icon}`} />
        <span>
          <span className={state === 'closed' ? 'font-semibold text-ink' : undefined}>{first}</span>
          {more.map((part) => ` · ${part}`)}
        </span>
      </p>
      {children}
    </div>
  )
}
