import type { TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { gapsOf, jobName, tailoredName } from '@jobapply/core/documents/tailoring'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PATHS } from '#paths.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { CopiesList } from './copies-list.tsx'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewGaps } from './review-gaps.tsx'
import type { Copies } from './use-copies.ts'
import type { OpenReview } from './use-review.ts'

type Props = {
  review: OpenReview
  copies: Copies
  /** Writes what is accepted for this job into the open resume. */
  onTake: (job: TailoredJob) => void
  onClose: () => void
}

/** What would change for a job, beside the page that shows it. */
export function ReviewPanel({ review, copies: { copies, isRunning, make }, onTake, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { jobs, gone, job, changes } = review
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    const [first, ...others] = await make(jobs, review.contentFor)
    if (others.length > 0 || !first?.made) return
    await navigate(`${PATHS.resume}/${first.made.id}`)
    showToast({ title: 'Copy made', description: `This is "${first.made.name}". The original is unchanged.`, kind: 'good' })
  }

  const isMaking = copies.length > 0 && (jobs.length > 1 || !!copies[0]?.made)
  return (
    <section aria-labelledby="review-heading" className="grid gap-4 px-6 py-5">
      <div>
        <button
          type="button"
          disabled={isRunning}
          onClick={onClose}
          className="inline-flex items-center gap-1.5 text-13 font-medium text-accent hover:underline disabled:opacity-55"
        >
          <ArrowLeft aria-hidden className="size-3.5" />
          Back to the resume
        </button>
        <h2 ref={heading} id="review-heading" tabIndex={-1} className="mt-1 text-18 font-semibold wrap-anywhere outline-none">
          {titleOf(jobs)}
        </h2>
        <p className="mt-0.5 text-13 text-ink-2">
          Your own lines, in the order this job asks for. New wording is yours to accept, line by line. All of this happens here.
          Nothing is sent anywhere.
        </p>
      </div>
      {gone.length > 0 && (
        <Alert kind="bad">{`We no longer have the posting of ${gone.join('; ')}, so we can't tailor to it.`}</Alert>
      )}
      {isMaking ? (
        <CopiesList copies={copies} isRunning={isRunning} onRetry={() => void make(jobs, review.contentFor)} onClose={onClose} />
      ) : (
        <>
          {jobs.length > 1 && (
            <Select
              aria-label="Job"
              options={Object.fromEntries(jobs.map((one) => [one.jobId, jobName(one)]))}
              empty={null}
              value={review.jobId ?? null}
              onChange={(jobId) => jobId && review.choose(jobId)}
            />
          )}
          {job && changes.length === 0 && <p>Your lines are already in the best order for this job.</p>}
          {changes.length > 0 && <ReviewChanges changes={changes} isAccepted={review.isAccepted} onReject={review.reject} />}
          {jobs.some(({ gaps }) => gaps.length > 0) && <ReviewGaps gaps={gapsOf(jobs)} isForSeveral={jobs.length > 1} />}
          {copies[0]?.failure && <Alert kind="bad">{copies[0].failure}</Alert>}
          {job && (
            <div className="sticky bottom-0 -mx-6 -mb-5 grid gap-2 border-t border-line bg-surface px-6 py-4">
              <div className="flex flex-wrap gap-2">
                <Button look="primary" busy={isRunning} disabled={isRunning} onClick={() => void copy()}>
                  {jobs.length > 1 ? `Make ${jobs.length} copies` : 'Make a copy'}
                </Button>
                {jobs.length === 1 && (
                  <Button disabled={isRunning || !changes.some(({ key }) => review.isAccepted(key))} onClick={() => onTake(job)}>
                    Change this resume
                  </Button>
                )}
              </div>
              <p className="text-13 wrap-anywhere text-ink-2">
                {jobs.length > 1
                  ? 'The original stays as it is. Each copy is named after its job.'
                  : `The original stays as it is. The copy is called "${tailoredName(job)}".`}
              </p>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function titleOf(jobs: readonly TailoredJob[]): string {
  const [first, ...others] = jobs
  if (!first) return 'Nothing to tailor to'
  return others.length > 0 ? `Tailored to ${jobs.length} jobs` : `Tailored to ${jobName(first)}`
}
