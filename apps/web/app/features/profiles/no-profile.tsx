import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import { PROFILES_NOT_LOADED } from '@jobapply/core/profiles/faults'
import type { UseQueryResult } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Shown on a screen about one profile to a person who has none. */
export const NoProfile = ({ children }: { children: string }) => (
  <EmptyState
    Icon={UserRoundPlus}
    title={NO_PROFILE_SELECTED}
    action={
      <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
        Go to Profiles
      </Link>
    }
  >
    {children}
  </EmptyState>
)

export const ProfilesNotLoaded = ({ query }: { query: UseQueryResult }) => (
  <section role="alert" className="grid justify-items-start gap-3">
    <h1 className="font-serif text-28">{PROFILES_NOT_LOADED.title}</h1>
    <p className="text-ink-2">{PROFILES_NOT_LOADED.message}</p>
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  </section>
)
