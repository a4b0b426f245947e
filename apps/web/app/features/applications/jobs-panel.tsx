import { MAX_REVIEWED } from '@jobapply/core/applications/constants'
import { indexMarks } from '@jobapply/core/applications/marks'
import type { KeptJob } from '@jobapply/core/applications/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { startLetter, startTailoring } from '#features/documents/letters/start-for-job.ts'
import { SearchPanel } from '#features/search/search-panel.tsx'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { toKept } from './kept-job.ts'
import { removeSavedJob, savedIds, saveJob } from './saved-jobs.ts'

const SavedJobsDialog = lazy(() => import('./saved-jobs-dialog.tsx'))
const ReviewSheet = lazy(() => import('#features/applications/review/review-sheet.tsx'))

type Props = { title?: string; profiles: readonly Profile[]; openedFor?: string | undefined }

/** The search of /search, which has a title of its own, and of /auto-apply, with saved jobs, marks of what was applied to, and the review that 'Continue to Apply' opens. */
export function JobsPanel({ title, profiles, openedFor }: Props) {
  const ids = useQuery(savedIds)
  const marks = useQuery(api.applications.marks.queryOptions())
  const held = useQuery(api.applications.automation.held.queryOptions())
  const saved = useMemo(() => new Set(ids.data), [ids.data])
  const markOf = useMemo(() => indexMarks(marks.data ?? []), [marks.data])
  const navigate = useNavigate()
  const [isListOpen, setIsListOpen] = useState(false)
  const [review, setReview] = useState<{ profileId: string; jobs: KeptJob[] }>()
  // Kept here: who goes back to the jobs finds the ticks again.
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())

  function openReview(jobs: readonly ScoredJob[], profileId: string) {
    setReview({ profileId, jobs: jobs.slice(0, MAX_REVIEWED).map(toKept) })
    if (jobs.length > MAX_REVIEWED)
      showToast({
        title: `The first ${MAX_REVIEWED} jobs`,
        description: `A review holds up to ${MAX_REVIEWED} jobs. The others stay selected.`,
        kind: 'good',
      })
  }
  const toggle = (job: ScoredJob, isSaved: boolean) =>
    isSaved ? removeSavedJob(job.id) : saveJob(toKept(job), { title: 'Job saved', description: `${job.title}, ${job.company}` })

  return (
    <>
      <SearchPanel
        {...(title && { title, searchesByItself: true })}
        tools={[{ label: `Saved jobs (${saved.size})`, Icon: Bookmark, onUse: () => setIsListOpen(true) }]}
        profiles={profiles}
        openedFor={openedFor}
        markOf={markOf}
        held={held.data}
        isSaved={(id) => saved.has(id)}
        onSave={toggle}
        onContinue={openReview}
        onTailor={(job, profileId) => startTailoring(job, profileId, navigate)}
        onLetter={(job, profileId) => startLetter(job, profileId, navigate)}
      />
      <Suspense>
        {isListOpen && <SavedJobsDialog onRemove={(id) => void removeSavedJob(id)} onClose={() => setIsListOpen(false)} />}
        {review && <ReviewSheet {...review} unticked={unticked} onUntick={setUnticked} onClose={() => setReview(undefined)} />}
      </Suspense>
    </>
  )
}
