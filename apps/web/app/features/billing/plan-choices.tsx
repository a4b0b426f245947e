import { PLANS_NOT_LOADED } from '@jobapply/core/billing/constants'
import { inOrder, isFree, isOnRequest, periodText, planButton, priceText } from '@jobapply/core/billing/price-rules'
import { limitText } from '@jobapply/core/billing/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardLoading } from './card-loading.tsx'
import { ViewPlans } from './no-subscription.tsx'
import { openCheckout } from './payment-page.ts'
import { contactPath, LONG_TEXT } from './plan-view.ts'

/** The plans on sale, for people without a paid plan; each opens its checkout in a new tab (BILLING-025). */
export function PlanChoices({ mayBuy, offersAll }: { mayBuy: boolean; offersAll: boolean }) {
  const plans = useQuery(api.billing.plans.queryOptions())
  const [opening, setOpening] = useState<string>()

  async function buy(plan: string) {
    setOpening(plan)
    await openCheckout(plan)
    setOpening(undefined)
  }

  return (
    <Card title="Upgrade Plan" action={offersAll && <ViewPlans mayBuy={mayBuy} />}>
      {plans.data ? (
        <ul className="divide-y divide-line">
          {inOrder(plans.data.filter((plan) => !isFree(plan))).map((plan) => (
            <li key={plan.plan_key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <h3 id={`buy-${plan.plan_key}`} className="font-semibold">
                  {plan.plan_name}
                </h3>
                <p className="text-13 text-ink-3">
                  {!isOnRequest(plan) && `${priceText(plan)} ${periodText(plan)} · `}
                  {limitText(plan.auto_apply_limit, plan.limit_period)}
                </p>
              </div>
              {isOnRequest(plan) ? (
                <a
                  href={contactPath(plan.plan_key)}
                  target="_blank"
                  rel="noopener"
                  aria-describedby={`buy-${plan.plan_key}`}
                  className={`max-w-3/5 shrink! ${buttonClass()} ${LONG_TEXT}`}
                >
                  {planButton(plan)}
                </a>
              ) : (
                <Button
                  look="primary"
                  aria-describedby={`buy-${plan.plan_key}`}
                  disabled={!mayBuy || opening !== undefined}
                  busy={opening === plan.plan_key}
                  onClick={() => void buy(plan.plan_key)}
                >
                  {planButton(plan)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : plans.isError ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{PLANS_NOT_LOADED}</p>
          <Button busy={plans.isFetching} onClick={() => void plans.refetch()}>
            Retry
          </Button>
        </div>
      ) : (
        <CardLoading query={plans} label="Loading plans" rows={2} />
      )}
    </Card>
  )
}
