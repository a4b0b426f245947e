import { PRODUCT } from '@jobapply/core/auth/constants'
import { useAuth } from '#platform/auth.tsx'
import { AccountCard } from './account-card.tsx'
import { NextSteps } from './next-steps.tsx'

export const meta = () => [{ title: `Dashboard · ${PRODUCT}` }]

export default function DashboardPage() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <div className="max-w-[66rem]">
      <h1 className="font-serif text-28">Welcome back!</h1>
      <p className="mt-1 text-ink-2">{user.userMetadata.display_name || user.email}</p>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[1fr_21rem]">
        <NextSteps />
        <AccountCard user={user} />
      </div>
    </div>
  )
}
