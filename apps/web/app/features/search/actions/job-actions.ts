import type { ScoredJob } from '@jobapply/core/search/schema'
import { Bookmark, BookmarkCheck, EyeOff, FilePen, type LucideIcon, Mail, Send } from 'lucide-react'
import type { JobMark } from '#features/search/search-state.ts'

/** What can be done with a found job where it is read. Each shows its own failure. */
export type JobActions = {
  markOf: (job: ScoredJob) => JobMark | undefined
  isSaved: (jobId: string) => boolean
  onApply: (job: ScoredJob) => void
  onTailor: (job: ScoredJob) => Promise<unknown>
  onLetter: (job: ScoredJob) => Promise<unknown>
  onSave: (job: ScoredJob, isSaved: boolean) => Promise<unknown>
  onHideCompany: (company: string) => Promise<unknown>
}

export type JobAction = {
  /** One letter; the same in the row, in the pane and on the keyboard. */
  key: string
  label: string
  Icon: LucideIcon
  isPressed?: boolean
  /** Why it cannot be done now. */
  isOff?: boolean
  run: () => unknown
}

const APPLIED: Readonly<Record<JobMark, string>> = { applied: 'Applied', queued: 'In your queue', 'needs-you': 'Needs you' }

/** In the order in which they are shown: the main one first. */
export function actionsFor(job: ScoredJob, actions: JobActions): JobAction[] {
  const mark = actions.markOf(job)
  const isSaved = actions.isSaved(job.id)
  return [
    { key: 'a', label: mark ? APPLIED[mark] : 'Apply', Icon: Send, isOff: mark !== undefined, run: () => actions.onApply(job) },
    { key: 't', label: 'Tailor resume', Icon: FilePen, run: () => actions.onTailor(job) },
    { key: 'l', label: 'Cover letter', Icon: Mail, run: () => actions.onLetter(job) },
    {
      ...{ key: 's', label: isSaved ? 'Saved' : 'Save', Icon: isSaved ? BookmarkCheck : Bookmark, isPressed: isSaved },
      run: () => actions.onSave(job, isSaved),
    },
    { key: 'h', label: 'Hide company', Icon: EyeOff, run: () => actions.onHideCompany(job.company) },
  ]
}
