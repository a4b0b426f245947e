import { STATUS_NOT_LOADED } from '@jobapply/core/billing/constants'
import { CircleAlert } from 'lucide-react'
import { Button } from '#ui/button.tsx'

type Props = { isUnknown: boolean; isAsking: boolean; onRetry: () => void }

/** Warns that the status below was not confirmed by the server (decisions, rule 5). */
export const StatusAlert = ({ isUnknown, isAsking, onRetry }: Props) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-bad-wash px-4 py-3 text-bad">
    <CircleAlert aria-hidden className="size-4 shrink-0" />
    <p className="min-w-0 flex-1 basis-56">
      <strong className="font-semibold">{STATUS_NOT_LOADED}</strong>
      <span className="text-ink-2">
        {isUnknown
          ? '. Your plan is unknown at the moment; what an account without a plan has is shown instead.'
          : '. What is shown was found in another way and may be incomplete.'}{' '}
        Nothing was changed, and you can't buy anything until we have loaded your status.
      </span>
    </p>
    <Button busy={isAsking} disabled={isAsking} onClick={onRetry}>
      Retry
    </Button>
  </div>
)
