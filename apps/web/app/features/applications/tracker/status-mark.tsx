import { STATUSES, type Status } from '@jobapply/core/applications/constants'

const DOTS: Readonly<Record<Status, string>> = {
  saved: 'bg-line-strong',
  queued: 'bg-warn',
  applied: 'bg-blue',
  'under-review': 'bg-blue',
  interview: 'bg-accent',
  offer: 'bg-good',
  rejected: 'bg-bad',
  withdrawn: 'bg-line-strong',
}

/** The colour is never alone: the word stands beside it. */
export const StatusMark = ({ status }: { status: Status }) => (
  <span className="flex items-center gap-2 text-13 font-medium">
    <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOTS[status]}`} />
    {STATUSES[status]}
  </span>
)
