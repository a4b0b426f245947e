import { PRODUCT } from '@jobapply/core/auth/constants'
import { PricingSection } from '#features/billing/pricing-section.tsx'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Receipt } from './receipt.tsx'

export const meta = () => [
  { title: `${PRODUCT} · Every application, as true as if you had written it yourself` },
  {
    name: 'description',
    content: `${PRODUCT} fills in the employer’s form with your own facts, asks when it is not sure, and keeps a receipt of everything it sent.`,
  },
]

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
            {PRODUCT} reads your resume, finds the jobs that fit, fills in the employer’s form with your own facts, asks when it
            is not sure, and keeps a receipt of everything it sent.
          </p>
          <p className="mt-8 flex flex-wrap items-center gap-3">
            <a href={`${PATHS.auth}?tab=sign-up`} className={buttonClass({ look: 'primary', size: 'large' })}>
              Get Started
            </a>
            <a href={PATHS.auth} className={buttonClass({ size: 'large' })}>
              Sign In
            </a>
          </p>
        </div>
        <Receipt />
      </section>
      <div className="border-t border-line py-12 lg:py-20">
        <PricingSection Heading="h2" />
      </div>
    </>
  )
}
