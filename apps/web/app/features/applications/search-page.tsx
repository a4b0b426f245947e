import type { KeptJob } from '@jobapply/core/applications/schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { SearchPanel } from '#features/search/search-panel.tsx'
import { PATHS } from '#paths.ts'
import { api, client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'

export const meta = () => [{ title: `Job Search · ${PRODUCT}` }]

export default function SearchPage() {
  const queries = useQueryClient()
  const profiles = useQuery(api.profiles.list.queryOptions())
  const saved = useQuery(api.applications.saved.list.queryOptions())
  const savedIds = new Set(saved.data?.map(({ job_id }) => job_id))

  async function save(jobs: readonly ScoredJob[]): Promise<boolean> {
    try {
      const now = await client.applications.saved.add({ profile_id: null, jobs: jobs.map(toKept) })
      queries.setQueryData(api.applications.saved.list.queryKey(), now)
      return true
    } catch (error) {
      toastFault(error)
      return false
    }
  }
  async function toggle(job: ScoredJob, isSaved: boolean) {
    if (!isSaved) {
      if (await save([job])) showToast({ title: 'Job saved', description: `${job.title}, ${job.company}`, kind: 'good' })
      return
    }
    try {
      queries.setQueryData(api.applications.saved.list.queryKey(), await client.applications.saved.remove({ job_id: job.id }))
    } catch (error) {
      toastFault(error)
    }
  }
  async function goOn(jobs: ScoredJob[]) {
    if (!(await save(jobs))) return
    const description = jobs.length === 1 ? 'Open the posting to apply.' : 'Open each posting to apply.'
    showToast({ title: `${jobs.length} ${jobs.length === 1 ? 'job is' : 'jobs are'} saved`, description, kind: 'good' })
  }

  return (
    <div className="max-w-[78rem]">
      <h1 className="mb-5 font-serif text-28">Job Search</h1>
      {!profiles.data ? (
        <Loading query={profiles} />
      ) : profiles.data.length === 0 ? (
        <EmptyState
          Icon={UserRoundPlus}
          title={NO_PROFILE_SELECTED}
          action={
            <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
              Create Profile
            </Link>
          }
        >
          A search is seen through one of your profiles: it says what you can do and what you look for.
        </EmptyState>
      ) : (
        <SearchPanel
          profiles={profiles.data}
          isApplied={() => false}
          isSaved={(id) => savedIds.has(id)}
          onSave={({ job }, isSaved) => toggle(job, isSaved)}
          onContinue={goOn}
        />
      )}
    </div>
  )
}

const toKept = (job: ScoredJob): KeptJob => ({
  job_id: job.id,
  job_title: job.title,
  company: job.company,
  location: job.location,
  job_url: job.url,
  application_url: job.applicationUrl,
  source: job.source,
})
