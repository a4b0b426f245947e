import type { KeptJob } from '@jobapply/core/applications/schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { NO_PROFILE_SELECTED } from '@jobapply/core/profiles/constants'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { SearchPanel } from '#features/search/search-panel.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { removeSavedJob, savedIds, saveJobs } from './saved-jobs.ts'
import { SearchSkeleton } from './search-skeleton.tsx'

const SavedJobsDialog = lazy(() => import('./saved-jobs-dialog.tsx'))
const TITLE = 'Job Search'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export default function SearchPage() {
  const profiles = useQuery(api.profiles.list.queryOptions())
  const ids = useQuery(savedIds)
  const [isListOpen, setIsListOpen] = useState(false)
  const saved = useMemo(() => new Set(ids.data), [ids.data])

  async function save(jobs: readonly ScoredJob[]): Promise<boolean> {
    try {
      await saveJobs(jobs.map(toKept))
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
    await remove(job.id)
  }
  async function remove(jobId: string) {
    try {
      await removeSavedJob(jobId)
    } catch (error) {
      toastFault(error)
    }
  }
  async function goOn(jobs: ScoredJob[]) {
    if (!(await save(jobs))) return
    const [title, posting] =
      jobs.length === 1 ? ['1 job is saved', 'its posting'] : [`${jobs.length} jobs are saved`, 'each posting']
    showToast({ title, description: `Nothing has been sent: open ${posting} from 'Saved jobs' to apply.`, kind: 'good' })
  }

  return (
    <div className="max-w-[78rem]">
      {profiles.isPending ? (
        <SearchSkeleton />
      ) : !profiles.data ? (
        <Loading query={profiles} />
      ) : profiles.data.length === 0 ? (
        <>
          <h1 className="mb-5 font-serif text-28">{TITLE}</h1>
          <EmptyState
            Icon={UserRoundPlus}
            title={NO_PROFILE_SELECTED}
            action={
              <Link to={PATHS.profiles} className={buttonClass({ look: 'primary' })}>
                Create Profile
              </Link>
            }
          >
            We search with one of your profiles: it says what you can do and what you are looking for.
          </EmptyState>
        </>
      ) : (
        <SearchPanel
          title={TITLE}
          tools={[{ label: `Saved jobs (${saved.size})`, Icon: Bookmark, onUse: () => setIsListOpen(true) }]}
          profiles={profiles.data}
          isApplied={() => false}
          isSaved={(id) => saved.has(id)}
          onSave={({ job }, isSaved) => toggle(job, isSaved)}
          onContinue={goOn}
        />
      )}
      {isListOpen && (
        <Suspense>
          <SavedJobsDialog onRemove={(id) => void remove(id)} onClose={() => setIsListOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const toKept = (job: ScoredJob): KeptJob => ({
  jobId: job.id,
  job_title: job.title,
  company: job.company,
  location: job.location,
  job_url: job.url,
  application_url: job.applicationUrl,
  source: job.source,
})
