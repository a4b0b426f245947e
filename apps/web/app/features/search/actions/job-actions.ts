import type { ScoredJob } from '@jobapply/core/search/schema'
import { Bookmark, BookmarkCheck, EyeOff, FilePen, type LucideIcon, Mail, Send, ThumbsDown } from 'lucide-react'
import type { JobMark } from '#features/search/session/search-state.ts'

/** What can be done with a found job where it is read. Each shows its own failure. */
export type JobActions = {
  markOf: (job: ScoredJob) => JobMark | undefined
  isSaved: (jobId: string) => boolean
  onApply: (job: ScoredJob) => void
  onTailor: (job: ScoredJob) => Promise<unknown>
  onLetter: (job: ScoredJob) => Promise<unknown>
  onSave: (job: ScoredJob, isSaved: boolean) => Promise<unknown>
  onUnwanted: (job: ScoredJob) => Promise<unknown>
  onHideCompany: (company: string) => Promise<unknown>
}

export type JobAction = {
  /** One letter; the same in the row, in the pane and on the keyboard. */
  key: string
  label: string
  /** Part of the label, where there is little room. */
  short: string
  Icon: LucideIcon
  isPressed?: boolean
  /** It cannot be done now. */
  isOff?: boolean
  run: () => unknown
}

const APPLIED: Readonly<Record<JobMark, string>> = { applied: 'Applied', queued: 'In your queue', 'needs-you': 'Needs you' }

/** In the order in which they are shown: the main one first. */
export function actionsFor(job: ScoredJob, actions: JobActions): JobAction[] {
  const mark = actions.markOf(job)
  const isSaved = actions.isSaved(job.id)
  const apply = mark ? APPLIED[mark] : 'Apply'
  const short = mark === 'queued' ? 'Queued' : apply
  const save = isSaved ? 'Saved' : 'Save'
  return [
    { key: 'a', label: apply, short, Icon: Send, isOff: mark !== undefined, run: () => actions.onApply(job) },
    { key: 't', label: 'Tailor resume', short: 'Tailor', Icon: FilePen, run: () => actions.onTailor(job) },
    { key: 'l', label: 'Cover letter', short: 'Letter', Icon: Mail, run: () => actions.onLetter(job) },
    {
      ...{ key: 's', label: save, short: save, Icon: isSaved ? BookmarkCheck : Bookmark, isPressed: isSaved },
      run: () => actions.onSave(job, isSaved),
    },
    { key: 'n', label: 'Not like this', short: 'Not this', Icon: ThumbsDown, run: () => actions.onUnwanted(job) },
    { key: 'h', label: 'Hide company', short: 'Hide', Icon: EyeOff, run: () => actions.onHideCompany(job.company) },
  ]
}
