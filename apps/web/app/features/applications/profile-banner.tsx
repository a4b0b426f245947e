import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export const NoProfileWarning = () => (
  <EmptyState
    Icon={UserRoundPlus}
    title="No Profile Available"
    action={
      <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
        Create Profile
      </Link>
    }
  >
    No profile found. Please create a profile to use Auto Apply functionality.
  </EmptyState>
)

export function ProfileFound({ profiles, openedFor }: { profiles: readonly Profile[]; openedFor: string | undefined }) {
  const main = chooseProfile(profiles, openedFor)
  const others = profiles.length - 1
  return (
    <p role="note" aria-label="Profile found" className="flex gap-2 text-13 text-ink-2">
      <UserRoundCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 wrap-anywhere">
        Profile found: “{main?.profile_name}”
        {others > 0 && ` and ${others} ${others === 1 ? 'other' : 'others'}; each job goes out with the one that fits best`}.
      </span>
    </p>
  )
}
