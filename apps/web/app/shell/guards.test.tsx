import type { CurrentUser } from '@jobapply/core/auth/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { api } from '#platform/api.ts'
import { AuthProvider } from '#platform/auth.tsx'
import { AdminGate } from './guards.tsx'

const ADMIN: CurrentUser = {
  id: crypto.randomUUID(),
  email: 'ann@gmail.com',
  userMetadata: { display_name: 'Ann' },
  created_at: '2026-11-16T08:00:00.000Z',
  last_sign_in_at: null,
  is_admin: true,
  scheduled_deletion_at: null,
  avatar_url: null,
  analytics: false,
}
const RULES = { domains: ['gmail.com'], passwordMinLength: 6, google: false }

/** The text of a page of the app, for this person. */
async function open(path: string, user: CurrentUser) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(api.auth.session.queryKey(), { user, rules: RULES })
  const { prelude } = await prerender(
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <MemoryRouter initialEntries={[path]}>
          <AdminGate>the page itself</AdminGate>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return new Response(prelude).text()
}

test('admins who need two-step sign-in are asked to turn it on where the admin pages would be, and nowhere else', async () => {
  const blocked = { ...ADMIN, needsSecondFactor: true as const }
  for (const path of ['/admin', '/subscription-analytics']) {
    const page = await open(path, blocked)
    expect(page).toContain('Two-step sign-in needed')
    expect(page).not.toContain('the page itself')
    expect(await open(path, ADMIN)).toBe('the page itself')
  }
  expect(await open('/settings', blocked)).toBe('the page itself')
})
