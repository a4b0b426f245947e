import { PRODUCT } from '@jobapply/core/auth/constants'
import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { JobsPanel } from '#features/applications/jobs-panel.tsx'
import { SearchSkeleton } from '#features/applications/search-skeleton.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

const TITLE = 'Job Search'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export default function SearchPage() {
  const profiles = useQuery(api.profiles.list.queryOptions())
  return (
    <div className="max-w-[78rem]">
      {profiles.isPending ? (
        <SearchSkeleton />
      ) : !profiles.data ? (
        <Loading query={profiles} />
      ) : profiles.data.length === 0 ? (
        <>
          <h1 className="sr-only">{TITLE}</h1>
          <EmptyState
            Icon={UserRoundPlus}
            title={NO_PROFILE_SELECTED}
            action={
              <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
                Create Profile
              </Link>
            }
          >
            We search with one of your profiles: it says what you can do and what you're looking for.
          </EmptyState>
        </>
      ) : (
        <JobsPanel title={TITLE} profiles={profiles.data} />
      )}
    </div>
  )
}
