import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { toSearchQuery } from '@jobapply/core/search/address'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { suggestFilters } from '@jobapply/core/search/suggested'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { JUST_READ_MS } from '#platform/query-client.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LINK, MatchList } from './match-list.tsx'

const SHOWN = 5

/** The scored list of somebody new: what the profile asks for, the best first. Nothing for a profile without a title. */
export default function BestMatches() {
  const { data: profiles = [] } = useQuery(api.profiles.list.queryOptions({ staleTime: JUST_READ_MS }))
  const profile = chooseProfile(profiles)
  const filters = profile && suggestFilters(profile)
  return filters && <Suggested profileId={profile.id} filters={filters} />
}

function Suggested({ profileId, filters }: { profileId: string; filters: SearchPreferences }) {
  const jobs = useQuery(api.search.jobs.queryOptions({ input: { profileId, filters } }))
  const pathTo = (jobId?: string) => `${PATHS.search}?${toSearchQuery({ filters, sort: DEFAULT_SORT, jobId })}`
  if (jobs.isPending) return <Skeleton className="h-121 w-full" />
  const total = jobs.data?.total ?? 0
  return (
    <Card
      title="Best matches"
      hint={`for “${filters.searchTerm}”`}
      action={
        <Link to={pathTo()} className={LINK}>
          {total > SHOWN ? `See all ${total}` : 'Search jobs'}
        </Link>
      }
    >
      {!jobs.data ? (
        <Loading query={jobs} />
      ) : total === 0 ? (
        <p className="text-ink-2">No open job matches “{filters.searchTerm}” today. Other words may find some.</p>
      ) : (
        <MatchList jobs={jobs.data.jobs.slice(0, SHOWN).map((job) => ({ ...job, path: pathTo(job.id) }))} />
      )}
    </Card>
  )
}
