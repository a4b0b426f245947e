import { Check } from 'lucide-react'
import { PATHS } from '#paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { LONG_TEXT, type PlanView } from './plan-view.ts'

const BILLING = `${PATHS.settings}?tab=billing`

/**
 * A plan on a public page. `live-plans.ts` fills copies of these cards with the catalogue's plans and finds the places by `data-slot`.
 * Without scripts the buttons lead to sign-in.
 */
export const PlanCard = ({ plan, Heading }: { plan: PlanView; Heading: 'h2' | 'h3' }) => (
  <li
    data-plan={plan.key}
    data-kind={plan.kind}
    data-popular={plan.isPopular ? 'yes' : 'no'}
    data-own="no"
    className="group/plan flex min-h-[31rem] flex-col rounded-card max-sm:later-112 border border-line bg-surface p-6 data-[popular=yes]:border-accent sm:p-7"
  >
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
      <Heading data-slot="name" id={`plan-${plan.key}`} className="font-serif text-20">
        {plan.name}
      </Heading>
      <span className="flex flex-wrap gap-1.5">
        <span className="group-data-[own=no]/plan:hidden">
          <Badge tone="good">Your plan</Badge>
        </span>
        <span className="group-data-[popular=no]/plan:hidden">
          <Badge tone="accent">Most popular</Badge>
        </span>
        <span className="hidden group-data-[state=failed]/plans:inline">
          <Badge tone="warn">Example</Badge>
        </span>
      </span>
    </div>
    <p data-slot="description" className="mt-1 min-h-11 text-ink-2">
      {plan.description}
    </p>
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
      <span data-slot="price" className="font-serif text-40">
        {plan.price}
      </span>
      <span data-slot="period" className="text-ink-3">
        {plan.period}
      </span>
    </p>
    <ul data-slot="features" className="mt-5 grid gap-2.5 border-t border-dashed border-line-strong pt-5 pb-6">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-14">
          <Check aria-hidden className="mt-0.75 size-4 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
    <p data-slot="note" className="-mt-2 pb-6 text-13 text-ink-3 empty:hidden">
      {plan.note}
    </p>
    <a
      href={BILLING}
      aria-describedby={`plan-${plan.key}`}
      data-slot="manage"
      hidden
      className={`mt-auto [[hidden]]:hidden ${buttonClass({ size: 'wide' })}`}
    >
      Open Billing
    </a>
    <form action={PATHS.auth} className="mt-auto [[hidden]]:hidden">
      {plan.link ? (
        <a
          href={plan.link}
          aria-describedby={`plan-${plan.key}`}
          data-slot="button"
          className={`${buttonClass({ size: 'wide' })} ${LONG_TEXT}`}
        >
          {plan.button}
        </a>
      ) : (
        <>
          <input type="hidden" name="next" value={PATHS.pricing} />
          <button
            type="submit"
            aria-describedby={`plan-${plan.key}`}
            data-slot="button"
            className={`aria-busy:cursor-progress aria-busy:opacity-70 ${buttonClass({ look: 'primary', size: 'wide' })}`}
          >
            {plan.button}
          </button>
        </>
      )}
      <p data-slot="problem" role="alert" className="mt-3 text-13 text-bad empty:hidden" />
    </form>
  </li>
)
