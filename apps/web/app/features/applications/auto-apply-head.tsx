import { AUTO_APPLY_TITLE } from '@jobapply/core/applications/messages'
import { leftText } from '@jobapply/core/applications/review-rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Badge } from '#ui/badge.tsx'

/** Heading, badges, and how many applications are left. */
export function AutoApplyHead({ isActive }: { isActive: boolean }) {
  const { user } = useAuth()
  const usage = useQuery(api.billing.usage.queryOptions())
  const left = usage.data && leftText(usage.data)
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="font-serif text-28">{AUTO_APPLY_TITLE}</h1>
      {isActive && <Badge tone="good">Active</Badge>}
      {user?.is_admin && <Badge tone="accent">Admin Access - Unlimited</Badge>}
      {left && <p className="text-13 text-ink-2 max-md:w-full md:ml-auto">{left}</p>}
    </header>
  )
}
