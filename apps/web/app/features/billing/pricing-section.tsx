import { FALLBACK_PLANS, PLANS_NOT_LOADED } from '@jobapply/core/billing/constants'
import { CircleAlert } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { PlanCard } from './plan-card.tsx'
import { viewPlans } from './plan-view.ts'

/** The plans on /pricing and the landing page: prerendered from the seed, updated by `live-plans.ts`. */
export const PricingSection = ({ Heading }: { Heading: 'h1' | 'h2' }) => (
  <section id="pricing" aria-labelledby="pricing-title" data-plans data-state="seeded" className="group/plans scroll-mt-6">
    <Heading id="pricing-title" className="font-serif text-40 tracking-[-0.02em] sm:text-56">
      Pay for the pace you need
    </Heading>
    <div className="mt-4 min-h-22 sm:min-h-14">
      <p data-visitor="new" className="max-w-[60ch] text-18 text-ink-2 group-data-[state=failed]/plans:hidden [[hidden]]:hidden">
        Start with a 4-day free trial, no card required. Change or cancel your plan whenever you like. You keep what you paid for
        until the end of its period.
      </p>
      <p
        data-visitor="known"
        hidden
        className="max-w-[60ch] text-18 text-ink-2 group-data-[state=failed]/plans:hidden [[hidden]]:hidden"
      >
        <strong data-own-plan className="font-semibold text-ink" /> Change your plan or cancel it whenever you like.
      </p>
      <div
        role="alert"
        data-plans-alert
        hidden
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-bad-wash px-4 py-2.5 text-bad [[hidden]]:hidden"
      >
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0 flex-1 basis-56">
          <strong className="font-semibold">{PLANS_NOT_LOADED}</strong>
          <span className="text-ink-2">. What you see are examples; nothing can be bought until the real plans are here.</span>
        </p>
        <button type="button" data-plans-retry className={buttonClass()}>
          Retry
        </button>
      </div>
    </div>
    <ul
      data-plan-list
      aria-label="Plans"
      className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-5"
    >
      {viewPlans(FALLBACK_PLANS).map((plan) => (
        <PlanCard key={plan.key} plan={plan} Heading={Heading === 'h1' ? 'h2' : 'h3'} />
      ))}
    </ul>
    <p data-plans-empty hidden className="mt-8 text-ink-2">
      There are no plans to choose from right now. Please check back later.
    </p>
  </section>
)
