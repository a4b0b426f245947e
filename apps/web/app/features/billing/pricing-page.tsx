import { PRODUCT } from '@jobapply/core/auth/constants'
import { PricingSection } from './pricing-section.tsx'

export const meta = () => [
  { title: `Pricing · ${PRODUCT}` },
  {
    name: 'description',
    content: `What ${PRODUCT} costs: a 4-day free trial without a card, then the plan that fits your search.`,
  },
]

export default function PricingPage() {
  return (
    <div className="py-10 sm:py-16">
      <PricingSection Heading="h1" />
    </div>
  )
}
