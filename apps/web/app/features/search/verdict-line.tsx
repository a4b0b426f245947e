import type { ScoredJob } from '@jobapply/core/search/schema'
import { Check, CircleAlert, CircleX } from 'lucide-react'

const LOOKS = {
  ok: { Icon: Check, className: 'text-good', text: 'Nothing blocks' },
  caution: { Icon: CircleAlert, className: 'text-warn', text: 'Check first' },
  blocked: { Icon: CircleX, className: 'text-bad', text: 'Something blocks' },
}

/** Whether this person can get the job at all, as the row's last line. What is in the way is named. */
export function VerdictLine({ job: { verdict, obstacle } }: { job: ScoredJob }) {
  const { Icon, className, text } = LOOKS[verdict]
  return (
    <p className={`flex min-w-0 items-start gap-1.5 text-13 font-medium ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {obstacle && <span className="sr-only">{text}: </span>}
      <span className="min-w-0 text-pretty sm:line-clamp-2" data-tooltip={obstacle ?? undefined}>
        {obstacle ?? text}
      </span>
    </p>
  )
}
