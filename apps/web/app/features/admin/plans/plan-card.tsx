import { isDemoPlan, shownAndMore, stripePriceUrl } from '@jobapply/core/admin/plan-rules'
import type { ManagedPlan } from '@jobapply/core/admin/plans-schema'
import { periodText, priceText } from '@jobapply/core/billing/price-rules'
import { limitText, shownFeatures } from '@jobapply/core/billing/rules'
import { Check, Copy, ExternalLink, Pencil } from 'lucide-react'
import { showToast } from '#platform/toasts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { DeletePlan } from './delete-plan.tsx'
import type { SyncPlan } from './plan-steps.ts'
import { SyncLine } from './sync-line.tsx'

type Props = { plan: ManagedPlan; isDemo: boolean; sync: SyncPlan; onEdit: () => void }

/** The public card, and below the dashed line what keeps it going. */
export function PlanCard({ plan, isDemo, sync, onEdit }: Props) {
  const { shown, more } = shownAndMore(shownFeatures(plan))
  const isUnknown = isDemoPlan(plan, isDemo)
  return (
    <li data-plan={plan.plan_key} className="flex min-w-0 flex-col rounded-card border border-line bg-surface">
      <div className="grid flex-1 content-start gap-1 p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-serif text-20 wrap-anywhere">{plan.plan_name}</h3>
          <Badge tone={isUnknown ? 'warn' : 'good'}>{isUnknown ? 'Demo' : 'Live'}</Badge>
        </div>
        <p className="font-mono text-12 text-ink-2 wrap-anywhere">{plan.plan_key}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-serif text-28">{priceText(plan)}</span> <span className="text-ink-3">{periodText(plan)}</span>
          </span>
          <span className="text-13 font-medium tabular-nums">{limitText(plan.auto_apply_limit, plan.limit_period)}</span>
        </p>
        {plan.description && <p className="text-13 text-ink-2 wrap-anywhere">{plan.description}</p>}
        <ul aria-label={`Features of ${plan.plan_name}`} className="mt-2 grid gap-1.5">
          {shown.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-13">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              <span className="min-w-0 wrap-anywhere">{feature}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-1">
            <Badge>+{more} more</Badge>
          </p>
        )}
      </div>
      <SyncLine plan={plan} isDemo={isDemo} sync={sync} />
      <div className="flex flex-wrap items-center gap-x-1 border-t border-line px-2.5 py-1.5">
        <Button look="quiet" size="small" aria-label={`Edit ${plan.plan_name}`} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        <Button look="quiet" size="small" onClick={() => void copyKey(plan.plan_key)}>
          <Copy aria-hidden className="size-4" />
          Copy Plan Key
        </Button>
        <ViewInStripe priceId={isDemo ? null : plan.stripe_price_id} />
        <DeletePlan plan={plan} />
      </div>
    </li>
  )
}

async function copyKey(key: string) {
  try {
    await navigator.clipboard.writeText(key)
    showToast({ title: 'Plan key copied', description: key, kind: 'good' })
  } catch {
    showToast({ title: 'Not copied', description: `Your browser does not allow it. The key is ${key}`, kind: 'bad' })
  }
}

const LOOK = { look: 'quiet', size: 'small' } as const

const ViewInStripe = ({ priceId }: { priceId: string | null }) =>
  priceId ? (
    <a href={stripePriceUrl(priceId)} target="_blank" rel="noreferrer" className={buttonClass(LOOK)}>
      <ExternalLink aria-hidden className="size-4" />
      View in Stripe
    </a>
  ) : (
    <Button {...LOOK} aria-disabled data-tooltip="Stripe has no price for this plan.">
      <ExternalLink aria-hidden className="size-4" />
      View in Stripe
    </Button>
  )
