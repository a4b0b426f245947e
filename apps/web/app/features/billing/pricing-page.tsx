import { PRODUCT } from '@jobapply/core/auth/constants'
import { Info } from 'lucide-react'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { PricingSection } from './pricing-section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description: `What ${PRODUCT} costs: a 4-day free trial without a card, then the plan that fits your search.`,
    path: PATHS.pricing,
  })

export default function PricingPage() {
  return (
    <div className="py-10 sm:py-16">
      <p
        data-checkout="cancelled"
        hidden
        role="status"
        className="mb-8 flex items-center gap-2.5 rounded-card bg-accent-wash px-4 py-3 [[hidden]]:hidden"
      >
        <Info aria-hidden className="size-4 shrink-0" />
        You left the checkout. You weren't charged.
      </p>
      <PricingSection Heading="h1" />
    </div>
  )
}
