import { startsAnew } from '@jobapply/core/applications/review-rules'
import { VIEW_PRICING_PLANS } from '@jobapply/core/billing/constants'
import { TRIAL_EXPIRED } from '@jobapply/core/billing/faults'
import type { Profile } from '@jobapply/core/profiles/schema'
import { shortMoment } from '@jobapply/core/shared/time/show-dates'
import { FileWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { StopEverything } from '#features/applications/stop/stop-everything.tsx'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { lacksResume } from './no-resume.tsx'
import type { ReviewState } from './use-review.ts'

type Props = { review: ReviewState; profiles: readonly Profile[]; isBusy: boolean; onApprove: () => void; onBack: () => void }

/** Why nothing can be approved now; undefined when it can. */
export function hindrance({ usage, ticked, isPreparing }: ReviewState): 'preparing' | 'limit' | 'trial' | 'none' | undefined {
  if (!usage || isPreparing) return 'preparing'
  if (usage.left === 0) return 'limit'
  if (ticked.length === 0) return 'none'
  return !usage.mayAutomate && ticked.length > 1 ? 'trial' : undefined
}

/** One primary button; beside it what will happen, or why it cannot. */
export function ReviewFoot({ review, profiles, isBusy, onApprove, onBack }: Props) {
  const { usage, ticked, fitting } = review
  const why = hindrance(review)
  const anew = usage && startsAnew(usage)
  const bare = fitting.filter((line) => lacksResume(line, profiles)).length
  return (
    <div
      data-phone-edge="tall"
      className="flex flex-wrap items-center gap-x-3 gap-y-2.5 max-sm:flex-col-reverse max-sm:items-stretch"
    >
      {why !== 'limit' && (
        <Button look="primary" busy={isBusy} disabled={isBusy || why !== undefined} onClick={onApprove} className="max-sm:h-11.5">
          {approveText(ticked.length, fitting.length)}
        </Button>
      )}
      <Button look="quiet" onClick={onBack} className="max-sm:hidden">
        Back to the jobs
      </Button>
      <div className="min-w-0 flex-1 text-13 text-ink-2">
        {why === 'none' && 'Tick at least one job'}
        {why === 'limit' && <Plans>Your limit is reached. {anew && `It resets on ${shortMoment(anew)}.`}</Plans>}
        {why === 'trial' && (
          <Plans>
            {TRIAL_EXPIRED.title} — {TRIAL_EXPIRED.message} You can still apply to one job at a time.
          </Plans>
        )}
        {!why && ticked.length > fitting.length && <Plans>The others would exceed your limit.</Plans>}
        {!why &&
          ticked.length === fitting.length &&
          (ticked.length === 1 ? "It's waiting for you" : `${ticked.length} wait for you`)}
      </div>
      {!why && bare > 0 && (
        <p role="status" className="flex items-center gap-1.5 text-13 font-medium text-warn">
          <FileWarning aria-hidden className="size-4 shrink-0" />
          {bare === 1 ? '1 goes out without a resume' : `${bare} go out without a resume`}
        </p>
      )}
      <StopEverything />
    </div>
  )
}

function approveText(ticked: number, fitting: number) {
  if (fitting < ticked) return `Approve the first ${fitting}`
  return ticked === 1 ? 'Approve 1 application' : `Approve ${ticked} applications`
}

const Plans = ({ children }: { children: ReactNode }) => (
  <p>
    {children}{' '}
    <a href={PATHS.pricing} className="font-medium text-accent underline underline-offset-2">
      {VIEW_PRICING_PLANS}
    </a>
  </p>
)
