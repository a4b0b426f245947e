import { PRODUCT } from '@jobapply/core/auth/constants'
import { PricingSection } from '#features/billing/pricing-section.tsx'
import { Claims } from '#features/content/prose/claims.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { buttonClass } from '#ui/button.tsx'
import { ClosingCall } from './landing/closing-call.tsx'
import { Features } from './landing/features.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { Receipt } from './landing/receipt.tsx'
import { Testimonials } from './landing/testimonials.tsx'
import { WayIn } from './landing/way-in.tsx'

const PROMISE = 'Every application, as true as if you had written it yourself'

export const meta = () =>
  pageMeta({
    title: PROMISE,
    wholeTitle: `${PRODUCT} · ${PROMISE}`,
    description: `${PRODUCT} finds jobs that fit, prepares each application from your own facts, asks when it is not sure, and keeps a receipt of everything that was sent.`,
    path: PATHS.landing,
    facts: { '@type': 'WebApplication', name: PRODUCT, applicationCategory: 'BusinessApplication', operatingSystem: 'Any' },
  })

export default function LandingPage() {
  return (
    <>
      <section className="grid items-center gap-12 py-12 lg:grid-cols-[1fr_27.25rem] lg:gap-20 lg:py-20">
        <div>
          <p className="font-semibold text-accent">Job search, done with care</p>
          <h1 className="mt-3 font-serif text-40 tracking-[-0.03em] sm:text-56 lg:text-[4rem]/[4.125rem]">
            Every application, <em className="whitespace-nowrap text-accent">as true</em> as if you had written it yourself.
          </h1>
          <p className="mt-8 max-w-[36rem] text-18 text-ink-2">
            {PRODUCT} reads your resume, finds the jobs that fit, prepares the employer’s form with your own facts, asks when it
            is not sure, and keeps a receipt of everything that was sent.
          </p>
          <WayIn />
          <p className="mt-4 text-ink-3">
            <span data-visitor="new">4-day free trial, no card required. </span>Your data stays yours: export or delete it at any
            time.
          </p>
        </div>
        <Receipt />
      </section>
      <Claims of="claims" />
      <div>
        <Features />
        <HowItWorks />
        <Testimonials />
        {/* On a small screen the way in stays at the lower edge between the hero and the plans, which have their own. */}
        <p data-visitor="new" className="sticky bottom-3 z-10 pb-3 sm:hidden [[hidden]]:hidden">
          <a href={`${PATHS.auth}?tab=sign-up`} className={`shadow-sheet ${buttonClass({ look: 'primary', size: 'wide' })}`}>
            Start your 4-day trial
          </a>
        </p>
      </div>
      <div className="border-t border-line later-442 py-12 lg:later-167 lg:py-20">
        <PricingSection Heading="h2" />
      </div>
      <ClosingCall />
    </>
  )
}
