import { jobName, tailorChanges } from '@jobapply/core/documents/tailoring'
import { Check, FilePen } from 'lucide-react'
import { ReviewChanges } from '#features/documents/tailor/review-changes.tsx'
import { Button } from '#ui/button.tsx'
import type { Line, ReviewState } from './use-review.ts'

/** The resume for this job: the copy that was tailored to it, or what tailoring would change. The copy is made with the approval. */
export function LineTailoring({ line, review: { tailoring } }: { line: Line; review: ReviewState }) {
  const { job, reviewed, resumeId } = line
  if (!reviewed) return null
  const { jobId } = job
  const { profileId, resume } = reviewed
  const state = tailoring.stateOf(jobId)
  const isTailored = resume?.isTailored && resume.id === resumeId
  return (
    <section aria-label="Tailored resume">
      <h3 className="text-13 font-semibold text-ink-3">Resume</h3>
      {isTailored && !state ? (
        <p className="mt-1.5 flex items-center gap-1.5 text-14">
          <Check aria-hidden className="size-4 shrink-0 text-good" />
          Tailored to this job
        </p>
      ) : typeof state === 'object' ? (
        <Proposed tailored={state} onReject={(keys) => tailoring.reject(jobId, keys)} onDrop={() => tailoring.drop(jobId)} />
      ) : (
        <div className="mt-1.5 grid justify-items-start gap-1.5">
          <Button
            size="small"
            busy={state === 'busy'}
            disabled={state === 'busy' || state === 'gone'}
            onClick={() => void tailoring.propose({ jobId, profileId, resumeId })}
          >
            <FilePen aria-hidden className="size-4" />
            Tailor to this job
          </Button>
          <p className="text-13 text-ink-2" role={state === 'gone' ? 'alert' : undefined}>
            {state === 'gone'
              ? "We don't have the text of this posting, so we can't tailor to it."
              : 'See what would change. A copy is made when you approve; your resume stays as it is.'}
          </p>
        </div>
      )}
    </section>
  )
}

type ProposedProps = {
  tailored: NonNullable<ReturnType<ReviewState['tailoring']['find']>>
  onReject: (keys: string[]) => void
  onDrop: () => void
}

function Proposed({ tailored: { resume, proposal, rejected }, onReject, onDrop }: ProposedProps) {
  const changes = tailorChanges(resume.content, proposal)
  return (
    <div className="mt-1.5 grid gap-2">
      {changes.length === 0 ? (
        <p className="text-14">This resume already starts with what {jobName(proposal)} asks for.</p>
      ) : (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className="grid max-h-96 gap-2 overflow-y-auto"
        >
          <ReviewChanges changes={changes} isAccepted={(key) => !rejected.includes(key)} onReject={onReject} />
        </div>
      )}
      <button type="button" onClick={onDrop} className="justify-self-start text-13 font-medium text-accent hover:underline">
        Send the resume as it is
      </button>
    </div>
  )
}
