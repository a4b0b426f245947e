import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { toSearchQuery } from '@jobapply/core/search/address'
import { FIRST_LIST } from '@jobapply/core/search/constants'
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
  const missing = FIRST_LIST - open.length
  const isShort = Boolean(jobs.data) && missing > 0
  const atLeast = Math.max(1, missing)
  const near = useQuery(api.search.near.queryOptions({ input: { profileId, filters, atLeast }, enabled: isShort }))
  if (jobs.isPending || (isShort && near.isPending)) return <Skeleton className="h-170 w-full" />
  const total = jobs.data?.total ?? 0
  const listed = open.slice(0, FIRST_LIST).map((job) => toMatch(job, filters))
  const room = FIRST_LIST - listed.length
  const close = withoutRepeats(near.data?.filter(({ kind }) => kind !== 'other') ?? [], listed)
    .sort((one, other) => other.matchScore - one.matchScore)
    .slice(0, room)
  const others = withoutRepeats(near.data?.filter(({ kind }) => kind === 'other') ?? [], [...listed, ...close])
  const more = { 'These come close': close, 'Other open jobs': others.slice(0, room - close.length) }
  const isMore = close.length + others.length > 0
  // Blocked jobs are shown only where nothing else is.
  const found =
    listed.length > 0 || isMore ? listed : (jobs.data?.jobs ?? []).slice(0, FIRST_LIST).map((job) => toMatch(job, filters))
  return (
    <Card
      title="Best matches"
      hint={`for “${filters.searchTerm}”`}
      action={
        <Link to={pathOf(filters)} className={LINK}>
          {total > FIRST_LIST ? `See all ${total}` : 'Search jobs'}
        </Link>
      }
    >
      {!jobs.data ? (
        <Loading query={jobs} />
      ) : (
        <div className="grid gap-4">
          {total === 0 && (
            <p className="text-ink-2">
              No open jobs match “{filters.searchTerm}” today.{!isMore && ' Try other words on the search page.'}
            </p>
          )}
          {found.length > 0 && <MatchList isDense jobs={found} />}
          {Object.entries(more).map(
            ([heading, matches]) =>
              matches.length > 0 && (
                <section key={heading} aria-label={heading} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
                  <h3 className="mb-2 text-13 font-semibold text-ink-2">{heading}</h3>
                  <MatchList isDense jobs={matches} />
                </section>
              ),
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
