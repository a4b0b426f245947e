import { PROGRESSES } from '@jobapply/core/applications/constants'
import type { Application } from '@jobapply/core/applications/schema'
import { ArrowUpRight } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { takeStep } from '#features/applications/stop/steps.ts'
import { usePending } from '#platform/pending.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { RowHead } from './row-head.tsx'

type Props = { application: Application; onReview: (application: Application) => void }

/** An application that waits to be sent, with what can be done about it. */
export function QueueRow({ application, onReview }: Props) {
  const { run, isPending: isBusy } = usePending()
  const [, setAddress] = useSearchParams()
  const { progress, approvedAt, location, source, job_title } = application
  const isFailed = progress === 'failed'
  const opened = {
    title: 'Opened in a new tab',
    description: `Send it there, then tell us under 'Needs you'.`,
    action: { label: 'Needs you', run: () => setAddress((query) => ({ ...Object.fromEntries(query), tab: 'needs-you' })) },
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <RowHead application={application}>
        {[approvedAt ? progressText(progress) : 'Proposed by automation', location, source].filter(Boolean).join(' · ')}
      </RowHead>
      <div className="flex flex-wrap items-center gap-2">
        {!approvedAt && (
          <Button size="small" disabled={isBusy} onClick={() => onReview(application)}>
            Review
          </Button>
        )}
        {isFailed && (
          <Button size="small" disabled={isBusy} onClick={() => void run(() => takeStep('retry', application))}>
            Retry
          </Button>
        )}
        {approvedAt && !isFailed && progress !== 'filling' && (
          <a
            href={application.application_url ?? application.job_url ?? undefined}
            target="_blank"
            rel="noreferrer"
            aria-label={`Apply to ${job_title} (opens in a new tab)`}
            onClick={() => void takeStep('open', application, opened)}
            className={buttonClass({ size: 'small' })}
          >
            Apply
            <ArrowUpRight aria-hidden className="size-4" />
          </a>
        )}
        {progress !== 'filling' && (
          <Button
            look="quiet"
            size="small"
            disabled={isBusy}
            aria-label={`Skip ${job_title}`}
            onClick={() => void run(() => takeStep('skip', application, skipped(application)))}
          >
            Skip
          </Button>
        )}
      </div>
    </li>
  )
}

export const skipped = ({ job_title, company }: Application) => ({
  title: 'Skipped',
  description: `${[job_title, company].filter(Boolean).join(', ')} is out of the queue and no longer counts against your limit.`,
})

const progressText = (progress: Application['progress']) => PROGRESSES[progress ?? 'ready']
