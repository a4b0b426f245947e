import type { JobDetails, SearchPreferences } from '@jobapply/core/search/schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { FollowButton } from '#features/jobs/follow-button.tsx'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import type { JobActions } from './actions/job-actions.ts'
import { PaneActions } from './actions/pane-actions.tsx'
import { AliveLine } from './alive-line.tsx'
import { JobHead, JobText } from './job-head.tsx'
import { KnockOuts } from './knock-outs.tsx'
import { MatchParts } from './match-parts.tsx'
import type { ExtensionJob } from './session/search-state.ts'

const FoundJob = lazy(() => import('./found-job.tsx'))

type Props = {
  id: string
  profileId: string
  filters: SearchPreferences
  actions: JobActions
  /** The job as the extension found it, if it did. */
  found: ExtensionJob | undefined
  onRead: (jobId: string) => void
}

/** One job: knock-outs, the parts of the score, the health of the posting, and its text. */
export function JobView({ id, profileId, filters, actions, found, onRead }: Props) {
  const input = { id, profileId, filters }
  // The index does not know a job that only the extension found: do not ask again when it is reopened.
  const retryOnMount = found === undefined
  const details = useQuery(api.search.details.queryOptions({ input, placeholderData: keepPreviousData, retryOnMount }))
  if (found && isNotInIndex(details.error))
    return (
      <Suspense>
        <FoundJob key={id} found={found} actions={actions} onRead={onRead} />
      </Suspense>
    )
  if (!details.data) return <Loading query={details} />
  const isPrevious = details.isPlaceholderData
  return (
    <div inert={isPrevious} aria-busy={isPrevious} className={`transition-opacity ${isPrevious ? 'opacity-50' : ''}`}>
      <JobArticle details={details.data} profileId={profileId} actions={actions} />
    </div>
  )
}

/** Nobody stands behind a demo job, and a pasted page has no board. */
const NOT_FOLLOWED = ['demo', 'page']

const isNotInIndex = (error: unknown) => error instanceof ORPCError && error.code === 'JOB_NOT_FOUND'

function JobArticle({ details, profileId, actions }: { details: JobDetails; profileId: string; actions: JobActions }) {
  const { job, health, profiles } = details
  const [best] = profiles
  return (
    <section aria-label={`${job.title}, ${job.company}`} className="grid gap-4">
      <JobHead job={job} />
      <PaneActions job={job} actions={actions} isCompanyHidden={details.isCompanyHidden} />
      <AliveLine health={health}>
        {!NOT_FOLLOWED.includes(job.platform) && <FollowButton key={job.id} jobId={job.id} company={job.company} />}
      </AliveLine>
      <KnockOuts knockOuts={details.knockOuts} verdict={job.verdict} profileId={profileId} />
      {best && best.profileId !== profileId && best.matchScore > job.matchScore && (
        <p className="rounded-card bg-accent-wash p-3 text-13">
          Your profile “{best.profile_name}” fits better: {Math.round(best.matchScore)}.
        </p>
      )}
      <MatchParts details={details} />
      <section aria-label="The posting">
        <h3 className="text-14 font-semibold">The posting</h3>
        <ul className="mt-1 grid gap-0.5 text-13 text-ink-2">
          {health.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <JobText>{job.description}</JobText>
    </section>
  )
}
