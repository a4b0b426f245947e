import { AUTO_APPLY_TITLE } from '@jobapply/core/applications/messages'
import { leftText } from '@jobapply/core/applications/review-rules'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

const AutomationDrawer = lazy(() => import('#features/applications/automation/automation-drawer.tsx'))

/** Heading, badges, and how many applications are left. */
export function AutoApplyHead({ profiles, openedFor }: { profiles: readonly Profile[]; openedFor: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const isActive = profiles.some((profile) => profile.automation_is_active)
  const profile = chooseProfile(profiles, openedFor)
  const { user } = useAuth()
  const usage = useQuery(api.billing.usage.queryOptions())
  const left = usage.data && leftText(usage.data)
  return (
    <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="font-serif text-28">{AUTO_APPLY_TITLE}</h1>
      {isActive && <Badge tone="good">Active</Badge>}
      {user?.is_admin && <Badge tone="accent">Admin Access - Unlimited</Badge>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:justify-between md:ml-auto">
        {left && <p className="text-13 text-ink-2">{left}</p>}
        {profile && (
          <Button onClick={() => setIsOpen(true)}>
            <SlidersHorizontal aria-hidden className="size-4" />
            Automation
          </Button>
        )}
      </div>
      {isOpen && profile && (
        <Suspense>
          <AutomationDrawer profiles={profiles} first={profile.id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
