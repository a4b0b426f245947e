import type { CurrentUser } from '@jobapply/core/auth/schema'
import { momentText } from '@jobapply/core/shared/time/show-dates'

/** The account's facts, styled like a receipt. */
export function AccountCard({ user }: { user: CurrentUser }) {
  const rows = [
    ['Email', user.email],
    ['Name', user.userMetadata.display_name ?? 'not given'],
    ['Member since', momentText(user.created_at)],
    ['Last sign-in', user.last_sign_in_at ? momentText(user.last_sign_in_at) : 'this is the first'],
    ['Role', user.is_admin ? 'Administrator' : 'Job seeker'],
  ] as const
  return (
    <section aria-labelledby="account" className="rounded-card border border-line bg-surface px-5 pt-3.5 pb-3">
      <h2 id="account" className="border-b border-dashed border-line-strong pb-3 text-16 font-semibold">
        Your account
      </h2>
      <dl className="text-13 max-md:divide-y max-md:divide-line md:flex md:flex-wrap md:justify-between md:gap-x-8 md:gap-y-3 md:pt-3">
        {rows.map(([label, value]) => (
          <div key={label} className="min-w-0 max-md:flex max-md:justify-between max-md:gap-4 max-md:py-2.5">
            <dt className="shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere max-md:text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
