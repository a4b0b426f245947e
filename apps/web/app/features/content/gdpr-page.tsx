import { GRACE_DAYS } from '@jobapply/core/account/deletion-constants'
import { KEPT_AFTER_CLOSING, KEPT_WHILE_OPEN, periodText } from '@jobapply/core/account/retention'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'

export const meta = () => [
  { title: `GDPR · ${PRODUCT}` },
  { name: 'description', content: `Your rights, and how long ${PRODUCT} keeps what.` },
]

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 grid gap-3">
    <h2 className="font-serif text-20">{title}</h2>
    {children}
  </section>
)

/** The lists are the tables that the tasks read, so that the page says what really happens. */
export default function GdprPage() {
  return (
    <article className="max-w-[42rem] py-10 sm:py-16">
      <h1 className="font-serif text-[2.5rem]/12">Your data and the GDPR</h1>
      <p className="mt-3 text-ink-3">January 1, 2024</p>
      <Section title="Your rights">
        <p>
          You can read, correct, export and delete what we hold about you, by yourself: under Settings, Privacy, “Export My Data”
          gives you everything, and the Danger Zone deletes your account. Requests in writing are answered within one month.
        </p>
      </Section>
      <Section title="When you close your account">
        <p>
          After you have confirmed, your account stays for {GRACE_DAYS} days, so that you can change your mind. Then every row and
          every file of yours is deleted, and the payment provider is told to delete you too. This is kept, and nothing else:
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
      <Section title="What goes by itself">
        <ul className="divide-y divide-line border-y border-line">
          {Object.values(KEPT_WHILE_OPEN).map(({ what, period }) => (
            <li key={what} className="flex justify-between gap-6 py-2.5">
              <span>{what}</span>
              <span className="shrink-0 text-ink-2">{periodText(period)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </article>
  )
}
