import type { CurrentUser } from '@jobapply/core/auth/schema'
import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#platform/api.ts'
import { AuthProvider } from '#platform/auth.tsx'
import { BillingTab } from './billing-tab.tsx'
import { knownStatus } from './known-status.ts'
import { unknownStatus } from './status-of-parts.ts'

const USER: CurrentUser = {
  ...{ id: crypto.randomUUID(), email: 'ann@gmail.com', userMetadata: { display_name: 'Ann' } },
  ...{ created_at: '2026-11-16T08:00:00.000Z', last_sign_in_at: null, is_admin: true, scheduled_deletion_at: null },
  ...{ avatar_url: null, analytics: false },
}
const RULES = { domains: ['gmail.com'], passwordMinLength: 6, google: false }

/** The text of the tab for somebody without a subscription. */
function show(changes: Partial<SubscriptionStatus>) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(api.auth.session.queryKey(), { user: USER, rules: RULES })
  const status = { ...unknownStatus(USER.id), ...changes }
  queries.setQueryData(knownStatus(USER.id).queryKey, { status, source: 'live' })
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <MemoryRouter>
          <BillingTab />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return page.replace(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
}

const LINE = 'Your admin role lifts all application limits, whatever the plan below says.'
const FREE = "You're currently on the free plan with 3 job applications per month."

test("BILLING-005 BILLING-010 above an admin's plan one line says that the role lifts its limits", () => {
  const text = show({ application_limit: null })
  expect(text).toContain('Unlimited')
  for (const documented of [FREE, 'No Active Subscription', 'Free Plan (active)']) expect(text).toContain(documented)
  expect(text.indexOf(LINE)).toBeGreaterThan(0)
  expect(text.indexOf(LINE)).toBeLessThan(text.indexOf(FREE))
})

test('everybody else reads no such line', () => {
  const text = show({ application_limit: 3 })
  expect([text.includes(FREE), text.includes('admin role')]).toEqual([true, false])
})
