import { DEMO_DATA, TIERS, type Tier } from '@jobapply/core/admin/subscriptions-constants'
import { showsDemo } from '@jobapply/core/admin/subscriptions-rules'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { AdminOnly } from './admin-only.tsx'
import { AnalyticsCard } from './subscriptions/analytics-card.tsx'
import { EnrolledCard } from './subscriptions/enrolled-card.tsx'
import { EnrollmentCard } from './subscriptions/enrollment-card.tsx'

const TITLE = 'Subscription Analytics'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export default function SubscriptionAnalyticsPage() {
  return (
    <AdminOnly>
      <h1 className="mb-5 font-serif text-28">{TITLE}</h1>
      <Blocks />
    </AdminOnly>
  )
}

/** In the documented order (spec 3 §2). Each block loads and fails by itself. */
function Blocks() {
  const enrollment = useQuery(api.admin.subscriptions.enrollment.queryOptions())
  return (
    <div className="grid max-w-[66rem] gap-6">
      {enrollment.data && showsDemo(enrollment.data) && (
        <section aria-label={DEMO_DATA} className="rounded-card bg-warn-wash px-4 py-3 text-14 text-warn">
          <strong className="font-semibold">{DEMO_DATA}.</strong> Nobody has a professional or premium plan yet, so the plan
          enrollment below shows example figures.
        </section>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        {(Object.keys(TIERS) as Tier[]).map((tier) => (
          <EnrolledCard key={tier} tier={tier} price={enrollment.data?.prices[tier] ?? null} />
        ))}
      </div>
      <AnalyticsCard />
      <EnrollmentCard query={enrollment} />
    </div>
  )
}
