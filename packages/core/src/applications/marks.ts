import { canonicalAddress } from '#jobs/address'
import type { ScoredJob } from '#search/schema'
import type { ApplicationMark } from './apply-schema.ts'

/** How a job in a list is marked: it was applied to, it waits in the queue, or under 'Needs you'. */
export type JobMark = 'applied' | 'queued' | 'needs-you'

/** A job that was only saved, or was skipped before it was sent, can be chosen like any other. */
export function markOf({ status, progress }: Pick<ApplicationMark, 'status' | 'progress'>): JobMark | undefined {
  if (status === 'saved' || progress === 'skipped') return undefined
  if (status !== 'queued') return 'applied'
  return progress === 'needs-you' || progress === 'unconfirmed' ? 'needs-you' : 'queued'
}

/** Looks jobs up by their id, and by their address for those that another source lists. */
export function indexMarks(marks: readonly ApplicationMark[]) {
  const byKey = new Map<string, JobMark>()
  for (const mark of marks) {
    const marked = markOf(mark)
    if (!marked) continue
    byKey.set(mark.jobId, marked)
    if (mark.address) byKey.set(mark.address, marked)
  }
  // Each job is asked for at every rendering of a list, and reading an address takes time.
  const known = new WeakMap<object, JobMark | 'none'>()
  return (job: Pick<ScoredJob, 'id' | 'url'>): JobMark | undefined => {
    if (byKey.size === 0) return undefined
    const found = known.get(job) ?? byKey.get(job.id) ?? byKey.get(canonicalAddress(job.url)) ?? 'none'
    known.set(job, found)
    return found === 'none' ? undefined : found
  }
}
