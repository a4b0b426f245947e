import { withoutMark } from '@jobapply/core/documents/prose'
import { contentOf } from '@jobapply/core/documents/rules'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import type { TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { isAcceptedAtFirst, type TailorChange, tailorChanges, takeTailoring } from '@jobapply/core/documents/tailoring'
import { useMemo, useState } from 'react'
import type { ResumeValues } from '#features/documents/editing/resume-values.ts'
import type { DrawnChange } from '#features/documents/preview/places.ts'

/** What was proposed for the chosen jobs; `gone` names those whose posting we no longer have. */
export type Proposals = { jobs: readonly TailoredJob[]; gone: readonly string[] }
type Review = Proposals & {
  jobId: string | undefined
  /** Rejected changes of each job. */
  rejected: Readonly<Record<string, readonly string[]>>
}
export type OpenReview = NonNullable<ReturnType<typeof useReview>['review']>

const NOTHING: readonly string[] = []

/** The person looks at proposals: which job, which changes are accepted, and the page as a proof of it. */
export function useReview(values: ResumeValues) {
  const [review, setReview] = useState<Review>()
  const content = useMemo(() => contentOf(values), [values])
  /** Changes of this job that the person has to accept first. */
  const atFirst = (one: TailoredJob) =>
    tailorChanges(content, one).flatMap((change) => (isAcceptedAtFirst(change) ? [] : change.key))
  const job = review?.jobs.find(({ jobId }) => jobId === review.jobId)
  const rejected = (job && review?.rejected[job.jobId]) ?? NOTHING
  const changes = useMemo(() => (job ? tailorChanges(content, job) : []), [content, job])
  const proof = useMemo(() => {
    if (!job) return undefined
    const accepted = changes.filter(({ key }) => !rejected.includes(key))
    const keys = accepted.map(({ key }) => key)
    const shown = takeTailoring(content, job, { keys, keepsLeftOut: true })
    return { values: { ...values, ...shown }, drawn: accepted.flatMap(drawTexts) }
  }, [values, content, job, changes, rejected])

  return {
    /** Undefined while nothing is reviewed. */
    proof,
    start: ({ jobs, gone }: Proposals) =>
      setReview({
        jobs,
        gone,
        jobId: jobs[0]?.jobId,
        rejected: Object.fromEntries(jobs.map((one) => [one.jobId, atFirst(one)])),
      }),
    stop: () => setReview(undefined),
    review: review && {
      ...review,
      job,
      changes,
      isAccepted: (key: string) => !rejected.includes(key),
      reject: (keys: readonly string[]) => job && setReview({ ...review, rejected: { ...review.rejected, [job.jobId]: keys } }),
      choose: (jobId: string) => setReview({ ...review, jobId }),
      /** The resume with what is accepted for this job. */
      contentFor: (one: TailoredJob): ResumeContent => {
        const all = tailorChanges(content, one).map(({ key }) => key)
        return takeTailoring(content, one, { keys: all.filter((key) => !review.rejected[one.jobId]?.includes(key)) })
      },
    },
  }
}

const drawTexts = ({ section, entry, kind, texts }: TailorChange): DrawnChange[] =>
  texts.map((text) => ({
    section,
    entry,
    isLine: true,
    parts: [{ kind: kind === 'left out' ? 'old' : 'new', text: withoutMark(text) }],
  }))
