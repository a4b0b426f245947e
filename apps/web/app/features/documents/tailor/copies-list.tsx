import { jobName } from '@jobapply/core/documents/tailoring'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Copy } from './use-copies.ts'

type Props = { copies: readonly Copy[]; isRunning: boolean; onRetry: () => void; onClose: () => void }

/** How far the copies are, and which were not made. */
export function CopiesList({ copies, isRunning, onRetry, onClose }: Props) {
  const made = copies.filter((copy) => copy.made).length
  const failed = copies.filter((copy) => copy.failure).length
  return (
    <>
      <div className="grid gap-2">
        <p role="status">
          {`${made} of ${copies.length} copies made${failed > 0 ? `, ${failed} failed` : ''}. Your resume stays as it is.`}
        </p>
        <Progress label="Copies" value={Math.round(((made + failed) / copies.length) * 100)} />
      </div>
      <ul aria-label="Copies" className="divide-y divide-line border-y border-line">
        {copies.map((copy) => (
          <li key={copy.job.jobId} className="flex gap-2.5 py-2.5">
            <Mark copy={copy} />
            <div className="min-w-0 wrap-anywhere">
              {copy.made ? (
                <Link to={`${PATHS.resume}/${copy.made.id}`} className="font-medium text-accent hover:underline">
                  {copy.made.name}
                </Link>
              ) : (
                jobName(copy.job)
              )}
              {copy.failure && <p className="text-13 text-bad">{copy.failure}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {failed > 0 && (
          <Button busy={isRunning} disabled={isRunning} onClick={onRetry}>
            Try again
          </Button>
        )}
        {!isRunning && (
          <Button look={failed > 0 ? 'quiet' : 'secondary'} onClick={onClose}>
            Back to the resume
          </Button>
        )}
      </div>
    </>
  )
}

function Mark({ copy }: { copy: Copy }) {
  const place = 'mt-0.5 size-4 shrink-0'
  if (copy.made) return <CircleCheck aria-label="Made" className={`${place} text-good`} />
  if (copy.failure) return <CircleAlert aria-label="Failed" className={`${place} text-bad`} />
  return <span className={place}>{copy.isMaking && <Spinner />}</span>
}
