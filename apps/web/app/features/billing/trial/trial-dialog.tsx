import { CONTINUE_TRIAL, FREE_LIMITS, TRIAL_DIALOGS, VIEW_PRICING_PLANS } from '@jobapply/core/billing/constants'
import type { PlanInfo } from '@jobapply/core/billing/schema'
import { daysUntil } from '@jobapply/core/billing/trial-rules'
import { PATHS } from '#paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

type Props = { kind: keyof typeof TRIAL_DIALOGS; info: PlanInfo; onClose: () => void }

export default function TrialDialog({ kind, info, onClose }: Props) {
  return (
    <Dialog title={TRIAL_DIALOGS[kind]} onClose={onClose}>
      <p className="text-ink-2">{kind === 'ending' ? endingSentence(info) : expiredSentence(info)}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <a href={PATHS.pricing} className={buttonClass({ look: 'primary' })}>
          {VIEW_PRICING_PLANS}
        </a>
        {kind === 'ending' && <Button onClick={onClose}>{CONTINUE_TRIAL}</Button>}
      </div>
    </Dialog>
  )
}

function endingSentence({ trial_end_date, asOf }: PlanInfo) {
  const days = daysUntil(trial_end_date ?? asOf, new Date(asOf))
  return `Your free trial ends in ${days} ${days === 1 ? 'day' : 'days'}. With a plan you keep applying to several jobs at once.`
}

const expiredSentence = ({ subscription_end }: PlanInfo) =>
  `${subscription_end ? 'Your subscription has ended.' : 'Your free trial has expired.'} Without a plan you can apply to ${FREE_LIMITS.monthly} jobs in 31 days, one at a time.`
