import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { toSearchQuery } from '@jobapply/core/search/address'
import type { NearSearch, ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
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

const SHOWN = 10

/** The scored list of somebody new: what the profile asks for, the best first. Nothing for a profile without a title. */
export default function BestMatches() {
  const { data: profiles = [] } = useQuery(api.profiles.list.queryOptions({ staleTime: JUST_READ_MS }))
  const profile = chooseProfile(profiles)
  const filters = profile && suggestFilters(profile)
  return filters && <Suggested profileId={profile.id} filters={filters} />
}

/** With fewer jobs than are shown, what comes close follows, as it does on the search page. */
function Suggested({ profileId, filters }: { profileId: string; filters: SearchPreferences }) {
  const jobs = useQuery(api.search.jobs.queryOptions({ input: { profileId, filters } }))
  const open = jobs.data?.jobs.filter(isOpen) ?? []
  const isShort = Boolean(jobs.data) && open.length < SHOWN
  const near = useQuery(api.search.near.queryOptions({ input: { profileId, filters }, enabled: isShort }))
  if (jobs.isPending || (isShort && near.isPending)) return <Skeleton className="h-170 w-full" />
  const total = jobs.data?.total ?? 0
  const listed = open.slice(0, SHOWN).map((job) => toMatch(job, filters))
  const close = withoutRepeats(near.data ?? [], listed).slice(0, SHOWN - listed.length)
  // Blocked jobs are shown only where nothing else is.
  const found =
    listed.length + close.length > 0 ? listed : (jobs.data?.jobs ?? []).slice(0, SHOWN).map((job) => toMatch(job, filters))
  return (
    <Card
      title="Best matches"
      hint={`for “${filters.searchTerm}”`}
      action={
        <Link to={pathOf(filters)} className={LINK}>
          {total > SHOWN ? `See all ${total}` : 'Search jobs'}
        </Link>
      }
    >
      {!jobs.data ? (
        <Loading query={jobs} />
      ) : (
        <div className="grid gap-4">
          {total === 0 && (
            <p className="text-ink-2">
              No open jobs match “{filters.searchTerm}” today.{close.length === 0 && ' Try other words on the search page.'}
            </p>
          )}
          {found.length > 0 && <MatchList isDense jobs={found} />}
          {close.length > 0 && (
            <section aria-labelledby="close-matches" className={found.length > 0 ? 'border-t border-line pt-4' : ''}>
              <h3 id="close-matches" className="mb-2 text-13 font-semibold text-ink-2">
                {near.data?.every(({ kind }) => kind === 'other') ? 'Other open jobs' : 'These come close'}
              </h3>
              <MatchList isDense jobs={close} />
            </section>
          )}
        </div>
      )}
    </Card>
  )
}

const isOpen = ({ verdict }: ScoredJob) => verdict !== 'blocked'
const pathOf = (filters: SearchPreferences, jobId?: string) =>
  `${PATHS.search}?${toSearchQuery({ filters, sort: DEFAULT_SORT, jobId })}`
const toMatch = (job: ScoredJob, filters: SearchPreferences) => ({ ...job, path: pathOf(filters, job.id) })

function withoutRepeats(near: readonly NearSearch[], found: readonly { id: string }[]) {
  const ids = new Set(found.map(({ id }) => id))
  return near.flatMap(({ jobs, filters }) => jobs.filter(({ id }) => !ids.has(id)).map((job) => toMatch(job, filters)))
}
