import { GRACE_DAYS } from '@jobapply/core/account/deletion-constants'
import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, periodText } from '@jobapply/core/account/retention'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { LegalText } from './legal-text.tsx'

export const meta = () =>
  pageMeta({ title: 'GDPR', description: `Your rights, and how long ${PRODUCT} keeps what.`, path: PATHS.gdpr })

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 grid max-w-[42rem] gap-3 text-16">
    <h2 className="font-serif text-28">{title}</h2>
    {children}
  </section>
)

/** The lists are the tables that the tasks read, so that the page says what really happens. */
export default function GdprPage() {
  return (
    <LegalText title="Your data and the GDPR">
      <Section title="Your rights">
        <p>
          You can read, correct, export and delete what we hold about you, by yourself: under Settings, Privacy, “Export My Data”
          gives you everything, and the Danger Zone deletes your account. We answer written requests within one month.
        </p>
      </Section>
      <Section title="When you close your account">
        <p>
          After you have confirmed, your account stays for {GRACE_DAYS} days, so that you can change your mind. Then every row and
          every file of yours is deleted, and we tell the payment provider to delete your data, too. Only this is kept:
        </p>
        <ul className="divide-y divide-line border-y border-line">
          {Object.values(KEPT_AFTER_CLOSING).map(({ what, how, why, period }) => (
            <li key={what} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_7rem]">
              <div>
                <h3 className="font-semibold">{what}</h3>
                <p className="text-ink-2">
                  {how} {why}
                </p>
              </div>
              <p className="text-ink-2 sm:text-right">{periodText(period)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What we delete automatically">
        <ul className="divide-y divide-line border-y border-line">
          {Object.values(KEPT_WHILE_OPEN).map(({ what, period }) => (
            <li key={what} className="flex justify-between gap-6 py-2.5">
              <span>{what}</span>
              <span className="shrink-0 text-ink-2">{periodText(period)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </LegalText>
  )
}
