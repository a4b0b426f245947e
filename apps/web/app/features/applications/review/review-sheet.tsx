import type { Approval } from '@jobapply/core/applications/apply-schema'
import { tightestLimit } from '@jobapply/core/applications/review-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { createApprover, tellApproval } from './approve.ts'
import { LimitMeter } from './limit-meter.tsx'
import { hindrance, ReviewFoot } from './review-foot.tsx'
import { COLUMNS, ReviewLine } from './review-line.tsx'
import { missingFields, type ReviewProps, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** What would go out for each chosen job, before anything does. */
export default function ReviewSheet({ onClose, ...asked }: ReviewProps & { onClose: () => void }) {
  const review = useReview(asked)
  const { lines, usage, ticked } = review
  const profiles = useQuery(api.profiles.list.queryOptions())
  const resumes = useQuery(api.documents.resumes.list.queryOptions())
  const navigate = useNavigate()
  const place = useLocation()
  const [approve] = useState(createApprover)
  const { mutate, isPending } = useMutate()
  // Null: the person has closed it. A single job, or the first line that needs the person, opens by itself.
  const [opened, setOpened] = useState<string | null>()
  const needy = lines.length === 1 ? lines[0] : lines.find((line) => missingFields(line).length > 0 || line.open.length > 0)
  const openId = opened === undefined ? needy?.job.jobId : opened
  const toggleOpen = (jobId: string) => setOpened(jobId === openId ? null : jobId)
  const choices = { profiles: profiles.data ?? [], resumes: resumes.data ?? [] }

  async function send() {
    if (hindrance(review)) return
    await mutate(async (client) => {
      const approval = await approve(client, review)
      tellApproval(approval)
      if (approval.queued.length === 0) return void (await review.review.refetch())
      onClose()
      void navigate(placeOf(place, approval))
    })
  }
  const onKey = useReviewKeys({ ids: lines.map(({ job }) => job.jobId), onOpen: toggleOpen, onApprove: () => void send() })

  return (
    <WideDialog
      title="Review before anything goes out"
      hint="Approve, and each job waits in your queue. You open the employer's page and send it yourself."
      aside={usage && <LimitMeter usage={usage} chosen={ticked.length} />}
      footer={
        <ReviewFoot
          review={review}
          profiles={choices.profiles}
          isBusy={isPending}
          onApprove={() => void send()}
          onBack={onClose}
        />
      }
      onClose={onClose}
      onKeyDown={onKey}
    >
      {review.review.isError ? (
        <Loading query={review.review} />
      ) : (
        <div className="lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-surface">
          <div
            aria-hidden
            className={`grid bg-sunk px-5 py-2 text-12 text-ink-3 max-lg:hidden lg:border-b lg:border-line ${COLUMNS}`}
          >
            <span className="col-start-2">Job</span>
            <span>Profile</span>
            <span>Resume</span>
            <span>Letter</span>
            <span>Answers</span>
          </div>
          <ul aria-label="Jobs to approve" aria-busy={review.isPreparing} className="max-lg:grid max-lg:gap-3">
            {lines.map((line) => (
              <ReviewLine
                key={line.job.jobId}
                line={line}
                review={review}
                choices={choices}
                limit={usage ? tightestLimit(usage) : null}
                isOpen={line.reviewed !== undefined && line.job.jobId === openId}
                onOpen={() => toggleOpen(line.job.jobId)}
              />
            ))}
          </ul>
        </div>
      )}
    </WideDialog>
  )
}

/** The search stays in the address, so that the jobs are there again on the way back. */
function placeOf({ pathname, search }: { pathname: string; search: string }, { queued }: Approval) {
  const query = new URLSearchParams(search)
  query.delete('job')
  query.set('tab', queued.every(({ progress }) => progress === 'needs-you') ? 'needs-you' : 'queue')
  const page = pathname.startsWith(`${PATHS.autoApply}/`) ? pathname : PATHS.autoApply
  return `${page}?${query}`
}
